// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/analysis.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace four::engine {

std::vector<int> columnsFromCentre(BoardShape shape)
{
    std::vector<int> columns(static_cast<std::size_t>(shape.columns));
    std::iota(columns.begin(), columns.end(), 0);
    const auto distance = [shape](int column) { return std::abs(2 * column - (shape.columns - 1)); };
    std::stable_sort(columns.begin(), columns.end(),
                     [&](int left, int right) { return distance(left) < distance(right); });
    return columns;
}

std::optional<Analysis> analyse(Solver &solver, const Position &position, Strength strength,
                                const ColumnHandler &columnKnown, const StopSign &stop)
{
    Analysis analysis;
    analysis.scores.resize(static_cast<std::size_t>(position.shape().columns));
    const auto known = [&](int column, int score) {
        analysis.scores[static_cast<std::size_t>(column)] = score;
        if (columnKnown)
            columnKnown(column, score);
    };
    std::vector<int> columns; // those that do not win at once, with the positions after them
    std::vector<Position> children;
    for (const int column : columnsFromCentre(position.shape())) {
        if (!position.canDrop(column))
            continue;
        if (position.isWinningDrop(column)) {
            known(column, strength == Strength::Weak ? 1 : (position.empties() + 1) / 2);
            continue;
        }
        columns.push_back(column);
        children.push_back(position);
        children.back().drop(column);
    }
    const auto solved = [&](std::size_t place, const Solution &solution) {
        analysis.nodes += solution.nodes;
        known(columns[place], -solution.score);
    };
    if (!solver.solveEach(children, strength, solved, stop))
        return std::nullopt;
    return analysis;
}

std::optional<std::vector<int>> principalVariation(Solver &solver, const Position &position, int plies,
                                                   const StopSign &stop)
{
    const auto solution = solver.solve(position, Strength::Strong, stop);
    if (!solution)
        return std::nullopt;
    int score = solution->score;
    std::vector<int> line;
    Position at = position;
    const std::vector<int> columns = columnsFromCentre(position.shape());
    // No drop does better than the score, so the first that does not do worse is a best one.
    while (static_cast<int>(line.size()) < plies && !at.isOver()) {
        for (const int column : columns) {
            if (!at.canDrop(column))
                continue;
            Position next = at;
            next.drop(column);
            if (next.isWon()) {
                if (score != (at.empties() + 1) / 2)
                    continue;
            } else {
                const auto isWorse = solver.isAbove(next, -score, stop);
                if (!isWorse)
                    return std::nullopt;
                if (*isWorse)
                    continue;
            }
            line.push_back(column);
            at = next;
            score = -score;
            break;
        }
    }
    return line;
}

} // namespace four::engine
