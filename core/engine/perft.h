// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/boardshape.h"

#include <cstdint>
#include <vector>

namespace four::engine {

struct PerftCount
{
    std::uint64_t games = 0;     ///< different orders of drops that lead here
    std::uint64_t positions = 0; ///< different positions; mirror images are two
};

/// Counts what can be reached from the empty board in 0, 1, ... @p plies drops. A game ends with a line;
/// ended games are counted at their last ply. Memory grows with the number of positions: 16 bytes each, one
/// ply at a time.
/// @return plies + 1 counts, fewer when no game is that long. @pre shape.isValid()
[[nodiscard]] std::vector<PerftCount> perft(BoardShape shape, int plies);

} // namespace four::engine
