// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// Why a drop is the best one: a proven fact, which ui/ puts into words. docs/COACH.md says how each is
/// found.
struct Reason
{
    enum class Kind : std::uint8_t {
        WinsNow,    ///< `cells`: the lines that it completes
        MustBlock,  ///< `cells`: where the opponent's next disc would win; nothing wins at once
        TwoThreats, ///< `cells`: two at which the mover wins next
        Forces,     ///< `line`: to the win in `number` drops, every reply forced; `cells`: the winning one
        StopsThat,  ///< `columns`: others, after each of which the opponent wins by force within `number`
                    ///< drops; `line`: one of them that takes as long as that, and how he then wins; `cells`:
                    ///< where he can begin each time, empty if not on the same one
        NotUnder,   ///< `columns`: the others; `cells`: for each the one above it, where the opponent wins or
                    ///< takes an own threat away
        MakesThreat,  ///< `cells`: a disc there would complete a line, since this drop; `columns`: others,
                      ///< which make none there
        BreaksThreat, ///< `cells`: the opponent, with a disc on this cell, would threaten to complete a line
                      ///< there; after each of `columns` he still can
        BreaksLine,   ///< `cells`: a line in which the opponent lacks two discs, one on this cell; `columns`:
                      ///< others, which are not in it
        Plan,         ///< `plan`, `cells` its cells; `line` of best play where it is not proven
        Opening,      ///< from the opening book; `columns`: the best ones
        OnlyMove,     ///< `columns`: all others, after which the game ends worse
        FollowsUp,    ///< from here on, answering by `rule` is enough
        Holds,        ///< `columns`: all that keep the draw, `number` of them
        Longest,      ///< loses as late as possible, in `number` drops
        Quickest,     ///< wins first, `number` of drops: in how many the next best does; 0: all win as soon
    };

    Kind kind = Kind::Holds;
    std::vector<Cell> cells{};
    std::vector<int> columns{};
    int number = 0;
    std::vector<int> line{};          ///< columns, from the position on
    std::optional<Plan> plan{};       ///< exactly with Kind::Plan
    std::optional<AnswerRule> rule{}; ///< exactly with Kind::FollowsUp

    friend bool operator==(const Reason &, const Reason &) = default;
};

} // namespace four::coach
