// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/drawing.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace four::drawing {

namespace {
// Strokes and outlines, not a font's glyphs: the same on every system and crisp at every size.
constexpr double strokeWidth = 9;
constexpr double ridgeRadius = 33;
constexpr double ridgeWidth = 3;

void paintLetter(QPainter &painter, QPointF centre, Letter letter, const QColor &colour)
{
    constexpr double reach = 17;
    painter.setPen(QPen(colour, strokeWidth, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    if (letter == Letter::X) {
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
    } else {
        painter.drawEllipse(centre, reach + 2, reach + 2);
    }
}

QPainterPath shapeAt(QPointF centre, Theme::Shape shape)
{
    QPainterPath path;
    switch (shape) {
    case Theme::Shape::Star:
        for (int point = 0; point < 10; ++point) {
            const double angle = (point / 10.0 - 0.25) * 2 * std::numbers::pi;
            const double reach = point % 2 == 0 ? 26 : 11.5;
            const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
            point == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        path.closeSubpath();
        break;
    case Theme::Shape::Moon: {
        path.addEllipse(centre + QPointF(-1, 0), 23, 23);
        QPainterPath shadow;
        shadow.addEllipse(centre + QPointF(11, -5), 19, 19);
        path = path.subtracted(shadow);
        break;
    }
    }
    return path;
}
} // namespace

void paintDisc(QPainter &painter, QPointF centre, const Theme::Disc &colours, std::optional<Letter> letter)
{
    // Light comes from above. What is written on the face lies in its even middle.
    QLinearGradient body(centre - QPointF(0, discRadius), centre + QPointF(0, discRadius));
    body.setColorAt(0, colours.face.lighter(112));
    body.setColorAt(0.3, colours.face);
    body.setColorAt(0.7, colours.face);
    body.setColorAt(1, colours.face.darker(112));
    painter.setPen(QPen(colours.rim, 4));
    painter.setBrush(body);
    painter.drawEllipse(centre, discRadius - 2, discRadius - 2);

    painter.setBrush(Qt::NoBrush);
    // The ridge stands out of the face: it throws a shadow below, and catches the light above.
    painter.setPen(QPen(colours.face.darker(122), ridgeWidth));
    painter.drawEllipse(centre + QPointF(0, 2), ridgeRadius, ridgeRadius);
    painter.setPen(QPen(colours.ridge, ridgeWidth));
    painter.drawEllipse(centre, ridgeRadius, ridgeRadius);

    switch (colours.faces) {
    case Theme::Faces::Letters:
        if (letter)
            paintLetter(painter, centre, *letter, colours.letter);
        break;
    case Theme::Faces::Shapes:
        painter.setPen(QPen(colours.letter, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(colours.letter);
        painter.drawPath(shapeAt(centre, colours.shape));
        break;
    case Theme::Faces::Plain:
        break;
    }
}

void paintShadow(QPainter &painter, QPointF centre, const QColor &colour)
{
    const QPointF below = centre + QPointF(0, shadowDrop);
    constexpr double reach = discRadius + shadowReach;
    QRadialGradient soft(below, reach);
    const auto shade = [&colour](float alpha) {
        QColor faint = colour;
        faint.setAlphaF(alpha);
        return faint;
    };
    soft.setColorAt(0, shade(0.35F));
    soft.setColorAt(0.8, shade(0.35F));
    soft.setColorAt(1, shade(0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(below, reach, reach);
}

QPixmap discPixmap(const Theme::Disc &colours, std::optional<Letter> letter, int side, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / (2 * discRadius + 2), side / (2 * discRadius + 2));
    paintDisc(painter, {discRadius + 1, discRadius + 1}, colours, letter);
    return pixmap;
}

QPixmap boardPicture(const QStringList &rows, const Theme &theme, double ratio)
{
    constexpr int side = 30;
    const QSize cells(int(rows.value(0).size()), int(rows.size()));
    QPixmap pixmap(cells * side * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / cell, side / cell);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const QChar c = rows.at(y).at(x);
            if (c == u'-')
                continue;
            const QRectF place(x * cell, y * cell, cell, cell);
            painter.fillRect(place, theme.board.front);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.board.hole);
            painter.drawEllipse(place.center(), discRadius - 3, discRadius - 3);
            if (c.toLower() == u'y')
                paintDisc(painter, place.center(), theme.discOne, Letter::X);
            else if (c.toLower() == u'r')
                paintDisc(painter, place.center(), theme.discTwo, Letter::O);
            if (c.isUpper()) {
                painter.setPen(QPen(theme.marks.light, 8));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(place.center(), discRadius, discRadius);
            }
        }
    }
    return pixmap;
}

} // namespace four::drawing
