// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessiblecell.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

namespace four {

bool AccessibleCell::isThere() const
{
    return m_cell.column < view()->model()->columnCount() && m_cell.row < view()->model()->rowCount();
}

QString AccessibleCell::text(QAccessible::Text which) const
{
    if (which != QAccessible::Name || !view() || !isThere())
        return {};
    return view()->model()->indexOf(m_cell).data(Qt::AccessibleTextRole).toString();
}

QRectF AccessibleCell::sceneRect() const
{
    const QPointF half(drawing::cell / 2, drawing::cell / 2);
    const QPointF centre = view()->boardScene()->centreOf(m_cell);
    return {centre - half, centre + half};
}

void AccessibleCell::press()
{
    view()->choose(m_cell);
}

} // namespace four
