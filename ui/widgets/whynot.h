// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace four {

/// Lets people use a control, or says why not: as its tool tip, and as its description for screen readers.
/// @param whyNot empty: it can be used  @param tip of a control that can be used
inline void allowUnless(QWidget *control, const QString &whyNot, const QString &tip = {})
{
    control->setEnabled(whyNot.isEmpty());
    control->setToolTip(whyNot.isEmpty() ? tip : whyNot);
    // The same again is an event for screen readers, too.
    if (control->accessibleDescription() != control->toolTip())
        control->setAccessibleDescription(control->toolTip());
}

} // namespace four
