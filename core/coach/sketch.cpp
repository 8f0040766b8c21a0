// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/sketch.h"

#include <algorithm>
#include <unordered_set>

namespace four::coach {

int Sketch::count(Player player) const
{
    return static_cast<int>(std::ranges::count(m_cells, std::optional(player)));
}

bool Sketch::isFloating(Cell cell) const
{
    bool isFloating = false;
    for (int row = 0; at(cell) && row < cell.row; ++row)
        isFloating = isFloating || !at({cell.column, row});
    return isFloating;
}

namespace {

/// The discs as a board; nothing but the lowest cell below which there is none, if a disc floats.
std::variant<Board, Cell> boardOf(const Sketch &sketch)
{
    Board board(Sketch::columns, Sketch::rows);
    for (int column = 0; column < Sketch::columns; ++column) {
        for (int row = 0; row < Sketch::rows; ++row) {
            const std::optional<Player> owner = sketch.at({column, row});
            if (sketch.isFloating({column, row}))
                return Cell{column, row};
            if (owner)
                board.drop(column, *owner);
        }
    }
    return board;
}

bool hasLine(const Board &board, Player player)
{
    return !board.lineCells(player, Sketch::connect).empty();
}

/// Finds an order of drops by taking discs off the top, the players in turns, until none is left.
class DropOrderSearch
{
public:
    explicit DropOrderSearch(const Board &board) : m_board(board) {}

    /// @return the columns in the order in which they were taken; nothing if there is no such order
    std::optional<std::vector<int>> order() { return searchOrder() ? std::optional(m_taken) : std::nullopt; }

private:
    /// The rest of a board depends on the heights alone, and the next player on their sum.
    [[nodiscard]] std::uint32_t key() const
    {
        std::uint32_t key = 0;
        for (int column = 0; column < Sketch::columns; ++column)
            key = key * (Sketch::rows + 1) + static_cast<std::uint32_t>(height(column));
        return key;
    }
    [[nodiscard]] int height(int column) const
    {
        const std::optional<Cell> landing = m_board.landing(column);
        return landing ? landing->row : Sketch::rows;
    }

    bool searchOrder()
    {
        const int count = m_board.count(Player::One) + m_board.count(Player::Two);
        if (count == 0)
            return true;
        if (m_failed.contains(key()))
            return false;
        const Player last = count % 2 == 1 ? Player::One : Player::Two;
        for (int column = 0; column < Sketch::columns; ++column) {
            const Cell top{column, height(column) - 1};
            if (m_board.at(top) != last)
                continue;
            m_board.lift(column);
            m_taken.push_back(column);
            // Only the very last drop can have made a line.
            if (!hasLine(m_board, Player::One) && !hasLine(m_board, Player::Two) && searchOrder())
                return true;
            m_taken.pop_back();
            m_board.drop(column, last);
        }
        m_failed.insert(key());
        return false;
    }

    Board m_board;
    std::vector<int> m_taken;
    std::unordered_set<std::uint32_t> m_failed;
};

} // namespace

std::variant<std::vector<int>, Impossible> dropsTo(const Sketch &sketch)
{
    using Kind = Impossible::Kind;
    const auto made = boardOf(sketch);
    if (const auto *cell = std::get_if<Cell>(&made))
        return Impossible{Kind::Floating, *cell};
    const Board &board = std::get<Board>(made);
    const int ahead = board.count(Player::One) - board.count(Player::Two);
    if (ahead != 0 && ahead != 1)
        return Impossible{Kind::Counts};
    if (hasLine(board, Player::One) && hasLine(board, Player::Two))
        return Impossible{Kind::TwoWinners};
    if (std::optional<std::vector<int>> order = DropOrderSearch(board).order()) {
        std::ranges::reverse(*order);
        return *std::move(order);
    }
    // A line that no single last disc of its owner takes away stood there before.
    const Player last = ahead == 1 ? Player::One : Player::Two;
    const bool hasLastLine = hasLine(board, last);
    bool couldBeLast = !hasLine(board, opponent(last));
    if (hasLastLine) {
        couldBeLast = false;
        for (int column = 0; column < Sketch::columns; ++column) {
            Board before = board;
            const std::optional<Cell> landing = board.landing(column);
            const Cell top{column, (landing ? landing->row : Sketch::rows) - 1};
            if (board.at(top) != last)
                continue;
            before.lift(column);
            couldBeLast |= !hasLine(before, last);
        }
    }
    return Impossible{couldBeLast ? Kind::NoOrder : Kind::PlayedOn};
}

} // namespace four::coach
