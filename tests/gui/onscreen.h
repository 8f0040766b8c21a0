// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/driver.h"

#include <QString>
#include <QWidget>

/// What the parts of Driver share.
namespace four::gui {

/// Whether anything of it is to be seen, neither hidden nor scrolled away; a part may not have been made yet.
inline bool isSeen(const QWidget *widget)
{
    return widget && widget->isVisible() && !widget->visibleRegion().isEmpty();
}

inline Problem notOnScreen(const QString &what)
{
    return QStringLiteral("<%1 is not on the screen>").arg(what);
}

} // namespace four::gui
