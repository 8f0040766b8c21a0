// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"

#include <cstdint>
#include <vector>

namespace four {

/// A mark of the coach on one empty cell.
struct CoachMark
{
    enum class Kind : std::uint8_t {
        Best,       ///< where the disc of the best drop lands
        Spoken,     ///< a cell that the coach's text names
        WhyNot,     ///< the same, in a text about a bad column
        Ghost,      ///< a disc of the line of best play, with its `number`
        Threat,     ///< a disc of the `player` would complete a line here
        GoodThreat, ///< ... on a row that the player gets if the columns fill up in pairs
        Pair,       ///< the pair of cells with this `number`, or, with `height` 1, one of its cells
        CountEnd,   ///< where the `player` has to drop once all pairs are full
    };
    Kind kind = Kind::Best;
    Cell cell;
    Player player = Player::One; ///< the owner of the disc or threat
    int number = 0;              ///< with Ghost: 1 is the next disc; with Pair: of the pair
    bool isShared = false;       ///< with the threats: the other player has one here, too
    bool isPlayable = false;     ///< with the threats: the next disc in the column lands here
    int height = 1;              ///< with Pair: how many cells it has, from `cell` up

    friend bool operator==(const CoachMark &, const CoachMark &) = default;
};

using CoachMarks = std::vector<CoachMark>;

} // namespace four
