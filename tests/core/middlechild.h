// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/computer.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <cstdlib>
#include <vector>

/// A child of about eight years, in a script: it completes a line at once, blocks one at once, and otherwise
/// drops as near to the middle as it can. It leaves power-ups and pops alone as long as it can drop.
/// @pre the game is not over.
inline four::Action middleChild(const four::Game &game, four::Random &random)
{
    using namespace four;
    if (game.step() == Step::Confirm)
        return action::EndTurn{};
    const int columns = game.rules().columns;
    for (const Player player : {game.turn(), opponent(game.turn())}) {
        for (int column = 0; column < columns; ++column) {
            if (game.landing(column) && game.board().wouldWin(column, player, game.rules().connect))
                return action::Drop{column};
        }
    }
    std::vector<int> nearest;
    int least = columns;
    for (int column = 0; column < columns; ++column) {
        const int distance = std::abs(2 * column - (columns - 1));
        if (!game.landing(column) || distance > least)
            continue;
        if (distance < least)
            nearest.clear();
        least = distance;
        nearest.push_back(column);
    }
    if (nearest.empty())
        return chooseAction(game, Level::Random, random);
    return action::Drop{nearest[static_cast<std::size_t>(random.below(static_cast<int>(nearest.size())))]};
}
