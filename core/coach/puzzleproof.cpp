// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzleproof.h"

#include "core/coach/field.h"
#include "core/coach/judgement.h"
#include "core/coach/puzzleplay.h"

#include <algorithm>

namespace four::coach {

namespace {

using Task = Puzzle::Task;

std::optional<Puzzle> provenWin(Puzzle puzzle, const Values &values)
{
    const Outlook best = values.best();
    puzzle.right = values.bestColumns();
    if (best.result != Result::Win || best.drops > Puzzle::mostWinDrops || puzzle.right.size() != 1)
        return {};
    puzzle.number = best.drops;
    return puzzle;
}

std::vector<int> keeping(const Values &values)
{
    return values.keepingColumns();
}

/// How many of the mover's drops after this one, against the best defence, are only moves. Nothing when
/// stopped.
std::optional<int> onlyMovesAfter(engine::Position position, int column, engine::Solver &solver,
                                  const engine::StopSign &stop)
{
    for (int following = 0;; ++following) {
        position.drop(column);
        if (position.isOver() || following == Puzzle::mostFollowing)
            return following;
        const std::optional<int> defence = bestDefence(position, keeping, solver, stop);
        if (!defence)
            return {};
        position.drop(*defence);
        if (position.isOver())
            return following;
        const std::optional<Values> values = valuesOf(solver, position, stop);
        if (!values)
            return {};
        const std::vector<int> right = values->keepingColumns();
        if (!values->isDecision() || right.size() != 1)
            return following;
        column = right.front();
    }
}

std::optional<Puzzle> provenOnly(Puzzle puzzle, const engine::Position &position, const Values &values,
                                 engine::Solver &solver, const engine::StopSign &stop)
{
    puzzle.right = values.keepingColumns();
    if (values.best().result == Result::Loss || !values.isDecision() || puzzle.right.size() != 1)
        return {};
    const std::optional<int> following = onlyMovesAfter(position, puzzle.right.front(), solver, stop);
    if (!following)
        return {};
    puzzle.number = *following;
    const bool isHold = values.best().result == Result::Draw && *following > 0;
    return isHold == (puzzle.task == Task::Hold) ? std::optional(puzzle) : std::nullopt;
}

std::optional<Puzzle> provenMistake(Puzzle puzzle, engine::Solver &solver, const engine::StopSign &stop)
{
    const std::span<const int> drops(puzzle.drops);
    if (puzzle.number < Puzzle::leastQuestioned || puzzle.number > Puzzle::mostQuestioned ||
        static_cast<std::size_t>(puzzle.number) > drops.size())
        return {};
    std::optional<std::size_t> mistake;
    // From the last one on, so that the solver's table is of use for those before.
    for (std::size_t i = drops.size(); i-- > drops.size() - static_cast<std::size_t>(puzzle.number);) {
        const auto before = *positionAfter(drops.first(i));
        const std::optional<Values> values = valuesOf(solver, before, stop);
        if (!values)
            return {};
        if (!judge(*values, drops[i]).changesResult())
            continue;
        if (mistake || isTrivial(before))
            return {};
        mistake = i;
        puzzle.right = values->keepingColumns();
    }
    if (!mistake)
        return {};
    puzzle.mistake = *mistake;
    return puzzle;
}

} // namespace

bool isTrivial(const engine::Position &position)
{
    const Field field(position);
    const auto landings = field.landings();
    return field.ownWins() != 0 || field.otherWins() != 0 || (landings & (landings - 1)) == 0;
}

std::optional<Puzzle> proven(Task task, std::span<const int> drops, int number, engine::Solver &solver,
                             const engine::StopSign &stop)
{
    const std::optional<engine::Position> position = positionAfter(drops);
    if (!position || position->isOver())
        return {};
    Puzzle puzzle{.task = task, .drops = {drops.begin(), drops.end()}, .number = number};
    if (task == Task::Mistake)
        return provenMistake(puzzle, solver, stop);
    if (isTrivial(*position))
        return {};
    const std::optional<Values> values = valuesOf(solver, *position, stop);
    if (!values)
        return {};
    return task == Task::Win ? provenWin(puzzle, *values)
                             : provenOnly(puzzle, *position, *values, solver, stop);
}

std::optional<PuzzleFault> faultOf(const Puzzle &puzzle, engine::Solver &solver)
{
    const std::optional<engine::Position> position = positionAfter(puzzle.drops);
    if (!position)
        return PuzzleFault::NoPosition;
    if (position->isOver())
        return PuzzleFault::Over;
    if (isTrivial(*positionAfter(puzzle.start())))
        return PuzzleFault::Trivial;
    const std::optional<Puzzle> right = proven(puzzle.task, puzzle.drops, puzzle.number, solver);
    if (!right)
        return PuzzleFault::NotTheTask;
    if (right->number != puzzle.number)
        return PuzzleFault::WrongNumber;
    if (right->mistake != puzzle.mistake)
        return PuzzleFault::WrongMistake;
    if (right->right != puzzle.right)
        return PuzzleFault::WrongColumns;
    return {};
}

} // namespace four::coach
