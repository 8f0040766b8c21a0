// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace four::coach {

/// A standard board that was set up cell by cell, whether a game can reach it or not.
class Sketch
{
public:
    static constexpr int columns = 7;
    static constexpr int rows = 6;
    static constexpr int connect = 4;

    /// @pre the cell is on the board
    [[nodiscard]] std::optional<Player> at(Cell cell) const { return m_cells.at(index(cell)); }
    void set(Cell cell, std::optional<Player> owner) { m_cells.at(index(cell)) = owner; }

    /// How many discs the player has.
    [[nodiscard]] int count(Player player) const;
    [[nodiscard]] bool isEmpty() const { return count(Player::One) + count(Player::Two) == 0; }
    /// Whether the disc in the cell has nothing below it; false where there is no disc.
    [[nodiscard]] bool isFloating(Cell cell) const;

private:
    static std::size_t index(Cell cell)
    {
        return static_cast<std::size_t>(cell.column) * rows + static_cast<std::size_t>(cell.row);
    }
    std::array<std::optional<Player>, std::size_t{columns} * rows> m_cells{};
};

/// Why no game can reach a sketch: the first of these that is true of it.
struct Impossible
{
    enum class Kind : std::uint8_t {
        Floating,   ///< `cell`: a disc with nothing below it
        Counts,     ///< player one has neither as many discs as player two nor one more
        TwoWinners, ///< both have a line
        PlayedOn,   ///< a player had a line before the last drop
        NoOrder,    ///< in no order of drops do the players take turns
    };
    Kind kind = Kind::Floating;
    Cell cell{}; ///< with Floating

    friend bool operator==(const Impossible &, const Impossible &) = default;
};

/// Drops, columns from 0, that lead to the sketch from the empty board, player one first: one order of
/// perhaps many, the same for the same sketch. Takes some tens of milliseconds at most.
[[nodiscard]] std::variant<std::vector<int>, Impossible> dropsTo(const Sketch &sketch);

} // namespace four::coach
