// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/rules/player.h"

namespace four {

/// How the games came out that the same two have played one after the other.
struct Score
{
    PerPlayer<int> won;
    int drawn = 0;

    [[nodiscard]] int games() const { return won[Player::One] + won[Player::Two] + drawn; }
    void add(const Ending &ending)
    {
        if (ending.winner)
            ++won[*ending.winner];
        else
            ++drawn;
    }
    friend bool operator==(const Score &, const Score &) = default;
};

} // namespace four
