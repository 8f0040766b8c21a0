// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/game.h"

namespace four::coach {

/// The reviewed game as it stood before this drop, for somebody to find a better one. It is made of the drops
/// that stand alone: there is nothing to be taken back or confirmed, and no violation ends it.
/// @param seats who is asked, and who answers  @pre drop is one of the review's, and that is of this game
[[nodiscard]] Game puzzleBefore(const Game &game, const Review &review, std::size_t drop,
                                const PerPlayer<Seat> &seats);

} // namespace four::coach
