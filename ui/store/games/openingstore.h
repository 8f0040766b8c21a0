// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <QString>
#include <QtGlobal>

#include <array>
#include <cstdint>
#include <optional>

namespace four {

class GameStore;

/// Which drops are counted: all, those of the person, or those of the person's opponents.
enum class OpeningFilter : std::uint8_t { All, Mine, AgainstMe };

/// Games in which a drop was made, by how they ended for the player of their first disc.
struct OpeningCount
{
    int first = 0; ///< won by the player of the first disc
    int drawn = 0;
    int second = 0;
    int unfinished = 0;

    [[nodiscard]] int games() const { return first + drawn + second + unfinished; }
    friend bool operator==(const OpeningCount &, const OpeningCount &) = default;
};

struct OpeningCounts
{
    std::array<OpeningCount, 7> columns;
    int games = 0; ///< in the position; where it is its own mirror image, two columns count the same games

    friend bool operator==(const OpeningCounts &, const OpeningCounts &) = default;
};

/// How often the stored games have played what, mirror images counted together, see openingrow. Failures
/// count nothing. GUI thread only.
class OpeningStore
{
public:
    /// @param store must live as long as this
    explicit OpeningStore(GameStore *store) : m_store(store) {}

    /// Whether drops in this position are counted: it is of the standard board, and before the last disc that
    /// is.
    [[nodiscard]] static bool counts(const engine::Position &position);

    /// @param who the person's name, empty for the one without a name; not used with OpeningFilter::All
    /// @pre counts(position)
    [[nodiscard]] OpeningCounts countsIn(const engine::Position &position, OpeningFilter filter,
                                         const QString &who);
    /// In how many games each column was played in the position; none beyond counts().
    [[nodiscard]] std::array<int, 7> repliesTo(const engine::Position &position);
    /// The latest of these games in which the column was chosen, a finished one if there is one.
    /// @pre as countsIn(), and position.canDrop(column)
    [[nodiscard]] std::optional<qint64> sampleOf(const engine::Position &position, int column,
                                                 OpeningFilter filter, const QString &who);

private:
    GameStore *m_store;
};

} // namespace four
