// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/solver.h"

#include <map>
#include <set>

namespace four::coach {

/// Whether nothing is to be found in a position: the mover wins at once, the opponent would with the next
/// disc, so that the drop is forced, or there are no three columns to choose from.
/// @pre not position.isOver()
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
/// - *Ending*: see provenEnding(); what follows is not asked of it.
///
/// Where the person drops first, the position is not trivial, some column that is not right loses later than
/// with the opponent's next disc, and the coach proves why the right one is best: the puzzle has a theme.
/// @param number with Mistake, how many of the last drops are in question; ignored otherwise
[[nodiscard]] std::optional<Puzzle> proven(Puzzle::Task task, std::span<const int> drops, int number,
                                           engine::Solver &solver, const engine::StopSign &stop = {});

/// What is wrong with a puzzle.
enum class PuzzleFault : std::uint8_t {
    NoPosition,   ///< a drop is impossible
    Over,         ///< nothing is left to play
    Trivial,      ///< see isTrivial()
    NotTheTask,   ///< the position is none of this task
    CoinToss,     ///< every column that is not right loses at once
    NoTheme,      ///< the coach proves none
    WrongTheme,   ///< ... or another one
    WrongResult,  ///< what is kept is a win, not a draw, or the other way round
    WrongNumber,  ///< another number is right
    WrongMistake, ///< another drop was the mistake
    WrongColumns, ///< other columns are right
    Double,       ///< an earlier puzzle of the set shows the same position, or its mirror image
    Alike,        ///< too many of the set have the same first discs, or their mirror image
};

/// Solves a puzzle again. @return what is wrong with it, but for its rating; nothing if it is right
[[nodiscard]] std::optional<PuzzleFault> faultOf(const Puzzle &puzzle, engine::Solver &solver);

/// What the puzzles of a set must not have in common.
class PuzzleVariety
{
public:
    static constexpr std::size_t firstDiscs = 6;
    static constexpr int mostAlike = 10; ///< with the same first discs

    /// Double or Alike: what keeps the puzzle out of a set with those that were added. Once it is kept out,
    /// it stays so. @pre its drops are legal
    [[nodiscard]] std::optional<PuzzleFault> faultOf(const Puzzle &puzzle) const;
    /// @pre faultOf() is nothing
    void add(const Puzzle &puzzle);

private:
    std::set<std::uint64_t> m_positions; ///< folded keys
    std::map<std::uint64_t, int> m_beginnings;
};

} // namespace four::coach
