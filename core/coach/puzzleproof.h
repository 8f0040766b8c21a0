// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/solver.h"

namespace four::coach {

/// Whether nothing is to be found in a position: the mover wins at once, the opponent would with the next
/// disc, so that the drop is forced, or there are no two columns to choose from. @pre not position.isOver()
[[nodiscard]] bool isTrivial(const engine::Position &position);

/// The puzzle with this task that the drops lead to, proven by the solver, without a rating. Nothing where
/// they lead to none, or when stopped.
///
/// - *Win*: one column wins in 2 to 8 drops, no other as soon.
/// - *Only*: one column keeps a win or a draw. After it and each best defence (puzzleplay.h), as long as one
///   column alone keeps the result again, that is counted, up to six times. If a draw is held so twice, the
///   task is Hold, not Only.
/// - *Hold*: see Only.
/// - *Mistake*: exactly one of the last @p number drops changed the result.
///
/// Where the person drops first, the position is not trivial.
/// @param number with Mistake, how many of the last drops are in question; ignored otherwise
[[nodiscard]] std::optional<Puzzle> proven(Puzzle::Task task, std::span<const int> drops, int number,
                                           engine::Solver &solver, const engine::StopSign &stop = {});

/// What is wrong with a puzzle.
enum class PuzzleFault : std::uint8_t {
    NoPosition,   ///< a drop is impossible
    Over,         ///< nothing is left to play
    Trivial,      ///< see isTrivial()
    NotTheTask,   ///< the position is none of this task
    WrongNumber,  ///< another number is right
    WrongMistake, ///< another drop was the mistake
    WrongColumns, ///< other columns are right
};

/// Solves a puzzle again. @return what is wrong with it, but for its rating; nothing if it is right
[[nodiscard]] std::optional<PuzzleFault> faultOf(const Puzzle &puzzle, engine::Solver &solver);

} // namespace four::coach
