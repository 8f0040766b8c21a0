// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <optional>
#include <span>
#include <vector>

namespace four {

/// A game's actions one after the other, each with what it did, and the game as it stood after each.
///
/// The end of a turn that follows an action at once belongs to that action's entry: people would call it one
/// move, and nothing is to be seen of it on the board.
class MoveHistory
{
public:
    struct Entry
    {
        Outcome outcome;
        bool turnEnded = false; ///< an EndTurn came with it
        std::size_t actions;    ///< how many of the game's actions are done with this entry

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// Of the game as far as it has been played.
    explicit MoveHistory(const Game &game);

    [[nodiscard]] std::span<const Entry> entries() const noexcept { return m_entries; }
    [[nodiscard]] int size() const noexcept { return static_cast<int>(m_entries.size()); }

    /// Takes down what the game has just said; a refusal that cost nothing is not part of the history.
    void add(const Outcome &outcome);

    /// The game after its first entries: the same setup and actions, so the same game. @pre 0 <= entries <=
    /// size()
    [[nodiscard]] Game after(int entries) const;

    /// Whose turn has been blocked, after so many entries: to be told of until the player who blocked has
    /// moved again. @pre 0 <= entries <= size()
    [[nodiscard]] std::optional<Player> skippedAfter(int entries) const;

private:
    Game m_start;
    std::vector<Action> m_actions;
    std::vector<Entry> m_entries;
};

} // namespace four
