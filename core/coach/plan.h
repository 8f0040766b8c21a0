// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// How a line of best play ends: the cell that decides it, and by what kind of threat.
struct Plan
{
    enum class How : std::uint8_t {
        Zugzwang, ///< the loser can only drop under the deciding cell, or lose elsewhere
        Stacked,  ///< the winner threatens two cells, the deciding one right above the other
        Double,   ///< the winner threatens two cells at once
    };
    enum class Threat : std::uint8_t {
        Stands, ///< the deciding cell would complete a line already
        Made,   ///< it will after this drop
        Comes,  ///< it will later
    };

    bool isMovers = true; ///< the player to move wins
    Cell deciding;        ///< the winning disc's
    std::vector<Cell>
        cells; ///< the winner's threats before the opponent's last drop, the deciding one included
    How how = How::Zugzwang;
    Threat threat = Threat::Stands;
    int comesIn = 0; ///< with Comes: the winner's drops until then, a coming one included

    friend bool operator==(const Plan &, const Plan &) = default;
};

/// Best play of both to the end of the game.
struct Course
{
    std::vector<int> line{};    ///< columns, from a position on; empty: not wanted, or not known in time
    std::optional<Plan> plan{}; ///< how it ends; nothing in a draw, or when it ends at once

    friend bool operator==(const Course &, const Course &) = default;
};

/// The column, and then best play of both until the game is over.
/// @return nothing when stopped @pre the drop is a best one, and legal
[[nodiscard]] std::optional<std::vector<int>> bestLine(const engine::Position &position, int column,
                                                       engine::Solver &solver, const engine::StopSign &stop);

/// How a line of best play ends; nothing in a draw, or when it ends at once.
/// @param line from this position to the end of the game
[[nodiscard]] std::optional<Plan> planOf(const Field &field, const std::vector<int> &line);

} // namespace four::coach
