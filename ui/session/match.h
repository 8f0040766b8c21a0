// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <cstdint>
#include <optional>

namespace four {

/// The player that begins the next game of a match.
enum class RematchStarter : std::uint8_t { ByRules, Loser, Alternate };

/// A set-up for any number of games in a row.
struct Match
{
    Preset preset = Preset::Classic; ///< from which the set-up began; it may have been changed
    Ruleset rules;
    PerPlayer<Seat> seats; ///< with names, even if the preset does not use them
    RematchStarter rematchStarter = RematchStarter::ByRules;
    bool practice = false; ///< the coach warns when a person's drop gives something away

    [[nodiscard]] bool isCustomised() const noexcept { return rules != rulesetOf(preset); }
    friend bool operator==(const Match &, const Match &) = default;
};

/// A preset as it is first offered.
[[nodiscard]] Match matchOf(Preset preset);

/// The match of a game from a file: of the preset with the nearest rules.
[[nodiscard]] Match matchOf(const GameSetup &setup);

/// The match in a preset that keeps its names, if its own preset would lose some.
[[nodiscard]] Match keepingNames(const Match &match);

/// Whether people's names are used: in some presets, and in every game at two computers.
[[nodiscard]] bool usesNames(const Match &match);

/// Whether the player's typed name is used: a person's, where names are.
[[nodiscard]] bool isNamed(const Match &match, Player player);

/// @param starter nothing: as the rules say
[[nodiscard]] GameSetup setupOf(const Match &match, std::uint64_t seed, std::optional<Player> starter = {});

/// The same for a game whose two computers are connected: it keeps its clock.
[[nodiscard]] GameSetup connectedSetupOf(const Match &match, std::optional<Player> starter = {});

/// The starter of the next game; nothing: as the rules say. In a draw the second player is the loser.
[[nodiscard]] std::optional<Player> rematchStarter(const Match &match, const Game &last);

/// Whether the coach can watch: one person plays, against a computer or both sides.
[[nodiscard]] bool canPractise(const Match &match);

/// Whether this seat is a person against a computer: called "you" unless named.
[[nodiscard]] bool isAloneAgainstComputer(const GameSetup &setup, Player player);

} // namespace four
