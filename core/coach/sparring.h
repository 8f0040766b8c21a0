// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/drill.h"
#include "core/rules/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// Chooses the replies in a game of sparring: those that lead to what the person does not know yet (TRAINING,
/// 2). A snapshot: tries after it was made change nothing.
class SparringGuide
{
public:
    /// @param tree of a repertoire, whose positions follow from one another
    SparringGuide(DrillTree tree, const DrillMemory &memory, std::int64_t today);

    /// The reply after which a position that is not known may come soonest, if the person drops as the tree
    /// says; among equals by lot. @param position with the opponent to move, not over
    /// @param lot in [0, 1)  @return nothing: no reply leads to one
    [[nodiscard]] std::optional<int> reply(const engine::Position &position, double lot) const;

    /// The positions of a game, in its order, that the person had to know and did not know when it began.
    /// @pre the game is of the standard rules
    [[nodiscard]] std::vector<std::size_t> unknownIn(const Game &game) const;
    /// All of its positions that the person had to know.
    [[nodiscard]] std::vector<std::size_t> metIn(const Game &game) const;

    [[nodiscard]] const DrillTree &tree() const { return m_tree; }

private:
    static constexpr int never = 1 << 10;

    /// The own drop of the nearest position not known from here on, with the person to move; or `never`.
    [[nodiscard]] int nearest(const engine::Position &position) const;
    [[nodiscard]] int nearestAfterReplies(const engine::Position &position) const;

    DrillTree m_tree;
    std::vector<bool> m_isUnknown; ///< by node
    std::vector<int> m_nearest;    ///< by node
};

} // namespace four::coach
