// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/columnmarkitem.h"

#include "ui/board/drawing.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace four {

namespace {
constexpr double side = 24; ///< of the shapes
constexpr double gap = 7;   ///< between shape and number
constexpr double pen = 4;   ///< of the ring

QFont fontOf(const QPainter &painter)
{
    QFont font = painter.font();
    font.setPixelSize(36);
    font.setBold(true);
    return font;
}

QPolygonF triangle(QPointF centre, double up)
{
    return {{centre + QPointF(-side / 2, up * side / 2), centre + QPointF(side / 2, up * side / 2),
             centre + QPointF(0, -up * side / 2)}};
}
} // namespace

ColumnMarkItem::ColumnMarkItem(const ColumnMark &mark, const Theme &theme)
    : m_mark(mark), m_colours(theme.values)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF ColumnMarkItem::boundingRect() const
{
    return {-drawing::cell / 2, -height / 2, drawing::cell, height};
}

void ColumnMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_mark.state == ColumnMark::State::Known)
        paintOutlook(painter);
    else
        paintQuietly(painter);
}

void ColumnMarkItem::paintOutlook(QPainter *painter) const
{
    const coach::Outlook outlook = m_mark.outlook;
    const bool isDraw = outlook.result == coach::Result::Draw;
    const QFont font = fontOf(*painter);
    const QString number = isDraw ? QString() : QLocale().toString(outlook.drops);
    const double numberWidth = QFontMetricsF(font).horizontalAdvance(number);
    const double width = side + (isDraw ? 0 : gap + numberWidth);
    const QPointF centre((side - width) / 2, 0);

    painter->setPen(Qt::NoPen);
    switch (outlook.result) {
    case coach::Result::Win:
        painter->setBrush(m_colours.win);
        painter->drawPolygon(triangle(centre, 1));
        break;
    case coach::Result::Draw:
        painter->setBrush(m_colours.draw);
        painter->drawRect(QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)));
        break;
    case coach::Result::Loss:
        painter->setBrush(m_colours.loss);
        painter->drawPolygon(triangle(centre, -1));
        break;
    }
    painter->setPen(m_colours.number);
    painter->setFont(font);
    painter->drawText(QRectF(width / 2 - numberWidth, -height / 2, numberWidth, height),
                      Qt::AlignCenter | Qt::TextDontClip, number);
    if (m_mark.isBest) {
        const double ring = std::min(width + 26, drawing::cell - pen);
        painter->setPen(QPen(m_colours.number, pen));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(-ring / 2, -height / 2 + pen, ring, height - 2 * pen), height / 2,
                                 height / 2);
    }
}

void ColumnMarkItem::paintQuietly(QPainter *painter) const
{
    if (m_mark.state == ColumnMark::State::GivenUp) {
        painter->setPen(m_colours.quiet);
        painter->setFont(fontOf(*painter));
        painter->drawText(boundingRect(), Qt::AlignCenter, QStringLiteral("?"));
        return;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colours.quiet);
    for (const double x : {-12.0, 0.0, 12.0})
        painter->drawEllipse(QPointF(x, 0), 3, 3);
}

} // namespace four
