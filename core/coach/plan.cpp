// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/plan.h"

#include "core/engine/analysis.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

namespace four::coach {

namespace {

using Word = Field::Word;

/// A plan names no more cells than that.
constexpr std::size_t mostCells = 2;

/// Of the winner: lines of best play that are longer hardly ever end alike, and take long to play.
constexpr int mostDrops = 12;

bool isSeveral(Word cells)
{
    return (cells & (cells - 1)) != 0;
}

/// How the winner threatens before the loser's last drop, and on which cells; none in zugzwang.
struct LastThreats
{
    Plan::How how = Plan::How::Zugzwang;
    Word cells = 0;
};

/// @param field the loser is to move, and loses with every drop @return nothing if it is none of these
std::optional<LastThreats> lastThreats(const Field &field)
{
    const Word wins = field.otherWins();
    if (isSeveral(wins))
        return LastThreats{isSeveral(wins & (wins - 1)) ? Plan::How::Triple : Plan::How::Double, wins};
    if (wins == 0)
        return LastThreats{};
    // With a single threat to block, the loser has lost only if the next one is right above it.
    const Word next = field.above(wins) & field.otherHoles();
    if (next == 0)
        return {};
    return LastThreats{Plan::How::Stacked, wins | next};
}

/// Plays all lines of best play, as long as they end on few cells.
class BestLines
{
public:
    BestLines(engine::Solver &solver, const engine::StopSign &stop) : m_solver(solver), m_stop(stop) {}

    /// Plays one line, choosing the best column that comes first from this one on, cyclically.
    /// @param score of the position for its mover  @return whether all lines so far may have a plan in common
    [[nodiscard]] bool playOne(engine::Position position, int score, int from)
    {
        while (!isDecided(position, score)) {
            const int columns = position.shape().columns;
            int chosen = -1;
            for (int i = 0; i < columns && chosen < 0; ++i) {
                if (const int column = (from + i) % columns; isBest(position, column, score))
                    chosen = column;
            }
            if (chosen < 0)
                return false; // stopped
            position.drop(chosen);
            score = -score;
        }
        return end(position);
    }

    /// Plays all of them. @return as playOne; false also where they are too many
    [[nodiscard]] bool playAll(const engine::Position &position, int score)
    {
        if (!m_seen.emplace(position.mover(), position.opponent()).second)
            return true;
        if (isDecided(position, score))
            return end(position);
        if (m_seen.size() > mostPositions)
            return false;
        for (const int column : engine::columnsFromCentre(position.shape())) {
            if (!isBest(position, column, score))
                continue;
            auto next = position;
            next.drop(column);
            if (!playAll(next, -score))
                return false;
        }
        return !m_stop.stop_requested();
    }

    /// Where the winner completes a line in the lines played.
    [[nodiscard]] Word ends() const noexcept { return m_ends; }
    /// Nothing: not the same in all of them.
    [[nodiscard]] std::optional<Plan::How> how() const noexcept { return m_how; }

private:
    /// Counted, not timed, so that the same position always gets the same answer.
    static constexpr std::size_t mostPositions = 4000;

    /// Whether the loser is to move, and loses with the next disc of the winner whatever is played.
    [[nodiscard]] static bool isDecided(const engine::Position &position, int score)
    {
        return score < 0 && -score == position.empties() / 2;
    }

    [[nodiscard]] bool isBest(const engine::Position &position, int column, int score)
    {
        if (!position.canDrop(column) || position.isWinningDrop(column))
            return false; // the loser cannot win, and the winner not yet
        auto next = position;
        next.drop(column);
        const std::optional<bool> isWorse = m_solver.isAbove(next, -score, m_stop);
        return isWorse && !*isWorse;
    }

    /// Counts the winner's last discs after every last drop of the loser.
    [[nodiscard]] bool end(const engine::Position &position)
    {
        const Field field(position);
        for (int column = 0; column < field.columns(); ++column) {
            if (field.canDrop(column))
                m_ends |= field.after(column).ownWins();
        }
        const std::optional<LastThreats> last = lastThreats(field);
        if (!std::exchange(m_isBegun, true))
            m_how = last ? std::optional(last->how) : std::nullopt;
        else if (!last || m_how != last->how)
            m_how.reset();
        return field.cellsOf(m_ends).size() <= mostCells;
    }

    engine::Solver &m_solver;
    const engine::StopSign &m_stop;
    std::set<std::pair<Word, Word>> m_seen;
    Word m_ends = 0;
    std::optional<Plan::How> m_how;
    bool m_isBegun = false;
};

} // namespace

std::optional<std::vector<int>> bestLine(const engine::Position &position, int column, engine::Solver &solver,
                                         const engine::StopSign &stop)
{
    auto next = position;
    next.drop(column);
    std::vector<int> line{column};
    if (next.isOver())
        return line;
    const auto rest = engine::principalVariation(solver, next, next.empties(), stop);
    if (!rest)
        return {};
    line.insert(line.end(), rest->begin(), rest->end());
    return line;
}

std::optional<Plan> planOf(const Field &field, const std::vector<int> &line)
{
    if (line.size() < 2)
        return {};
    // The fields before each drop, and at last the one of the finished game.
    std::vector<Field> fields{field};
    for (const int column : line)
        fields.push_back(fields.back().after(column));
    if (!fields.back().isWon())
        return {};

    // Before the loser's last drop, the winner is not to move.
    const std::optional<LastThreats> last = lastThreats(fields[line.size() - 2]);
    if (!last)
        return {};
    const bool isMovers = line.size() % 2 == 1;
    const Word cells = last->cells != 0 ? last->cells : fields[line.size() - 1].landing(line.back());
    return withThreat(Plan{.isMovers = isMovers, .cells = field.cellsOf(cells), .how = last->how}, field,
                      line.front());
}

std::optional<Plan> planOfAllLines(const engine::Position &position, int score, engine::Solver &solver,
                                   const engine::StopSign &stop)
{
    if (Outlook::ofScore(score, position.empties()).drops > mostDrops)
        return {};
    BestLines lines(solver, stop);
    // Most positions have lines that end elsewhere; some that differ are found soon.
    for (const int from : {0, position.shape().columns / 2, position.shape().columns - 2}) {
        if (!lines.playOne(position, score, from))
            return {};
    }
    if (!lines.playAll(position, score))
        return {};
    return Plan{.isMovers = score > 0,
                .isProven = true,
                .cells = Field(position).cellsOf(lines.ends()),
                .how = lines.how()};
}

Plan withThreat(Plan plan, const Field &field, int column)
{
    Word cells = 0;
    for (const Cell cell : plan.cells)
        cells |= field.bitOf(cell);
    const Field after = field.after(column);
    if ((cells & ~(plan.isMovers ? field.ownHoles() : field.otherHoles())) == 0)
        plan.threat = Plan::Threat::Stands;
    else if (plan.isMovers && (cells & ~after.otherHoles()) == 0)
        plan.threat = Plan::Threat::Made;
    else
        plan.threat = Plan::Threat::Comes;
    return plan;
}

std::optional<Plan> rulePlan(const Field &field, int column, Result result)
{
    const bool isMovers = result == Result::Win;
    const std::optional<RuleProof> proof = findRule(isMovers ? field.after(column) : field, Result::Win);
    if (!proof || proof->cells.empty())
        return {};
    return withThreat(
        Plan{.isMovers = isMovers, .isProven = true, .cells = proof->cells, .rule = proof->rule}, field,
        column);
}

} // namespace four::coach
