// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzletheme.h"

#include "core/coach/field.h"
#include "core/coach/hint.h"

#include <algorithm>

namespace four::coach {

namespace {

using Theme = Puzzle::Theme;

/// By the row of the first of some threats; nothing where the next disc reaches one of them.
std::optional<Theme> rowTheme(const Field &after, const std::vector<Cell> &cells)
{
    if (cells.empty() ||
        std::ranges::any_of(cells, [&](Cell cell) { return (after.bitOf(cell) & after.landings()) != 0; }))
        return {};
    return cells.front().row % 2 == 0 ? Theme::OddThreat : Theme::EvenThreat; // rows count from 0 here
}

std::optional<Theme> planTheme(const Plan &plan, const Field &field)
{
    if (!plan.isProven)
        return {};
    if (plan.how == Plan::How::Zugzwang)
        return rowTheme(field, plan.cells);
    if (plan.how == Plan::How::Stacked)
        return Theme::Stack;
    if (plan.how)
        return Theme::DoubleThreat;
    return plan.rule ? std::optional(Theme::FollowUp) : std::nullopt;
}

} // namespace

std::optional<Theme> themeOf(const Reason &reason, const engine::Position &position, int column)
{
    const Field field(position);
    const Field after = field.after(column);
    const bool threatens = (after.otherHoles() & ~field.ownHoles()) != 0;
    using Kind = Reason::Kind;
    switch (reason.kind) {
    case Kind::TwoThreats:
        return reason.cells.front().column == reason.cells.back().column ? Theme::Stack : Theme::DoubleThreat;
    case Kind::Forces:
        return Theme::ForcedChain;
    case Kind::StopsThat:
        return threatens ? Theme::BlockWithThreat : Theme::Defence;
    case Kind::NotUnder:
        return Theme::NotUnder;
    case Kind::MakesThreat:
        return rowTheme(after, reason.cells);
    case Kind::BreaksThreat:
        return threatens ? Theme::BlockWithThreat : rowTheme(after, reason.cells);
    case Kind::BreaksLine:
        return threatens ? std::optional(Theme::BlockWithThreat) : std::nullopt;
    case Kind::Plan:
        return planTheme(*reason.plan, field);
    case Kind::FollowsUp:
        return Theme::FollowUp;
    case Kind::WinsNow:
    case Kind::MustBlock:
    case Kind::Opening:
    case Kind::OnlyMove:
    case Kind::Holds:
    case Kind::Longest:
    case Kind::Quickest:
        break;
    }
    return {};
}

std::optional<Theme> provenTheme(std::span<const int> drops, engine::Solver &solver,
                                 const engine::StopSign &stop)
{
    Game game(GameSetup{});
    for (const int column : drops)
        game.apply(action::Drop{column});
    const std::optional<Hint> hint = hintFor(game, solver, {.withCourse = false, .withWhyNot = false}, stop);
    return hint ? themeOf(hint->reason, *positionAfter(drops), hint->column) : std::nullopt;
}

} // namespace four::coach
