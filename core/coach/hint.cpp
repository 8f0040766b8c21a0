// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/hint.h"

#include "core/coach/contrast.h"
#include "core/coach/tactics.h"
#include "core/coach/tempting.h"
#include "core/coach/toldgame.h"
#include "core/engine/analysis.h"
#include "core/players/exactposition.h"

#include <algorithm>
#include <utility>

namespace four::coach {

namespace {

using ReasonKind = Reason::Kind;

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

/// A best column after which a rule is enough for the player.
std::optional<Tactic> followingUp(const Field &field, const Values &values, const std::vector<int> &columns)
{
    if (values.best().result == Result::Loss)
        return {};
    for (const int column : columns) {
        if (const std::optional<RuleProof> proof = findRule(field.after(column), values.best().result))
            return Tactic{.column = column, .reason = {.kind = ReasonKind::FollowsUp, .rule = proof->rule}};
    }
    return {};
}

/// See engine::Solution. @param empties before the drop
int scoreOf(Outlook outlook, int empties)
{
    if (outlook.result == Result::Draw)
        return 0;
    return outlook.result == Result::Win ? (empties + 1) / 2 - outlook.drops + 1
                                         : outlook.drops - 1 - empties / 2;
}

/// The reason by values alone, where no tactic or plan was found.
Reason plainReason(const Values &values)
{
    const Outlook best = values.best();
    if (best.result == Result::Draw) {
        std::vector<int> keeping = values.keepingColumns();
        const int number = static_cast<int>(keeping.size());
        return {.kind = ReasonKind::Holds, .columns = std::move(keeping), .number = number};
    }
    if (best.result == Result::Loss)
        return {.kind = ReasonKind::Longest, .number = best.drops};
    int next = 0;
    for (const int other : values.keepingColumns()) {
        const int drops = values.at(other)->drops;
        if (drops > best.drops && (next == 0 || drops < next))
            next = drops;
    }
    return {.kind = ReasonKind::Quickest, .number = next};
}

/// Finds the reason of a hint, from the most telling kind to the plainest.
class ReasonSearch
{
public:
    ReasonSearch(const engine::Position &position, const Values &values, engine::Solver &solver,
                 const HintOptions &options, const engine::StopSign &stop)
        : m_position(position), m_field(position), m_values(values), m_solver(solver), m_options(options),
          m_stop(stop), m_columns(bestFromCentre(values, position.shape()))
    {
        const auto preferred =
            options.preferred ? std::ranges::find(m_columns, *options.preferred) : m_columns.end();
        if (preferred != m_columns.end())
            m_columns = {*preferred};
    }

    [[nodiscard]] Tactic find()
    {
        const TacticWishes wishes{
            .columns = m_columns, .isAnswer = m_options.isAnswer, .isAnsweredAbove = [this](int column) {
                return isBestAnswer(column, column);
            }};
        if (std::optional<Tactic> tactic = findTactic(m_field, m_values, wishes))
            return std::move(*tactic);
        const bool isOpening = !m_options.isAnswer && isKnownByHeart(m_position, m_options.book);
        const Tactic opening{.column = m_columns.front(),
                             .reason = {.kind = ReasonKind::Opening, .columns = m_values.bestColumns()}};
        if (isOpening && m_position.plies() <= tooEarlyForPlans)
            return opening;
        if (std::optional<Tactic> fact = contrast(Fact::Lasting))
            return std::move(*fact);
        if (std::optional<Tactic> plan = provenPlan())
            return std::move(*plan);
        if (std::optional<Tactic> rule = followingUp(m_field, m_values, m_columns))
            return std::move(*rule);
        if (std::optional<Tactic> fact = contrast(Fact::Passing))
            return std::move(*fact);
        if (isOpening)
            return opening;
        if (std::optional<Tactic> plan = examplePlan())
            return std::move(*plan);
        if (m_values.keepingColumns().size() == 1 && m_values.isDecision())
            return {.column = m_columns.front(),
                    .reason = {.kind = ReasonKind::OnlyMove, .columns = m_values.losingColumns()}};
        return {.column = m_columns.front(), .reason = plainReason(m_values)};
    }

