// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/plan.h"

#include "core/engine/analysis.h"

namespace four::coach {

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

    Plan plan;
    plan.isMovers = line.size() % 2 == 1;
    const Field &beforeLast = fields[line.size() - 1];
    const Field::Word deciding = beforeLast.landing(line.back());
    plan.deciding = field.cellOf(deciding);

    // Before the loser's last drop, the winner is not to move.
    const Field &before = fields[line.size() - 2];
    const Field::Word wins = before.otherWins();
    if ((wins & (wins - 1)) != 0) {
        plan.how = Plan::How::Double;
        if ((deciding & wins) == 0) // the loser dropped elsewhere, right under a third
            plan.deciding = field.cellOf(wins);
        plan.cells = field.cellsOf(wins);
    } else if (wins != 0) {
        // With a single threat to block, the loser has lost only if the next one is right above it.
        plan.how = Plan::How::Stacked;
        if ((before.otherHoles() & before.above(wins)) == 0)
            return {};
        plan.deciding = field.cellOf(before.above(wins));
        plan.cells = field.cellsOf(wins | before.above(wins));
    } else {
        plan.how = Plan::How::Zugzwang;
        plan.cells = field.cellsOf(deciding);
    }

    // Finds the first field in which the deciding cell would complete a line.
    const Field::Word cell = field.bitOf(plan.deciding);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool isWinnerToMove = (i % 2 == 0) == plan.isMovers;
        if (((isWinnerToMove ? fields[i].ownHoles() : fields[i].otherHoles()) & cell) == 0)
            continue;
        if (i == 0)
            plan.threat = Plan::Threat::Stands;
        else if (i == 1)
            plan.threat = Plan::Threat::Made;
        else
            plan.threat = Plan::Threat::Comes;
        if (plan.threat == Plan::Threat::Comes)
            plan.comesIn = static_cast<int>(plan.isMovers ? i + 1 : i) / 2;
        break;
    }
    return plan;
}

} // namespace four::coach
