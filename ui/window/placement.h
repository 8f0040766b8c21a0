// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

class QByteArray;
class QWidget;

/// Where the program's windows open, and how large. All sizes are in logical pixels.
namespace four::placement {

/// The size of a window that was never open before.
/// @param minimum what it is never smaller than
/// @param available the free part of the screen
/// @param knowsPanels whether `available` is without the desktop's panels; unknown on Wayland
[[nodiscard]] QSize firstSize(QSize minimum, QSize available, bool knowsPanels);

/// The same rectangle if it lies on the screens, else one that is moved onto the nearest of them and made to
/// fit.
[[nodiscard]] QRect broughtIn(const QRect &window, const QList<QRect> &screens);

/// Gives a window that is not shown yet the place, size and state that it had.
/// @param geometry as QWidget::saveGeometry() made it; with none, the window gets its first size, and its
/// place from the window manager
void restore(QWidget *window, const QByteArray &geometry);

/// Shows the windows of one start, each a little to the right of the last and below it. The window manager
/// places those that were never open.
void show(const QList<QWidget *> &windows);

} // namespace four::placement
