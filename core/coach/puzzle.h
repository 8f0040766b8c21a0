// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/game.h"

#include <span>

namespace four::coach {

/// The reviewed game as it stood before this drop, for somebody to find a better one. It is made of the drops
/// that stand alone: there is nothing to be taken back or confirmed, and no violation ends it.
/// @param seats who is asked, and who answers  @pre drop is one of the review's, and that is of this game
[[nodiscard]] Game puzzleBefore(const Game &game, const Review &review, std::size_t drop,
                                const PerPlayer<Seat> &seats);

/// The same game at this point, for games with power-ups, in which more than the drops is of account: what is
/// left of them is left.
[[nodiscard]] Game puzzleAt(const Game &point, const PerPlayer<Seat> &seats);

/// The plain game on the standard board after these drops, for a puzzle: nothing is taken back or confirmed.
/// @param drops columns from 0, Player::One first; where one is impossible, nothing follows
[[nodiscard]] Game puzzleAfter(std::span<const int> drops, const PerPlayer<Seat> &seats);

} // namespace four::coach
