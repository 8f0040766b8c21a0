// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/spokenrow.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QEvent>
#include <QTimer>

namespace four {

namespace {
void tellCurrentRow(QAbstractItemView *view)
{
    const QModelIndex current = view->currentIndex();
    if (!QAccessible::isActive() || !view->hasFocus() || !current.isValid())
        return;
    QAccessibleTableInterface *cells = QAccessible::queryAccessibleInterface(view)->tableInterface();
    QAccessibleInterface *cell = cells ? cells->cellAt(current.row(), current.column()) : nullptr;
    if (!cell)
        return;
    QAccessibleEvent event(cell, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

class RowSpeaker : public QObject
{
public:
    explicit RowSpeaker(QAbstractItemView *view) : QObject(view), m_view(view)
    {
        view->installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        // After Qt has told of the view.
        if (object == m_view && event->type() == QEvent::FocusIn)
            QTimer::singleShot(0, m_view, [this] { tellCurrentRow(m_view); });
        return QObject::eventFilter(object, event);
    }

private:
    QAbstractItemView *m_view;
};
} // namespace

void speakCurrentRow(QAbstractItemView *view)
{
    new RowSpeaker(view);
}

} // namespace four
