// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTabBar;
class QWidget;

namespace four {

/// Sets the tab order of a window by its layouts, in reading order: boxes and pages one after the other,
/// grids row by row. To be called when all widgets are there.
void orderTabsAsRead(QWidget *window);

/// Lets Ctrl+Tab and Ctrl+Shift+Tab go to the next and the last tab, and leaves the bar's arrows to the
/// pointer. QTabWidget hears the keys only where the widget with the keyboard has no use for them: lists and
/// tables search for their letter.
/// @param around the keyboard is anywhere in it
void addTabKeys(QTabBar *tabs, QWidget *around);

} // namespace four
