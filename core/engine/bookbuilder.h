// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/boardshape.h"
#include "core/engine/solver.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>

namespace four::engine {

struct BookOptions
{
    BoardShape shape;
    int plies = 8;
    std::filesystem::path file;
    /// Threads solve different positions here, over one table.
    SolverOptions solver;
};

struct BookProgress
{
    std::size_t solved; ///< of the deepest ply, those of earlier runs included
    std::size_t total;
    std::size_t solvedNow; ///< in this run
    double seconds;        ///< since this run began
};

enum class BookOutcome : std::uint8_t {
    Finished,
    Stopped,     ///< the scores found are stored; the same call continues from there
    BoardTooBig, ///< see OpeningBook::mostBits
    NotAFile,    ///< one of the paths is a folder, a device or a pipe; it is not changed
    OtherPart,   ///< FILE.part is of another board, or not a part file; it is not changed
    NoFile,      ///< a file cannot be read or written
};

/// Makes an opening book from nothing but the solver. Only the deepest ply is searched, the scores of earlier
/// ones follow from it. Scores are kept one by one in FILE.part, so that a stopped run, or a crash, loses
/// only the positions that were being solved. The finished book replaces FILE atomically. The header of a
/// part file names its board.
/// @p progress is called every half second and at the end, on the calling thread.
[[nodiscard]] BookOutcome buildBook(const BookOptions &options,
                                    const std::function<void(const BookProgress &)> &progress = {},
                                    const std::stop_token &stop = {});

} // namespace four::engine
