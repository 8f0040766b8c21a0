// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>

namespace four::coach {

struct PuzzleMaking
{
    std::filesystem::path file;
    std::size_t count = 0;
    std::uint64_t seed = 0;
    /// Threads look at different games here, over one table.
    engine::SolverOptions solver;
    const engine::OpeningBook *book = nullptr; ///< makes it faster; must outlive the making
};

struct PuzzleProgress
{
    std::size_t chosen; ///< puzzles of the set so far, those of earlier runs included
    std::size_t wanted;
    std::size_t games; ///< that were looked at, those of earlier runs included
    std::size_t chosenNow;
    double seconds; ///< since this run began
};

enum class PuzzleMakingOutcome : std::uint8_t {
    Finished,
    Stopped,   ///< the puzzles found are stored; the same call continues from there
    NotAFile,  ///< one of the paths is a folder, a device or a pipe; it is not changed
    OtherPart, ///< FILE.part has another seed or a smaller set, or is not a part file; it is not changed
    NoFile,    ///< a file cannot be read or written
};

/// Makes a set of puzzles from games of the levels against each other, one game after another until there are
/// enough: as many of each task, of no task more than two fifths with as many stars, and as PuzzleVariety
/// wants them. The puzzles of each game are stored in FILE.part, line by line, so that a stopped run loses
/// only the games that were being searched. The finished set replaces FILE atomically. The set depends on the
/// seed and the count alone, not on threads, stops or the machine. A part file of a larger set can be used
/// for a smaller one.
/// @p progress is called every half second and at the end, on the calling thread.
[[nodiscard]] PuzzleMakingOutcome
makePuzzles(const PuzzleMaking &making, const std::function<void(const PuzzleProgress &)> &progress = {},
            const std::stop_token &stop = {});

} // namespace four::coach
