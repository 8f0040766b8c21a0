// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/perfect.h"

#include "core/engine/solver.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>

namespace four::players {

namespace {

using engine::Position;
using engine::Solver;

/// A stop token that asks for a stop when another one does, or at a certain time.
class StopAt
{
public:
    StopAt(std::chrono::steady_clock::time_point deadline, const std::stop_token &stop)
        : m_relay(stop, [this] { m_source.request_stop(); }),
          m_timer([this, deadline](const std::stop_token &over) {
              std::mutex mutex;
              std::unique_lock lock(mutex);
              std::condition_variable_any nothing;
              nothing.wait_until(lock, over, deadline, [] { return false; });
              m_source.request_stop();
          })
    {
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_relay;
    std::jthread m_timer; ///< last: ends before what it uses
};

engine::BoardShape shapeOf(const Ruleset &rules)
{
    return {.columns = rules.columns, .rows = rules.rows, .connect = rules.connect};
}

Position positionOf(const Game &game)
{
    const engine::BoardShape shape = shapeOf(game.rules());
    engine::Word128 mover = 0;
    engine::Word128 other = 0;
    for (int column = 0; column < shape.columns; ++column) {
        for (int row = 0; row < shape.rows; ++row) {
            if (const std::optional<Player> owner = game.board().at({column, row}))
                (*owner == game.turn() ? mover : other) |= engine::Word128{1}
                                                           << (column * (shape.rows + 1) + row);
        }
    }
    return Position::fromStones(mover, other, shape);
}

Position after(Position position, int column)
{
    position.drop(column);
    return position;
}

/// What everybody knows of the standard board's first two drops.
std::optional<int> theory(const Position &position)
{
    constexpr std::array firsts{-2, -1, 0, 1, 0, -1, -2}; // for the first player
    constexpr std::array repliesToCentre{4, 2, 2, 1, 2, 2, 4};
    if (!position.shape().isStandard() || position.plies() < 1 || position.plies() > 2)
        return {};
    for (std::size_t first = 0; first < firsts.size(); ++first) {
        const Position one = after(Position(), static_cast<int>(first));
        if (one == position)
            return -firsts[first];
    }
    for (std::size_t reply = 0; reply < repliesToCentre.size(); ++reply) {
        if (after(after(Position(), 3), static_cast<int>(reply)) == position)
            return repliesToCentre[reply];
    }
    return {};
}

/// The legal drops in the order of the lot.
std::vector<int> drawnDrops(const Game &game, Random &random)
{
    std::vector<int> columns;
    for (int column = 0; column < game.rules().columns; ++column) {
        if (game.landing(column))
            columns.push_back(column);
    }
    for (std::size_t left = columns.size(); left > 1; --left)
        std::swap(columns[left - 1], columns[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
    return columns;
}

/// The best drop if there is nothing to be found out: it is the only one, or all scores are known.
std::optional<int> bestOfKnown(const Position &position, const std::vector<int> &columns,
                               const KnownScores &known)
{
    if (columns.size() == 1)
        return columns.front();
    std::optional<int> best;
    int highest = 0;
    for (const int column : columns) {
        const Position child = after(position, column);
        std::optional<int> score = theory(child);
        if (!score && known)
            score = known(child);
        if (!score)
            return {};
        if (!best || -*score > highest) {
            best = column;
            highest = -*score;
        }
    }
    return best;
}

std::optional<int> bestOfSolved(const Position &position, const std::vector<int> &columns,
                                const KnownScores &known, const std::stop_token &stop)
{
    // Clearing a large table takes longer than solving a late position in a small one, and cannot be stopped.
    // The score does not depend on the number of threads.
    const bool isEarly = position.empties() > 28;
    Solver solver({.tableMiB = isEarly ? 16U : 2U,
                   .threads = isEarly && std::thread::hardware_concurrency() > 1 ? 2 : 1});
    std::optional<int> score = known ? known(position) : std::nullopt;
    if (!score) {
        const std::optional<engine::Solution> solution =
            solver.solve(position, engine::Strength::Strong, stop);
        if (!solution)
            return {};
        score = solution->score;
    }
    // The first one that reaches the position's score: to ask that is much cheaper than all the scores.
    for (const int column : columns) {
        const std::optional<bool> isWorse = solver.isAbove(after(position, column), -*score, stop);
        if (!isWorse)
            return {};
        if (!*isWorse)
            return column;
    }
    return {};
}

} // namespace

std::optional<Action> exactDrop(const Game &game, const KnownScores &known, Random &random,
                                std::chrono::steady_clock::time_point deadline, const std::stop_token &stop)
{
    if (stop.stop_requested() || game.rules().blocks > 0 || game.rules().removes > 0)
        return {};
    const Position position = positionOf(game);
    const std::vector<int> columns = drawnDrops(game, random);
    for (const int column : columns) {
        if (position.isWinningDrop(column))
            return action::Drop{column};
    }
    // Answering one threat is the only way to last longer; of several, the lot picks one.
    for (const int column : columns) {
        if (game.board().wouldWin(column, opponent(game.turn()), game.rules().connect))
            return action::Drop{column};
    }
    std::optional<int> column = bestOfKnown(position, columns, known);
    if (column)
        return action::Drop{*column};
    const bool isStandard = position.shape().isStandard();
    if (isStandard ? position.plies() < solvedFromPly && !(known && known(position))
                   : position.empties() > solvedEmpties)
        return {};
    try {
        column = bestOfSolved(position, columns, known, StopAt(deadline, stop).token());
    } catch (const std::bad_alloc &) {
        return {}; // no memory for the table: others can do without it
    }
    if (!column)
        return {};
    return action::Drop{*column};
}

} // namespace four::players
