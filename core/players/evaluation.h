// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/searchposition.h"

#include <array>
#include <cstddef>

namespace four::players {

/// What a level knows when it evaluates a leaf of its search.
struct Judgement
{
    /// Whether it knows parity: drops are forced at the end of a game, so that a hole in a line is worth more
    /// on some rows than on others.
    bool knowsParity = false;
};

/// How good a quiet position is for the side to act; small against Score::decisive.
template <class Geometry>
class Evaluation
{
public:
    using Position = SearchPosition<Geometry>;
    using Word = typename Geometry::Word;

    [[nodiscard]] static int of(const Geometry &geometry, const Position &position, Judgement judgement)
    {
        const Word empty = geometry.board() & ~position.occupied();
        int value = openLines(geometry, position.mover(), position.opponent()) -
                    openLines(geometry, position.opponent(), position.mover());
        value += holes(geometry, position, empty, judgement);
        value += block * (position.blocks() - position.opponentBlocks());
        value += remove * (position.removes() - position.opponentRemoves());
        return value;
    }

private:
    // A line that lacks one disc is counted by its hole, below.
    static constexpr int lacksTwo = 5;
    static constexpr int lacksThree = 1;
    static constexpr int hole = 14;
    static constexpr int goodHole = 36; ///< more, on a row that its owner gets when discs are forced
    static constexpr int block = 60;
    static constexpr int remove = 40;

    [[nodiscard]] static int count(Word cells) noexcept
    {
        return engine::countBits<engine::Isa::Portable>(cells);
    }

    /// Places for a line that has discs of one side only, weighed by how many.
    [[nodiscard]] static int openLines(const Geometry &geometry, Word own, Word other) noexcept
    {
        const Word free = geometry.board() & ~other;
        const int stride = geometry.stride();
        const int connect = geometry.connect();
        int value = 0;
        for (const int step : {1, stride - 1, stride, stride + 1}) {
            // Bit by bit over the lowest cells of all places at once: is it open, how many discs has it?
            Word open = free;
            std::array<Word, 3> discs{};
            for (int k = 0; k < connect; ++k) {
                open &= free >> (k * step);
                Word carry = own >> (k * step);
                for (Word &digit : discs) {
                    const Word next = digit & carry;
                    digit ^= carry;
                    carry = next;
                }
            }
            const auto with = [&](int number) {
                Word places = open;
                for (std::size_t i = 0; i < discs.size(); ++i)
                    places &= (number >> i & 1) != 0 ? discs[i] : ~discs[i];
                return count(places);
            };
            value += lacksTwo * with(connect - 2);
            if (connect > 3)
                value += lacksThree * with(connect - 3);
        }
        return value;
    }

    /// Empty cells that would complete a line.
    [[nodiscard]] static int holes(const Geometry &geometry, const Position &position, Word empty,
                                   Judgement judgement) noexcept
    {
        const Word own = Position::Lines::holes(geometry, position.mover()) & empty;
        const Word other = Position::Lines::holes(geometry, position.opponent()) & empty;
        int value = hole * (count(own) - count(other));
        if (judgement.knowsParity && !position.hasPowerUps()) {
            // At the end one column is left whose next cell neither player wants to fill. The parity of the
            // other empty cells decides which player has to; the opponent gets the cell above.
            const bool isEven = count(empty) % 2 == 0;
            const Word mine = isEven ? geometry.lowerRows() : geometry.upperRows();
            const Word theirs = isEven ? geometry.upperRows() : geometry.lowerRows();
            // A hole right above a hole of the opponent does not count: the lower one is decided first.
            value += goodHole * (count(own & mine & ~(other << 1)) - count(other & theirs & ~(own << 1)));
        }
        return value;
    }
};

} // namespace four::players
