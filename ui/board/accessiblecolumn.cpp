// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessiblecolumn.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/boardvoice.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

namespace four {

bool AccessibleColumn::isThere() const
{
    return m_column < view()->model()->columnCount();
}

QString AccessibleColumn::text(QAccessible::Text which) const
{
    if (!view() || !isThere())
        return {};
    switch (which) {
    case QAccessible::Name:
        return BoardWords::column(view()->model()->shown(), m_column);
    case QAccessible::Description:
        return view()->voice()->valueAsked(m_column);
    default:
        return {};
    }
}

QRectF AccessibleColumn::sceneRect() const
{
    const BoardScene *scene = view()->boardScene();
    const QPointF half(drawing::cell / 2, drawing::cell / 2);
    const QPointF bottom = scene->centreOf({m_column, 0}) + half;
    return {QPointF(bottom.x() - drawing::cell, scene->sceneRect().top()), bottom};
}

void AccessibleColumn::press()
{
    view()->choose({m_column, view()->boardScene()->cursor().row});
}

} // namespace four
