// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/solver.h"

#include "core/engine/positionsearch.h"
#include "core/engine/sharedwindows.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <new>
#include <thread>
#include <utility>

namespace four::engine {

namespace {

/// A position with fewer nodes is solved before a thread of its own has started.
constexpr std::uint64_t worthAThread = 1'000;

} // namespace

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
    // Keys of different boards do not mix. A shared table is never cleared: other solvers are using it.
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

std::optional<Solution> Solver::known(const Position &position, Strength strength) const
{
    if (position.isFull())
        return Solution{};
    const std::optional<int> score = m_book ? m_book->score(position) : std::nullopt;
    if (!score)
        return {};
    return Solution{strength == Strength::Strong ? *score : (*score > 0) - (*score < 0), 0};
}

std::vector<SearchKernel *> Solver::helpers() const
{
    std::vector<SearchKernel *> all;
    for (std::size_t i = 1; i < m_kernels.size(); ++i)
        all.push_back(m_kernels[i].get());
    return all;
}

int Solver::knownAtLeast(const Position &position) const
{
    if (!m_book || position.plies() != m_book->plies() + 1)
        return noBound;
    return boundFromBefore(position, [this](const Position &before) { return m_book->score(before); });
}

std::optional<Solution> Solver::solve(const Position &position, Strength strength, const StopSign &stop,
                                      int atLeast)
{
    if (const std::optional<Solution> solution = known(position, strength))
        return solution;
    prepare(position.shape());
    SharedWindows shared(helpers());
    PositionSearch search(*m_kernels.front(), shared, position, stop);
    search.raiseLower(std::max(atLeast, knownAtLeast(position)));
    search.setProgressHandler(m_progress);
    return search.solve(strength);
}

bool Solver::solveEach(std::span<const Position> positions, Strength strength, const SolutionHandler &solved,
                       const StopSign &stop)
{
    // Most are known or soon solved, so that threads are started only for what is left.
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        std::optional<Solution> solution = known(positions[i], strength);
        if (!solution) {
            prepare(positions[i].shape());
            SharedWindows none;
            PositionSearch search(*m_kernels.front(), none, positions[i], stop,
                                  m_kernels.size() > 1 ? worthAThread : PositionSearch::unlimited);
            search.raiseLower(knownAtLeast(positions[i]));
            solution = search.solve(strength);
        }
        if (solution)
            solved(i, *solution);
        else if (stop.stop_requested())
            return false;
        else
            open.push_back(i);
    }
    return open.empty() || solveTogether(positions, open, strength, solved, stop);
}

bool Solver::solveTogether(std::span<const Position> positions, const std::vector<std::size_t> &places,
                           Strength strength, const SolutionHandler &solved, const StopSign &stop)
{
    SharedWindows shared;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex; // guards what follows
    std::condition_variable changed;
    std::vector<std::pair<std::size_t, Solution>> solutions;
    bool isStopped = false;
    const auto work = [&](SearchKernel &kernel) {
        for (std::size_t i = next.fetch_add(1); i < places.size(); i = next.fetch_add(1)) {
            const Position &position = positions[places[i]];
            PositionSearch search(kernel, shared, position, stop);
            search.raiseLower(knownAtLeast(position));
            const std::optional<Solution> solution = search.solve(strength);
            const std::scoped_lock lock(mutex);
            if (solution)
                solutions.emplace_back(places[i], *solution);
            else
                isStopped = true;
            if (isStopped || solutions.size() == places.size())
                shared.close();
            changed.notify_one();
        }
        shared.helpSearch(kernel);
    };
    std::vector<std::jthread> crew;
    for (const auto &kernel : m_kernels)
        crew.emplace_back([&work, &kernel] { work(*kernel); });
    for (std::size_t told = 0; told < places.size(); ++told) {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return isStopped || told < solutions.size(); });
        if (told == solutions.size())
            return false;
        const auto [place, solution] = solutions[told];
        lock.unlock();
        solved(place, solution);
    }
    return true;
}

std::optional<bool> Solver::isAbove(const Position &position, int alpha, const StopSign &stop,
                                    std::uint64_t nodeBudget)
{
    if (const std::optional<Solution> solution = known(position, Strength::Strong))
        return solution->score > alpha;
    prepare(position.shape());
    SharedWindows shared(helpers());
    return PositionSearch(*m_kernels.front(), shared, position, stop).isAbove(alpha, nodeBudget);
}

} // namespace four::engine
