// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace four {

/// A place on the board, counted from 0 at the bottom left. The user interface shows both numbers one higher.
struct Cell
{
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(const Cell &, const Cell &) noexcept = default;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the defaulted comparison's 0 for a pointer
    friend constexpr auto operator<=>(const Cell &, const Cell &) noexcept = default;
};

/// An upright board with gravity: the owner of each cell, and the lines of discs. It does not know turns.
class Board
{
public:
    static constexpr int minSide = 4;
    static constexpr int maxSide = 10;

    /// @pre both sides are within [minSide, maxSide].
    Board(int columns, int rows);

    [[nodiscard]] int columns() const noexcept { return m_columns; }
    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] bool hasColumn(int column) const noexcept { return column >= 0 && column < m_columns; }
    [[nodiscard]] bool hasCell(Cell cell) const noexcept
    {
        return hasColumn(cell.column) && cell.row >= 0 && cell.row < m_rows;
    }

    /// The owner of the cell; nothing for an empty cell and for one outside the board.
    [[nodiscard]] std::optional<Player> at(Cell cell) const noexcept;
    [[nodiscard]] int count(Player player) const noexcept { return m_counts[player]; }
    [[nodiscard]] bool isEmpty() const noexcept;
    [[nodiscard]] bool isFull() const noexcept;

    /// How many discs lie here and not on the other board, whose discs all lie here too; nothing where one of
    /// those does not, or where the boards have different sizes.
    [[nodiscard]] std::optional<int> discsBeyond(const Board &other) const noexcept;

    /// The lowest empty cell of the column; nothing when it is full or does not exist.
    [[nodiscard]] std::optional<Cell> landing(int column) const noexcept;

    /// Puts a disc on the lowest empty cell. @pre landing(column) holds.
    Cell drop(int column, Player player);
    /// Takes off the uppermost disc of the column: the inverse of drop. @pre the column has a disc.
    void lift(int column);
    /// Takes a disc off; those above it fall by one. @pre the cell has a disc.
    Player remove(Cell cell);
    /// Pushes a disc in; those above rise by one: the inverse of remove. @pre there is room in the column.
    void insert(Cell cell, Player player);

    /// Whether the lowest disc of the column is the player's.
    [[nodiscard]] bool canPop(int column, Player player) const noexcept { return at({column, 0}) == player; }
    /// Whether some column's lowest disc is the player's.
    [[nodiscard]] bool canPop(Player player) const noexcept;
    /// Gives every disc to the other player.
    void exchangeOwners() noexcept;

    /// Whether the player's next disc in this column would make a line.
    [[nodiscard]] bool wouldWin(int column, Player player, int connect) const noexcept;
    /// Every cell of every line of at least `connect` discs of the player, sorted, each once.
    [[nodiscard]] std::vector<Cell> lineCells(Player player, int connect) const;

    friend bool operator==(const Board &, const Board &) noexcept = default;

private:
    enum class Content : std::uint8_t { Empty, One, Two };

    [[nodiscard]] static constexpr Content contentOf(Player player) noexcept
    {
        return player == Player::One ? Content::One : Content::Two;
    }
    [[nodiscard]] static constexpr std::size_t indexOf(int column, int row) noexcept
    {
        return static_cast<std::size_t>(column) * maxSide + static_cast<std::size_t>(row);
    }
    [[nodiscard]] Content content(int column, int row) const noexcept;
    void set(int column, int row, Content content) noexcept;
    /// Discs of this content in a straight line from the cell, which itself is not counted.
    [[nodiscard]] int run(Cell from, int columnStep, int rowStep, Content content) const noexcept;
    [[nodiscard]] bool makesLine(Cell cell, Content content, int connect) const noexcept;

    std::int8_t m_columns;
    std::int8_t m_rows;
    std::array<std::uint8_t, maxSide> m_heights{};
    PerPlayer<std::uint8_t> m_counts;
    std::array<Content, std::size_t{maxSide} * maxSide> m_cells{};
};

} // namespace four
