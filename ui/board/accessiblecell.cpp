// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessiblecell.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

namespace four {

QModelIndex AccessibleCell::index() const
{
    return m_view ? m_view->model()->index(m_row, m_column) : QModelIndex();
}

QWindow *AccessibleCell::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleCell::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QString AccessibleCell::text(QAccessible::Text which) const
{
    switch (which) {
    case QAccessible::Name:
        return index().data(Qt::AccessibleTextRole).toString();
    case QAccessible::Description:
        return wordsOfColumn();
    default:
        return {};
    }
}

QString AccessibleCell::wordsOfColumn() const
{
    if (!index().isValid())
        return {};
    const GameModel *model = m_view->model();
    const ColumnMarks &marks = m_view->boardScene()->columnMarks();
    const auto column = static_cast<std::size_t>(m_column);
    if (!marks || column >= marks->size() ||
        model->shown().board().landing(m_column) != model->cellAt(index()))
        return {};
    return (*marks)[column].words;
}

QRect AccessibleCell::rect() const
{
    if (!index().isValid())
        return {};
    const QPointF centre = m_view->boardScene()->centreOf(m_view->model()->cellAt(index()));
    const QRectF square(centre - QPointF(drawing::cell, drawing::cell) / 2,
                        QSizeF(drawing::cell, drawing::cell));
    const QRect shown = m_view->mapFromScene(square).boundingRect();
    return {m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.readOnly = true;
    state.focused = m_view && m_view->hasFocus() && m_view->focusedCell() == index();
    state.invisible = !m_view || !m_view->isVisible();
    return state;
}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    switch (type) {
    case QAccessible::TableCellInterface:
        return static_cast<QAccessibleTableCellInterface *>(this);
    case QAccessible::ActionInterface:
        return static_cast<QAccessibleActionInterface *>(this);
    default:
        return nullptr;
    }
}

void AccessibleCell::doAction(const QString &name)
{
    if (name == pressAction() && index().isValid())
        m_view->choose(m_view->model()->cellAt(index()));
}

} // namespace four
