// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace naive {

/// A board as one would first write it, and plain alpha-beta over it. Shares nothing with the engine, so that
/// the two can check each other.
class Board
{
public:
    Board(int columns, int rows, int connect) : m_columns(columns), m_rows(rows), m_connect(connect) {}

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int empties() const { return m_columns * m_rows - m_plies; }
    [[nodiscard]] bool canDrop(int column) const { return m_heights[index(column)] < m_rows; }
    [[nodiscard]] bool isWon() const { return m_isWon; }

    void drop(int column)
    {
        const int row = m_heights[index(column)]++;
        m_cells[index(column)][index(row)] = m_plies % 2 == 0 ? 'x' : 'o';
        ++m_plies;
        m_isWon = hasLineThrough(column, row);
    }
    void undo(int column)
    {
        const int row = --m_heights[index(column)];
        m_cells[index(column)][index(row)] = 0;
        --m_plies;
        m_isWon = false;
    }

    /// The exact score, or nothing after @p budget nodes.
    [[nodiscard]] std::optional<int> score(std::int64_t budget)
    {
        m_budget = budget;
        const int most = m_columns * m_rows;
        const int result = alphaBeta(-most, most);
        if (m_budget < 0)
            return std::nullopt;
        return result;
    }

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    [[nodiscard]] bool hasLineThrough(int column, int row) const
    {
        static constexpr int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (const auto &step : steps) {
            const int length = 1 + run(column, row, step[0], step[1]) + run(column, row, -step[0], -step[1]);
            if (length >= m_connect)
                return true;
        }
        return false;
    }
    [[nodiscard]] int run(int column, int row, int right, int up) const
    {
        const char stone = m_cells[index(column)][index(row)];
        int length = 0;
        for (;;) {
            column += right;
            row += up;
            if (column < 0 || column >= m_columns || row < 0 || row >= m_rows)
                return length;
            if (m_cells[index(column)][index(row)] != stone)
                return length;
            ++length;
        }
    }
    int alphaBeta(int alpha, int beta)
    {
        if (--m_budget < 0 || empties() == 0)
            return 0;
        // The winner's stones that are left, and one.
        const int win = (empties() + 1) / 2;
        for (int i = 0; i < m_columns && alpha < beta; ++i) {
            const int column = m_columns / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
            if (column < 0 || column >= m_columns || !canDrop(column))
                continue;
            drop(column);
            const int value = m_isWon ? win : -alphaBeta(-beta, -alpha);
            undo(column);
            if (value > alpha)
                alpha = value;
        }
        return alpha;
    }

    int m_columns;
    int m_rows;
    int m_connect;
    int m_plies = 0;
    bool m_isWon = false;
    std::int64_t m_budget = 0;
    std::array<std::array<char, 10>, 10> m_cells{};
    std::array<int, 10> m_heights{};
};

} // namespace naive
