// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/rules/game.h"

#include <optional>

namespace four {

/// The board for the engine, if games by these rules have exact values: if every part of the rules is known
/// to the engine, changes no value, or is checked by exactPosition(). Nothing if the rules have a part that
/// this function does not handle.
[[nodiscard]] std::optional<engine::BoardShape> exactShape(const Ruleset &rules) noexcept;

/// Whether games by these rules have exact values from beginning to end: there is no power-up that would have
/// to be used up first.
[[nodiscard]] bool hasExactValues(const Ruleset &rules) noexcept;

/// The player of the next drop: the player on turn, or, in the confirm step, the opponent. In a finished
/// game, the player last on turn.
[[nodiscard]] Player nextToDrop(const Game &game) noexcept;

/// The game for the engine, for the player of the next drop. Nothing where the engine's values would not be
/// this game's: when it is over, when a block or a remove may still come, when the opening rule forbids a
/// column or the opponent may take the next disc over, when its rules have no exactShape.
///
/// Where the player may take the first disc over, the values are those of the drops alone. A swap gives the
/// opponent the same position, with the colours exchanged: its value is the opposite of the best drop's.
///
/// The only conversion of a game to the engine: every class that needs values of a game calls it. Undos,
/// violations, letters and names change no value: best play needs no undo and commits no violation, and
/// letters are only printed on the discs.
[[nodiscard]] std::optional<engine::Position> exactPosition(const Game &game);
/// The same, also where the opponent may take the next disc over: the values are then those without swap.
[[nodiscard]] std::optional<engine::Position> exactPositionWithoutSwap(const Game &game);

} // namespace four
