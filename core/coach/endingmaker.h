// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// How far the making has come.
struct EndingProgress
{
    std::size_t chosen = 0;
    std::size_t games = 0; ///< that were looked at
};

/// Makes endings from games by lot, in which both players complete and block lines and drop under no winning
/// cell of the opponent if they can help it: of each number of open columns as many as of the others, of
/// these as many of each result, and of these half with winning cells of both players. None is another one,
/// or its mirror image. Depends on the seed and the count alone.
///
/// Rated as puzzlerating.h says: a level plays the side of personOf() against the best defence, from the
/// question to the end, and succeeds if it never gives the result away. Where all levels always do, there is
/// nothing to lose, and the ending is left out.
/// @return fewer than @p count where ten thousand games in a row had none of those still wanted; nothing when
/// stopped
[[nodiscard]] std::optional<std::vector<Puzzle>>
makeEndings(std::size_t count, std::uint64_t seed, engine::Solver &solver,
            const std::function<void(const EndingProgress &)> &progress, const engine::StopSign &stop = {});

/// The rating of a proven ending; nothing when stopped.
[[nodiscard]] std::optional<int> ratingOfEnding(const Puzzle &ending, engine::Solver &solver,
                                                const engine::StopSign &stop = {});

} // namespace four::coach
