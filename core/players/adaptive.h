// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/random.h"
#include "core/rules/setup.h"

#include <optional>

namespace four::players {

// Level::Adaptive plays with a strength, on a scale of its own on which 400 points more win ten times as
// often as they lose, in Classic. At each turn it is one of two neighbouring rungs, by lot: the more often
// the stronger one, the nearer the strength is to it. The lowest rung, below Random, yields: see
// yieldingAction(). Whatever the rung, Adaptive takes a win and blocks a loss that a child sees: see
// obviousAction().

/// How a turn is played: as a level, or yielding.
struct Rung
{
    std::optional<Level> level; ///< nothing: it yields
    int strength = 0;
};

/// The rung of a turn. @param strength within [0, greatestStrength]
[[nodiscard]] Rung rungFor(int strength, Random &random);

/// The strength of a level as an opponent. @pre level is not Adaptive
[[nodiscard]] int strengthOf(Level level);

/// The level that is nearest to a strength.
[[nodiscard]] Level levelNear(int strength);

/// A person's strength against computers on the same scale, and its uncertainty.
struct PlayingStrength
{
    double rating = 1250; ///< most newcomers are between Beginner and Easy
    double deviation = 1000;

    /// What Adaptive plays with against this person, so that the chance is even.
    [[nodiscard]] int rounded() const;

    friend bool operator==(const PlayingStrength &, const PlayingStrength &) = default;
};

/// The strength after a game against Adaptive: Glicko's formulas (Glickman 1999) with an opponent of no
/// deviation. The person's own never falls below 250: an even chance is wanted now, not on average over
/// years.
/// @param score 1 won, 0.5 drawn, 0 lost
[[nodiscard]] PlayingStrength afterGame(const PlayingStrength &person, int opponent, double score);

/// What a player saw of what a child sees, over a whole game: its turns with a win, or with a loss to block.
struct Attention
{
    int turns = 0;
    int missed = 0; ///< of those

    friend bool operator==(const Attention &, const Attention &) = default;
};
[[nodiscard]] Attention attentionOf(const Game &game, Player player);

/// The strength after that judgement of a game: nearer to Random's where it was lower and most was seen, to
/// Easy's where it was higher and most was missed. The more turns there were, the nearer.
[[nodiscard]] PlayingStrength afterJudgement(const PlayingStrength &person, const Attention &attention);

} // namespace four::players
