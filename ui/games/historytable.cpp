// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historytable.h"

#include "ui/games/rowtable.h"

#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLineEdit>

namespace four {

HistoryTable::HistoryTable(QWidget *parent) : QTableView(parent)
{
    dressAsRows(this);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    horizontalHeader()->setSortIndicatorShown(true);
}

QSize HistoryTable::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), 3 * fontMetrics().height()};
}

QSize HistoryTable::sizeHint() const
{
    // It takes what there is; more than this is not worth to scroll all that is around it.
    return {QTableView::sizeHint().width(), 6 * fontMetrics().height()};
}

void HistoryTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT this->selected();
}

void HistoryTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    // QAbstractItemView switches input methods off for rows that cannot be edited.
    setAttribute(Qt::WA_InputMethodEnabled, m_line != nullptr);
}

void HistoryTable::keyboardSearch(const QString &typed)
{
    if (!m_line)
        return;
    m_line->setFocus();
    m_line->insert(typed);
}

bool HistoryTable::event(QEvent *event)
{
    if (!m_line)
        return QTableView::event(event);
    if (event->type() == QEvent::InputMethodQuery)
        return QCoreApplication::sendEvent(m_line, event);
    if (event->type() == QEvent::InputMethod) {
        // The keyboard stays here until the word is finished: moving it would end the word at once.
        const bool composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
        QCoreApplication::sendEvent(m_line, event);
        if (!composing && !m_line->text().isEmpty())
            m_line->setFocus();
        return true;
    }
    return QTableView::event(event);
}

} // namespace four
