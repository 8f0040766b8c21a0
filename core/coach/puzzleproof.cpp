// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzleproof.h"

#include "core/coach/ending.h"
#include "core/coach/field.h"
#include "core/coach/judgement.h"
#include "core/coach/puzzleplay.h"
#include "core/coach/puzzletheme.h"

#include <algorithm>

namespace four::coach {

namespace {

using Task = Puzzle::Task;

/// Whether every column that is not right loses at once.
bool isCoinToss(const Values &values, const std::vector<int> &right)
{
    return std::ranges::all_of(values.openColumns(), [&](int column) {
        return *values.at(column) == Outlook{.result = Result::Loss, .drops = 1} ||
               std::ranges::count(right, column) > 0;
    });
}

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
    puzzle.result = values.best().result;
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
        puzzle.result = values->best().result;
    }
    if (!mistake)
        return {};
    puzzle.mistake = *mistake;
    return puzzle;
}

} // namespace

bool isTrivial(const engine::Position &position)
{
    constexpr std::size_t leastColumns = 3;
    const Field field(position);
    return field.ownWins() != 0 || field.otherWins() != 0 ||
           field.cellsOf(field.landings()).size() < leastColumns;
}

namespace {

/// Without what proven() says of every puzzle's first drop.
std::optional<Puzzle> provenTask(Task task, std::span<const int> drops, int number, engine::Solver &solver,
                                 const engine::StopSign &stop)
{
    const std::optional<engine::Position> position = positionAfter(drops);
    if (!position || position->isOver())
        return {};
    if (task == Task::Ending)
        return provenEnding(drops, solver, stop);
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

} // namespace

std::optional<Puzzle> proven(Task task, std::span<const int> drops, int number, engine::Solver &solver,
                             const engine::StopSign &stop)
{
    std::optional<Puzzle> puzzle = provenTask(task, drops, number, solver, stop);
    if (!puzzle || task == Task::Ending)
        return puzzle;
    const std::optional<Values> values = valuesOf(solver, *positionAfter(puzzle->start()), stop);
    if (!values || isCoinToss(*values, puzzle->right))
        return {};
    puzzle->theme = provenTheme(puzzle->start(), solver, stop);
    return puzzle->theme ? puzzle : std::nullopt;
}

std::optional<PuzzleFault> faultOf(const Puzzle &puzzle, engine::Solver &solver)
{
    const std::optional<engine::Position> position = positionAfter(puzzle.drops);
    if (!position)
        return PuzzleFault::NoPosition;
    if (position->isOver())
        return PuzzleFault::Over;
    const bool isEnding = puzzle.task == Task::Ending;
    if (!isEnding && isTrivial(*positionAfter(puzzle.start())))
        return PuzzleFault::Trivial;
    const std::optional<Puzzle> right = provenTask(puzzle.task, puzzle.drops, puzzle.number, solver, {});
    if (!right)
        return PuzzleFault::NotTheTask;
    if (right->number != puzzle.number)
        return PuzzleFault::WrongNumber;
    if (right->mistake != puzzle.mistake)
        return PuzzleFault::WrongMistake;
    if (right->right != puzzle.right)
        return PuzzleFault::WrongColumns;
    if (right->result != puzzle.result)
        return PuzzleFault::WrongResult;
    if (isEnding)
        return {};
    if (isCoinToss(*valuesOf(solver, *positionAfter(puzzle.start())), puzzle.right))
        return PuzzleFault::CoinToss;
    const std::optional<Puzzle::Theme> theme = provenTheme(puzzle.start(), solver);
    if (!theme)
        return PuzzleFault::NoTheme;
    if (theme != puzzle.theme)
        return PuzzleFault::WrongTheme;
    return {};
}

namespace {

/// The folded keys of what is asked and of what is shown: with Mistake, these are two positions.
std::set<std::uint64_t> keysOf(const Puzzle &puzzle)
{
    return {foldedKey(*positionAfter(puzzle.start())), foldedKey(*positionAfter(puzzle.drops))};
}

std::uint64_t beginningOf(const Puzzle &puzzle)
{
    return foldedKey(*positionAfter(
        std::span(puzzle.drops).first(std::min(puzzle.drops.size(), PuzzleVariety::firstDiscs))));
}

} // namespace

std::optional<PuzzleFault> PuzzleVariety::faultOf(const Puzzle &puzzle) const
{
    if (std::ranges::any_of(keysOf(puzzle), [&](std::uint64_t key) { return m_positions.contains(key); }))
        return PuzzleFault::Double;
    const auto alike = m_beginnings.find(beginningOf(puzzle));
    if (alike != m_beginnings.end() && alike->second >= mostAlike)
        return PuzzleFault::Alike;
    return {};
}

void PuzzleVariety::add(const Puzzle &puzzle)
{
    m_positions.merge(keysOf(puzzle));
    ++m_beginnings[beginningOf(puzzle)];
}

} // namespace four::coach
