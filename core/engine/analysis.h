// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/solver.h"

#include <functional>
#include <optional>
#include <vector>

namespace four::engine {

/// The score of each column for the player to move; nothing for a full column.
struct Analysis
{
    std::vector<std::optional<int>> scores; ///< as many as the board has columns
    std::uint64_t nodes = 0;
};

/// Called with a column and its score as soon as it is known, on the calling thread.
using ColumnHandler = std::function<void(int column, int score)>;

/// The exact score of every drop. @return nothing when stopped. @pre not position.isOver()
[[nodiscard]] std::optional<Analysis> analyse(Solver &solver, const Position &position,
                                              Strength strength = Strength::Strong,
                                              const ColumnHandler &columnKnown = {},
                                              const StopSign &stop = {});

/// One line of best play, as columns: each player wins as soon or loses as late as possible; of equal drops
/// the most central one. At most @p plies long. @return nothing when stopped. @pre not position.isOver()
[[nodiscard]] std::optional<std::vector<int>> principalVariation(Solver &solver, const Position &position,
                                                                 int plies, const StopSign &stop = {});

/// All columns of a board, the most central first.
[[nodiscard]] std::vector<int> columnsFromCentre(BoardShape shape);

} // namespace four::engine
