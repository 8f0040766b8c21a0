// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintmarks.h"

#include <algorithm>

namespace four::HintMarks {

namespace {
void add(CoachMarks &marks, CoachMark::Kind kind, Cell cell)
{
    const bool isThere = std::ranges::any_of(marks, [&](const CoachMark &mark) { return mark.cell == cell; });
    if (!isThere)
        marks.push_back({.kind = kind, .cell = cell});
}

/// The opponent's answer to the other column, and what it threatens or completes.
void addWhyNot(CoachMarks &marks, const coach::WhyNot &whyNot, const Game &game)
{
    using Kind = coach::Reason::Kind;
    Board board = game.board();
    board.drop(whyNot.column, moverOf(game));
    if (const std::optional<Cell> answer = board.landing(whyNot.answer))
        add(marks, CoachMark::Kind::WhyNot, *answer);
    const Kind kind = whyNot.reason.kind;
    // What the words tell of: see HintWords::whyNot.
    if (kind == Kind::WinsNow || kind == Kind::TwoThreats || kind == Kind::Forces) {
        for (const Cell cell : whyNot.reason.cells)
            add(marks, CoachMark::Kind::WhyNot, cell);
        return;
    }
    const std::optional<coach::Plan> &plan = whyNot.reason.plan ? whyNot.reason.plan : whyNot.course.plan;
    if (!plan)
        return;
    for (const Cell cell : plan->cells)
        add(marks, CoachMark::Kind::WhyNot, cell);
}
} // namespace

Player moverOf(const Game &game)
{
    return game.step() == Step::Confirm ? opponent(game.turn()) : game.turn();
}

CoachMarks of(const coach::Hint &hint, const Game &game)
{
    CoachMarks marks{{.kind = CoachMark::Kind::Best, .cell = hint.cell, .player = moverOf(game)}};
    for (const Cell cell : hint.reason.cells)
        add(marks, CoachMark::Kind::Spoken, cell);
    if (hint.whyNot)
        addWhyNot(marks, *hint.whyNot, game);
    return marks;
}

CoachMarks onBoardAfter(const coach::Hint &hint, const Game &game, const Board &after)
{
    CoachMarks marks = of(hint, game);
    std::erase_if(marks,
                  [&](const CoachMark &mark) { return game.board().at(mark.cell) != after.at(mark.cell); });
    return marks;
}

} // namespace four::HintMarks
