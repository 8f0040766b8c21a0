// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/match.h"

#include "core/players/exactposition.h"

#include <algorithm>

namespace four {

Match matchOf(Preset preset)
{
    Match match;
    match.preset = preset;
    match.rules = rulesetOf(preset);
    if (startsWithComputer(preset))
        match.seats[Player::Two].level = Level::Easy;
    return match;
}

Match matchOf(const GameSetup &setup)
{
    const bool named = !setup.seats[Player::One].name.empty() || !setup.seats[Player::Two].name.empty();
    const bool computer = setup.seats[Player::One].level || setup.seats[Player::Two].level;
    const auto likeness = [&](Preset preset) {
        // A name must not be lost in a rematch, which a preset without names would do.
        return 4 * int(playerElsewhere(setup) || asksForNames(preset) == named) +
               2 * int(rulesetOf(preset) == setup.rules) + int(startsWithComputer(preset) == computer);
    };
    const Preset preset = *std::ranges::max_element(allPresets, {}, likeness);
    return {.preset = preset, .rules = setup.rules, .seats = setup.seats};
}

Match keepingNames(const Match &match)
{
    const bool loses = std::ranges::any_of(bothPlayers, [&match](Player player) {
        return !match.seats[player].level && !match.seats[player].name.empty() && !isNamed(match, player);
    });
    if (!loses)
        return match;
    Match kept = matchOf(GameSetup{.rules = match.rules, .seed = 0, .seats = match.seats, .starter = {}});
    kept.rematchStarter = match.rematchStarter;
    kept.practice = match.practice;
    return kept;
}

bool usesNames(const Match &match)
{
    return asksForNames(match.preset) || match.seats[Player::One].elsewhere ||
           match.seats[Player::Two].elsewhere;
}

bool isNamed(const Match &match, Player player)
{
    return usesNames(match) && !match.seats[player].level;
}

GameSetup setupOf(const Match &match, std::uint64_t seed, std::optional<Player> starter)
{
    GameSetup setup{.rules = match.rules, .seed = seed, .seats = match.seats, .starter = starter};
    // A game by messages has no clock: no program measures how long a message takes.
    if (playerElsewhere(setup))
        setup.rules.clock = {};
    for (const Player player : bothPlayers) {
        if (!isNamed(match, player))
            setup.seats[player].name.clear();
    }
    return setup;
}

GameSetup connectedSetupOf(const Match &match, std::optional<Player> starter)
{
    GameSetup setup = setupOf(match, 0, starter);
    setup.rules.clock = match.rules.clock;
    return setup;
}

std::optional<Player> rematchStarter(const Match &match, const Game &last)
{
    switch (match.rematchStarter) {
    case RematchStarter::ByRules:
        return {};
    case RematchStarter::Loser:
        if (last.ending() && last.ending()->winner)
            return opponent(*last.ending()->winner);
        return opponent(last.starter());
    case RematchStarter::Alternate:
        return opponent(last.starter());
    }
    return {};
}

bool canPractise(const Match &match)
{
    if (match.seats[Player::One].elsewhere || match.seats[Player::Two].elsewhere)
        return false;
    const int computers = (match.seats[Player::One].level ? 1 : 0) + (match.seats[Player::Two].level ? 1 : 0);
    return computers == 1 || (computers == 0 && !asksForNames(match.preset));
}

bool isAloneAgainstComputer(const GameSetup &setup, Player player)
{
    return !setup.seats[player].level && setup.seats[opponent(player)].level;
}

} // namespace four
