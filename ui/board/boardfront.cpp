// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardfront.h"

#include "ui/board/drawing.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <cmath>

namespace four {

namespace {
constexpr double holeRadius = drawing::discRadius - 3;
constexpr double corner = 18;

QPointF centre(int column, int row)
{
    return QPointF(column + 0.5, row + 0.5) * drawing::cell;
}
} // namespace

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

QRectF BoardFront::outline() const
{
    return boundingRect().adjusted(2, 2, -2, -2);
}

void BoardFront::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // Hole by hole: one path with all of them takes the rasteriser ten times as long, which was half of the
    // start.
    paintFace(painter);
    paintEdges(painter);
    paintNumbers(painter);
}

/// In pieces of a cell each, which meet between two pixels, where no seam can be seen.
void BoardFront::paintFace(QPainter *painter) const
{
    const QTransform toDevice = painter->deviceTransform();
    const bool upright = toDevice.type() <= QTransform::TxScale;
    const auto between = [](double scene, double scale, double offset) {
        return (std::round(scene * scale + offset) - offset) / scale;
    };
    const auto x = [&](int column) {
        const double edge = column * drawing::cell;
        return upright ? between(edge, toDevice.m11(), toDevice.dx()) : edge;
    };
    const auto y = [&](int row) {
        const double edge = row * drawing::cell;
        return upright ? between(edge, toDevice.m22(), toDevice.dy()) : edge;
    };

    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colours.front);
    QPainterPath frame;
    frame.addRoundedRect(outline(), corner, corner);
    frame.addRect(QRectF(QPointF(x(0), y(0)), QPointF(x(m_columns), y(m_rows))));
    painter->drawPath(frame);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            QPainterPath piece;
            piece.addRect(QRectF(QPointF(x(column), y(row)), QPointF(x(column + 1), y(row + 1))));
            piece.addEllipse(centre(column, row), holeRadius, holeRadius);
            painter->drawPath(piece);
        }
    }
}

void BoardFront::paintEdges(QPainter *painter) const
{
    painter->setPen(QPen(m_colours.edge, 3));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(outline(), corner, corner);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row)
            painter->drawEllipse(centre(column, row), holeRadius, holeRadius);
    }
}

void BoardFront::paintNumbers(QPainter *painter) const
{
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
