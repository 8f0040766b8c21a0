// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <functional>
#include <stop_token>

namespace four {

/// What a computer of this level does next, for whoever is on turn in the game. The same game always gives
/// the same answer, since its luck comes from the game's seed and the number of actions so far. The answer is
/// always legal. May run on any thread; when a stop is asked for, it returns soon with any legal action.
/// @pre the game is not over.
[[nodiscard]] Action chooseAction(const Game &game, Level level, std::stop_token stop = {});

/// The column of the Random player: drawn uniformly, again if it is full; after five draws without success
/// the first open column from the right.
/// @param draw gives a column in [0, columns)  @pre the board is not full.
[[nodiscard]] int randomColumn(const Board &board, const std::function<int()> &draw);

} // namespace four
