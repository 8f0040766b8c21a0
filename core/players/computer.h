// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/stopsign.h"
#include "core/players/perfect.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"
#include "core/rules/setup.h"

namespace four {

/// What a computer of this level does next, for whoever is on turn in the game. The answer is always legal,
/// and comes within a second; when a stop is asked for, any legal action comes soon. May run on any thread.
///
/// The same game always gives the same answer: the computer's luck comes from the game's seed and the number
/// of actions so far, and what it thinks is counted in positions, not in time. Only on a machine many times
/// slower than usual may the clock cut its thinking short.
///
/// The levels are described where they are made: Random in randomplayer.h, Beginner and Easy in intuition.h,
/// Medium to Expert by what computer.cpp lets treesearch.h do, Perfect in perfect.h with treesearch.h behind.
/// @param known for Perfect; without it the standard board's first moves are not all exact
/// @pre the game is not over.
[[nodiscard]] Action chooseAction(const Game &game, Level level, const engine::StopSign &stop = {},
                                  const KnownScores &known = {});

/// The same with the luck of somebody else: for who asks what a level might do here.
[[nodiscard]] Action chooseAction(const Game &game, Level level, Random &random,
                                  const engine::StopSign &stop = {}, const KnownScores &known = {});

/// The same without a look at the clock, so that the answer is the same on every machine, however slow or
/// busy: for measuring how the levels play. @pre level is not Perfect, whose proofs end by the clock
[[nodiscard]] Action chooseActionInOwnTime(const Game &game, Level level, Random &random,
                                           const engine::StopSign &stop = {});

} // namespace four
