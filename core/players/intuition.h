// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <optional>

namespace four::players {

/// Beginner plays like a child: it completes a line of its own if that is horizontal or vertical, and misses
/// the diagonals. Of the opponent's lines it sees only a vertical one that lacks its last disc. Otherwise it
/// puts its disc where its own line gets longest, whether there is room for the rest or not. It takes the
/// first disc over at random.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Action beginnerAction(const Game &game, Random &random);

/// Easy knows the game, but only looks at the current board. It completes every line of its own, answers
/// horizontal and vertical threats but not the diagonal ones, and prefers cells where many lines are still
/// possible, or takes the first disc over if it is in such a cell. It does not consider the opponent's
/// replies.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Action easyAction(const Game &game, Random &random);

/// What a child sees: the drop, remove or pop that wins at once, else a drop where the opponent would win at
/// once; nothing where there is neither. @pre the game's step is Move.
[[nodiscard]] std::optional<Action> obviousAction(const Game &game, Random &random);

/// Whether an action does what a child sees, see obviousAction(); nothing where there is nothing to be seen,
/// or no block is enough.
/// @pre the action is legal
[[nodiscard]] std::optional<bool> takesTheObvious(const Game &game, const Action &action);

/// Gives its opponent chances, as Level::Adaptive does against the weakest: it leaves the opponent as many
/// cells that complete a line, and itself as few, as it can, and otherwise keeps away from the lines of both.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Action yieldingAction(const Game &game, Random &random);

/// Whether no cell was worth more, by lines that are possible there, than that of the first disc when it was
/// dropped. Levels above Easy swap by this, too, where they see no end: what a search finds so early depends
/// on which player has one disc more at its end. @pre game.maySwap()
[[nodiscard]] bool isFirstDiscBest(const Game &game);

} // namespace four::players
