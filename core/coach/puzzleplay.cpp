// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzleplay.h"

#include "core/engine/analysis.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace four::coach {

namespace {

using Verdict = PuzzleStep::Verdict;

/// All columns, in the order of preference between equal ones: from the centre, the left one first, or the
/// right one if the position is seen in a mirror.
std::vector<int> inOrder(const engine::Position &position)
{
    std::vector<int> columns = engine::columnsFromCentre(position.shape());
    if (isSeenInMirror(position)) {
        for (int &column : columns)
            column = position.shape().columns - 1 - column;
    }
    return columns;
}

/// The rule for the person's right columns, after so many drops of the person.
RightColumns rightAfter(const Puzzle &puzzle, int dropsBefore)
{
    if (puzzle.task != Puzzle::Task::Win)
        return [](const Values &values) { return values.keepingColumns(); };
    return [left = puzzle.number - dropsBefore](const Values &values) {
        std::vector<int> columns;
        for (const int column : values.openColumns()) {
            const Outlook outlook = *values.at(column);
            if (outlook.result == Result::Win && outlook.drops <= left)
                columns.push_back(column);
        }
        return columns;
    };
}

/// Whether the task is complete after so many right drops of the person.
bool isEnough(const Puzzle &puzzle, int personsDrops)
{
    switch (puzzle.task) {
    case Puzzle::Task::Win:
    case Puzzle::Task::Ending:
        return false; // complete only at the end of the game
    case Puzzle::Task::Only:
    case Puzzle::Task::Hold:
        return personsDrops > puzzle.number;
    case Puzzle::Task::Mistake:
        break;
    }
    return true;
}

/// The step after a drop of the person.
std::optional<PuzzleStep> afterThePersons(const Puzzle &puzzle, const engine::Position &before,
                                          const engine::Position &now, int column, int personsDrops,
                                          engine::Solver &solver, const engine::StopSign &stop)
{
    const std::optional<Values> values = valuesOf(solver, before, stop);
    if (!values)
        return {};
    const std::vector<int> right = rightAfter(puzzle, personsDrops - 1)(*values);
    PuzzleStep step;
    if (!std::ranges::count(right, column))
        step.verdict = Verdict::Wrong;
    else if (now.isOver() || isEnough(puzzle, personsDrops))
        step.verdict = Verdict::Solved;
    if (step.verdict == Verdict::Solved || now.isOver())
        return step;
    step.answer = bestDefence(now, rightAfter(puzzle, personsDrops), solver, stop);
    return step.answer ? std::optional(step) : std::nullopt;
}

} // namespace

std::optional<int> bestDefence(const engine::Position &position, const RightColumns &wanted,
                               engine::Solver &solver, const engine::StopSign &stop)
{
    const std::optional<Values> values = valuesOf(solver, position, stop);
    if (!values)
        return {};
    const std::vector<int> best = values->bestColumns();
    std::optional<int> answer;
    std::size_t fewest = 0;
    for (const int column : inOrder(position)) {
        if (!std::ranges::count(best, column))
            continue;
        auto after = position;
        after.drop(column);
        std::size_t count = 0;
        if (best.size() > 1 && !after.isOver()) {
            const std::optional<Values> persons = valuesOf(solver, after, stop);
            if (!persons)
                return {};
            count = wanted(*persons).size();
        }
        if (!answer || count < fewest) {
            answer = column;
            fewest = count;
        }
    }
    return answer;
}

std::optional<PuzzleStep> puzzleStep(const Puzzle &puzzle, std::span<const int> drops, engine::Solver &solver,
                                     const engine::StopSign &stop)
{
    std::optional<engine::Position> position = positionAfter(puzzle.start());
    assert(position);
    auto before = *position;
    for (const int column : drops) {
        before = *position;
        position->drop(column);
    }
    const int personsDrops = static_cast<int>(drops.size() + 1) / 2;
    if (drops.size() % 2 == 1)
        return afterThePersons(puzzle, before, *position, drops.back(), personsDrops, solver, stop);
    if (position->isOver()) // by the opponent's drop: the person's last drop was wrong
        return PuzzleStep{.verdict = Verdict::Wrong};
    const std::optional<Values> values = valuesOf(solver, *position, stop);
    if (!values)
        return {};
    return PuzzleStep{.right = rightAfter(puzzle, personsDrops)(*values)};
}

} // namespace four::coach
