// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/perfect.h"

#include "core/engine/solver.h"
#include "core/players/exactposition.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <thread>
#include <utility>
#include <vector>

namespace four::players {

namespace {

using engine::Position;
using engine::Solver;
using engine::StopSign;

Position after(Position position, int column)
{
    position.drop(column);
    return position;
}

/// The published scores of the standard board's first two drops.
std::optional<int> publishedScore(const Position &position)
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

/// The legal drops in random order.
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

/// The scores after each drop, for the opponent; nothing if not all of them are known.
std::optional<std::vector<int>> scoresAfter(const Position &position, const std::vector<int> &columns,
                                            const KnownScores &known)
{
    std::vector<int> scores;
    for (const int column : columns) {
        const Position child = after(position, column);
        std::optional<int> score = publishedScore(child);
        if (!score && known)
            score = known(child);
        if (!score)
            return {};
        scores.push_back(*score);
    }
    return scores;
}

/// The best drop if no search is needed: it is the only one, or all scores are known.
std::optional<int> bestOfKnown(const Position &position, const std::vector<int> &columns,
                               const KnownScores &known)
{
    if (columns.size() == 1)
        return columns.front();
    const std::optional<std::vector<int>> scores = scoresAfter(position, columns, known);
    if (!scores || scores->empty())
        return {};
    return columns[static_cast<std::size_t>(std::ranges::min_element(*scores) - scores->begin())];
}

/// The first disc that may be taken over: the drop whose score is closest to 0, if all scores are known.
std::optional<int> bestToOffer(const Position &position, const std::vector<int> &columns,
                               const KnownScores &known)
{
    const std::optional<std::vector<int>> scores = scoresAfter(position, columns, known);
    if (!scores || scores->empty())
        return {};
    const auto least = std::ranges::min_element(*scores, {}, [](int score) { return std::abs(score); });
    return columns[static_cast<std::size_t>(least - scores->begin())];
}

/// The score of a position with one disc. @return nothing where it is not found in time
std::optional<int> scoreAfterFirstDisc(const Position &position, const KnownScores &known,
                                       const StopSign &stop)
{
    std::optional<int> score = publishedScore(position);
    if (!score && known)
        score = known(position);
    if (score || position.empties() > solvedEmpties)
        return score;
    try {
        const std::optional<engine::Solution> solution =
            Solver({.tableMiB = 2, .threads = 1}).solve(position, engine::Strength::Strong, stop);
        return solution ? std::optional(solution->score) : std::nullopt;
    } catch (const std::bad_alloc &) {
        return {};
    }
}

/// The search for a best drop. If it is stopped, findSafe() can still give a drop.
class BestDrop
{
public:
    /// @param columns in the order in which they are tried
    BestDrop(const Position &position, std::vector<int> columns, const KnownScores &known)
        : m_position(position), m_columns(std::move(columns)), m_solver(optionsFor(position)),
          m_score(known ? known(position) : std::nullopt), m_atLeast(engine::boundFromBefore(position, known))
    {
        if (!m_score)
            return;
        m_atLeast = *m_score;
        std::erase_if(m_columns, [&](int column) {
            return engine::boundFromBefore(after(position, column), known) > -m_atLeast;
        });
    }

    /// A best drop, or nothing when stopped.
    [[nodiscard]] std::optional<int> find(const StopSign &stop)
    {
        if (m_score) {
            // One column may be decided quickly where another takes very long. One thread only: the result
            // must not depend on which of two is faster.
            for (const std::uint64_t budget : {2'000U, 20'000U, 90'000U}) {
                if (const std::optional<int> column = firstOfScore(stop, budget))
                    return column;
            }
        } else {
            m_solver.setProgressHandler([this](const engine::SolverProgress &progress) {
                m_atLeast = std::max(m_atLeast, progress.lower);
            });
            const std::optional<engine::Solution> solution =
                m_solver.solve(m_position, engine::Strength::Strong, stop, m_atLeast);
            m_solver.setProgressHandler({}); // the searches below are of other positions
            if (!solution)
                return {};
            m_atLeast = solution->score;
        }
        // The first one that reaches the position's score: to ask that is much cheaper than all the scores.
        return firstOfScore(stop);
    }

    /// After a stopped search: a drop that is proven to keep a win or a draw, if one is known to exist.
    [[nodiscard]] std::optional<int> findSafe(const StopSign &stop)
    {
        return m_atLeast >= 0 ? firstOfScore(stop) : std::nullopt;
    }

private:
    static engine::SolverOptions optionsFor(const Position &position)
    {
        // Clearing a large table takes longer than solving a late position in a small one, and cannot be
        // stopped. The score does not depend on the number of threads.
        const bool isEarly = position.empties() > 28;
        const int most = isEarly ? 4 : 1;
        return {.tableMiB = isEarly ? 16U : 2U,
                .threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most)};
    }

