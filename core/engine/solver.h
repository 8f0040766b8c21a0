// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/position.h"
#include "core/engine/searchkernel.h"
#include "core/engine/stopsign.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace four::engine {

struct SolverOptions
{
    std::size_t tableMiB = 64; ///< of the transposition table, at least 1; allocated by the first search
    int threads = 1;           ///< that search one position together
};

/// How much of the score is wanted.
enum class Strength : std::uint8_t {
    Weak,  ///< only the winner: -1, 0 or 1
    Strong ///< with the distance
};

/// The value of a position for the player to move. Positive: that player wins; 0: a draw. Its size is one
/// more than the number of stones that the winner still has when the game ends: 1 is a win with the last
/// stone.
struct Solution
{
    int score = 0;
    std::uint64_t nodes = 0; ///< calls of the search function, all threads together
};

/// What a running search has found so far.
struct SolverProgress
{
    int lower; ///< lower <= score <= upper
    int upper;
    std::uint64_t nodes;
};

/// Solves positions exactly. One search at a time: not for use from several threads at once, but a search
/// uses SolverOptions::threads threads. Results never depend on the table's size or on the number of threads.
class Solver
{
public:
    using ProgressHandler = std::function<void(const SolverProgress &)>;
    /// Called with the index of a position in the argument of solveEach().
    using SolutionHandler = std::function<void(std::size_t place, const Solution &solution)>;

    explicit Solver(SolverOptions options = {});
    /// Shares @p memory with other solvers on other threads; all of them must solve boards of one shape. The
    /// first search allocates it.
    Solver(SolverOptions options, std::shared_ptr<TableMemory> memory);
    ~Solver();
    Solver(Solver &&) noexcept;
    Solver &operator=(Solver &&) noexcept;

    /// Called after each null window of solve(), on the thread that called it.
    void setProgressHandler(ProgressHandler handler) { m_progress = std::move(handler); }

    /// @param atLeast the caller knows that the score is not below it
    /// @return nothing when stopped. @pre the last drop did not win; a full board is a draw.
    /// @throws std::bad_alloc when there is no memory for the table.
    [[nodiscard]] std::optional<Solution> solve(const Position &position,
                                                Strength strength = Strength::Strong,
                                                const StopSign &stop = {}, int atLeast = noBound);

    /// Solves several positions, each thread one of its own while there are enough of them: that is quicker
    /// than all threads at one after another, which wait for one another and have less to share.
    /// @param solved is called on the calling thread, as soon as a solution is known  @pre as for solve
    /// @return false when stopped
    [[nodiscard]] bool solveEach(std::span<const Position> positions, Strength strength,
                                 const SolutionHandler &solved, const StopSign &stop = {});

    /// Is the score above @p alpha? Cheaper than the score. @pre as for solve.
    /// @param nodeBudget about how many nodes at most; a small one is used by one thread alone, so that the
    /// same calls of a fresh solver give the same answers  @return nothing when stopped, or out of budget.
    [[nodiscard]] std::optional<bool> isAbove(const Position &position, int alpha, const StopSign &stop = {},
                                              std::uint64_t nodeBudget = ~std::uint64_t{0});

    /// Answers positions that @p book knows without a search; it must outlive the solver. nullptr: no book.
    void setBook(const OpeningBook *book) noexcept { m_book = book; }

    /// Forgets all positions; needed for comparable measurements only.
    void clear();

private:
    /// The solution if no search is needed, as from the book.
    [[nodiscard]] std::optional<Solution> known(const Position &position, Strength strength) const;
    [[nodiscard]] int knownAtLeast(const Position &position) const;
    [[nodiscard]] std::vector<SearchKernel *> helpers() const; ///< all kernels but the first
    void prepare(BoardShape shape);
    /// As solveEach, of those at @p places, none of which is known.
    bool solveTogether(std::span<const Position> positions, const std::vector<std::size_t> &places,
                       Strength strength, const SolutionHandler &solved, const StopSign &stop);

    SolverOptions m_options;
    ProgressHandler m_progress;
    BoardShape m_shape;
    std::shared_ptr<TableMemory> m_memory;
    bool m_isMemoryShared = false;
    const OpeningBook *m_book = nullptr;
    std::vector<std::unique_ptr<SearchKernel>> m_kernels; ///< one a thread
};

} // namespace four::engine
