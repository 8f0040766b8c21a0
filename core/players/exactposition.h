// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/rules/game.h"

#include <optional>

namespace four {

/// The board as the engine has it, if games by these rules have exact values: if everything in the rules is
/// known to the engine, known to change no value, or can be seen in the game (see exactPosition). Nothing if
/// the rules have a part that nobody has thought about here.
[[nodiscard]] std::optional<engine::BoardShape> exactShape(const Ruleset &rules) noexcept;

/// Whether games by these rules have exact values from beginning to end: there is no power-up that would have
/// to be used up first.
[[nodiscard]] bool hasExactValues(const Ruleset &rules) noexcept;

/// Who drops next: the player on turn, or, in the confirm step, the one who is on turn once it ends. When the
/// game is over nobody does, and this is who was on turn.
[[nodiscard]] Player nextToDrop(const Game &game) noexcept;

/// The game as the engine sees it, for the player who drops next. Nothing where the engine's values would not
/// be this game's: when it is over, when a block or a remove may still come, when the opening rule forbids a
/// column, when its rules have no exactShape.
///
/// The one door to the engine: whoever wants values of a game asks here and makes no position by other means.
/// Undos, violations, letters and names change no value, because whoever plays best needs no undo, commits no
/// violation, and the discs are the same under any letter.
[[nodiscard]] std::optional<engine::Position> exactPosition(const Game &game);

} // namespace four
