// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/stopsign.h"
#include "core/players/evaluation.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace four::players {

/// How far a search goes. It ends with the first of these that is reached.
struct SearchLimits
{
    static constexpr int noDepth = 1'000; ///< more turns than any game has

    int depth = 1;                ///< turns that it looks ahead, at least 1
    std::uint64_t nodes = 10'000; ///< positions, so that the same game has the same answer on every machine
    /// A safety net for slow machines only: what ends by it may differ from one time to the next.
    std::optional<std::chrono::steady_clock::time_point> deadline = {};
    bool followsForced = false; ///< looks beyond the depth as long as each reply is forced
    /// By how much a quiet action may be worse than the best and yet be chosen, in points of evaluation.h: to
    /// each action the lot adds between none and so many. What wins or loses for sure gets nothing.
    int tolerance = 0;
    Judgement judgement = {};
};

/// The value of an action for who does it. Close to `decisive`: a sure win, the number of turns off it.
struct Score
{
    static constexpr int decisive = 10'000;
    static constexpr int longest = SearchLimits::noDepth;
    [[nodiscard]] static constexpr bool isWin(int score) noexcept { return score > decisive - longest; }
    [[nodiscard]] static constexpr bool isLoss(int score) noexcept { return score < -decisive + longest; }
};

/// What a search found.
struct Choice
{
    Action action;
    int score = 0;
    int depth = 0;         ///< of the last search that was completed
    bool isProven = false; ///< nothing that was left out can change the score
    std::uint64_t nodes = 0;
};

/// The best action by alpha-beta over turns: drops, removes and the blocks after them. In the confirm step
/// the choice is between ending the turn and blocking. Whatever the limits, an action that wins at once is
/// taken, and one that lets the opponent win at once is not taken as long as there is another. Of equal
/// actions the lot decides. Soon back, with a legal action, when a stop is asked for.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Choice searchTree(const Game &game, const SearchLimits &limits, Random &random,
                                const engine::StopSign &stop);

} // namespace four::players
