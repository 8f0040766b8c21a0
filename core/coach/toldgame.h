// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

namespace four::coach {

/// The same game seen in a mirror.
[[nodiscard]] Game mirrored(const Game &game);

/// Whether the coach analyses the mirror image of the board. Of two boards that are each other's mirror
/// images just one is mirrored, so that their hints are mirrored, too, also where there is a choice.
[[nodiscard]] bool isSeenInMirror(const Board &board);

/// Whether the rules leave the first disc no choice: of two middle columns each is the other one's mirror
/// image.
[[nodiscard]] bool isDropGiven(const Game &game);

/// The game as it is when a disc can drop: the letter chosen, the turn ended. @pre it has an exactPosition
[[nodiscard]] Game readyToDrop(Game game);

} // namespace four::coach
