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
    /// For slow machines only: a search that ends by it may give different results each time.
    std::optional<std::chrono::steady_clock::time_point> deadline = {};
    bool followsForced = false; ///< looks beyond the depth as long as each reply is forced
    /// By how much a quiet action may be worse than the best and yet be chosen, in points of evaluation.h: a
    /// random number from 0 to this is added to each score, except of a proven win or loss.
    int tolerance = 0;
    Judgement judgement = {};
};

/// The value of an action for its player. A proven win is `decisive` minus the number of turns to it; a
/// proven loss is the negative of that.
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

/// The best action by alpha-beta over turns: drops, removes, pops and the blocks after them. In the confirm
/// step the choice is between ending the turn and blocking. Whatever the limits, an action that wins at once
/// is taken, and one that lets the opponent win at once is not taken as long as there is another. Equal
/// actions are chosen at random. After a stop request it returns soon, with a legal action.
/// @pre the game's step is Move or Confirm.
[[nodiscard]] Choice searchTree(const Game &game, const SearchLimits &limits, Random &random,
                                const engine::StopSign &stop);

} // namespace four::players
