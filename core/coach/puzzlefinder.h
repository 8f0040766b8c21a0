// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace four::coach {

/// Plays a game between two levels, Beginner to Expert, and finds puzzles in it: a few of each task, without
/// ratings. The first drops, up to six, are drawn by lot, so that games differ. The same for the same seed
/// and number on every machine, whatever other tasks are wanted.
/// @param number less than 2^28  @param isWanted of which tasks
/// @return nothing when stopped  @throws as engine::Solver::solve
[[nodiscard]] std::optional<std::vector<Puzzle>>
puzzlesOfGame(std::uint64_t seed, std::uint32_t number, const std::function<bool(Puzzle::Task)> &isWanted,
              engine::Solver &solver, const engine::StopSign &stop = {});

} // namespace four::coach