    /// The plan of a best column that a rule, or every line of best play, has.
    [[nodiscard]] std::optional<Plan> provenPlanOf(int column)
    {
        const Outlook best = m_values.best();
        if (best.result == Result::Draw || m_position.isWinningDrop(column))
            return {};
        if (std::optional<Plan> plan = rulePlan(m_field, column, best.result))
            return plan;
        if (!m_lines)
            m_lines = planOfAllLines(m_position, scoreOf(best, m_position.empties()), m_solver, m_stop);
        return *m_lines ? std::optional(withThreat(**m_lines, m_field, column)) : std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Tactic> contrast(Fact fact) const
    {
        return findContrast(m_field, m_values, m_columns, m_position.plies() % 2 == 0, fact);
    }

    /// Whether this drop is as good for the opponent as any after the column.
    [[nodiscard]] bool isBestAnswer(int column, int answer)
    {
        auto next = m_position;
        next.drop(column);
        if (next.isOver() || !next.canDrop(answer))
            return false;
        if (next.isWinningDrop(answer))
            return true;
        next.drop(answer);
        const int score = scoreOf(*m_values.at(column), m_position.empties());
        const std::optional<bool> isBetter =
            next.isFull() ? std::optional(score < 0) : m_solver.isAbove(next, score, m_stop);
        return isBetter && !*isBetter;
    }

    [[nodiscard]] std::optional<Tactic> provenPlan()
    {
        for (const int column : m_columns) {
            if (std::optional<Plan> plan = provenPlanOf(column))
                return Tactic{
                    .column = column,
                    .reason = {.kind = ReasonKind::Plan, .cells = plan->cells, .plan = std::move(plan)}};
        }
        return {};
    }

    [[nodiscard]] std::optional<Tactic> examplePlan()
    {
        if (m_values.best().result == Result::Draw)
            return {};
        const int column = m_columns.front();
        std::optional<std::vector<int>> line = bestLine(m_position, column, m_solver, m_stop);
        std::optional<Plan> plan = line ? planOf(m_field, *line) : std::nullopt;
        if (!plan)
            return {};
        return Tactic{.column = column,
                      .reason = {.kind = ReasonKind::Plan,
                                 .cells = plan->cells,
                                 .line = std::move(*line),
                                 .plan = std::move(plan)}};
    }

    const engine::Position &m_position;
    Field m_field;
    const Values &m_values;
    engine::Solver &m_solver;
    const HintOptions &m_options;
    const engine::StopSign &m_stop;
    std::vector<int> m_columns;                 ///< the best ones, or the preferred one of them
    std::optional<std::optional<Plan>> m_lines; ///< of all lines of best play, once that was looked for
};

/// What the opponent does after the column. @param preferred of equal answers
std::optional<WhyNot> findAnswer(const Game &game, int column, const Values &values, engine::Solver &solver,
                                 const HintOptions &options, std::optional<int> preferred,
                                 const engine::StopSign &stop)
{
    Game played = readyToDrop(game);
    played.apply(action::Drop{column});
    const HintOptions answerOptions{.book = options.book,
                                    .withCourse = options.withCourse,
                                    .withWhyNot = false,
                                    .deadline = {},
                                    .isAnswer = true,
                                    .preferred = preferred};
    std::optional<Hint> answer = hintFor(played, solver, answerOptions, stop);
    if (!answer)
        return {};
    return WhyNot{.column = column,
                  .outlook = *values.at(column),
                  .answer = answer->column,
                  .reason = std::move(answer->reason),
                  .course = std::move(answer->course)};
}

std::optional<WhyNot> findWhyNot(const Game &game, const Values &values, const Reason &reason,
                                 engine::Solver &solver, const HintOptions &options,
                                 const engine::StopSign &stop)
{
    const std::vector<int> losing = values.losingColumns();
    if (losing.empty() || (options.whyNotOf && std::ranges::find(losing, *options.whyNotOf) == losing.end()))
        return {};
    const std::optional<int> column = options.whyNotOf ? options.whyNotOf : mostTempting(game, losing, stop);
    if (!column)
        return {};
    // As the reason says, if that is about this column.
    std::optional<int> preferred;
    if (reason.kind == ReasonKind::NotUnder)
        preferred = column;
    else if (reason.kind == ReasonKind::StopsThat && !reason.cells.empty())
        preferred = reason.cells.front().column;
    return findAnswer(game, *column, values, solver, options, preferred, stop);
}

/// The course after the hint, from the reason's line if that is one of best play.
Course findCourse(const engine::Position &position, const Hint &hint, ReasonSearch &search,
                  engine::Solver &solver, const engine::StopSign &stop)
{
    const ReasonKind kind = hint.reason.kind;
    const bool hasLine = kind == ReasonKind::WinsNow || kind == ReasonKind::TwoThreats ||
                         kind == ReasonKind::Forces || !hint.reason.line.empty();
    std::optional<std::vector<int>> line = hasLine && kind != ReasonKind::StopsThat
                                               ? hint.reason.line
                                               : bestLine(position, hint.column, solver, stop);
    if (!line)
        return {};
    std::optional<Plan> plan = hint.reason.plan;
    if (!plan)
        plan = search.provenPlanOf(hint.column);
    if (!plan)
        plan = planOf(Field(position), *line);
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
    void turn(std::optional<AnswerRule> &rule) const
    {
        if (!rule || rule->kind == AnswerRule::Kind::FollowUp)
            return;
        turn(rule->column);
        if (rule->kind == AnswerRule::Kind::SamePair) {
            turn(rule->other);
            std::swap(rule->column, rule->other);
        }
    }
    void turn(std::optional<Plan> &plan) const
    {
        if (!plan)
            return;
        turn(plan->cells);
        std::ranges::sort(plan->cells);
        turn(plan->rule);
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
        turn(reason.rule);
        // In the order in which the original game has them.
        std::ranges::sort(reason.columns);
        std::ranges::sort(reason.cells);
    }
    void turn(std::optional<WhyNot> &whyNot) const
    {
        if (!whyNot)
            return;
        turn(whyNot->column);
        turn(whyNot->answer);
        turn(whyNot->reason);
        turn(whyNot->course);
    }
    void turn(Hint &hint) const
    {
        turn(hint.column);
        turn(hint.cell);
        turn(hint.reason);
        turn(hint.course);
        turn(hint.whyNot);
        turn(hint.afterBlock);
        std::vector<std::optional<Outlook>> outlooks;
        for (int column = m_last; column >= 0; --column)
            outlooks.push_back(hint.values.at(column));
        hint.values = Values(std::move(outlooks));
    }

private:
    int m_last;
};

/// Of the first disc, which the opponent may take over: reasons and courses would be those of other games.
std::optional<Hint> hintForOffered(const Game &game, const engine::Position &position, engine::Solver &solver,
                                   const engine::StopSign &stop)
{
    const std::optional<Values> plain = valuesOf(solver, position, stop);
    if (!plain || stop.stop_requested())
        return {};
    const Values values = valuesIfOffered(*plain);
    const int column = bestFromCentre(values, position.shape()).front();
    return Hint{.column = column,
                .cell = game.board().landing(column).value(),
                .outlook = values.best(),
                .reason = plainReason(values),
                .isOnlyMove = values.isDecision() && values.keepingColumns().size() == 1,
                .values = values};
}

} // namespace

namespace {
/// Whether the reason says what the drop does on the board, if not how the game ends.
bool isFact(ReasonKind kind)
{
    return kind == ReasonKind::StopsThat || kind == ReasonKind::MakesThreat ||
           kind == ReasonKind::BreaksThreat || kind == ReasonKind::BreaksLine;
}
} // namespace

bool WhyNot::isToldByReason() const noexcept
{
    return reason.kind == ReasonKind::WinsNow || reason.kind == ReasonKind::TwoThreats ||
           reason.kind == ReasonKind::Forces;
}

const Plan *WhyNot::plan() const noexcept
{
    const std::optional<Plan> &plan = reason.plan ? reason.plan : course.plan;
    if (!plan || isToldByReason())
        return nullptr;
    return plan->isProven || !isFact(reason.kind) ? &*plan : nullptr;
}

bool Hint::hasOnlyMoveNote() const noexcept
{
    return isOnlyMove && (isFact(reason.kind) || reason.kind == ReasonKind::TwoThreats ||
                          reason.kind == ReasonKind::Forces || reason.kind == ReasonKind::Plan ||
                          reason.kind == ReasonKind::FollowsUp);
}

const Plan *Hint::planBesideReason() const noexcept
{
    const bool isWanted = isFact(reason.kind) || reason.kind == ReasonKind::NotUnder;
    return isWanted && course.plan && course.plan->isProven ? &*course.plan : nullptr;
}

std::optional<Hint> hintFor(const Game &game, engine::Solver &solver, const HintOptions &options,
                            const engine::StopSign &stop)
{
    const std::optional<engine::Position> position = exactPositionWithoutSwap(game);
    if (!position)
        return {};
    if (game.step() != Step::Confirm && game.isFirstDiscOffered())
        return hintForOffered(game, *position, solver, stop);
    if (isSeenInMirror(game.board())) {
        HintOptions mirrorOptions = options;
        if (mirrorOptions.whyNotOf)
            Mirror(game.rules().columns).turn(*mirrorOptions.whyNotOf);
        if (mirrorOptions.preferred)
            Mirror(game.rules().columns).turn(*mirrorOptions.preferred);
        std::optional<Hint> hint = hintFor(mirrored(game), solver, mirrorOptions, stop);
        if (hint)
            Mirror(game.rules().columns).turn(*hint);
        return hint;
    }
    const std::optional<Values> values = valuesOf(solver, *position, stop);
    if (!values || stop.stop_requested())
        return {};
    const engine::StopSign either = options.deadline ? stop.at(*options.deadline) : stop;
    ReasonSearch search(*position, *values, solver, options, either);
    Tactic found = search.find();
    Hint hint{.column = found.column,
              .cell = game.board().landing(found.column).value(),
              .outlook = values->best(),
              .reason = std::move(found.reason),
              .isOnlyMove = values->isDecision() && values->keepingColumns().size() == 1,
              .values = *values};
    const bool isLostBlock = hint.reason.kind == ReasonKind::MustBlock && hint.outlook.result == Result::Loss;
    if (options.withCourse && isLostBlock)
        hint.afterBlock = findAnswer(game, hint.column, *values, solver, options, {}, either);
    if (options.withWhyNot)
        hint.whyNot = findWhyNot(game, *values, hint.reason, solver, options, either);
    if (options.withCourse)
        hint.course = findCourse(*position, hint, search, solver, either);
    if (stop.stop_requested())
        return {};
    return hint;
}

} // namespace four::coach
