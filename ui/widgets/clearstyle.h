// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

/// The desktop's style for the whole program, made clearer: a ring shows what has the keyboard also where the
/// desktop shows nothing, as on a button that Enter presses anyway, or on a text to be scrolled.
/// @param largeButtons whether everything that is pressed, in all windows and dialogs, is as large as a
/// finger or an unsteady hand needs it
void useClearStyle(bool largeButtons);

/// In device independent pixels: what guidelines for touch ask for.
constexpr int largeButton = 44;

} // namespace four
