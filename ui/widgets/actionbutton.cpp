// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include <QAction>
#include <QKeyEvent>

namespace four {

void TurnButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            QPushButton::keyPressEvent(event);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // On a button that has the focus, Enter presses that button and does not also end the turn.
        if (!event->isAutoRepeat())
            click();
        break;
    default:
        // Arrows and digits are the board's, wherever the focus is.
        event->ignore();
    }
}

ActionButton::ActionButton(const QString &name, QAction *action, QWidget *parent)
    : TurnButton(name, parent), m_action(action)
{
    connect(this, &QPushButton::clicked, m_action, &QAction::trigger);
    connect(m_action, &QAction::changed, this, &ActionButton::followAction);
    followAction();
}

void ActionButton::followAction()
{
    setText(m_action->iconText());
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    // Without a description, the tool tip would be one and repeat the name.
    setAccessibleDescription(m_action->whatsThis().isEmpty() ? text() : m_action->whatsThis());
    setEnabled(m_action->isEnabled());
}

} // namespace four

#include "moc_actionbutton.cpp"
