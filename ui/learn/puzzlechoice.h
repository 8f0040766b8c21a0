// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"
#include "ui/store/file/training.h"

#include <cstddef>
#include <optional>
#include <variant>

class QRandomGenerator;

namespace four {

/// What a person can choose puzzles by.
using PuzzleKind = std::variant<coach::Puzzle::Task, coach::Puzzle::Theme>;

/// Which puzzle comes next in one of the modes that have a choice: Next, ByTask and Rush.
struct PuzzleWish
{
    TrainingMode mode = TrainingMode::Next;
    PuzzleKind kind = {};               ///< with ByTask
    Subject subject = Subject::Puzzles; ///< what the set is of
    int rushSolved = 0;                 ///< with Rush
    /// Another one than this; nullptr: any.
    const coach::Puzzle *shown = nullptr;
};

/// A puzzle near the person's rating that is new to the person, by lot; if all are known, one again. As long
/// as the rating cannot be shown, the puzzles are easier than it, and the very first one is a win in two, one
/// of the easiest.
/// @return a place in the set; nothing where it has no such puzzle
[[nodiscard]] std::optional<std::size_t> choosePuzzle(const coach::PuzzleSet &set, const Training &training,
                                                      const PuzzleWish &wish, QRandomGenerator &lot);

} // namespace four
