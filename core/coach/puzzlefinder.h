// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <vector>

namespace four::coach {

/// Plays a game between two levels, Beginner to Expert, and finds puzzles in it: at most one of each task,
/// all of different positions, without ratings. The first drops, up to four, are drawn by lot, so that games
/// differ. The same for the same seed and number on every machine.
/// @return nothing when stopped  @throws as engine::Solver::solve
[[nodiscard]] std::optional<std::vector<Puzzle>> puzzlesOfGame(std::uint64_t seed, std::uint32_t number,
                                                               engine::Solver &solver,
                                                               const engine::StopSign &stop = {});

} // namespace four::coach
