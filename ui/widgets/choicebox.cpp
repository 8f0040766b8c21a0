// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicebox.h"

#include <QKeyEvent>

namespace four {

bool ChoiceBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            event->accept();
            return true;
        default:
            break;
        }
    }
    return QComboBox::event(event);
}

} // namespace four

#include "moc_choicebox.cpp"
