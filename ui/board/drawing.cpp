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
constexpr double ridgeRadius = 33;
constexpr double ridgeWidth = 2.4;

void paintLetter(QPainter &painter, Letter letter, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    if (letter == Letter::X) {
        constexpr double reach = 15;
        painter.setPen(QPen(colour, 9.5, Qt::SolidLine, Qt::RoundCap));
        // One path: where the strokes cross, a pale letter is no darker.
        QPainterPath strokes(QPointF(-reach, -reach));
        strokes.lineTo(reach, reach);
        strokes.moveTo(-reach, reach);
        strokes.lineTo(reach, -reach);
        painter.drawPath(strokes);
    } else {
        painter.setPen(QPen(colour, 8.5));
        painter.drawEllipse(QPointF(0, 0), 15.5, 17.5);
    }
}

QPainterPath pathOf(Theme::Shape shape)
{
    QPainterPath path;
    switch (shape) {
    case Theme::Shape::Star:
        for (int point = 0; point < 10; ++point) {
            const double angle = (point / 10.0 - 0.25) * 2 * std::numbers::pi;
            const double reach = point % 2 == 0 ? 24.4 : 10.8;
            const QPointF at = QPointF(std::cos(angle), std::sin(angle)) * reach;
            point == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        path.closeSubpath();
        break;
    case Theme::Shape::Moon: {
        path.addEllipse(QPointF(-1, 0), 22, 22);
        QPainterPath shadow;
        shadow.addEllipse(QPointF(10.5, -5), 18, 18);
        path = path.subtracted(shadow);
        break;
    }
    }
    return path;
}
} // namespace

void paintDisc(QPainter &painter, QPointF centre, const Theme::Disc &colours, std::optional<Letter> letter)
{
    // Light comes from above, a little from the left. What is written on the face lies in its even middle.
    QRadialGradient body(centre + QPointF(-9.7, -17.8), 64.8);
    body.setColorAt(0, colours.face.lighter(110));
    body.setColorAt(0.5, colours.face);
    body.setColorAt(1, colours.face.darker(110));
    painter.setPen(QPen(colours.rim, 3));
    painter.setBrush(body);
    painter.drawEllipse(centre, discRadius - 1.5, discRadius - 1.5);

    painter.setBrush(Qt::NoBrush);
    // The ridge stands out of the face: it throws a shadow below, and catches the light above.
    painter.setPen(QPen(colours.face.darker(122), ridgeWidth));
    painter.drawEllipse(centre + QPointF(0, 1.5), ridgeRadius, ridgeRadius);
    painter.setPen(QPen(colours.ridge, ridgeWidth));
    painter.drawEllipse(centre, ridgeRadius, ridgeRadius);
    paintSign(painter, centre, colours, letter, colours.letter, 1);
}

void paintSign(QPainter &painter, QPointF centre, const Theme::Disc &disc, std::optional<Letter> letter,
               const QColor &colour, double size)
{
    const QTransform before = painter.transform();
    painter.translate(centre);
    painter.scale(size, size);
    switch (disc.faces) {
    case Theme::Faces::Letters:
        if (letter)
            paintLetter(painter, *letter, colour);
        break;
    case Theme::Faces::Shapes:
        painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(colour);
        painter.drawPath(pathOf(disc.shape));
        break;
    case Theme::Faces::Plain:
        break;
    }
    painter.setTransform(before);
}

void paintCasedRing(QPainter &painter, QPointF centre, double radius, const QColor &colour, double width,
                    const QColor &outline, double outlineWidth)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outline, outlineWidth));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(centre, radius, radius);
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
            painter.drawEllipse(place.center(), holeRadius, holeRadius);
            if (c.toLower() == u'y')
                paintDisc(painter, place.center(), theme.discOne, Letter::X);
            else if (c.toLower() == u'r')
                paintDisc(painter, place.center(), theme.discTwo, Letter::O);
            if (c.isUpper())
                paintCasedRing(painter, place.center(), outerRing, theme.marks.light, 5, theme.marks.dark,
                               7.8);
        }
    }
    return pixmap;
}

} // namespace four::drawing
