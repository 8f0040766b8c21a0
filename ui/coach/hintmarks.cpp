// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintmarks.h"

#include "core/players/exactposition.h"

#include <algorithm>
#include <vector>

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
    Board board = game.board();
    board.drop(whyNot.column, nextToDrop(game));
    if (const std::optional<Cell> answer = board.landing(whyNot.answer))
        add(marks, CoachMark::Kind::WhyNot, *answer);
    // What the words tell of: see HintWords::whyNot.
    const auto addAll = [&marks](const std::vector<Cell> &cells) {
        for (const Cell cell : cells)
            add(marks, CoachMark::Kind::WhyNot, cell);
    };
    if (whyNot.isToldByReason())
        addAll(whyNot.reason.cells);
    else if (const coach::Plan *plan = whyNot.plan())
        addAll(plan->cells);
}
/// All of the line but its first disc, which is the best drop.
void addForced(CoachMarks &marks, const std::vector<int> &line, const Game &game)
{
    Board board = game.board();
    Player player = nextToDrop(game);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Cell cell = board.drop(line[i], player);
        if (i > 0)
            marks.push_back({.kind = CoachMark::Kind::Ghost,
                             .cell = cell,
                             .player = player,
                             .number = static_cast<int>(i) + 1});
        player = opponent(player);
    }
}
} // namespace

CoachMarks of(const coach::Hint &hint, const Game &game)
{
    CoachMarks marks{{.kind = CoachMark::Kind::Best, .cell = hint.cell, .player = nextToDrop(game)}};
    // Nobody has a choice in it: there is no other way for the game to go on.
    if (hint.reason.kind == coach::Reason::Kind::Forces)
        addForced(marks, hint.reason.line, game);
    for (const Cell cell : hint.reason.cells)
        add(marks, CoachMark::Kind::Spoken, cell);
    if (hint.whyNot)
        addWhyNot(marks, *hint.whyNot, game);
    return marks;
}

CoachMarks onBoardAfter(const coach::Hint &hint, const Game &game, const Board &after)
{
    CoachMarks marks = of(hint, game);
    // What would have come of another drop does not come any more.
    std::erase_if(marks, [&](const CoachMark &mark) {
        return mark.kind == CoachMark::Kind::Ghost || game.board().at(mark.cell) != after.at(mark.cell);
    });
    return marks;
}

} // namespace four::HintMarks