    /// The first drop whose score is m_atLeast or more, among those for which the budget is enough.
    std::optional<int> firstOfScore(const StopSign &stop, std::uint64_t budget = ~std::uint64_t{0})
    {
        for (auto column = m_columns.begin(); column != m_columns.end() && m_columns.size() > 1;) {
            const std::optional<bool> isWorse =
                m_solver.isAbove(after(m_position, *column), -m_atLeast, stop, budget);
            if (stop.stop_requested())
                return {};
            if (isWorse == false)
                return *column;
            column = isWorse ? m_columns.erase(column) : std::next(column);
        }
        return m_columns.size() == 1 ? std::optional(m_columns.front()) : std::nullopt;
    }

    Position m_position;
    std::vector<int> m_columns; ///< without those that are worse than m_atLeast
    Solver m_solver;
    std::optional<int> m_score;
    int m_atLeast; ///< the position's score is not below it
};

} // namespace

std::optional<ProvenDrop> provenDrop(const Game &game, const KnownScores &known, Random &random,
                                     std::chrono::steady_clock::time_point deadline, const StopSign &stop)
{
    if (stop.stop_requested())
        return {};
    const std::optional<Position> exact = exactPositionWithoutSwap(game);
    if (!exact)
        return {};
    const Position &position = *exact;
    const auto exactly = [](int column) {
        return ProvenDrop{.action = action::Drop{column}, .isExact = true};
    };
    const std::vector<int> columns = drawnDrops(game, random);
    if (game.isFirstDiscOffered()) {
        const std::optional<int> column = bestToOffer(position, columns, known);
        return column ? std::optional(exactly(*column)) : std::nullopt;
    }
    if (game.maySwap()) {
        // To swap gives the opponent this position, with the colours exchanged.
        const std::optional<int> score = scoreAfterFirstDisc(position, known, stop.at(deadline));
        if (!score)
            return {};
        if (*score < 0)
            return ProvenDrop{.action = action::Swap{}, .isExact = true};
    }
    for (const int column : columns) {
        if (position.isWinningDrop(column))
            return exactly(column);
    }
    // Blocking a threat is the only way to lose later; of several, a random one.
    for (const int column : columns) {
        if (game.board().wouldWin(column, opponent(game.turn()), game.rules().connect))
            return exactly(column);
    }
    if (const std::optional<int> column = bestOfKnown(position, columns, known))
        return exactly(*column);
    const bool isStandard = position.shape().isStandard();
    if (isStandard ? position.plies() < solvedFromPly && !(known && known(position))
                   : position.empties() > solvedEmpties)
        return {};
    try {
        BestDrop drop(position, columns, known);
        // The last fifth of the time is for findSafe(), if the proof takes too long.
        const auto now = std::chrono::steady_clock::now();
        if (const std::optional<int> column = drop.find(stop.at(now + (deadline - now) * 4 / 5)))
            return exactly(*column);
        if (const std::optional<int> column = drop.findSafe(stop.at(deadline)))
            return ProvenDrop{.action = action::Drop{*column}, .isExact = false};
    } catch (const std::bad_alloc &) {
        return {}; // no memory for the table: the caller uses searchTree() instead
    }
    return {};
}

} // namespace four::players
