// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/position.h"

#include "core/engine/lines.h"

#include <utility>

namespace four::engine {

namespace {

using Geometry = AnyGeometry<Word128>;
using BoardLines = Lines<Geometry, Isa::Portable>;

} // namespace

std::variant<Position, PositionFault> Position::fromColumns(std::string_view columns, BoardShape shape)
{
    Position position(shape);
    for (const char name : columns) {
        const int ply = position.plies() + 1;
        const auto column = columnOf(name);
        if (!column || *column >= shape.columns)
            return PositionFault{PositionError::NoSuchColumn, ply};
        if (position.isWon())
            return PositionFault{PositionError::GameOver, ply};
        if (!position.canDrop(*column))
            return PositionFault{PositionError::ColumnFull, ply};
        position.drop(*column);
    }
    return position;
}

Position Position::fromStones(Word128 mover, Word128 opponent, BoardShape shape) noexcept
{
    Position position(shape);
    position.m_mover = mover;
    position.m_opponent = opponent;
    position.m_plies = countBits<Isa::Portable>(mover | opponent);
    position.m_isWon = BoardLines::hasLine(Geometry(shape), opponent);
    return position;
}

Word128 Position::landingCell(int column) const noexcept
{
    const Geometry geometry(m_shape);
    return landingCells(geometry, m_mover | m_opponent) & columnCells(geometry, column);
}

bool Position::canDrop(int column) const noexcept
{
    return column >= 0 && column < m_shape.columns && landingCell(column) != 0;
}

bool Position::isWinningDrop(int column) const noexcept
{
    return BoardLines::hasLine(Geometry(m_shape), m_mover | landingCell(column));
}

void Position::drop(int column) noexcept
{
    m_mover |= landingCell(column);
    std::swap(m_mover, m_opponent);
    ++m_plies;
    m_isWon = BoardLines::hasLine(Geometry(m_shape), m_opponent);
}

char columnName(int column) noexcept
{
    return static_cast<char>(column < 9 ? '1' + column : 'a' + column - 9);
}

std::optional<int> columnOf(char name) noexcept
{
    if (name >= '1' && name <= '9')
        return name - '1';
    if (name == 'a')
        return 9;
    return std::nullopt;
}

} // namespace four::engine
