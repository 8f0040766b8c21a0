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

#include <algorithm>

namespace four {

namespace {
using drawing::holeRadius;
constexpr double corner = 15;
constexpr double wall = 2.6; ///< of the board, as far as it is seen in a hole
constexpr double wallRadius = holeRadius + 0.5;
constexpr double glint = 2; ///< of the light on an edge
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

/// Cell by cell: one path with all holes takes the rasteriser ten times as long. Cells meet between two
/// pixels, where no seam can be seen. Where cells are whole pixels wide, as BoardView sees to, one picture
/// serves a row; where they are half ones wide, two.
void BoardFront::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform toDevice = painter->deviceTransform();
    const auto onDevice = [&toDevice](int column, int row) {
        return toDevice.map(QPointF(column, row) * drawing::cell);
    };
    const QRectF cells(onDevice(0, 0).toPoint(), onDevice(m_columns, m_rows).toPoint());
    QPainterPath frame;
    frame.addRoundedRect(outline(), corner, corner);
    frame.addRect(toDevice.inverted().mapRect(cells));
    painter->fillPath(frame, lit());
    paintOutline(painter);
    paintNumbers(painter);
    painter->setTransform(toDevice.inverted(), true);
    for (int row = 0; row < m_rows; ++row) {
        QImage picture;
        QPointF painted;
        const auto paintCell = [&](int column) {
            const QPoint at = onDevice(column, row).toPoint();
            const QPoint end = onDevice(column + 1, row + 1).toPoint();
            const QSize size(end.x() - at.x(), end.y() - at.y());
            const QPointF beside = onDevice(column, row) - at;
            if (picture.size() != size || (beside - painted).manhattanLength() > 0.001) {
                painted = beside;
                picture =
                    cellPicture(column, row, size, toDevice * QTransform::fromTranslate(-at.x(), -at.y()));
            }
            painter->drawImage(at, picture);
        };
        for (int column = 0; column < m_columns; column += 2)
            paintCell(column);
        for (int column = 1; column < m_columns; column += 2)
            paintCell(column);
    }
}

QImage BoardFront::cellPicture(int column, int row, QSize size, const QTransform &transform) const
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return picture;
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(transform);
    const QPointF middle = QPointF(column + 0.5, row + 0.5) * drawing::cell;
    paintShade(&painter, middle);
    QPainterPath face;
    face.addRect(boundingRect());
    face.addEllipse(middle, holeRadius, holeRadius);
    painter.fillPath(face, lit());
    paintEdges(&painter, middle);
    return picture;
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

/// Deeper at the upper edge, which stands in the light's way; not as far as the ridges of the discs, which
/// have to stand out. Its outer end lies below the face.
void BoardFront::paintShade(QPainter *painter, QPointF middle) const
{
    if (m_colours.light == m_colours.front)
        return;
    QColor dark = m_colours.edge.darker(180);
    QRadialGradient depth(middle + QPointF(0, 5.5), 47);
    dark.setAlphaF(0);
    depth.setColorAt(0.8, dark);
    dark.setAlphaF(0.38F);
    depth.setColorAt(1, dark);
    painter->setPen(Qt::NoPen);
    painter->setBrush(depth);
    painter->drawEllipse(middle, holeRadius + 2, holeRadius + 2);
}

/// Its lower edge catches the light.
void BoardFront::paintEdges(QPainter *painter, QPointF middle) const
{
    const QPointF reach(wallRadius, wallRadius);
    const QPointF lower = middle + QPointF(0, glint);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_colours.light, glint));
    painter->drawArc(QRectF(lower - reach, lower + reach), 190 * 16, 160 * 16);
    painter->setPen(QPen(m_colours.edge, wall));
    painter->drawEllipse(middle, wallRadius, wallRadius);
}

void BoardFront::paintOutline(QPainter *painter) const
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_colours.light, glint));
    painter->drawRoundedRect(outline().adjusted(3, 3, -3, -3), corner - 3, corner - 3);
    painter->setPen(QPen(m_colours.edge, 3));
    painter->drawRoundedRect(outline(), corner, corner);
}

void BoardFront::paintNumbers(QPainter *painter) const
{
    QFont font = painter->font();
    font.setPixelSize(26);
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(m_colours.numbers);
    for (int column = 0; column < m_columns; ++column) {
        const QRectF place(column * drawing::cell, m_rows * drawing::cell, drawing::cell, foot - 10);
        painter->drawText(place, Qt::AlignCenter, QLocale().toString(column + 1));
    }
}

namespace {
/// From the light inside the outline to the edge of a hole.
constexpr double rowRoomLeft = 7 - BoardFront::margin;
constexpr double rowRoomRight = drawing::cell / 2 - wallRadius - wall / 2;
} // namespace

RowNumbers::RowNumbers(int rows, const Theme::Board &colours) : m_rows(rows), m_colours(colours)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

void RowNumbers::setColours(const Theme::Board &colours)
{
    m_colours = colours;
    update();
}

QRectF RowNumbers::boundingRect() const
{
    return {-BoardFront::margin, 0, BoardFront::margin + rowRoomRight + 2, m_rows * drawing::cell};
}

QPointF RowNumbers::middleOf(int row) const
{
    return {(rowRoomLeft + rowRoomRight) / 2, (m_rows - row - 0.5) * drawing::cell};
}

void RowNumbers::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    QFont font = painter->font();
    font.setPixelSize(24);
    const bool isLight = m_colours.numbers.lightnessF() > m_colours.front.lightnessF();
    for (int row = 0; row < m_rows; ++row) {
        QPainterPath digits;
        digits.addText({}, font, QLocale().toString(row + 1));
        const QRectF ink = digits.boundingRect();
        // Two digits are narrowed to the room of one.
        const double narrow = std::min(1.0, (rowRoomRight - rowRoomLeft) / ink.width());
        const QPointF middle = middleOf(row);
        digits =
            QTransform(narrow, 0, 0, 1, middle.x() - narrow * ink.center().x(), middle.y() - ink.center().y())
                .map(digits);
        // The front is lightest at the top, where light digits need a dark case.
        if (isLight)
            painter->strokePath(digits, QPen(m_colours.edge, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->fillPath(digits, m_colours.numbers);
    }
}

} // namespace four
