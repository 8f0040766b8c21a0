// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/analysis.h"
#include "core/engine/solver.h"
#include "tests/engine/naivesolver.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

using namespace four::engine;

namespace {

constexpr std::int64_t naiveBudget = 10'000; ///< nodes; positions that need more are skipped

void check(bool holds)
{
    if (!holds)
        std::abort();
}

void checkBounds(Solver &solver, const Position &position, int score)
{
    for (const int alpha : {score - 1, score})
        check(solver.isAbove(position, alpha) == (score > alpha));
    check(solver.solve(position, Strength::Weak)->score == (score > 0) - (score < 0));
    check(solver.solve(position, Strength::Strong, {}, score - 1)->score == score);
}

/// The columns' scores are those of the positions after them, and the best one is the position's.
void checkColumns(Solver &solver, const Position &position, naive::Board &board, int score)
{
    const auto analysis = analyse(solver, position);
    check(analysis.has_value());
    std::optional<int> best;
    for (int column = 0; column < position.shape().columns; ++column) {
        const std::optional<int> found = analysis->scores[static_cast<std::size_t>(column)];
        check(found.has_value() == board.canDrop(column));
        if (!found)
            continue;
        best = std::max(best.value_or(*found), *found);
        board.drop(column);
        const std::optional<int> reply =
            board.isWon() ? std::optional(-((board.empties() + 2) / 2)) : board.score(naiveBudget);
        check(!reply || -*reply == *found);
        board.undo(column);
    }
    check(best == score);
}

} // namespace

/// The first bytes choose the board, the others the drops; those that are not possible, or would end the
/// game, go to the next column that is. The board fills until plain alpha-beta finds the score: the solver
/// has to find the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 4)
        return 0;
    const BoardShape shape{.columns = 4 + data[0] % 7, .rows = 4 + data[1] % 7, .connect = 3 + data[2] % 4};
    const int leftOpen = data[3] % 20;
    const std::span drops(data + 4, size - 4);
    Position position(shape);
    naive::Board board(shape.columns, shape.rows, shape.connect);
    for (std::size_t i = 0; position.empties() > leftOpen; ++i) {
        const int wanted = i < drops.size() ? drops[i] : static_cast<int>(i * i + i / 7);
        bool isPlayed = false;
        for (int k = 0; k < shape.columns && !isPlayed; ++k) {
            const int column = (wanted + k) % shape.columns;
            check(position.canDrop(column) == board.canDrop(column));
            if (!position.canDrop(column) || position.isWinningDrop(column))
                continue;
            position.drop(column);
            board.drop(column);
            check(!position.isWon() && !board.isWon());
            isPlayed = true;
        }
        if (!isPlayed)
            break; // every drop wins
    }
    if (position.isFull())
        return 0;
    const std::optional<int> expected = board.score(naiveBudget);
    if (!expected)
        return 0;
    // The solver's table has entries of earlier inputs with this board, which must not matter.
    static Solver solver({.tableMiB = 1, .threads = 1});
    const auto solution = solver.solve(position);
    check(solution && solution->score == *expected);
    checkBounds(solver, position, *expected);
    checkColumns(solver, position, board, *expected);
    return 0;
}
