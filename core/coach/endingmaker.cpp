// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/endingmaker.h"

#include "core/coach/ending.h"
#include "core/coach/field.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzlerating.h"
#include "core/coach/values.h"
#include "core/rules/random.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>

namespace four::coach {

namespace {

constexpr std::size_t idleGames = 10'000;

/// A column by lot: one that completes a line, else one that prevents it, else one after which the opponent
/// does not complete one on top, else any.
int sensibleColumn(const Field &field, Random &random)
{
    const Field::Word under = field.landings() & (field.otherHoles() >> 1);
    for (const Field::Word cells :
         {field.ownWins(), field.otherWins(), field.landings() & ~under, field.landings()}) {
        const std::vector<Cell> choice = field.cellsOf(cells);
        if (!choice.empty())
            return choice[static_cast<std::size_t>(random.below(static_cast<int>(choice.size())))].column;
    }
    return -1; // not with a drop left
}

std::vector<int> playedGame(std::uint64_t seed, std::size_t game)
{
    Random random(seed, Random::Purpose::Puzzles, static_cast<std::uint32_t>(game));
    engine::Position position;
    std::vector<int> drops;
    while (!position.isOver()) {
        drops.push_back(sensibleColumn(Field(position), random));
        position.drop(drops.back());
    }
    return drops;
}

bool hasWinningCellsOfBoth(const engine::Position &position)
{
    const Field field(position);
    return field.ownHoles() != 0 && field.otherHoles() != 0;
}

/// What the set has as many of as of each other: open columns, winner, winning cells of both.
using Grade = std::tuple<int, std::optional<Player>, bool>;

constexpr std::size_t grades = std::size_t{Puzzle::mostOpenColumns - Puzzle::leastOpenColumns + 1} * 3 * 2;

/// Plays an ending as a level does.
class EndingTrial
{
public:
    EndingTrial(const Puzzle &ending, engine::Solver &solver, const engine::StopSign &stop)
        : m_ending(ending), m_solver(solver), m_stop(stop)
    {
    }

    /// @return false also when stopped
    bool solves(Level level, std::uint64_t seed)
    {
        std::vector<int> drops = m_ending.drops;
        engine::Position position = *positionAfter(drops);
        const Player person = personOf(*countedEnding(position), position);
        while (!position.isOver()) {
            const bool isPersons = (position.plies() % 2 == 0) == (person == Player::One);
            const Step *step = stepIn(drops, position, isPersons);
            if (!step)
                return false;
            const int column = isPersons ? dropOf(level, drops, seed, m_stop) : step->answer;
            if (isPersons && std::ranges::count(step->right, column) == 0)
                return false;
            drops.push_back(column);
            position.drop(column);
        }
        return true;
    }

private:
    struct Step
    {
        std::vector<int> right; ///< for the person
        int answer = 0;         ///< the opponent's
    };

    const Step *stepIn(const std::vector<int> &drops, const engine::Position &position, bool isPersons)
    {
        const auto known = m_steps.find(drops);
        if (known != m_steps.end())
            return &known->second;
        Step step;
        const auto keeping = [](const Values &values) { return values.keepingColumns(); };
        if (isPersons) {
            const std::optional<Values> values = valuesOf(m_solver, position, m_stop);
            if (!values)
                return nullptr;
            step.right = keeping(*values);
        } else {
            const std::optional<int> answer = bestDefence(position, keeping, m_solver, m_stop);
            if (!answer)
                return nullptr;
            step.answer = *answer;
        }
        return &m_steps.emplace(drops, std::move(step)).first->second;
    }

    const Puzzle &m_ending;
    engine::Solver &m_solver;
    const engine::StopSign &m_stop;
    std::map<std::vector<int>, Step> m_steps;
};

} // namespace

std::optional<int> ratingOfEnding(const Puzzle &ending, engine::Solver &solver, const engine::StopSign &stop)
{
    EndingTrial trial(ending, solver, stop);
    LevelFinds finds{};
    for (std::size_t i = 0; i < finds.size(); ++i) {
        const Level level = ratedLevels.at(i);
        const auto found = findsOf(
            level, [&](std::uint64_t seed) { return trial.solves(level, seed); }, stop);
        if (!found)
            return {};
        finds.at(i) = *found;
    }
    return ratingOf(finds);
}

std::optional<std::vector<Puzzle>> makeEndings(std::size_t count, std::uint64_t seed, engine::Solver &solver,
                                               const std::function<void(const EndingProgress &)> &progress,
                                               const engine::StopSign &stop)
{
    std::vector<Puzzle> endings;
    std::map<Grade, std::size_t> counts;
    PuzzleVariety variety;
    const std::size_t wanted = (count + grades - 1) / grades;
    LevelFinds all;
    all.fill(triesOfALevel);
    const int easiest = ratingOf(all);
    std::size_t last = 0; // game with an ending
    for (std::size_t game = 0; endings.size() < count && game < last + idleGames; ++game) {
        if (stop.stop_requested())
            return {};
        const std::vector<int> drops = playedGame(seed, game);
        // The earliest one: the longest to count.
        for (std::size_t plies = 0; plies < drops.size(); ++plies) {
            const std::span<const int> start = std::span(drops).first(plies);
            const engine::Position position = *positionAfter(start);
            const std::optional<CountedEnding> counted = countedEnding(position);
            if (!counted)
                continue;
            std::size_t &ofGrade = counts[Grade(static_cast<int>(counted->columns.size()), counted->winner,
                                                hasWinningCellsOfBoth(position))];
            if (ofGrade >= wanted)
                continue;
            std::optional<Puzzle> ending = provenEnding(start, solver, stop);
            if (!ending || variety.faultOf(*ending))
                continue;
            const std::optional<int> rating = ratingOfEnding(*ending, solver, stop);
            if (!rating)
                return {};
            if (*rating == easiest)
                continue;
            ending->rating = *rating;
            ++ofGrade;
            variety.add(*ending);
            endings.push_back(*std::move(ending));
            last = game;
            progress({.chosen = endings.size(), .games = game + 1});
            break;
        }
    }
    return endings;
}

} // namespace four::coach
