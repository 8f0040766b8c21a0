// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/engine/stopsign.h"
#include "core/engine/transpositiontable.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace four::engine {

/// The limits of one null window search.
struct SearchControl
{
    /// Checked every 1,024 nodes; ends the search without a result.
    const StopSign *stop = nullptr;
    std::uint64_t nodeBudget = ~std::uint64_t{0};
    /// Checked as often, where several threads search one window: the first one to finish sets it.
    const std::atomic<bool> *done = nullptr;
};

/// The bounds of a score, both included.
struct ScoreBounds
{
    int lower;
    int upper;
};

/// One thread's search on one kind of board: null window alpha-beta with everything it needs. Made for one
/// instruction set; see makeSearchKernel.
class SearchKernel
{
public:
    virtual ~SearchKernel() = default;

    /// Sets a position that is not over and plays its forced drops. @return the bounds that need no search.
    [[nodiscard]] virtual ScoreBounds setRoot(const Position &position) = 0;
    /// Is the root's score above @p alpha? @return a bound of it: a lower one when above alpha, else an upper
    /// one; nothing when stopped or out of budget.
    [[nodiscard]] virtual std::optional<int> test(int alpha, const SearchControl &control) = 0;

    /// Nodes searched so far: calls of the search function.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }

protected:
    std::uint64_t m_nodes = 0;
};

/// The best kernel for this board and this processor, over @p memory as the shared table.
[[nodiscard]] std::unique_ptr<SearchKernel> makeSearchKernel(BoardShape shape, const TableMemory &memory,
                                                             bool isShared);
[[nodiscard]] std::unique_ptr<SearchKernel> makeSearchKernel(BoardShape shape, const TableMemory &memory,
                                                             bool isShared, Isa isa);
[[nodiscard]] bool hasIsa(Isa isa) noexcept;

} // namespace four::engine
