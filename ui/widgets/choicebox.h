// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

class QWidget;

namespace four {

/// A list that handles its own keys while it has the focus, also those that are shortcuts of the replay.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent *event) override;
};

/// Makes the lists and spin boxes within the parent ignore the wheel without the focus, so that scrolling
/// past them changes no value. To be called again when there are more of them.
void guardFromWheel(QWidget *parent);

/// Has screen readers say the choice of the lists within the parent, which Qt 6.4 does not report: as the
/// list's description, and as an announcement when a key changes it. To be called again when there are more
/// of them.
void speakChoices(QWidget *parent);

} // namespace four
