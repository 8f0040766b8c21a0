// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/boardshape.h"
#include "core/engine/word.h"

#include <type_traits>

namespace four::engine {

// bit = column * (rows + 1) + row, row 0 at the bottom; the cell above the top row stays empty:
//   6 13 20 27 34 41 48
//   5 12 19 26 33 40 47   <- top row of the standard board
//   ...
//   0  7 14 21 28 35 42
//
// Rows come in pairs counted from the top, a lower and an upper one. A player that always answers in the
// column of the opponent's last disc gets the upper cells: staticbounds.h depends on that.

/// The constants of a board that the kernels need. FixedGeometry knows it at compile time, AnyGeometry at run
/// time.
template <class W>
class AnyGeometry
{
public:
    using Word = W;
    static constexpr bool isFixed = false;

    explicit constexpr AnyGeometry(BoardShape shape) noexcept
        : m_columns(shape.columns), m_rows(shape.rows), m_connect(shape.connect)
    {
        for (int column = 0; column < m_columns; ++column)
            m_bottom |= Word{1} << (column * stride());
        m_board = m_bottom * ((Word{1} << m_rows) - 1);
        for (int row = 0; row < m_rows; ++row)
            ((m_rows - 1 - row) % 2 == 0 ? m_upper : m_lower) |= m_bottom << row;
        for (int row = 2; row < m_rows; ++row) {
            m_from2 |= m_bottom << row;
            m_from4 |= row >= 4 ? m_bottom << row : 0;
            m_from8 |= row >= 8 ? m_bottom << row : 0;
        }
    }

    [[nodiscard]] constexpr int columns() const noexcept { return m_columns; }
    [[nodiscard]] constexpr int rows() const noexcept { return m_rows; }
    [[nodiscard]] constexpr int connect() const noexcept { return m_connect; }
    [[nodiscard]] constexpr int stride() const noexcept { return m_rows + 1; }
    [[nodiscard]] constexpr int cells() const noexcept { return m_columns * m_rows; }
    [[nodiscard]] constexpr int bits() const noexcept { return m_columns * stride(); }
    [[nodiscard]] constexpr Word bottom() const noexcept { return m_bottom; }
    [[nodiscard]] constexpr Word board() const noexcept { return m_board; }
    [[nodiscard]] constexpr Word boardFrom2() const noexcept { return m_from2; }
    [[nodiscard]] constexpr Word boardFrom4() const noexcept { return m_from4; }
    [[nodiscard]] constexpr Word boardFrom8() const noexcept { return m_from8; }
    // The rows in pairs, from the top down: those of a pair's lower and of its upper cell. At the end of a
    // game columns fill up in such pairs: one player has to begin each, the other answers on top. With an
    // even number of empty cells the player to move has to begin, and gets the lower rows.
    [[nodiscard]] constexpr Word lowerRows() const noexcept { return m_lower; }
    [[nodiscard]] constexpr Word upperRows() const noexcept { return m_upper; }

private:
    int m_columns;
    int m_rows;
    int m_connect;
    Word m_bottom = 0;
    Word m_board = 0;
    Word m_lower = 0;
    Word m_upper = 0;
    Word m_from2 = 0; ///< the board without its two lowest rows, and so on
    Word m_from4 = 0;
    Word m_from8 = 0;
};

template <int Columns, int Rows, int Connect>
class FixedGeometry
{
public:
    using Word = Word64;
    static constexpr bool isFixed = true;

    explicit constexpr FixedGeometry(BoardShape) noexcept {}

    [[nodiscard]] static constexpr int columns() noexcept { return Columns; }
    [[nodiscard]] static constexpr int rows() noexcept { return Rows; }
    [[nodiscard]] static constexpr int connect() noexcept { return Connect; }
    [[nodiscard]] static constexpr int stride() noexcept { return Rows + 1; }
    [[nodiscard]] static constexpr int cells() noexcept { return Columns * Rows; }
    [[nodiscard]] static constexpr int bits() noexcept { return Columns * stride(); }
    [[nodiscard]] static constexpr Word bottom() noexcept { return s_any.bottom(); }
    [[nodiscard]] static constexpr Word board() noexcept { return s_any.board(); }
    [[nodiscard]] static constexpr Word boardFrom2() noexcept { return s_any.boardFrom2(); }
    [[nodiscard]] static constexpr Word boardFrom4() noexcept { return s_any.boardFrom4(); }
    [[nodiscard]] static constexpr Word boardFrom8() noexcept { return s_any.boardFrom8(); }
    [[nodiscard]] static constexpr Word lowerRows() noexcept { return s_any.lowerRows(); }
    [[nodiscard]] static constexpr Word upperRows() noexcept { return s_any.upperRows(); }

private:
    static_assert(BoardShape{Columns, Rows, Connect}.bits() <= 64);
    static constexpr AnyGeometry<Word64> s_any{BoardShape{Columns, Rows, Connect}};
};

using StandardGeometry = FixedGeometry<7, 6, 4>;

/// The cells on which the next disc of each column lands.
template <class Geometry>
FOUR_INLINE constexpr auto landingCells(const Geometry &geometry, typename Geometry::Word occupied) noexcept
{
    return (occupied + geometry.bottom()) & geometry.board();
}

template <class Geometry>
FOUR_INLINE constexpr auto columnCells(const Geometry &geometry, int column) noexcept
{
    using Word = typename Geometry::Word;
    return ((Word{1} << geometry.rows()) - 1) << (column * geometry.stride());
}

/// The board seen in a mirror: the first column becomes the last.
template <class Geometry>
FOUR_INLINE constexpr auto mirrored(const Geometry &geometry, typename Geometry::Word stones) noexcept
{
    using Word = typename Geometry::Word;
    const int stride = geometry.stride();
    const Word column = (Word{1} << stride) - 1;
    Word result = 0;
    for (int left = 0, right = geometry.columns() - 1; left < geometry.columns(); ++left, --right)
        result |= ((stones >> (left * stride)) & column) << (right * stride);
    return result;
}

} // namespace four::engine
