// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"

namespace four {

/// The puzzles that are part of the program, read where they lie, and checked by the first call; nullptr if
/// there are none. They live as long as the program. Any thread.
[[nodiscard]] const coach::PuzzleSet *puzzleSet();

} // namespace four
