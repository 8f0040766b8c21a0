// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

/// Whether the system says now, without being waited for, that few things should move: Windows' switch for
/// animations, or the settings files of other desktops. In systemmotion_unix.cpp and
/// systemmotion_windows.cpp.
[[nodiscard]] bool isMotionReducedBySystem();

} // namespace four
