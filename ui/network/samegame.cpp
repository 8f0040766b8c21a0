// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/samegame.h"

#include <algorithm>
#include <utility>

namespace four {

bool isSameGame(const GameSetup &one, const GameSetup &other)
{
    return one.seed == other.seed && one.rules == other.rules && one.starter == other.starter;
}

Game seatedElsewhere(const Game &game, std::optional<Player> elsewhere)
{
    Game seated(seatedElsewhere(game.setup(), elsewhere));
    for (const Action &action : game.actions())
        seated.apply(action);
    return seated;
}

std::vector<Milliseconds> stepsOf(const std::optional<Times> &times)
{
    std::vector<Milliseconds> steps;
    Milliseconds last{0};
    for (const Milliseconds at : times.value_or(Times()).actions)
        steps.push_back(at - std::exchange(last, at));
    return steps;
}

Relation relationOf(const Game &arriving, const Game &here)
{
    if (!isSameGame(arriving.setup(), here.setup()))
        return Relation::Other;
    const auto [arrived, own] = std::ranges::mismatch(arriving.actions(), here.actions());
    const bool hasArrivedWhole = arrived == arriving.actions().end();
    const bool isOwnWhole = own == here.actions().end();
    if (hasArrivedWhole)
        return isOwnWhole ? Relation::Same : Relation::Shorter;
    return isOwnWhole ? Relation::Longer : Relation::Forked;
}

} // namespace four
