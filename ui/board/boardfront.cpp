// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardfront.h"

#include "ui/board/drawing.h"

#include <QFont>
#include <QImage>
#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QTransform>

#include <cmath>

namespace four {

namespace {
constexpr double holeRadius = drawing::discRadius - 3;
constexpr double corner = 18;
constexpr double wall = 4;    ///< of the board, as far as it is seen in a hole
constexpr double glint = 2.5; ///< of the light on an edge

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
    paintShade(painter);
    paintFace(painter);
    paintEdges(painter);
    paintNumbers(painter);
}

/// Painted once and put into each hole: a gradient a hole would cost more than all the rest. It is soft, and
/// its outer end lies below the face, so that no eye sees whether it is between two pixels.
void BoardFront::paintShade(QPainter *painter) const
{
    const QTransform toDevice = painter->deviceTransform();
    const double scale = std::hypot(toDevice.m11(), toDevice.m12());
    constexpr double reach = holeRadius + 2;
    const int side = static_cast<int>(std::ceil(2 * reach * scale));
    if (side < 4)
        return;
    QImage shade(side, side, QImage::Format_ARGB32_Premultiplied);
    shade.fill(Qt::transparent);
    QPainter inHole(&shade);
    inHole.setRenderHint(QPainter::Antialiasing);
    inHole.scale(side / (2 * reach), side / (2 * reach));
    inHole.translate(reach, reach);
    QColor dark = m_colours.hole.darker(260);
    // Deeper at the upper edge, which stands in the light's way; not as far as the ridges of the discs, which
    // have to stand out.
    QRadialGradient depth(QPointF(0, 6), holeRadius + 7);
    dark.setAlphaF(0);
    depth.setColorAt(0.84, dark);
    dark.setAlphaF(0.55F);
    depth.setColorAt(1, dark);
    inHole.setPen(Qt::NoPen);
    inHole.setBrush(depth);
    inHole.drawEllipse(QPointF(0, 0), reach, reach);
    inHole.end();
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            const QPointF middle = centre(column, row);
            painter->drawImage(QRectF(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)), shade);
        }
    }
}

QBrush BoardFront::lit() const
{
    if (m_colours.light == m_colours.front)
        return m_colours.front;
    const QRectF rect = outline();
    QLinearGradient light(rect.topLeft(), rect.bottomLeft());
    light.setColorAt(0, m_colours.light);
    light.setColorAt(0.55, m_colours.front);
    return light;
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
    painter->setBrush(lit());
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
    painter->setBrush(Qt::NoBrush);
    const QPointF reach(holeRadius, holeRadius);
    // The lower edges of the holes, and the upper one of the board, catch the light.
    painter->setPen(QPen(m_colours.light, glint));
    painter->drawRoundedRect(outline().adjusted(3, 3, -3, -3), corner - 3, corner - 3);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            const QPointF middle = centre(column, row) + QPointF(0, glint);
            painter->drawArc(QRectF(middle - reach, middle + reach), 190 * 16, 160 * 16);
        }
    }
    painter->setPen(QPen(m_colours.edge, wall));
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row)
            painter->drawEllipse(centre(column, row), holeRadius, holeRadius);
    }
    painter->setPen(QPen(m_colours.edge, 3));
    painter->drawRoundedRect(outline(), corner, corner);
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
