// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

namespace four::players {

/// Beginner plays like a child: it completes a line of its own if that is horizontal or vertical, and misses
/// the diagonals. Of the opponent's lines it sees only a vertical one that lacks its last disc. Otherwise it
/// puts its disc where its own line gets longest, whether there is room for the rest or not.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Action beginnerAction(const Game &game, Random &random);

/// Easy knows the game, but only looks at the current board. It completes every line of its own, answers
/// horizontal and vertical threats but not the diagonal ones, and prefers cells where many lines are still
/// possible. It does not consider the opponent's replies.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Action easyAction(const Game &game, Random &random);

} // namespace four::players
