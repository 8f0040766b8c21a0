// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardfront.h"

#include "ui/board/drawing.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace four {

BoardFront::BoardFront(int columns, int rows, const Theme::Board &colours)
    : m_columns(columns), m_rows(rows), m_colours(colours)
{
    setCacheMode(DeviceCoordinateCache);
}

void BoardFront::setColours(const Theme::Board &colours)
{
    m_colours = colours;
    update();
}

QRectF BoardFront::boundingRect() const
{
    return {-margin, -margin, m_columns * drawing::cell + 2 * margin, m_rows * drawing::cell + margin + foot};
}

void BoardFront::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    constexpr double holeRadius = drawing::discRadius - 3;
    QPainterPath front;
    front.setFillRule(Qt::OddEvenFill);
    front.addRoundedRect(boundingRect().adjusted(2, 2, -2, -2), 18, 18);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row)
            front.addEllipse(QPointF((column + 0.5) * drawing::cell, (row + 0.5) * drawing::cell), holeRadius,
                             holeRadius);
    }
    painter->setPen(QPen(m_colours.edge, 3));
    painter->setBrush(m_colours.front);
    painter->drawPath(front);

    QFont font = painter->font();
    font.setPixelSize(30);
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(m_colours.numbers);
    for (int column = 0; column < m_columns; ++column) {
        const QRectF place(column * drawing::cell, m_rows * drawing::cell, drawing::cell, foot - 4);
        painter->drawText(place, Qt::AlignCenter, QLocale().toString(column + 1));
    }
}

} // namespace four
