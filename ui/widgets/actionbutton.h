// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace four {

/// A button whose press is an action of the game. It ignores the second press of a double click, since the
/// first may have put another button under the pointer. A click leaves the focus on the board.
class TurnButton : public QPushButton
{
    Q_OBJECT

public:
    TurnButton(const QString &name, QWidget *parent) : QPushButton(parent)
    {
        setObjectName(name);
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    void keyPressEvent(QKeyEvent *event) override;
};

/// A button for a command, with the iconText, icon, tool tip and enabled state of its action.
class ActionButton : public TurnButton
{
    Q_OBJECT

public:
    /// @param name of the widget  @param action must live as long as the button is used
    ActionButton(const QString &name, QAction *action, QWidget *parent);

private:
    void followAction();

    QAction *m_action;
};

} // namespace four
