// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/solver.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <thread>

namespace four::engine {

namespace {

constexpr std::uint64_t unlimited = ~std::uint64_t{0};

/// Nodes for a window at the edge, where a quick win or loss shows itself early, and how many such windows.
constexpr std::uint64_t quickBudget = 10'000;
constexpr int quickWindows = 7;
/// How many times as many for the windows around zero before quicker wins are tried again.
constexpr std::uint64_t middleFactor = 30;
/// A window with fewer nodes is over before a second thread has started.
constexpr std::uint64_t worthThreads = 100'000;

} // namespace

/// One position being solved: what is known of its score, narrowed window by window.
class Solver::Run
{
public:
    Run(Solver &solver, const Position &position, const StopSign &stop, int atLeast = noBound)
        : m_solver(solver), m_stop(stop)
    {
        m_nodesBefore = nodes();
        for (auto &kernel : solver.m_kernels)
            m_bounds = kernel->setRoot(position);
        m_bounds.lower = std::max(m_bounds.lower, atLeast);
        m_first = m_bounds;
    }

    [[nodiscard]] const ScoreBounds &bounds() const noexcept { return m_bounds; }
    [[nodiscard]] bool isStopped() const noexcept { return m_stop.stop_requested(); }
    [[nodiscard]] std::uint64_t nodesUsed() const { return nodes() - m_nodesBefore; }

    /// Narrows the bounds by asking whether the score is above @p alpha. @return false when it ran out of
    /// budget.
    bool test(int alpha, std::uint64_t budget = unlimited)
    {
        const auto bound = search(alpha, budget);
        if (!bound)
            return false;
        if (*bound > alpha)
            m_bounds.lower = std::max(m_bounds.lower, *bound);
        else
            m_bounds.upper = std::min(m_bounds.upper, *bound);
        if (m_solver.m_progress)
            m_solver.m_progress({m_bounds.lower, m_bounds.upper, nodesUsed()});
        return true;
    }

    /// From the outside in, while the score would be a quick one: such a window is cheap when it holds.
    void searchQuick(std::uint64_t budget)
    {
        bool winOpen = true;
        bool lossOpen = true;
        while ((winOpen || lossOpen) && m_bounds.lower < m_bounds.upper && !isStopped()) {
            if (winOpen) {
                if (m_bounds.upper <= std::max(0, m_first.upper - quickWindows) ||
                    !test(m_bounds.upper - 1, budget))
                    winOpen = false;
            }
            if (lossOpen && m_bounds.lower < m_bounds.upper) {
                if (m_bounds.lower >= std::min(0, m_first.lower + quickWindows) ||
                    !test(m_bounds.lower, budget))
                    lossOpen = false;
            }
        }
    }

    void searchSign(std::uint64_t budget)
    {
        if (m_bounds.lower < m_bounds.upper && m_bounds.lower <= 0 && m_bounds.upper > 0 && !isStopped())
            if (!test(0, budget))
                return;
        if (m_bounds.lower < 0 && m_bounds.upper >= 0 && !isStopped())
            test(-1, budget);
    }

    [[nodiscard]] bool isSignKnown() const noexcept
    {
        return m_bounds.lower > 0 || m_bounds.upper < 0 || (m_bounds.lower == 0 && m_bounds.upper == 0);
    }

    void searchAll()
    {
        std::uint64_t budget = quickBudget;
        while (m_bounds.lower < m_bounds.upper && !isStopped()) {
            searchQuick(budget);
            if (m_bounds.lower == m_bounds.upper)
                return;
            if (!isSignKnown()) {
                searchSign(budget * middleFactor);
            }
            if (isSignKnown()) {
                while (m_bounds.lower < m_bounds.upper && !isStopped()) {
                    // One step past what is known: when it is the last, it is the cheapest that proves it.
                    const int alpha = m_bounds.lower > 0 ? m_bounds.lower : m_bounds.upper - 1;
                    test(alpha);
                }
                return;
            }
            budget *= 8;
        }
    }

private:
    [[nodiscard]] std::uint64_t nodes() const
    {
        std::uint64_t sum = 0;
        for (const auto &kernel : m_solver.m_kernels)
            sum += kernel->nodes();
        return sum;
    }

