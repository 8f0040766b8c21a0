// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// core/engine/lines.h needs it and, with some compilers, does not get it.
#include <initializer_list>

#include "core/engine/lines.h"
#include "core/engine/position.h"
#include "core/rules/board.h"

#include <vector>

namespace four::coach {

/// A position in which the player out of turn can be to move, which engine::Position does not allow. Cells
/// are bits, as in AnyGeometry. A small value.
class Field
{
public:
    using Word = engine::Word128;

    explicit Field(const engine::Position &position) noexcept
        : m_geometry(position.shape()), m_own(position.mover()), m_other(position.opponent())
    {
    }

    [[nodiscard]] int columns() const noexcept { return m_geometry.columns(); }
    /// The cells on which the next disc of each column lands.
    [[nodiscard]] Word landings() const noexcept { return engine::landingCells(m_geometry, occupied()); }
    /// The cell on which the column's next disc lands; 0 in a full column.
    [[nodiscard]] Word landing(int column) const noexcept
    {
        return landings() & engine::columnCells(m_geometry, column);
    }
    [[nodiscard]] bool canDrop(int column) const noexcept { return landing(column) != 0; }
    [[nodiscard]] bool isFull() const noexcept { return landings() == 0; }
    [[nodiscard]] int emptyIn(int column) const noexcept
    {
        return engine::countBits<engine::Isa::Portable>(engine::columnCells(m_geometry, column) &
                                                        ~occupied());
    }
    [[nodiscard]] Word own() const noexcept { return m_own; }
    [[nodiscard]] Word occupied() const noexcept { return m_own | m_other; }

    /// The empty cells that would complete a line of the player to move, or of the other player.
    [[nodiscard]] Word ownHoles() const noexcept { return holes(m_own); }
    [[nodiscard]] Word otherHoles() const noexcept { return holes(m_other); }
    /// ... those of them that the next disc reaches.
    [[nodiscard]] Word ownWins() const noexcept { return ownHoles() & landings(); }
    [[nodiscard]] Word otherWins() const noexcept { return otherHoles() & landings(); }
    /// Whether the player not to move has a line.
    [[nodiscard]] bool isWon() const noexcept { return Lines::hasLine(m_geometry, m_other); }
    /// The cells of all lines of the player not to move.
    [[nodiscard]] Word otherLines() const noexcept
    {
        Word cells = 0;
        const int stride = m_geometry.stride();
        for (const int step : {1, stride - 1, stride, stride + 1}) {
            Word lowest = m_other;
            for (int k = 1; k < m_geometry.connect(); ++k)
                lowest &= m_other >> (k * step);
            for (int k = 0; k < m_geometry.connect(); ++k)
                cells |= lowest << (k * step);
        }
        return cells;
    }

    /// @pre canDrop(column)
    [[nodiscard]] Field after(int column) const noexcept
    {
        Field next = *this;
        next.m_other = m_own | landing(column);
        next.m_own = m_other;
        return next;
    }
    /// The same with the other player to move, without a drop.
    [[nodiscard]] Field passed() const noexcept
    {
        Field next = *this;
        next.m_other = m_own;
        next.m_own = m_other;
        return next;
    }

    /// The cell right above a cell; 0 on top of the board.
    [[nodiscard]] Word above(Word cell) const noexcept { return (cell << 1) & m_geometry.board(); }
    /// All cells above these in their columns.
    [[nodiscard]] Word allAbove(Word cells) const noexcept
    {
        Word all = 0;
        for (Word higher = above(cells); higher != 0; higher = above(higher))
            all |= higher;
        return all;
    }
    /// The rows that a player gets if the columns fill up in pairs, see Threat::isGood; none on boards with
    /// an odd number of rows. @param isFirst whether the player had the first drop of the game
    [[nodiscard]] Word goodRows(bool isFirst) const noexcept
    {
        const int rows = m_geometry.stride() - 1;
        Word good = 0;
        for (int column = 0; column < columns() && rows % 2 == 0; ++column) {
            for (int row = isFirst ? 0 : 1; row < rows; row += 2)
                good |= bitOf({column, row});
        }
        return good;
    }
    /// The cells of each line that could go through this cell. @pre one bit is set
    [[nodiscard]] std::vector<Word> linesThrough(Word cell) const
    {
        std::vector<Word> lines;
        const int stride = m_geometry.stride();
        for (const int step : {1, stride - 1, stride, stride + 1}) {
            Word line = 0;
            for (int k = 0; k < m_geometry.connect(); ++k)
                line |= Word{1} << (k * step);
            const int lowest = engine::lowestBit(cell) - (m_geometry.connect() - 1) * step;
            for (int k = 0; k < m_geometry.connect(); ++k) {
                const int from = lowest + k * step;
                if (from >= 0 && (line << from & ~m_geometry.board()) == 0)
                    lines.push_back(line << from);
            }
        }
        return lines;
    }
    /// @pre one bit is set
    [[nodiscard]] Cell cellOf(Word bit) const noexcept
    {
        const int number = engine::lowestBit(bit);
        return {number / m_geometry.stride(), number % m_geometry.stride()};
    }
    [[nodiscard]] Word bitOf(Cell cell) const noexcept
    {
        return Word{1} << (cell.column * m_geometry.stride() + cell.row);
    }
    /// By columns from the left, then from the bottom.
    [[nodiscard]] std::vector<Cell> cellsOf(Word bits) const
    {
        std::vector<Cell> cells;
        for (; bits != 0; bits &= bits - 1)
            cells.push_back(cellOf(bits));
        return cells;
    }

private:
    using Geometry = engine::AnyGeometry<Word>;
    using Lines = engine::Lines<Geometry, engine::Isa::Portable>;

    [[nodiscard]] Word holes(Word stones) const noexcept
    {
        return Lines::holes(m_geometry, stones) & m_geometry.board() & ~occupied();
    }

    Geometry m_geometry;
    Word m_own;
    Word m_other;
};

} // namespace four::coach
