// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/hint.h"

#include "core/coach/followup.h"
#include "core/coach/tactics.h"
#include "core/coach/tempting.h"
#include "core/coach/toldgame.h"
#include "core/engine/analysis.h"
#include "core/players/exactposition.h"

#include <algorithm>
#include <utility>

namespace four::coach {

namespace {

using Kind = Reason::Kind;

/// With at most so many discs on the board, a plan is too far ahead to be useful.
constexpr int tooEarlyForPlans = 4;

/// The best columns, the most central first.
std::vector<int> bestFromCentre(const Values &values, engine::BoardShape shape)
{
    std::vector<int> columns = engine::columnsFromCentre(shape);
    std::erase_if(columns, [&](int column) { return values.at(column) != values.best(); });
    return columns;
}

bool isKnownByHeart(const engine::Position &position, const engine::OpeningBook *book)
{
    return (position.plies() == 0 && position.shape().isStandard()) || (book && book->score(position));
}

/// A best column after which it is enough to answer above each of the opponent's discs.
std::optional<int> followingUp(const Field &field, const Values &values, const std::vector<int> &columns)
{
    if (values.best().result == Result::Loss)
        return {};
    for (const int column : columns) {
        if (resultOfFollowingUp(field.after(column)) == values.best().result)
            return column;
    }
    return {};
}

/// The reason by values alone, where no tactic or plan was found.
Reason plainReason(const Values &values)
{
    const Outlook best = values.best();
    if (best.result == Result::Draw) {
        std::vector<int> keeping = values.keepingColumns();
        const int number = static_cast<int>(keeping.size());
        return {.kind = Kind::Holds, .columns = std::move(keeping), .number = number};
    }
    if (best.result == Result::Loss)
        return {.kind = Kind::Longest, .number = best.drops};
    int next = 0;
    for (const int other : values.keepingColumns()) {
        const int drops = values.at(other)->drops;
        if (drops > best.drops && (next == 0 || drops < next))
            next = drops;
    }
    return {.kind = Kind::Quickest, .number = next};
}

Tactic findReason(const engine::Position &position, const Values &values, engine::Solver &solver,
                  const HintOptions &options, const engine::StopSign &stop)
{
    const Field field(position);
    if (std::optional<Tactic> tactic = findTactic(field, values))
        return std::move(*tactic);
    const std::vector<int> columns = bestFromCentre(values, position.shape());
    const int column = columns.front();
    const bool isOpening = isKnownByHeart(position, options.book);
    const bool isTooEarly = isOpening && position.plies() <= tooEarlyForPlans;
    if (values.best().result != Result::Draw && !isTooEarly) {
        if (std::optional<std::vector<int>> line = bestLine(position, column, solver, stop)) {
            if (std::optional<Plan> plan = planOf(field, *line))
                return {.column = column,
                        .reason = {.kind = Kind::Plan,
                                   .cells = plan->cells,
                                   .line = std::move(*line),
                                   .plan = std::move(plan)}};
        }
    }
    if (isOpening)
        return {.column = column, .reason = {.kind = Kind::Opening, .columns = values.bestColumns()}};
    if (values.keepingColumns().size() == 1 && values.isDecision())
        return {.column = column, .reason = {.kind = Kind::OnlyMove, .columns = values.losingColumns()}};
    if (const std::optional<int> follower = followingUp(field, values, columns))
        return {.column = *follower, .reason = {.kind = Kind::FollowsUp}};
    return {.column = column, .reason = plainReason(values)};
}

std::optional<WhyNot> findWhyNot(const Game &game, const Values &values, engine::Solver &solver,
                                 const HintOptions &options, const engine::StopSign &stop)
{
    const std::vector<int> losing = values.losingColumns();
    if (losing.empty() || (options.whyNotOf && std::ranges::find(losing, *options.whyNotOf) == losing.end()))
        return {};
    const std::optional<int> column = options.whyNotOf ? options.whyNotOf : mostTempting(game, losing, stop);
    if (!column)
        return {};
    Game played = readyToDrop(game);
    played.apply(action::Drop{*column});
    const HintOptions answerOptions{
        .book = options.book, .withCourse = options.withCourse, .withWhyNot = false, .deadline = {}};
    std::optional<Hint> answer = hintFor(played, solver, answerOptions, stop);
    if (!answer)
        return {};
    return WhyNot{.column = *column,
                  .outlook = *values.at(*column),
                  .answer = answer->column,
                  .reason = std::move(answer->reason),
                  .course = std::move(answer->course)};
}

/// The course after the hint, from the reason's line if that is one of best play.
Course findCourse(const engine::Position &position, const Hint &hint, engine::Solver &solver,
                  const engine::StopSign &stop)
{
    const Kind kind = hint.reason.kind;
    const bool hasLine =
        kind == Kind::WinsNow || kind == Kind::TwoThreats || kind == Kind::Forces || kind == Kind::Plan;
    std::optional<std::vector<int>> line =
        hasLine ? hint.reason.line : bestLine(position, hint.column, solver, stop);
    if (!line)
        return {};
    std::optional<Plan> plan = planOf(Field(position), *line);
    return {.line = std::move(*line), .plan = std::move(plan)};
}

/// Mirrors a hint that was found for the mirrored game.
class Mirror
{
public:
    explicit Mirror(int columns) : m_last(columns - 1) {}

