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

/// What one null window search works under.
struct SearchControl
{
    /// Asked every 1,024 nodes; ends the search without a result.
    const StopSign *stop = nullptr;
    std::uint64_t nodeBudget = ~std::uint64_t{0};
    /// Asked as often, where several threads search one window: the first that is through sets it.
    const std::atomic<bool> *done = nullptr;
};

/// What is known of a score; -both ends included.
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

    /// Takes a position that is not over and plays what is forced. @return what is known without a search.
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
