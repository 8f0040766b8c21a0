// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/lines.h"

#include <optional>

namespace four::engine {

/// Bounds on a score that need no search: the result of always answering in the opponent's column.
///
/// All of them speak of a position with @p empties empty cells in which the mover has no win at once and
/// faces none. Whatever they return as an upper bound is at least the exact score (at most for a lower
/// bound). The strategies are those of V. Allis, "A Knowledge-based Approach of Connect-Four" (1988):
/// claimeven and zugzwang control; the distances are added here.
template <class Geometry, Isa isa>
struct StaticBounds
{
    using Word = typename Geometry::Word;
    using L = Lines<Geometry, isa>;

    /// Even number of empties: the opponent answers above every stone of the mover and so gets all upper
    /// cells.
    ///
    /// Columns whose landing cell is an upper one have an odd number of empties. There is an even number of
    /// such columns; when the mover takes one of those cells the opponent takes another. Which player gets
    /// which is open, so all of them are given to the mover here. If the mover then has no line but those
    /// that stand directly on a parallel line of the opponent (which is complete before), the score is at
    /// most 0. If the opponent has a line below some row, it is complete before that row is left behind: that
    /// bounds the distance.
    /// @return an upper bound when it is not above @p alpha.
    FOUR_INLINE static std::optional<int> followUp(const Geometry &geometry, Word mover, Word opponent,
                                                   Word opponentHoles, int alpha)
    {
        const Word occupied = mover | opponent;
        const Word landing = landingCells(geometry, occupied);
        const Word empty = geometry.board() & ~occupied;
        const Word claimed = empty & geometry.upperRows() & ~landing;
        // The opponent wins by filling a hole among its claimed cells, so no cell above it is reached.
        const Word reached = empty & ~claimed & ~upFrom(geometry, opponentHoles & claimed);
        if (L::hasLineNotAbove(geometry, mover | reached, opponent | claimed))
            return std::nullopt;
        if (alpha >= 0)
            return 0;
        // A line whose highest new stone is in row r (1 the lowest) leaves at least rows - r cells empty.
        const int highest = geometry.rows() - 2 * (-alpha - 1);
        if (highest < 1)
            return std::nullopt;
        const Word low = geometry.bottom() * ((Word{1} << highest) - 1);
        if (L::hasLine(geometry, opponent | (claimed & low)))
            return alpha; // looked no further than the window
        return std::nullopt;
    }

    /// Odd number of empties, and the opponent has a three with its hole in a lower row of a column C, out of
    /// reach.
    ///
    /// The cells outside C and those of C under the hole are odd in number, so the mover must play the last
    /// of them, directly under the hole. Meanwhile the opponent answers in the same column: outside C the
    /// mover gets the lower cells, in C the upper ones, anywhere the landing cells. With no line among these
    /// the mover is lost, at the latest when the hole is filled.
    /// @return an upper bound when it is not above @p alpha.
    FOUR_INLINE static std::optional<int> zugzwang(const Geometry &geometry, Word mover, Word opponent,
                                                   Word opponentHoles, int alpha)
    {
        const Word occupied = mover | opponent;
        const Word landing = landingCells(geometry, occupied);
        const Word empty = geometry.board() & ~occupied;
        for (Word holes = opponentHoles & empty & geometry.lowerRows() & ~landing; holes != 0;
             holes &= holes - 1) {
            const int bit = lowestBit(holes);
            const int column = bit / geometry.stride();
            const int row = bit % geometry.stride();
            const int bound = -((geometry.rows() - row) / 2);
            if (bound > alpha)
                continue;
            const Word inColumn = columnCells(geometry, column);
            const Word below = inColumn & ((Word{1} << bit) - 1);
            const Word claimed = empty & ~landing & geometry.upperRows() & ~inColumn;
            const Word given =
                (landing | (empty & ((geometry.lowerRows() & ~inColumn) | (geometry.upperRows() & below)))) &
                ~upFrom(geometry, opponentHoles & claimed);
            if (!L::hasLine(geometry, mover | given))
                return bound;
        }
        return std::nullopt;
    }

    /// These cells and all above them.
    [[nodiscard]] FOUR_INLINE static Word upFrom(const Geometry &geometry, Word cells)
    {
        if (cells == 0)
            return 0;
        // Doubling steps; each stays within its column.
        Word result = cells | ((cells << 1) & geometry.board());
        result |= (result << 2) & geometry.boardFrom2();
        result |= (result << 4) & geometry.boardFrom4();
        if (geometry.rows() > 8)
            result |= (result << 8) & geometry.boardFrom8();
        return result;
    }

    /// Would the player have a line with all empty cells?
    [[nodiscard]] FOUR_INLINE static bool canWin(const Geometry &geometry, Word player, Word occupied)
    {
        return L::hasLine(geometry, player | (geometry.board() & ~occupied));
    }
};

} // namespace four::engine
