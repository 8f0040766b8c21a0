// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/adaptive.h"

#include "core/players/intuition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <numbers>

namespace four::players {

namespace {

// Measured by games between neighbours, see docs/MEASUREMENTS.md.
constexpr std::array rungs{
    Rung{.level = {}, .strength = 0},
    Rung{.level = Level::Random, .strength = 500},
    Rung{.level = Level::Beginner, .strength = 1050},
    Rung{.level = Level::Easy, .strength = 1450},
    Rung{.level = Level::Practised, .strength = 1660},
    Rung{.level = Level::Medium, .strength = 1970},
    Rung{.level = Level::Hard, .strength = 2250},
    Rung{.level = Level::Expert, .strength = 2500},
    Rung{.level = Level::Perfect, .strength = 3100},
};

} // namespace

Rung rungFor(int strength, Random &random)
{
    for (std::size_t i = 1; i < rungs.size(); ++i) {
        const Rung &lower = rungs[i - 1];
        const Rung &upper = rungs[i];
        if (strength < upper.strength)
            return random.below(upper.strength - lower.strength) < strength - lower.strength ? upper : lower;
    }
    return rungs.back();
}

int strengthOf(Level level)
{
    return std::ranges::find(rungs, std::optional(level), &Rung::level)->strength;
}

Level levelNear(int strength)
{
    return *std::ranges::min_element(rungs.begin() + 1, rungs.end(), {}, [strength](const Rung &rung) {
                return std::abs(rung.strength - strength);
            })->level;
}

int PlayingStrength::rounded() const
{
    return static_cast<int>(std::lround(std::clamp(rating, 0.0, double(greatestStrength))));
}

PlayingStrength afterGame(const PlayingStrength &person, int opponent, double score)
{
    constexpr double leastDeviation = 250;
    const double q = std::numbers::ln10 / 400;
    const double expected = 1 / (1 + std::pow(10, (opponent - person.rating) / 400));
    const double information = 1 / (person.deviation * person.deviation) + q * q * expected * (1 - expected);
    return {.rating = std::clamp(person.rating + q / information * (score - expected),
                                 double(rungs.front().strength), double(rungs.back().strength)),
            .deviation = std::max(leastDeviation, std::sqrt(1 / information))};
}

Attention attentionOf(const Game &game, Player player)
{
    Attention attention;
    Game replayed(game.setup());
    for (const Action &action : game.actions()) {
        if (!replayed.isOver() && replayed.turn() == player && !replayed.refusal(action)) {
            const std::optional<bool> taken = takesTheObvious(replayed, action);
            attention.turns += taken.has_value();
            attention.missed += taken == false;
        }
        replayed.apply(action);
    }
    return attention;
}

PlayingStrength afterJudgement(const PlayingStrength &person, const Attention &attention)
{
    constexpr double spread = 1000; // of one such turn
    const bool seesMost = 2 * attention.missed <= attention.turns;
    // To see most of it leaves open how strong the person is above, and to miss most, how weak below.
    const double shown = strengthOf(seesMost ? Level::Random : Level::Easy);
    if (attention.turns == 0 || (seesMost ? person.rating >= shown : person.rating <= shown))
        return person;
    const double variance = person.deviation * person.deviation;
    const double weight = variance / (variance + spread * spread / attention.turns);
    return {.rating = person.rating + weight * (shown - person.rating), .deviation = person.deviation};
}

} // namespace four::players