    void turn(int &column) const { column = m_last - column; }
    void turn(Cell &cell) const { turn(cell.column); }
    template <class T>
    void turn(std::vector<T> &all) const
    {
        for (T &each : all)
            turn(each);
    }
    void turn(std::optional<Plan> &plan) const
    {
        if (!plan)
            return;
        turn(plan->deciding);
        turn(plan->cells);
        std::ranges::sort(plan->cells);
    }
    void turn(Course &course) const
    {
        turn(course.line);
        turn(course.plan);
    }
    void turn(Reason &reason) const
    {
        turn(reason.cells);
        turn(reason.columns);
        turn(reason.line);
        turn(reason.plan);
        // In the order in which the original game has them.
        std::ranges::sort(reason.columns);
        std::ranges::sort(reason.cells);
    }
    void turn(Hint &hint) const
    {
        turn(hint.column);
        turn(hint.cell);
        turn(hint.reason);
        turn(hint.course);
        if (hint.whyNot) {
            turn(hint.whyNot->column);
            turn(hint.whyNot->answer);
            turn(hint.whyNot->reason);
            turn(hint.whyNot->course);
        }
        std::vector<std::optional<Outlook>> outlooks;
        for (int column = m_last; column >= 0; --column)
            outlooks.push_back(hint.values.at(column));
        hint.values = Values(std::move(outlooks));
    }

private:
    int m_last;
};

} // namespace

bool WhyNot::isToldByReason() const noexcept
{
    using Kind = Reason::Kind;
    return reason.kind == Kind::WinsNow || reason.kind == Kind::TwoThreats || reason.kind == Kind::Forces;
}

const Plan *WhyNot::plan() const noexcept
{
    const std::optional<Plan> &plan = reason.plan ? reason.plan : course.plan;
    return plan && !isToldByReason() ? &*plan : nullptr;
}

std::optional<Cell> Hint::winAfterBlock() const noexcept
{
    const bool isBlock = reason.kind == Reason::Kind::MustBlock && reason.cells.size() == 1;
    if (!isBlock || outlook.result != Result::Loss || !course.plan)
        return {};
    return course.plan->deciding;
}

std::optional<Hint> hintFor(const Game &game, engine::Solver &solver, const HintOptions &options,
                            const engine::StopSign &stop)
{
    const std::optional<engine::Position> position = exactPosition(game);
    if (!position)
        return {};
    if (isSeenInMirror(game.board())) {
        HintOptions mirrorOptions = options;
        if (mirrorOptions.whyNotOf)
            Mirror(game.rules().columns).turn(*mirrorOptions.whyNotOf);
        std::optional<Hint> hint = hintFor(mirrored(game), solver, mirrorOptions, stop);
        if (hint)
            Mirror(game.rules().columns).turn(*hint);
        return hint;
    }
    const std::optional<Values> values = valuesOf(solver, *position, stop);
    if (!values || stop.stop_requested())
        return {};
    const engine::StopSign either = options.deadline ? stop.at(*options.deadline) : stop;
    Tactic found = findReason(*position, *values, solver, options, either);
    Hint hint{.column = found.column,
              .cell = game.board().landing(found.column).value(),
              .outlook = values->best(),
              .reason = std::move(found.reason),
              .isOnlyMove = values->isDecision() && values->keepingColumns().size() == 1,
              .values = *values};
    if (options.withWhyNot)
        hint.whyNot = findWhyNot(game, *values, solver, options, either);
    if (options.withCourse)
        hint.course = findCourse(*position, hint, solver, either);
    if (stop.stop_requested())
        return {};
    return hint;
}

} // namespace four::coach
