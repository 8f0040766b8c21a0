// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlefinder.h"

#include "core/coach/judgement.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzlerating.h"
#include "core/coach/values.h"
#include "core/players/computer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace four::coach {

namespace {

using Task = Puzzle::Task;

/// Earlier positions can hardly be calculated by a person, and take long to solve.
constexpr std::size_t leastDrops = 10;

/// A game's drops, until it was over.
std::optional<std::vector<int>> playedGame(Random &random, const engine::StopSign &stop)
{
    constexpr int mostByLot = 4;
    const auto level = [&] {
        return ratedLevels.at(static_cast<std::size_t>(random.below(ratedLevels.size())));
    };
    const std::array levels{level(), level()};
    const int byLot = random.below(mostByLot + 1);
    Game game(GameSetup{});
    std::vector<int> drops;
    while (!game.isOver()) {
        const bool isByLot = static_cast<int>(drops.size()) < byLot;
        const Action action =
            chooseActionInOwnTime(game, isByLot ? Level::Random : levels.at(drops.size() % 2), random, stop);
        if (stop.stop_requested())
            return {};
        drops.push_back(std::get<action::Drop>(action).column);
        game.apply(action);
    }
    return drops;
}

/// The values before a drop, by its index in the game; nothing for those that are not needed.
using GameValues = std::vector<std::optional<Values>>;

std::optional<GameValues> valuesOfGame(std::span<const int> drops, engine::Solver &solver,
                                       const engine::StopSign &stop)
{
    GameValues values(drops.size());
    for (std::size_t i = drops.size(); i-- > leastDrops;) {
        values[i] = valuesOf(solver, *positionAfter(drops.first(i)), stop);
        if (!values[i])
            return {};
    }
    return values;
}

/// Removes a random one of the values and returns it.
template <class Value>
Value takeRandom(std::vector<Value> &values, Random &random)
{
    const auto at = values.begin() + random.below(static_cast<int>(values.size()));
    Value value = *at;
    values.erase(at);
    return value;
}

/// Finds puzzles of each task in one game, never two of one position.
class Finder
{
public:
    Finder(std::span<const int> drops, const GameValues &values, Random &random, engine::Solver &solver,
           const engine::StopSign &stop)
        : m_drops(drops), m_values(values), m_random(random), m_solver(solver), m_stop(stop)
    {
    }

    std::vector<Puzzle> found()
    {
        findMistake();
        findOnly();
        findWin();
        return std::move(m_found);
    }

private:
    template <class Predicate>
    std::vector<std::size_t> positionsWhere(Predicate isTrue) const
    {
        std::vector<std::size_t> positions;
        for (std::size_t i = leastDrops; i < m_drops.size(); ++i) {
            if (isTrue(i, *m_values[i]) && !isTrivial(*positionAfter(m_drops.first(i))))
                positions.push_back(i);
        }
        return positions;
    }

    bool isUsed(std::size_t start) const
    {
        return std::ranges::any_of(m_found,
                                   [&](const Puzzle &puzzle) { return puzzle.start().size() == start; });
    }

    bool tryOut(Task task, std::size_t count, int number = 0)
    {
        const std::optional<Puzzle> puzzle = proven(task, m_drops.first(count), number, m_solver, m_stop);
        if (puzzle)
            m_found.push_back(*puzzle);
        return puzzle.has_value();
    }

    /// A random number of drops around the mistake, without another mistake. It is neither the first nor the
    /// last of them, nor the drop that ends the game: that would be too easy.
    void findMistake()
    {
        constexpr std::size_t least = 5;
        const std::vector<std::size_t> all = mistakes();
        std::vector<std::size_t> open =
            positionsWhere([&](std::size_t i, const Values &) { return std::ranges::binary_search(all, i); });
        while (!open.empty()) {
            const std::size_t mistake = takeRandom(open, m_random);
            const auto it = std::ranges::find(all, mistake);
            const std::size_t begin = it == all.begin() ? leastDrops : *std::prev(it) + 1;
            const std::size_t end = std::next(it) == all.end() ? m_drops.size() - 1 : *std::next(it);
            const std::size_t most =
                std::min<std::size_t>(end - std::min(begin, end), Puzzle::mostQuestioned);
            if (mistake <= begin || mistake + 2 > end || most < least)
                continue;
            const std::size_t number = least + below(most - least + 1);
            // The first of them is one before the mistake at the latest, the last one after it at the
            // earliest.
            const std::size_t earliest = std::max(begin, mistake + 2 > number ? mistake + 2 - number : 0);
            const std::size_t latest = std::min(mistake - 1, end - number);
            const std::size_t first = earliest + below(latest - earliest + 1);
            if (tryOut(Task::Mistake, first + number, static_cast<int>(number)))
                return;
        }
    }

    /// The drops that changed the result, in their order.
    std::vector<std::size_t> mistakes() const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = leastDrops; i < m_drops.size(); ++i) {
            if (judge(*m_values[i], m_drops[i]).changesResult())
                found.push_back(i);
        }
        return found;
    }

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(m_random.below(static_cast<int>(n))); }

    void findOnly()
    {
        std::vector<std::size_t> positions = positionsWhere([](std::size_t, const Values &values) {
            return values.best().result != Result::Loss && values.isDecision() &&
                   values.keepingColumns().size() == 1;
        });
        bool hasOnly = false;
        bool hasHold = false;
        while (!positions.empty() && !(hasOnly && hasHold)) {
            const std::size_t position = takeRandom(positions, m_random);
            if (isUsed(position))
                continue;
            if (!hasHold && m_values[position]->best().result == Result::Draw)
                hasHold = tryOut(Task::Hold, position);
            if (!hasOnly && !isUsed(position))
                hasOnly = tryOut(Task::Only, position);
        }
    }

    /// Each number of drops equally likely, as far as the game has them: short wins are found in every game.
    void findWin()
    {
        const std::vector<std::size_t> positions = positionsWhere([&](std::size_t i, const Values &values) {
            const Outlook best = values.best();
            return best.result == Result::Win && best.drops <= Puzzle::mostWinDrops &&
                   values.bestColumns().size() == 1 && !isUsed(i);
        });
        std::vector<int> numbers;
        for (const std::size_t position : positions) {
            if (const int number = m_values[position]->best().drops; !std::ranges::count(numbers, number))
                numbers.push_back(number);
        }
        if (numbers.empty())
            return;
        const int number = takeRandom(numbers, m_random);
        std::vector<std::size_t> chosen;
        std::ranges::copy_if(positions, std::back_inserter(chosen),
                             [&](std::size_t i) { return m_values[i]->best().drops == number; });
        tryOut(Task::Win, takeRandom(chosen, m_random));
    }

    std::span<const int> m_drops;
    const GameValues &m_values;
    Random &m_random;
    engine::Solver &m_solver;
    const engine::StopSign &m_stop;
    std::vector<Puzzle> m_found;
};

} // namespace

std::optional<std::vector<Puzzle>> puzzlesOfGame(std::uint64_t seed, std::uint32_t number,
                                                 engine::Solver &solver, const engine::StopSign &stop)
{
    Random random(seed, Random::Purpose::Puzzles, number);
    const std::optional<std::vector<int>> drops = playedGame(random, stop);
    if (!drops)
        return {};
    const std::optional<GameValues> values = valuesOfGame(*drops, solver, stop);
    if (!values)
        return {};
    std::vector<Puzzle> found = Finder(*drops, *values, random, solver, stop).found();
    if (stop.stop_requested())
        return {};
    return found;
}

} // namespace four::coach