    std::optional<int> search(int alpha, std::uint64_t budget)
    {
        auto &kernels = m_solver.m_kernels;
        if (kernels.size() == 1 || budget < worthThreads)
            return kernels.front()->test(alpha, {&m_stop, budget});

        // All threads search the same window; the shared table and its busy marks keep them apart, and
        // whoever is through first has the answer for all.
        std::atomic<bool> isDone = false;
        const auto run = [&](SearchKernel &kernel, std::optional<int> &result) {
            result = kernel.test(alpha, {&m_stop, budget, &isDone});
            isDone.store(true, std::memory_order_relaxed);
        };
        std::vector<std::optional<int>> results(kernels.size());
        {
            std::vector<std::jthread> helpers;
            for (std::size_t i = 1; i < kernels.size(); ++i)
                helpers.emplace_back([&, i] { run(*kernels[i], results[i]); });
            run(*kernels.front(), results.front());
        }
        for (const auto &result : results)
            if (result)
                return result;
        return std::nullopt;
    }

    Solver &m_solver;
    const StopSign &m_stop;
    std::uint64_t m_nodesBefore = 0;
    ScoreBounds m_bounds{};
    ScoreBounds m_first{};
};

Solver::Solver(SolverOptions options) : m_options(options), m_memory(std::make_shared<TableMemory>()) {}
Solver::Solver(SolverOptions options, std::shared_ptr<TableMemory> memory)
    : m_options(options), m_memory(std::move(memory)), m_isMemoryShared(true)
{
}
Solver::~Solver() = default;
Solver::Solver(Solver &&) noexcept = default;
Solver &Solver::operator=(Solver &&) noexcept = default;

void Solver::prepare(BoardShape shape)
{
    if (!m_kernels.empty() && shape == m_shape)
        return;
    m_kernels.clear();
    // Keys of different boards do not mix. A shared table is never cleared: others are at work in it.
    const bool isFresh = m_memory->ensure(std::max<std::size_t>(m_options.tableMiB, 1) << 20);
    if (!isFresh && !m_isMemoryShared)
        m_memory->clear();
    const int threads = std::max(m_options.threads, 1);
    for (int i = 0; i < threads; ++i)
        m_kernels.push_back(makeSearchKernel(shape, *m_memory, threads > 1));
    m_shape = shape;
}

void Solver::clear()
{
    m_kernels.clear();
    m_memory->clear();
    m_shape = {};
}

std::optional<Solution> Solver::solve(const Position &position, Strength strength, const StopSign &stop,
                                      int atLeast)
{
    if (position.isFull())
        return Solution{};
    if (const auto score = m_book ? m_book->score(position) : std::nullopt)
        return Solution{strength == Strength::Strong ? *score : (*score > 0) - (*score < 0), 0};
    if (m_book && position.plies() == m_book->plies() + 1)
        atLeast = std::max(atLeast, boundFromBefore(position, [this](const Position &before) {
                               return m_book->score(before);
                           }));
    prepare(position.shape());
    Run run(*this, position, stop, atLeast);
    if (strength == Strength::Strong)
        run.searchAll();
    else
        run.searchSign(unlimited);
    const auto [lower, upper] = run.bounds();
    if (strength == Strength::Weak && run.isSignKnown())
        return Solution{lower > 0 ? 1 : upper < 0 ? -1 : 0, run.nodesUsed()};
    if (lower == upper)
        return Solution{lower, run.nodesUsed()};
    return std::nullopt;
}

std::optional<bool> Solver::isAbove(const Position &position, int alpha, const StopSign &stop,
                                    std::uint64_t nodeBudget)
{
    if (position.isFull())
        return 0 > alpha;
    if (const auto score = m_book ? m_book->score(position) : std::nullopt)
        return *score > alpha;
    prepare(position.shape());
    Run run(*this, position, stop);
    if (run.bounds().lower <= alpha && run.bounds().upper > alpha && !run.test(alpha, nodeBudget))
        return std::nullopt;
    return run.bounds().lower > alpha;
}

} // namespace four::engine
