// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "core/coach/puzzleset.h"

#include <QString>

#include <vector>

namespace four {

/// The puzzles that come with the program, checked by the first call; nullptr if there are none. Any thread.
[[nodiscard]] const coach::PuzzleSet *puzzleSet();
/// The same of the endings.
[[nodiscard]] const coach::PuzzleSet *endingSet();

/// The lessons that come with the program, from resources/lessons, with their texts in each language.
namespace lessonbook {

/// In their order, read by the first call. Empty only if the program was built without them.
[[nodiscard]] const std::vector<coach::Lesson> &lessons();

[[nodiscard]] QString textOf(const coach::LessonText &text);

} // namespace lessonbook
} // namespace four
