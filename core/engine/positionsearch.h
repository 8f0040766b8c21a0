// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/searchkernel.h"
#include "core/engine/sharedwindows.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <optional>

namespace four::engine {

/// One position being solved: what is known of its score, narrowed window by window.
class PositionSearch
{
public:
    static constexpr std::uint64_t unlimited = ~std::uint64_t{0};

    /// @param kernel searches every window, @param shared shares the long ones with other threads; all
    /// parameters outlive the search @param mostNodes after about so many it ends as if stopped
    PositionSearch(SearchKernel &kernel, SharedWindows &shared, const Position &position,
                   const StopSign &stop, std::uint64_t mostNodes = unlimited);

    /// The caller knows that the score is not below @p score.
    void raiseLower(int score);
    /// To be called after each window, on the searching thread.
    void setProgressHandler(Solver::ProgressHandler handler) { m_progress = std::move(handler); }

    /// Searches until the score, or the sign, is known. @return nothing when stopped
    [[nodiscard]] std::optional<Solution> solve(Strength strength);
    /// Is the score above @p alpha? @return nothing when stopped, or out of budget
    [[nodiscard]] std::optional<bool> isAbove(int alpha, std::uint64_t budget);

private:
    [[nodiscard]] bool isStopped() const noexcept;
    [[nodiscard]] bool isSignKnown() const noexcept;

    /// Narrows the bounds by asking whether the score is above @p alpha. @return false when it ran out of
    /// budget.
    bool test(int alpha, std::uint64_t budget = unlimited);
    std::optional<int> search(int alpha, std::uint64_t budget);
    /// From the outside in, while the score would be a quick one: such a window is cheap when it holds.
    void searchQuick(std::uint64_t budget);
    void searchSign(std::uint64_t budget);
    void searchAll();

    SearchKernel &m_kernel;
    SharedWindows &m_shared;
    const Position &m_position;
    const StopSign &m_stop;
    Solver::ProgressHandler m_progress;
    std::uint64_t m_mostNodes;
    std::uint64_t m_nodes = 0;
    ScoreBounds m_bounds;
    ScoreBounds m_first; ///< known without a search
};

} // namespace four::engine
