// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/turnbutton.h"

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

} // namespace four

#include "moc_turnbutton.cpp"
