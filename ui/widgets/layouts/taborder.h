// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace four {

/// Sets the tab order of a window by its layouts, in reading order: boxes and pages one after the other,
/// grids row by row. To be called when all widgets are there.
void orderTabsAsRead(QWidget *window);

} // namespace four
