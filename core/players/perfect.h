// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/stopsign.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <chrono>
#include <optional>

namespace four {

/// Exact scores that are known without a search, as from an opening book: the value of a position for the
/// player to move, in the convention of engine::Solver, or nothing. Called on the searching thread.
using KnownScores = engine::ScoreSource;

namespace players {

/// A drop, or a swap in its place, and what has been proven about it.
struct ProvenDrop
{
    Action action;
    /// No other one wins sooner, or, when none wins, draws, or, when none draws, loses later. Otherwise it
    /// is only proven to keep a win or a draw.
    bool isExact = false;
};

/// An exact drop; equal ones are chosen at random. If none is found before the deadline, a drop that keeps a
/// win or a draw, if one is known by then; otherwise nothing.
///
/// Nothing in a game that has no exact values, see exactPosition. In all others an exact one is always found
/// - when the scores of all drops are known; the first drop on the standard board and the reply to one in the
///   centre always are,
/// - where the first disc may be taken over, and a first disc that may be, on the standard board: the first
///   disc is dropped where the game is even, and taken over where its player would win,
/// - when a drop wins at once, the opponent threatens to, or there is only one drop,
/// and, as long as the deadline leaves time,
/// - on the standard board with at least `solvedFromPly` discs, or with fewer when its own score is known,
/// - on any other board with at most `solvedEmpties` empty cells.
/// @pre the game's step is Move.
[[nodiscard]] std::optional<ProvenDrop> provenDrop(const Game &game, const KnownScores &known, Random &random,
                                                   std::chrono::steady_clock::time_point deadline,
                                                   const engine::StopSign &stop);

inline constexpr int solvedFromPly = 8;
inline constexpr int solvedEmpties = 24;

} // namespace players
} // namespace four
