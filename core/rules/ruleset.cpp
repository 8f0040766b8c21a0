// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include <algorithm>

namespace four {

bool isValid(const TimeControl &clock) noexcept
{
    switch (clock.kind) {
    case TimeControl::Kind::None:
        break;
    case TimeControl::Kind::Turn:
        return limits::turnSeconds.contains(clock.seconds) && clock.increment == 0;
    case TimeControl::Kind::Game:
        return limits::gameSeconds.contains(clock.seconds) && limits::increment.contains(clock.increment) &&
               !clock.losesGame;
    }
    return clock == TimeControl();
}

bool isValid(const Ruleset &rules) noexcept
{
    return limits::columns.contains(rules.columns) && limits::rows.contains(rules.rows) &&
           limits::connect.contains(rules.connect) && limits::undos.contains(rules.undos) &&
           limits::violationsAllowed.contains(rules.violationsAllowed) &&
           limits::blocks.contains(rules.blocks) && limits::removes.contains(rules.removes) &&
           isValid(rules.clock) && limits::nameLength.contains(rules.nameLength);
}

bool lineFits(const Ruleset &rules) noexcept
{
    // Discs of both players stand at the ends of a row whose sides are filled.
    const int across = rules.fill == Fill::Sides ? rules.columns - 1 : rules.columns;
    return rules.connect <= std::max(across, rules.rows);
}

bool hasConfirmStep(const Ruleset &rules) noexcept
{
    return rules.undos > 0 || rules.blocks > 0;
}

bool isCentre(const Ruleset &rules, int column) noexcept
{
    return column == rules.columns / 2 || column == (rules.columns - 1) / 2;
}

Ruleset rulesetOf(Preset preset) noexcept
{
    switch (preset) {
    case Preset::Classic:
    case Preset::VersusComputer:
        break;
    case Preset::ThreeStrikes:
        return {.starter = Starter::Random,
                .undos = 3,
                .undoOnFirstMove = false,
                .violations = Violations::PerGame,
                .violationsAllowed = 2};
    case Preset::NamedMatch:
        return {.starter = Starter::Random,
                .letters = Letters::StarterChooses,
                .undos = 3,
                .violations = Violations::PerTurn,
                .violationsAllowed = 3,
                .nameLength = 30};
    case Preset::PowerUps:
        return {.opening = Opening::Centre,
                .letters = Letters::Random,
                .undos = 3,
                .violations = Violations::PerGame,
                .violationsAllowed = 3,
                .blocks = 1,
                .removes = 1};
    case Preset::FiveInARow:
        return {.columns = 9, .connect = 5, .fill = Fill::Sides};
    }
    return {};
}

bool asksForNames(Preset preset) noexcept
{
    return preset == Preset::NamedMatch || preset == Preset::PowerUps;
}

bool showsRulesFirst(Preset preset) noexcept
{
    return preset == Preset::PowerUps;
}

bool startsWithComputer(Preset preset) noexcept
{
    return preset == Preset::VersusComputer;
}

} // namespace four
