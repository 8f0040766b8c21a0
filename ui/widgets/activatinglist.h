// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QListWidget>

namespace four {

/// A list that keeps Enter to itself, and emits itemActivated(): Qt's also passes the key on to the window,
/// where it drops a disc.
class ActivatingList : public QListWidget
{
public:
    using QListWidget::QListWidget;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool opens =
            event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
        if (!opens)
            return QListWidget::keyPressEvent(event);
        if (currentItem() && !event->isAutoRepeat())
            Q_EMIT itemActivated(currentItem());
    }
};

} // namespace four
