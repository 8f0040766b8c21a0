// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzletraining.h"

#include "core/players/exactposition.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

namespace four::coach {

int PersonRating::rounded() const
{
    return static_cast<int>(std::lround(rating));
}

PersonRating afterTry(PersonRating person, int puzzleRating, bool isSolved)
{
    constexpr double puzzleDeviation = 100;
    constexpr double leastDeviation = 50;
    const double q = std::numbers::ln10 / 400;
    const double g = 1 / std::sqrt(1 + 3 * q * q * puzzleDeviation * puzzleDeviation /
                                           (std::numbers::pi * std::numbers::pi));
    const double expected = 1 / (1 + std::pow(10, -g * (person.rating - puzzleRating) / 400));
    const double information =
        1 / (person.deviation * person.deviation) + q * q * g * g * expected * (1 - expected);
    const double score = isSolved ? 1 : 0;
    return {.rating = person.rating + q / information * g * (score - expected),
            .deviation = std::max(leastDeviation, std::sqrt(1 / information))};
}

std::size_t puzzleOfDay(const PuzzleSet &set, std::int64_t day)
{
    assert(set.size() > 0);
    const std::uint64_t size = set.size();
    // Neighbouring days are far apart in the set, which is in the order of the ratings; a step that has no
    // divisor in common with its size comes to all of it.
    std::uint64_t step = size * 618 / 1000 + 1;
    while (std::gcd(step, size) != 1)
        ++step;
    const auto signedSize = static_cast<std::int64_t>(size);
    const auto index = static_cast<std::uint64_t>((day % signedSize + signedSize) % signedSize);
    return static_cast<std::size_t>(index * step % size);
}

std::optional<int> daysUntilAgain(int solvedInARow)
{
    constexpr std::array days{1, 3, 7, 21};
    if (solvedInARow >= static_cast<int>(days.size()))
        return {};
    return days.at(static_cast<std::size_t>(std::max(solvedInARow, 0)));
}

std::vector<Puzzle> ownPuzzles(const Game &game, const Review &review, Player player)
{
    if (!hasExactValues(game.rules()) || exactShape(game.rules()) != engine::BoardShape{})
        return {};
    std::vector<Puzzle> puzzles;
    std::vector<int> drops;
    for (const ReviewedDrop &drop : review.drops) {
        drops.push_back(drop.column);
        // A puzzle's first disc cannot be taken over.
        const bool isOffered = game.rules().swap && drops.size() == 1;
        if (isOffered || drop.player != player || !drop.judgement || !drop.judgement->changesResult())
            continue;
        puzzles.push_back({.task = Puzzle::Task::Mistake,
                           .drops = drops,
                           .number = 1,
                           .mistake = drops.size() - 1,
                           .right = drop.before->keepingColumns(),
                           .result = drop.before->best().result});
    }
    return puzzles;
}

} // namespace four::coach
