// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <cstdint>
#include <optional>

namespace four {

/// Who begins the next game of a match.
enum class RematchStarter : std::uint8_t { ByRules, Loser, Alternate };

/// What people set up once and then play any number of games with.
struct Match
{
    Preset preset = Preset::Classic; ///< where the set-up came from; it may have been changed since
    Ruleset rules;
    PerPlayer<Seat> seats; ///< names are kept here also while a preset is played that does not use them
    RematchStarter rematchStarter = RematchStarter::ByRules;
    bool practice = false; ///< the coach looks on, and says when a drop of a person's gives something away

    [[nodiscard]] bool isCustomised() const noexcept { return rules != rulesetOf(preset); }
    friend bool operator==(const Match &, const Match &) = default;
};

/// A preset as it is first offered.
[[nodiscard]] Match matchOf(Preset preset);

/// The match that a game belongs to which came without one, as from a file: of the preset whose rules and
/// ways are nearest.
[[nodiscard]] Match matchOf(const GameSetup &setup);

/// The same match in a preset that keeps the names, if its own would lose some that were given to it later.
[[nodiscard]] Match keepingNames(const Match &match);

/// Whether this player goes by the name that was typed: a person, in a preset that asks for names.
[[nodiscard]] bool isNamed(const Match &match, Player player);

/// @param starter who begins, if that does not follow from the rules
[[nodiscard]] GameSetup setupOf(const Match &match, std::uint64_t seed, std::optional<Player> starter = {});

/// Who begins the game after this one; nothing: the rules say. After a draw the loser is whoever did not
/// begin.
[[nodiscard]] std::optional<Player> rematchStarter(const Match &match, const Game &last);

/// Whether the coach can look on: where one person plays, against a computer or on both sides. Two who go by
/// their names are two people, who are not told what the other one missed.
[[nodiscard]] bool canPractise(const Match &match);

/// Whether this seat is a person who plays against a computer, and so is spoken to as "you" unless named.
[[nodiscard]] bool isAloneAgainstComputer(const GameSetup &setup, Player player);

} // namespace four
