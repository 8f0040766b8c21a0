// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/geometry.h"

#include <algorithm>

namespace four::engine {

/// One number for one position: mover's stones + occupied cells. In a column of height h the sum lies between
/// 2^h - 1 and 2^(h+1) - 2, so it tells the height and then the stones; nothing is lost.
template <class Word>
[[nodiscard]] constexpr Word positionKey(Word mover, Word opponent) noexcept
{
    return mover + (mover | opponent);
}

template <class Word>
struct Stones
{
    Word mover = 0;
    Word opponent = 0;
};

/// The position of a key made by positionKey.
template <class Geometry>
[[nodiscard]] constexpr auto stonesOf(const Geometry &geometry, typename Geometry::Word key) noexcept
{
    using Word = typename Geometry::Word;
    Stones<Word> stones;
    for (int column = 0; column < geometry.columns(); ++column) {
        const int shift = column * geometry.stride();
        const Word sum = (key >> shift) & ((Word{1} << geometry.stride()) - 1);
        int height = 0;
        while ((Word{2} << height) - 1 <= sum)
            ++height;
        const Word occupied = (Word{1} << height) - 1;
        const Word mover = sum - occupied;
        stones.mover |= mover << shift;
        stones.opponent |= (occupied & ~mover) << shift;
    }
    return stones;
}

/// The same for a position and its mirror image.
template <class Geometry>
[[nodiscard]] constexpr auto foldedKey(const Geometry &geometry, typename Geometry::Word mover,
                                       typename Geometry::Word opponent) noexcept
{
    return std::min(positionKey(mover, opponent),
                    positionKey(mirrored(geometry, mover), mirrored(geometry, opponent)));
}

} // namespace four::engine
