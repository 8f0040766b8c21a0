// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"
#include "core/coach/followup.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// How the game ends with best play: where the line is completed, and by what kind of threat.
struct Plan
{
    enum class How : std::uint8_t {
        Zugzwang, ///< the loser can only drop under the winning cell, or lose elsewhere
        Stacked,  ///< the winner threatens two cells, one right above the other
        Double,   ///< the winner threatens two cells at once
        Triple,   ///< ... or more than two
    };
    enum class Threat : std::uint8_t {
        Stands, ///< each of `cells` would complete a line already
        Made,   ///< ... it will after this drop
        Comes,  ///< ... it will later
    };

    bool isMovers = true; ///< the player to move wins
    /// Whether it ends so in every line of best play, or by the rule; otherwise it is one line of many.
    bool isProven = false;
    /// Where the winner threatens to complete a line in the end; proven: where the winner does so, two cells
    /// at most.
    std::vector<Cell> cells;
    std::optional<How> how{}; ///< nothing: not the same in all lines of best play, or by a rule
    Threat threat = Threat::Comes;
    /// That is enough for the winner, from this drop on.
    std::optional<AnswerRule> rule{};

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

/// How a line of best play ends, as an example; nothing in a draw, or when it ends at once.
/// @param line from this position to the end of the game
[[nodiscard]] std::optional<Plan> planOf(const Field &field, const std::vector<int> &line);

/// The plan that every line of best play has, whichever of the best columns it begins with: all are played.
/// @param score of the position, which is no draw
/// @return with Threat::Comes, see withThreat(); nothing where the lines have no plan in common, where they
/// are too many, and when stopped
[[nodiscard]] std::optional<Plan> planOfAllLines(const engine::Position &position, int score,
                                                 engine::Solver &solver, const engine::StopSign &stop);

/// The plan with Plan::threat as it is with this drop.
[[nodiscard]] Plan withThreat(Plan plan, const Field &field, int column);

/// The plan of a player for whom a rule is enough, the mover's after the drop or the opponent's now.
/// @return nothing where no rule is, or where the winner completes lines on more than two cells
[[nodiscard]] std::optional<Plan> rulePlan(const Field &field, int column, Result result);

} // namespace four::coach
