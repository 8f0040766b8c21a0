// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/markitem.h"

#include "ui/board/drawing.h"

#include <QPainter>

namespace four {

MarkItem::MarkItem(Kind kind, const Theme &theme, Player player)
    : m_kind(kind), m_theme(&theme), m_player(player)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF MarkItem::boundingRect() const
{
    constexpr double reach = drawing::cell / 2;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void MarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    constexpr double radius = drawing::discRadius - 3;
    const Theme::Marks &marks = m_theme->marks;
    painter->setBrush(Qt::NoBrush);
    const auto ring = [&](const QColor &colour, double width, double at, Qt::PenStyle style = Qt::SolidLine) {
        painter->setPen(QPen(colour, width, style));
        painter->drawEllipse(QPointF(0, 0), at, at);
    };
    switch (m_kind) {
    case Kind::Landing:
        ring(m_theme->landing(m_player), 6, radius - 9, Qt::DashLine);
        break;
    case Kind::LastMove:
        ring(marks.lastMove, 5, radius - 3.5);
        ring(marks.light, 5, radius);
        break;
    case Kind::Winning:
        ring(marks.dark, 13, radius + 2);
        ring(marks.light, 7, radius + 2);
        break;
    case Kind::Removable:
        ring(marks.light, 6, radius + 1, Qt::DotLine);
        break;
    case Kind::Aim:
        ring(marks.dark, 12, radius + 3);
        ring(marks.aim, 7, radius + 3);
        break;
    case Kind::NoEntry:
        painter->setBrush(m_theme->disc(m_player).face);
        ring(marks.light, 5, radius);
        painter->setPen(Qt::NoPen);
        painter->setBrush(marks.light);
        painter->drawRoundedRect(QRectF(-24, -8, 48, 16), 4, 4);
        break;
    }
}

} // namespace four

#include "moc_markitem.cpp"
