// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlerating.h"

#include "core/coach/field.h"
#include "core/players/computer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace four::coach {

namespace {

constexpr double scale = 300;
constexpr double priorMean = 1500;
constexpr double priorDeviation = 500;
constexpr double weight = 0.2; // of one answer

Game gameAfter(std::span<const int> drops)
{
    Game game(GameSetup{});
    for (const int column : drops)
        game.apply(action::Drop{column});
    return game;
}

/// Each try has random numbers of its own for each position, as a game's seed gives them.
Opinion opinionAfter(std::span<const int> drops, Level level, std::uint64_t seed,
                     const engine::StopSign &stop)
{
    Random random(seed, Random::Purpose::Computer, static_cast<std::uint32_t>(drops.size()));
    return opinionInOwnTime(gameAfter(drops), level, random, stop);
}

int columnOf(const Opinion &opinion)
{
    return std::get<action::Drop>(opinion.action).column;
}

} // namespace

int dropOf(Level level, std::span<const int> drops, std::uint64_t seed, const engine::StopSign &stop)
{
    return columnOf(opinionAfter(drops, level, seed, stop));
}

std::optional<int> findsOf(Level level, const std::function<bool(std::uint64_t seed)> &solves,
                           const engine::StopSign &stop)
{
    const bool isSlow = level == Level::Hard || level == Level::Expert;
    int finds = 0;
    for (int seed = 1; seed <= triesOfALevel; ++seed) {
        finds += solves(static_cast<std::uint64_t>(seed)) ? 1 : 0;
        if (stop.stop_requested())
            return {};
        if (isSlow && seed == triesAtFirst && finds % triesAtFirst == 0)
            return finds == 0 ? 0 : triesOfALevel;
    }
    return finds;
}

std::optional<int> PuzzleTrial::findsOf(Level level, const engine::StopSign &stop)
{
    return coach::findsOf(
        level, [&](std::uint64_t seed) { return solves(level, seed, stop); }, stop);
}

bool PuzzleTrial::solves(Level level, std::uint64_t seed, const engine::StopSign &stop)
{
    std::vector<int> all(m_puzzle.start().begin(), m_puzzle.start().end());
    std::vector<int> drops;
    for (;;) {
        const int column = dropOf(level, all, seed, stop);
        if (drops.empty() && !std::ranges::count(m_puzzle.right, column))
            return false; // without asking the solver
        drops.push_back(column);
        const PuzzleStep *step = stepAfter(drops, stop);
        if (!step || step->verdict == PuzzleStep::Verdict::Wrong)
            return false;
        if (step->verdict == PuzzleStep::Verdict::Solved)
            return m_puzzle.task != Puzzle::Task::Mistake || pointsOut(level, seed, stop);
        drops.push_back(*step->answer);
        all.insert(all.end(), drops.end() - 2, drops.end());
    }
}

bool PuzzleTrial::pointsOut(Level level, std::uint64_t seed, const engine::StopSign &stop)
{
    const std::span<const int> all(m_puzzle.drops);
    const std::size_t first = all.size() - static_cast<std::size_t>(m_puzzle.number);
    const Opinion last = opinionAfter(all, level, seed, stop);
    std::optional<int> next = last.score; // for the player after the drop
    std::optional<std::size_t> suspect;
    int deepest = 0;
    std::vector<std::size_t> others; // drops that the level would not have played
    for (std::size_t i = all.size(); i-- > first && !stop.stop_requested();) {
        if (Field(*positionAfter(all.first(i))).otherWins() != 0) {
            if (next)
                next = -*next; // forced: it is held for what it is after the drop
            continue;
        }
        const Opinion opinion = opinionAfter(all.first(i), level, seed, stop);
        if (columnOf(opinion) != all[i])
            others.push_back(i);
        if (!opinion.score)
            continue;
        if (const int fall = *opinion.score + next.value_or(0); !suspect || fall >= deepest) {
            deepest = fall;
            suspect = i;
        }
        next = opinion.score;
    }
    if (last.score)
        return suspect == m_puzzle.mistake;
    if (others.empty())
        return false;
    Random lot(seed, Random::Purpose::Puzzles, static_cast<std::uint32_t>(all.size()));
    return others[static_cast<std::size_t>(lot.below(static_cast<int>(others.size())))] == m_puzzle.mistake;
}

const PuzzleStep *PuzzleTrial::stepAfter(const std::vector<int> &drops, const engine::StopSign &stop)
{
    const auto known = m_steps.find(drops);
    if (known != m_steps.end())
        return &known->second;
    std::optional<PuzzleStep> step = puzzleStep(m_puzzle, drops, m_solver, stop);
    return step ? &m_steps.emplace(drops, *std::move(step)).first->second : nullptr;
}

double chanceOf(double strength, double rating)
{
    return 1 / (1 + std::exp(std::log(10.0) / scale * (rating - strength)));
}

int ratingOf(const LevelFinds &finds, const LevelStrengths &strengths)
{
    // The logarithm of the likelihood is concave: its slope has one zero, found by bisection.
    const double perPoint = std::log(10.0) / scale;
    const auto slope = [&](double rating) {
        double sum = (priorMean - rating) / (priorDeviation * priorDeviation);
        for (std::size_t i = 0; i < finds.size(); ++i)
            sum += weight * perPoint * (triesOfALevel * chanceOf(strengths[i], rating) - finds[i]);
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
