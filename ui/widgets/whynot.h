// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace four {

/// What is shown at a control that the pointer rests on, and what a screen reader says after its name.
inline void setTip(QWidget *control, const QString &tip)
{
    control->setToolTip(tip);
    // The same again is an event for screen readers, too.
    if (control->accessibleDescription() != tip)
        control->setAccessibleDescription(tip);
}

/// Lets people use a control, or says why not: as its tool tip, and as its description for screen readers.
/// @param whyNot empty: it can be used  @param tip of a control that can be used
inline void allowUnless(QWidget *control, const QString &whyNot, const QString &tip = {})
{
    control->setEnabled(whyNot.isEmpty());
    setTip(control, whyNot.isEmpty() ? tip : whyNot);
}

} // namespace four
