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
    constexpr int mostByLot = 6;
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

/// Finds puzzles of one task in a game, and beside it, where they are rare. The tasks do not depend on one
/// another: two of them may be found in the same position.
class Finder
{
public:
    Finder(std::span<const int> drops, const GameValues &values, bool isToMakeMistakes, Random &random,
           engine::Solver &solver, const engine::StopSign &stop)
        : m_drops(drops), m_values(values), m_isToMakeMistakes(isToMakeMistakes), m_random(random),
          m_solver(solver), m_stop(stop)
    {
    }

    std::vector<Puzzle> found(Task task)
    {
        switch (task) {
        case Task::Win:
            findWin();
            break;
        case Task::Only:
            findOnly();
            break;
        case Task::Hold:
            findHolds();
            break;
        case Task::Mistake:
            findMistakes();
            if (m_isToMakeMistakes)
                makeMistakes();
            break;
        case Task::Ending: // endingmaker.h
            break;
        }
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

    bool tryOut(Task task, std::span<const int> drops, int number = 0)
    {
        const std::optional<Puzzle> puzzle = proven(task, drops, number, m_solver, m_stop);
        if (puzzle)
            m_found.push_back(*puzzle);
        return puzzle.has_value();
    }

    /// A random number of drops around the mistake, without another mistake. It is neither the first nor the
    /// last of them, nor the drop that ends the game: that would be too easy.
    void findMistakes()
    {
        constexpr int mostFound = 2;
        int found = 0;
        constexpr std::size_t least = Puzzle::leastQuestioned;
        constexpr std::size_t most = 8; // of more, it is found by luck alone
        const std::vector<std::size_t> all = mistakes();
        std::vector<std::size_t> open =
            positionsWhere([&](std::size_t i, const Values &) { return std::ranges::binary_search(all, i); });
        while (!open.empty() && found < mostFound) {
            const std::size_t mistake = takeRandom(open, m_random);
            const auto it = std::ranges::find(all, mistake);
            const std::size_t begin = it == all.begin() ? leastDrops : *std::prev(it) + 1;
            const std::size_t end = std::next(it) == all.end() ? m_drops.size() - 1 : *std::next(it);
            const std::size_t room = std::min(end - std::min(begin, end), most);
            if (mistake <= begin || mistake + 2 > end || room < least)
                continue;
            const std::size_t number = least + below(room - least + 1);
            // The first of them is one before the mistake at the latest, the last one after it at the
            // earliest.
            const std::size_t earliest = std::max(begin, mistake + 2 > number ? mistake + 2 - number : 0);
            const std::size_t latest = std::min(mistake - 1, end - number);
            const std::size_t first = earliest + below(latest - earliest + 1);
            found += tryOut(Task::Mistake, m_drops.first(first + number), static_cast<int>(number)) ? 1 : 0;
        }
    }

    /// Mistakes that the game has not, but might have had: another drop, and then the best ones of both.
    void makeMistakes()
    {
        constexpr int mostFound = 2;
        constexpr int mostTried = 20;
        const std::vector<std::size_t> all = mistakes();
        std::vector<std::pair<std::size_t, int>> wrong; // how many drops of the game, and the mistake
        for (const std::size_t i :
             positionsWhere([](std::size_t, const Values &values) { return values.isDecision(); })) {
            // One drop before it is in question, and was right.
            if (i == leastDrops || std::ranges::binary_search(all, i - 1))
                continue;
            for (const int column : m_values[i]->losingColumns()) {
                if (column != m_drops[i] && m_values[i]->at(column)->drops != 1)
                    wrong.emplace_back(i, column);
            }
        }
        int found = 0;
        for (int tried = 0; tried < mostTried && found < mostFound && !wrong.empty(); ++tried) {
            const auto [count, column] = takeRandom(wrong, m_random);
            const auto next = std::ranges::lower_bound(all, count);
            const std::size_t begin = next == all.begin() ? leastDrops : *std::prev(next) + 1;
            constexpr std::size_t most = 4; // on either side
            const std::size_t before = 1 + below(std::min(count - begin, most));
            std::size_t after = std::max(1 + below(most - 1), most - before);
            std::vector<int> drops(m_drops.begin(), m_drops.begin() + static_cast<std::ptrdiff_t>(count));
            drops.push_back(column);
            for (; after > 0 && !positionAfter(drops)->isOver(); --after) {
                const std::optional<Values> values = valuesOf(m_solver, *positionAfter(drops), m_stop);
                if (!values || values->best() == Outlook{.result = Result::Win, .drops = 1})
                    break; // too easy
                std::vector<int> best = values->bestColumns();
                drops.push_back(takeRandom(best, m_random));
            }
            const int number = static_cast<int>(drops.size() - count + before);
            if (after == 0)
                found += tryOut(Task::Mistake, drops, number) ? 1 : 0;
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
        while (!positions.empty()) {
            const std::size_t position = takeRandom(positions, m_random);
            if (tryOut(Task::Only, m_drops.first(position)))
                return;
        }
    }

    /// Also where one player drops elsewhere than in the game, but keeps the draw.
    void findHolds()
    {
        constexpr int mostFound = 2;
        constexpr int mostTried = 40;
        std::vector<std::pair<std::size_t, int>> drops; // how many of the game, and one more
        for (std::size_t i = leastDrops - 1; i < m_drops.size(); ++i) {
            if (!m_values[i])
                continue;
            for (const int column : m_values[i]->openColumns()) {
                if (m_values[i]->at(column)->result == Result::Draw)
                    drops.emplace_back(i, column);
            }
        }
        int found = 0;
        for (int tried = 0; tried < mostTried && found < mostFound && !drops.empty(); ++tried) {
            const auto [count, column] = takeRandom(drops, m_random);
            std::vector<int> all(m_drops.begin(), m_drops.begin() + static_cast<std::ptrdiff_t>(count));
            all.push_back(column);
            const std::optional<engine::Position> position = positionAfter(all);
            if (!position || position->isOver() || isTrivial(*position))
                continue;
            found += tryOut(Task::Hold, all) ? 1 : 0;
        }
    }

    /// Each number of drops equally likely, as far as the game has them: short wins are found in every game.
    void findWin()
    {
        const std::vector<std::size_t> positions = positionsWhere([](std::size_t, const Values &values) {
            const Outlook best = values.best();
            return best.result == Result::Win && best.drops <= Puzzle::mostWinDrops &&
                   values.bestColumns().size() == 1;
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
        tryOut(Task::Win, m_drops.first(takeRandom(chosen, m_random)));
    }

    std::span<const int> m_drops;
    const GameValues &m_values;
    bool m_isToMakeMistakes;
    Random &m_random;
    engine::Solver &m_solver;
    const engine::StopSign &m_stop;
    std::vector<Puzzle> m_found;
};

} // namespace

std::optional<std::vector<Puzzle>> puzzlesOfGame(std::uint64_t seed, std::uint32_t number,
                                                 const std::function<bool(Puzzle::Task)> &isWanted,
                                                 engine::Solver &solver, const engine::StopSign &stop)
{
    Random random(seed, Random::Purpose::Puzzles, number);
    const std::optional<std::vector<int>> drops = playedGame(random, stop);
    if (!drops)
        return {};
    const std::optional<GameValues> values = valuesOfGame(*drops, solver, stop);
    if (!values)
        return {};
    // Most mistakes are to be those of games as they were played.
    constexpr std::uint32_t madeInOneOf = 8;
    const bool isToMakeMistakes = number % madeInOneOf == 0;
    std::vector<Puzzle> all;
    for (const Task task : allTasks) {
        if (!isWanted(task))
            continue;
        constexpr unsigned taskBits = 28;
        Random lot(seed, Random::Purpose::Puzzles,
                   number | (static_cast<std::uint32_t>(task) + 1) << taskBits);
        std::ranges::move(Finder(*drops, *values, isToMakeMistakes, lot, solver, stop).found(task),
                          std::back_inserter(all));
    }
    if (stop.stop_requested())
        return {};
    return all;
}

} // namespace four::coach
