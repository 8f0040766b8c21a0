// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/markitem.h"

#include "ui/board/drawing.h"

#include <QPainter>

namespace four {

MarkItem::MarkItem(Kind kind, const QColor &colour) : m_kind(kind), m_colour(colour)
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
    painter->setBrush(Qt::NoBrush);
    const auto ring = [&](const QColor &colour, double width, double at, Qt::PenStyle style = Qt::SolidLine) {
        painter->setPen(QPen(colour, width, style));
        painter->drawEllipse(QPointF(0, 0), at, at);
    };
    switch (m_kind) {
    case Kind::Landing: {
        QColor faint = m_colour;
        faint.setAlphaF(0.75F);
        ring(faint, 6, radius - 8, Qt::DashLine);
        break;
    }
    case Kind::LastMove:
        ring(Qt::white, 5, radius);
        ring(QColor(0x20, 0x20, 0x20), 2, radius - 3.5);
        break;
    case Kind::Winning:
        // Dark and light together stand out from every disc and from the board.
        ring(QColor(0x10, 0x18, 0x28), 13, radius + 2);
        ring(Qt::white, 7, radius + 2);
        break;
    case Kind::Removable:
        ring(Qt::white, 6, radius + 1, Qt::DotLine);
        break;
    case Kind::Aim:
        ring(QColor(0x10, 0x18, 0x28), 12, radius + 3);
        ring(QColor(0x6d, 0xf0, 0xa0), 7, radius + 3);
        break;
    case Kind::NoEntry:
        painter->setBrush(m_colour);
        ring(Qt::white, 5, radius);
        painter->setPen(Qt::NoPen);
        painter->setBrush(Qt::white);
        painter->drawRoundedRect(QRectF(-24, -8, 48, 16), 4, 4);
        break;
    }
}

} // namespace four
