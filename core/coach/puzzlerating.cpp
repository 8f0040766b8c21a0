// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlerating.h"

#include "core/players/computer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace four::coach {

namespace {

constexpr double scale = 400;
constexpr double priorMean = 1500;
constexpr double priorDeviation = 500;
constexpr double weight = 0.2; // of one answer

/// The game in which the person drops first.
Game gameOf(const Puzzle &puzzle)
{
    Game game(GameSetup{});
    for (const int column : puzzle.start())
        game.apply(action::Drop{column});
    return game;
}

} // namespace

std::optional<int> findsOf(const Puzzle &puzzle, Level level, const engine::StopSign &stop)
{
    const Game game = gameOf(puzzle);
    int finds = 0;
    for (std::uint64_t seed = 1; seed <= triesOfALevel; ++seed) {
        Random random(seed, Random::Purpose::Computer);
        const Action action = chooseActionInOwnTime(game, level, random, stop);
        if (stop.stop_requested())
            return {};
        const auto *drop = std::get_if<action::Drop>(&action);
        if (drop && std::ranges::count(puzzle.right, drop->column))
            ++finds;
    }
    return finds;
}

int ratingOf(const LevelFinds &finds, const LevelStrengths &strengths)
{
    // The logarithm of the likelihood is concave: its slope has one zero, found by bisection.
    const double perPoint = std::log(10.0) / scale;
    const auto slope = [&](double rating) {
        double sum = (priorMean - rating) / (priorDeviation * priorDeviation);
        for (std::size_t i = 0; i < finds.size(); ++i) {
            const double p = 1 / (1 + std::exp(perPoint * (rating - strengths[i])));
            sum += weight * perPoint * (triesOfALevel * p - finds[i]);
        }
        return sum;
    };
    double low = 0;
    double high = 4000;
    while (high - low > 0.01) {
        const double middle = (low + high) / 2;
        (slope(middle) > 0 ? low : high) = middle;
    }
    return static_cast<int>(std::lround((low + high) / 2));
}

int starsOf(int rating)
{
    return std::clamp((rating - 950) / 200 + 1, 1, mostStars);
}

} // namespace four::coach
