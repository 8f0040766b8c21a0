// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/rules/game.h"
#include "ui/board/coachmark.h"

namespace four::HintMarks {

/// Where the disc of the hint lands, the cells that its reason speaks of, and those that are spoken of when
/// it says what goes wrong with another column; the whole line where every reply is forced. Each cell once.
/// @param game the position that the hint is for
[[nodiscard]] CoachMarks of(const coach::Hint &hint, const Game &game);

/// The same on a board with a disc more: without what would lie under it.
[[nodiscard]] CoachMarks onBoardAfter(const coach::Hint &hint, const Game &game, const Board &after);

} // namespace four::HintMarks
