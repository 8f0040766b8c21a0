// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

/// Whether the system says now, without being waited for, that it wants high contrast: Windows' switch for
/// it, or the names of themes in the settings files of other desktops. In systemcontrast_unix.cpp and
/// systemcontrast_windows.cpp.
[[nodiscard]] bool isContrastHighBySystem();

} // namespace four
