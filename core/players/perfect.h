// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

namespace four {

/// Exact scores that are known without a search, as from an opening book: the value of a position for the
/// player to move, in the convention of engine::Solver, or nothing. Called on the thread that thinks.
using KnownScores = std::function<std::optional<int>(const engine::Position &)>;

namespace players {

/// A drop that is exactly right: no other one wins sooner, or, when none wins, draws, or, when none draws,
/// loses later. Of equal ones the lot decides. Nothing where that cannot be found out in time.
///
/// In games without blocks and removes it is always found
/// - when the scores of all drops are known; the first drop on the standard board and the reply to one in the
///   centre always are,
/// - when a drop wins at once, the opponent threatens to, or there is only one drop,
/// and, as long as the deadline leaves time,
/// - on the standard board with at least `solvedFromPly` discs, or with fewer when its own score is known,
/// - on any other board with at most `solvedEmpties` empty cells.
/// @pre the game's step is Move.
[[nodiscard]] std::optional<Action> exactDrop(const Game &game, const KnownScores &known, Random &random,
                                              std::chrono::steady_clock::time_point deadline,
                                              const std::stop_token &stop);

inline constexpr int solvedFromPly = 8;
inline constexpr int solvedEmpties = 24;

} // namespace players
} // namespace four
