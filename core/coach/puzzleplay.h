// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/values.h"
#include "core/engine/stopsign.h"

namespace four::coach {

/// The state of the play of a puzzle.
struct PuzzleStep
{
    enum class Verdict : std::uint8_t {
        GoOn,   ///< right so far
        Solved, ///< with the last drop
        Wrong,  ///< the last drop is not what the task asks for
    };
    Verdict verdict = Verdict::GoOn;
    /// When it is the person's turn: the columns that are right, from the left; empty otherwise.
    std::vector<int> right{};
    /// After a drop of the person: the opponent's reply, unless the game is over. After a right drop it is
    /// the best defence; after a wrong one best play, which shows the mistake.
    std::optional<int> answer{};

    friend bool operator==(const PuzzleStep &, const PuzzleStep &) = default;
};

/// The play of a puzzle as a function of its drops. It has no state, so it can be called again after an undo,
/// on any thread that owns a solver.
///
/// - *Win*: right is what still wins in what is left of the number. Solved by the line.
/// - *Only*, *Hold*: right is what keeps the result, which on the way that the opponent's answers take is one
///   column alone. Solved by the last of `number` + 1 such drops, or by a line.
/// - *Mistake*: right is what would have kept the result. Solved by one drop. The caller compares the drop
///   that the person pointed at with Puzzle::mistake.
///
/// The best defence: of the columns with which the opponent loses latest, or keeps a draw, the one that
/// leaves the person the fewest right columns; of these the most central. The mirrored game gets the mirrored
/// answer.
/// @param drops from puzzle.start() on, the person's first, then the opponent's and so on in turns
/// @pre they are legal, and each of the person's but the last was right
/// @return nothing when stopped  @throws as engine::Solver::solve
[[nodiscard]] std::optional<PuzzleStep> puzzleStep(const Puzzle &puzzle, std::span<const int> drops,
                                                   engine::Solver &solver, const engine::StopSign &stop = {});

/// The opponent's column against a person: the best defence, as above. Nothing when stopped.
/// @param wanted says which columns are right for the person, by their values
/// @pre not position.isOver()
using RightColumns = std::function<std::vector<int>(const Values &)>;
[[nodiscard]] std::optional<int> bestDefence(const engine::Position &position, const RightColumns &wanted,
                                             engine::Solver &solver, const engine::StopSign &stop);

} // namespace four::coach
