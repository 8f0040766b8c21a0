// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/positionsearch.h"

#include <algorithm>

namespace four::engine {

namespace {

/// Nodes for a window at the edge, where a quick win or loss shows itself early, and how many such windows.
constexpr std::uint64_t quickBudget = 10'000;
constexpr int quickWindows = 6;
/// How many times as many for the windows around zero before quicker wins are tried again.
constexpr std::uint64_t middleFactor = 30;
/// A window with fewer nodes ends before other threads can help.
constexpr std::uint64_t worthSharing = 100'000;

} // namespace

PositionSearch::PositionSearch(SearchKernel &kernel, SharedWindows &shared, const Position &position,
                               const StopSign &stop, std::uint64_t mostNodes)
    : m_kernel(kernel), m_shared(shared), m_position(position), m_stop(stop), m_mostNodes(mostNodes),
      m_bounds(kernel.setRoot(position)), m_first(m_bounds)
{
}

void PositionSearch::raiseLower(int score)
{
    m_bounds.lower = std::max(m_bounds.lower, score);
    m_first = m_bounds;
}

std::optional<Solution> PositionSearch::solve(Strength strength)
{
    if (strength == Strength::Strong)
        searchAll();
    else
        searchSign(unlimited);
    const auto [lower, upper] = m_bounds;
    if (strength == Strength::Weak && isSignKnown())
        return Solution{(lower > 0) - (upper < 0), m_nodes};
    if (lower == upper)
        return Solution{lower, m_nodes};
    return std::nullopt;
}

std::optional<bool> PositionSearch::isAbove(int alpha, std::uint64_t budget)
{
    if (m_bounds.lower <= alpha && m_bounds.upper > alpha && !test(alpha, budget))
        return std::nullopt;
    return m_bounds.lower > alpha;
}

bool PositionSearch::isStopped() const noexcept
{
    return m_nodes >= m_mostNodes || m_stop.stop_requested();
}

bool PositionSearch::isSignKnown() const noexcept
{
    return m_bounds.lower > 0 || m_bounds.upper < 0 || (m_bounds.lower == 0 && m_bounds.upper == 0);
}

bool PositionSearch::test(int alpha, std::uint64_t budget)
{
    const std::optional<int> bound = search(alpha, budget);
    if (!bound)
        return false;
    if (*bound > alpha)
        m_bounds.lower = std::max(m_bounds.lower, *bound);
    else
        m_bounds.upper = std::min(m_bounds.upper, *bound);
    if (m_progress)
        m_progress({m_bounds.lower, m_bounds.upper, m_nodes});
    return true;
}

std::optional<int> PositionSearch::search(int alpha, std::uint64_t budget)
{
    const std::uint64_t left = m_nodes < m_mostNodes ? m_mostNodes - m_nodes : 0;
    const SearchControl control{.stop = &m_stop, .nodeBudget = std::min(budget, left)};
    if (control.nodeBudget >= worthSharing)
        return m_shared.test(m_kernel, m_position, alpha, control, m_nodes);
    const std::uint64_t before = m_kernel.nodes();
    const std::optional<int> bound = m_kernel.test(alpha, control);
    m_nodes += m_kernel.nodes() - before;
    return bound;
}

void PositionSearch::searchQuick(std::uint64_t budget)
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
            if (m_bounds.lower >= std::min(0, m_first.lower + quickWindows) || !test(m_bounds.lower, budget))
                lossOpen = false;
        }
    }
}

void PositionSearch::searchSign(std::uint64_t budget)
{
    if (m_bounds.lower < m_bounds.upper && m_bounds.lower <= 0 && m_bounds.upper > 0 && !isStopped())
        if (!test(0, budget))
            return;
    if (m_bounds.lower < 0 && m_bounds.upper >= 0 && !isStopped())
        test(-1, budget);
}

void PositionSearch::searchAll()
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

} // namespace four::engine
