// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/lastmatch.h"

#include "core/rules/gamerecord.h"
#include "ui/settings/settingsfile.h"

#include <array>
#include <variant>

namespace four::settings {

namespace {
constexpr auto presetKey = "match/preset";
constexpr auto setupKey = "match/setup";
constexpr auto rematchStarterKey = "match/rematchStarter";
constexpr auto practiceKey = "match/practice";

constexpr std::array presetIds{
    Id{Preset::Classic, "classic", 0},        Id{Preset::ThreeStrikes, "three-strikes", 1},
    Id{Preset::NamedMatch, "named-match", 2}, Id{Preset::VersusComputer, "versus-computer", 3},
    Id{Preset::PowerUps, "power-ups", 4},     Id{Preset::FiveInARow, "five-in-a-row", 5}};
static_assert(presetIds.size() == allPresets.size());

constexpr std::array rematchStarterIds{Id{RematchStarter::ByRules, "by-rules", 0},
                                       Id{RematchStarter::Loser, "loser", 1},
                                       Id{RematchStarter::Alternate, "alternate", 2}};
} // namespace

QString presetId(Preset preset)
{
    return idOf(presetIds, preset);
}

Match lastMatch()
{
    Match match = matchOf(valueOf(presetIds, text(presetKey), Preset::VersusComputer));
    match.rematchStarter = valueOf(rematchStarterIds, text(rematchStarterKey), RematchStarter::ByRules);
    match.practice = isOn(practiceKey, false);
    // The set-up is kept as the record of a game without actions: one format, one strict reader.
    const auto game = readRecord(text(setupKey).toStdString());
    if (const auto *read = std::get_if<Game>(&game)) {
        match.rules = read->rules();
        match.seats = read->setup().seats;
    }
    return match;
}

bool store(const Match &match)
{
    const GameSetup setup{.rules = match.rules, .seed = 0, .seats = match.seats, .starter = {}};
    return write({{presetKey, presetId(match.preset)},
                  {rematchStarterKey, idOf(rematchStarterIds, match.rematchStarter)},
                  {practiceKey, match.practice},
                  {setupKey, QString::fromStdString(toText({.setup = setup, .actions = {}, .times = {}}))}});
}

} // namespace four::settings
