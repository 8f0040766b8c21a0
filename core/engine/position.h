// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/boardshape.h"
#include "core/engine/word.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace four::engine {

/// Why a column string is no position.
enum class PositionError : std::uint8_t {
    NoSuchColumn, ///< not a column of this board
    ColumnFull,
    GameOver, ///< a drop after a completed line
};

struct PositionFault
{
    PositionError error;
    int ply; ///< of the drop at fault, 1 the first
};

/// A position of the plain game: drops only, the two players in turn. A value, cheap to copy; the engine's
/// own view of a board, free of rulesets. Columns are counted from the left, 0 first; rows from the bottom.
class Position
{
public:
    /// @pre shape.isValid()
    explicit Position(BoardShape shape = {}) noexcept : m_shape(shape) {}

    /// Plays @p columns, one character a drop: 1 to 9, then a for the tenth column.
    [[nodiscard]] static std::variant<Position, PositionFault> fromColumns(std::string_view columns,
                                                                           BoardShape shape = {});
    /// The position with @p mover's and @p opponent's stones in the bits of AnyGeometry.
    /// @pre The stones stand on one another, do not overlap, and are as many as alternate drops give.
    [[nodiscard]] static Position fromStones(Word128 mover, Word128 opponent, BoardShape shape = {}) noexcept;

    [[nodiscard]] BoardShape shape() const noexcept { return m_shape; }
    [[nodiscard]] int plies() const noexcept { return m_plies; }
    [[nodiscard]] int empties() const noexcept { return m_shape.cells() - m_plies; }
    [[nodiscard]] Word128 mover() const noexcept { return m_mover; }
    [[nodiscard]] Word128 opponent() const noexcept { return m_opponent; }

    /// Whether the player of the last drop has a line.
    [[nodiscard]] bool isWon() const noexcept { return m_isWon; }
    [[nodiscard]] bool isFull() const noexcept { return empties() == 0; }
    [[nodiscard]] bool isOver() const noexcept { return m_isWon || isFull(); }

    [[nodiscard]] bool canDrop(int column) const noexcept;
    /// Whether this drop would complete a line.
    /// @pre canDrop(column)
    [[nodiscard]] bool isWinningDrop(int column) const noexcept;
    /// @pre canDrop(column) and not isWon()
    void drop(int column) noexcept;

    friend bool operator==(const Position &, const Position &) noexcept = default;

private:
    [[nodiscard]] Word128 landingCell(int column) const noexcept;

    BoardShape m_shape;
    Word128 m_mover = 0;
    Word128 m_opponent = 0;
    int m_plies = 0;
    bool m_isWon = false;
};

/// The character of @p column in a column string, and back.
[[nodiscard]] char columnName(int column) noexcept;
[[nodiscard]] std::optional<int> columnOf(char name) noexcept;

} // namespace four::engine
