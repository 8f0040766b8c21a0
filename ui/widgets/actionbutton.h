// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/turnbutton.h"

class QAction;

namespace four {

/// A button for a command: what it says, whether it can be pressed, and why not, is the action's. It shows
/// the action's short text (QAction::iconText), its icon and its tool tip.
class ActionButton : public TurnButton
{
    Q_OBJECT

public:
    /// @param name of the widget  @param action must live as long as the button is used
    ActionButton(const QString &name, QAction *action, QWidget *parent);

private:
    void follow();

    QAction *m_action;
};

} // namespace four
