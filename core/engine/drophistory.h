// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/word.h"

#include <cstdint>
#include <cstdlib>

namespace four::engine {

/// A score for each drop that lately caused a cutoff, in any position: a refutation of one position often
/// refutes the next. Owned by one thread; it only orders the drops, and no result depends on it.
///
/// The history heuristic (J. Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in
/// Practice", 1989), with a limit that scores approach more and more slowly: so recent results count more,
/// and a long search does not outweigh the order by threats. Each cell has a score for each player and each
/// stretch of the game, since good cells change during a game.
class DropHistory
{
public:
    static constexpr int most = 8192;

    /// How good a drop into this cell has been: from -most to most.
    /// @param empties cells, before the drop  @param cell its bit
    [[nodiscard]] FOUR_INLINE int score(int empties, int cell) const noexcept
    {
        return m_scores[row(empties)][cell];
    }
    /// Rewards a drop that caused a cutoff after @p earlier other drops.
    FOUR_INLINE void addBonus(int empties, int cell, int earlier) noexcept
    {
        adjust(empties, cell, earlier == 0 ? asExpected : step * earlier);
    }
    /// Penalises a drop that was tried before the one that caused the cutoff.
    FOUR_INLINE void addPenalty(int empties, int cell) noexcept { adjust(empties, cell, -step); }

private:
    // Found by experiment; half or twice as much changes the number of nodes by a twentieth at most.
    static constexpr int step = 512;
    static constexpr int asExpected = 128; ///< for the drop that was tried first: it confirms the order
    static constexpr int stretch = 8;      ///< drops; six and ten do alike
    static constexpr int rows = 2 * (100 / stretch + 1);
    static constexpr int cells = 128; ///< bits of the largest board, rounded up

    FOUR_INLINE static int row(int empties) noexcept { return empties / stretch * 2 + empties % 2; }
    FOUR_INLINE void adjust(int empties, int cell, int change) noexcept
    {
        std::int16_t &score = m_scores[row(empties)][cell];
        score = static_cast<std::int16_t>(score + change - score * std::abs(change) / most);
    }

    std::int16_t m_scores[rows][cells] = {};
};

} // namespace four::engine
