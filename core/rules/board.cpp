// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/board.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace four {

namespace {
struct Direction
{
    int column;
    int row;
};
// Along a row, up a column, and both diagonals. The opposite ways are walked with the signs changed.
constexpr std::array directions{Direction{1, 0}, Direction{0, 1}, Direction{1, 1}, Direction{1, -1}};
} // namespace

Board::Board(int columns, int rows)
    : m_columns(static_cast<std::int8_t>(columns)), m_rows(static_cast<std::int8_t>(rows))
{
    assert(columns >= minSide && columns <= maxSide && rows >= minSide && rows <= maxSide);
}

Board::Content Board::content(int column, int row) const noexcept
{
    return m_cells[indexOf(column, row)];
}

void Board::set(int column, int row, Content content) noexcept
{
    m_cells[indexOf(column, row)] = content;
}

std::optional<Player> Board::at(Cell cell) const noexcept
{
    if (!hasCell(cell))
        return {};
    switch (content(cell.column, cell.row)) {
    case Content::One:
        return Player::One;
    case Content::Two:
        return Player::Two;
    case Content::Empty:
        break;
    }
    return {};
}

bool Board::isEmpty() const noexcept
{
    return m_counts[Player::One] + m_counts[Player::Two] == 0;
}

std::optional<int> Board::discsBeyond(const Board &other) const noexcept
{
    if (m_columns != other.m_columns || m_rows != other.m_rows)
        return {};
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (other.m_cells[i] != Content::Empty && other.m_cells[i] != m_cells[i])
            return {};
    }
    return m_counts[Player::One] + m_counts[Player::Two] - other.m_counts[Player::One] -
           other.m_counts[Player::Two];
}

bool Board::isFull() const noexcept
{
    return m_counts[Player::One] + m_counts[Player::Two] == m_columns * m_rows;
}

std::optional<Cell> Board::landing(int column) const noexcept
{
    if (!hasColumn(column))
        return {};
    const int height = m_heights[static_cast<std::size_t>(column)];
    if (height == m_rows)
        return {};
    return Cell{column, height};
}

Cell Board::drop(int column, Player player)
{
    assert(landing(column));
    auto &height = m_heights[static_cast<std::size_t>(column)];
    const Cell cell{column, height};
    set(column, height, contentOf(player));
    ++height;
    ++m_counts[player];
    return cell;
}

void Board::lift(int column)
{
    assert(hasColumn(column) && m_heights[static_cast<std::size_t>(column)] > 0);
    remove({column, m_heights[static_cast<std::size_t>(column)] - 1});
}

Player Board::remove(Cell cell)
{
    const std::optional<Player> owner = at(cell);
    assert(owner);
    auto &height = m_heights[static_cast<std::size_t>(cell.column)];
    for (int row = cell.row; row + 1 < height; ++row)
        set(cell.column, row, content(cell.column, row + 1));
    --height;
    set(cell.column, height, Content::Empty);
    --m_counts[*owner];
    return *owner;
}

void Board::insert(Cell cell, Player player)
{
    auto &height = m_heights[static_cast<std::size_t>(cell.column)];
    assert(hasCell(cell) && cell.row <= height && height < m_rows);
    for (int row = height; row > cell.row; --row)
        set(cell.column, row, content(cell.column, row - 1));
    set(cell.column, cell.row, contentOf(player));
    ++height;
    ++m_counts[player];
}

void Board::exchangeOwners() noexcept
{
    for (Content &content : m_cells) {
        if (content != Content::Empty)
            content = content == Content::One ? Content::Two : Content::One;
    }
    std::swap(m_counts[Player::One], m_counts[Player::Two]);
}

int Board::run(Cell from, int columnStep, int rowStep, Content wanted) const noexcept
{
    int length = 0;
    for (Cell cell{from.column + columnStep, from.row + rowStep};
         hasCell(cell) && content(cell.column, cell.row) == wanted;
         cell.column += columnStep, cell.row += rowStep)
        ++length;
    return length;
}

bool Board::makesLine(Cell cell, Content wanted, int connect) const noexcept
{
    return std::ranges::any_of(directions, [&](Direction d) {
        return 1 + run(cell, d.column, d.row, wanted) + run(cell, -d.column, -d.row, wanted) >= connect;
    });
}

bool Board::wouldWin(int column, Player player, int connect) const noexcept
{
    const std::optional<Cell> cell = landing(column);
    return cell && makesLine(*cell, contentOf(player), connect);
}

bool Board::canPop(Player player) const noexcept
{
    for (int column = 0; column < m_columns; ++column) {
        if (canPop(column, player))
            return true;
    }
    return false;
}

std::vector<Cell> Board::lineCells(Player player, int connect) const
{
    std::vector<Cell> cells;
    const Content wanted = contentOf(player);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_heights[static_cast<std::size_t>(column)]; ++row) {
            if (content(column, row) == wanted && makesLine({column, row}, wanted, connect))
                cells.push_back({column, row});
        }
    }
    return cells;
}

} // namespace four
