// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessibleboard.h"

#include "ui/board/accessiblecell.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

namespace four {

namespace {
QAccessibleInterface *describe(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}
} // namespace

void AccessibleBoard::install()
{
    QAccessible::installFactory(describe);
}

AccessibleBoard::AccessibleBoard(BoardView *view) : QAccessibleWidget(view, QAccessible::Table) {}

AccessibleBoard::~AccessibleBoard()
{
    forgetCells();
}

BoardView *AccessibleBoard::view() const
{
    return static_cast<BoardView *>(widget());
}

void AccessibleBoard::forgetCells() const
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}

void *AccessibleBoard::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleBoard::columnCount() const
{
    return view()->model()->columnCount();
}

int AccessibleBoard::rowCount() const
{
    return view()->model()->rowCount();
}

int AccessibleBoard::childCount() const
{
    return rowCount() * columnCount();
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    const QSize size(columnCount(), rowCount());
    if (size != m_size)
        forgetCells();
    m_size = size;
    if (index < 0 || index >= childCount())
        return nullptr;
    if (const auto known = m_cells.constFind(index); known != m_cells.cend())
        return QAccessible::accessibleInterface(*known);
    auto *cell = new AccessibleCell(view(), index / size.width(), index % size.width());
    m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    if (!child || child->role() != QAccessible::Cell)
        return -1;
    const auto *cell = static_cast<const AccessibleCell *>(child);
    return cell->rowIndex() * columnCount() + cell->columnIndex();
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    const QModelIndex focused = view()->focusedCell();
    return view()->hasFocus() ? cellAt(focused.row(), focused.column()) : nullptr;
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    return child(row * columnCount() + column);
}

QString AccessibleBoard::columnDescription(int column) const
{
    return view()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

QString AccessibleBoard::rowDescription(int row) const
{
    return view()->model()->headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
}

} // namespace four
