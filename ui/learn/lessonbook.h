// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"

#include <QString>

#include <vector>

/// The lessons that come with the program. Their texts stand in their own file, in each language, and not
/// among the translations: whoever writes a lesson has position, claim and words before him at once.
namespace four::lessonbook {

/// In their order; read when they are asked for first. Empty only if the program was built without them.
[[nodiscard]] const std::vector<coach::Lesson> &lessons();

/// In the interface's language of the moment.
[[nodiscard]] QString textOf(const coach::LessonText &text);

} // namespace four::lessonbook
