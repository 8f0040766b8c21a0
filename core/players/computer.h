// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/stopsign.h"
#include "core/players/perfect.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"
#include "core/rules/setup.h"

#include <optional>

namespace four {

/// The next action of a computer of this level, for the player on turn. Always legal, and found within a
/// second; after a stop request, any legal action soon. May run on any thread.
///
/// The same game always gives the same answer: random numbers come from the game's seed and the number of
/// actions so far, and the search is limited by positions, not by time. Only on a machine many times slower
/// than usual may the clock end the search early.
///
/// The levels are described at their implementation: Random in randomplayer.h, Beginner and Easy in
/// intuition.h, Practised to Expert by the limits in computer.cpp for treesearch.h, Perfect in perfect.h with
/// treesearch.h as its fallback, Adaptive in adaptive.h.
/// @param known for Perfect; without it the standard board's first moves are not all exact
/// @pre the game is not over.
[[nodiscard]] Action chooseAction(const Game &game, Level level, const engine::StopSign &stop = {},
                                  const KnownScores &known = {});

/// The same with the caller's random numbers: coach::mostTempting() asks a level several times.
[[nodiscard]] Action chooseAction(const Game &game, Level level, Random &random,
                                  const engine::StopSign &stop = {}, const KnownScores &known = {});

/// The same without time limits, so that the answer is the same on every machine, however slow or busy: for
/// measuring the levels. @pre level is neither Perfect, whose proofs end by the clock, nor Adaptive
[[nodiscard]] Action chooseActionInOwnTime(const Game &game, Level level, Random &random,
                                           const engine::StopSign &stop = {});

/// What a level finds in a position: its action, and how good it holds the position for the player on turn.
struct Opinion
{
    Action action;
    std::optional<int> score; ///< see players::Score; nothing for levels that do not search
};
/// As chooseActionInOwnTime.
[[nodiscard]] Opinion opinionInOwnTime(const Game &game, Level level, Random &random,
                                       const engine::StopSign &stop = {});

} // namespace four
