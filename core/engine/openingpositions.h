// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/engine/word.h"

#include <vector>

namespace four::engine {

// The positions of an opening book: all that a game can have in its first plies without being over. Boards of
// at most 64 bits.

/// Those of each ply from 0 to @p plies, one for a position and its mirror image, as sorted folded keys
/// (positionkey.h). Fewer plies where no game lasts so long.
[[nodiscard]] std::vector<std::vector<Word64>> openingPositions(BoardShape shape, int plies);

/// Whether some game comes to this position and goes on from it: neither has a line, a cell is free, and
/// there is an order in which the discs fell, by turns. Slower with more discs: meant for the first plies.
[[nodiscard]] bool canArise(const Position &position);

} // namespace four::engine
