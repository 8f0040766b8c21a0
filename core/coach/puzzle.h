// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/game.h"

#include <span>

namespace four::coach {

/// The reviewed game before this drop, to be posed as a puzzle. It is made of the drops that were not undone:
/// there is nothing to undo or to confirm, and no violation ends it.
/// @param seats of the puzzle: a person and a computer @pre drop is an index into review.drops, and the
/// review is of this game
[[nodiscard]] Game puzzleBefore(const Game &game, const Review &review, std::size_t drop,
                                const PerPlayer<Seat> &seats);

/// The same game at this point, for games with power-ups: those that are left can still be used.
[[nodiscard]] Game puzzleAt(const Game &point, const PerPlayer<Seat> &seats);

/// The plain game on the standard board after these drops, for a puzzle: nothing is taken back or confirmed.
/// @param drops columns from 0, Player::One first; where one is impossible, nothing follows
[[nodiscard]] Game puzzleAfter(std::span<const int> drops, const PerPlayer<Seat> &seats);

} // namespace four::coach
