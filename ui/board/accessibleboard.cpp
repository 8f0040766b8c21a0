// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessibleboard.h"

#include "ui/board/accessiblecell.h"
#include "ui/board/accessiblecolumn.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <utility>

namespace four {

namespace {
QAccessibleInterface *describeBoard(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}
} // namespace

void AccessibleBoard::install()
{
    QAccessible::installFactory(describeBoard);
}

AccessibleBoard::AccessibleBoard(BoardView *view) : QAccessibleWidget(view, QAccessible::Grouping) {}

AccessibleBoard::~AccessibleBoard()
{
    forgetPlaces();
}

BoardView *AccessibleBoard::view() const
{
    return static_cast<BoardView *>(widget());
}

void AccessibleBoard::forgetPlaces() const
{
    for (const QAccessible::Id id : std::as_const(m_places))
        QAccessible::deleteAccessibleInterface(id);
    m_places.clear();
    m_told.clear();
}

int AccessibleBoard::childCount() const
{
    const GameModel *model = view()->model();
    return model->columnCount() * (1 + model->rowCount());
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    const QSize size(view()->model()->columnCount(), view()->model()->rowCount());
    if (size != m_size)
        forgetPlaces();
    m_size = size;
    if (index < 0 || index >= childCount())
        return nullptr;
    if (const auto known = m_places.constFind(index); known != m_places.cend())
        return QAccessible::accessibleInterface(*known);
    const int columns = size.width();
    QAccessibleInterface *place = nullptr;
    if (index < columns)
        place = new AccessibleColumn(view(), index);
    else
        place = new AccessibleCell(view(), {index % columns, index / columns - 1});
    m_places.insert(index, QAccessible::registerAccessibleInterface(place));
    return place;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    for (auto place = m_places.cbegin(); place != m_places.cend(); ++place) {
        if (QAccessible::accessibleInterface(*place) == child)
            return place.key();
    }
    return -1;
}

QAccessibleInterface *AccessibleBoard::cellAt(Cell cell) const
{
    return child((1 + cell.row) * view()->model()->columnCount() + cell.column);
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    // The cells first: the columns lie around them.
    for (int i = childCount() - 1; i >= 0; --i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    if (!view()->hasFocus())
        return nullptr;
    const std::optional<Cell> cell = view()->focusedCell();
    return cell ? cellAt(*cell) : columnAt(view()->focusedColumn());
}

void AccessibleBoard::tellChanges(QAccessible::Id reading) const
{
    const auto tell = [](QAccessibleInterface *place, QAccessible::Event what) {
        QAccessibleEvent event(place, what);
        QAccessible::updateAccessibility(&event);
    };
    for (auto known = m_places.cbegin(); known != m_places.cend(); ++known) {
        if (*known == reading)
            continue;
        QAccessibleInterface *place = QAccessible::accessibleInterface(*known);
        Told &told = m_told[known.key()];
        const QString name = place->text(QAccessible::Name);
        if (std::exchange(told.name, name) != name)
            tell(place, QAccessible::NameChanged);
        const QString words = place->text(QAccessible::Description);
        if (std::exchange(told.words, words) != words)
            tell(place, QAccessible::DescriptionChanged);
    }
}

} // namespace four
