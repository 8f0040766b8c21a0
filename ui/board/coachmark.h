// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"

#include <cstdint>
#include <vector>

namespace four {

/// What the coach shows on one empty cell of the board.
struct CoachMark
{
    enum class Kind : std::uint8_t {
        Best,       ///< where the disc of the best drop lands
        Spoken,     ///< a cell that the coach speaks of
        WhyNot,     ///< ... when he says what goes wrong with another column
        Ghost,      ///< a disc of the line of best play, with its `number`
        Threat,     ///< a disc of the `player` would complete a line here
        GoodThreat, ///< ... on a row that the player gets if the columns fill up in pairs
    };
    Kind kind = Kind::Best;
    Cell cell;
    Player player = Player::One; ///< whose disc or threat it is
    int number = 0;              ///< with Ghost: 1 is the next disc
    bool isShared = false;       ///< with the threats: the other player has one here, too
    bool isPlayable = false;     ///< with the threats: the next disc in the column lands here

    friend bool operator==(const CoachMark &, const CoachMark &) = default;
};

using CoachMarks = std::vector<CoachMark>;

} // namespace four
