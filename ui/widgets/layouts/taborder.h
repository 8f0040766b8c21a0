// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace four {

/// Has Tab lead through a window in the order of its layouts, which is the one in which people read: boxes
/// and pages one after the other, grids row by row. Else it is the order in which the widgets were made. To
/// be called when all of them are there.
void orderTabsAsRead(QWidget *window);

} // namespace four
