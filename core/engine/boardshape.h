// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four::engine {

/// The size of a board and how many discs in a line win. Up to 10 x 10; a line is 3 to 6 long.
struct BoardShape
{
    int columns = 7;
    int rows = 6;
    int connect = 4;

    [[nodiscard]] constexpr int cells() const noexcept { return columns * rows; }
    /// Bits that a board needs: one spare cell on top of each column keeps a line from wrapping into the
    /// next.
    [[nodiscard]] constexpr int bits() const noexcept { return columns * (rows + 1); }
    [[nodiscard]] constexpr bool isValid() const noexcept
    {
        return columns >= 1 && columns <= 10 && rows >= 1 && rows <= 10 && connect >= 3 && connect <= 6;
    }
    [[nodiscard]] constexpr bool isStandard() const noexcept
    {
        return columns == 7 && rows == 6 && connect == 4;
    }

    friend constexpr bool operator==(const BoardShape &, const BoardShape &) noexcept = default;
};

} // namespace four::engine
