// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/engine/solver.h"
#include "core/rules/game.h"

#include <array>
#include <cstddef>
#include <string>

/// Checks what the coach says by other means than the coach: values by solving each drop, what is on the
/// board cell by cell, lines by playing them on the board of the game with every other reply tried.
namespace coachproof {

[[nodiscard]] constexpr const char *nameOf(four::coach::Reason::Kind kind) noexcept
{
    constexpr std::array names{"WinsNow",    "MustBlock", "TwoThreats",  "Forces",
                               "StopsThat",  "NotUnder",  "MakesThreat", "BreaksThreat",
                               "BreaksLine", "Plan",      "Opening",     "OnlyMove",
                               "FollowsUp",  "Holds",     "Longest",     "Quickest"};
    return names[static_cast<std::size_t>(kind)];
}

/// The outlook after the drop of this one, for the opponent: a win in 1 becomes a loss in 0.
[[nodiscard]] constexpr four::coach::Outlook opponentOutlook(const four::coach::Outlook &outlook) noexcept
{
    using four::coach::Result;
    switch (outlook.result) {
    case Result::Win:
        return {.result = Result::Loss, .drops = outlook.drops - 1};
    case Result::Loss:
        return {.result = Result::Win, .drops = outlook.drops};
    case Result::Draw:
        break;
    }
    return {};
}

/// Why the hint is not true of the game; empty if everything that it says is.
/// @param solver without the coach's table, if the coach is not to be believed
[[nodiscard]] std::string faultOf(const four::Game &game, const four::coach::Hint &hint,
                                  four::engine::Solver &solver);

/// The hint as it should be of the game that is this one's mirror image. @param columns of the board
[[nodiscard]] four::coach::Hint mirrored(four::coach::Hint hint, int columns);

} // namespace coachproof
