// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <functional>

namespace four {

/// The column of the Random player: drawn uniformly, again if it is full; after five draws without success
/// the first open column from the right.
/// @param draw gives a column in [0, columns)  @pre the board is not full.
[[nodiscard]] int randomColumn(const Board &board, const std::function<int()> &draw);

namespace players {

/// A random legal action. @pre the game is not over.
[[nodiscard]] Action randomAction(const Game &game, Random &random);

} // namespace players
} // namespace four
