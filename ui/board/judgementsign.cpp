// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/judgementsign.h"

#include "ui/settings/theme.h"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <numbers>

namespace four::judgementsign {

namespace {
using Kind = coach::Judgement::Kind;

QPolygonF star(QPointF centre, double radius)
{
    constexpr int tips = 5;
    constexpr double inner = 0.42;
    QPolygonF polygon;
    for (int i = 0; i < 2 * tips; ++i) {
        const double angle = std::numbers::pi * (i - tips / 2.0) / tips;
        const double reach = i % 2 == 0 ? radius : radius * inner;
        polygon << centre + QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    return polygon;
}
} // namespace

namespace {
/// A cross with an inside.
QPolygonF cross(QPointF centre, double half, double arm)
{
    const QPolygonF quarter({QPointF(0, -arm), QPointF(half - arm, -half), QPointF(half, -half + arm)});
    QPolygonF polygon;
    for (int i = 0; i < 4; ++i) {
        for (const QPointF &corner : quarter)
            polygon << centre + QTransform().rotate(90.0 * i).map(corner);
    }
    return polygon;
}

void paintExclamation(QPainter &painter, QPointF centre, double half, const QColor &colour)
{
    painter.setPen(QPen(colour, half * 0.3, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(centre + QPointF(0, -half * 0.55), centre + QPointF(0, half * 0.12));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre + QPointF(0, half * 0.42), half * 0.17, half * 0.17);
}
} // namespace

bool hasSign(const coach::Judgement &judgement)
{
    return judgement.isFault() || judgement.isFinePoint() || judgement.kind == Kind::OnlyMoveFound;
}

void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QColor &colour, const QColor &inside)
{
    const bool isHollow = judgement.isEstimated;
    // The outline of what is hollow is drawn on its edge.
    const double half = (isHollow ? side * 0.9 : side) / 2;
    const double line = side / 5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isHollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.setPen(isHollow ? QPen(colour, line * 0.55, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                            : QPen(Qt::NoPen));
    if (judgement.weight == coach::Weight::Blunder) {
        painter.drawEllipse(centre, half, half);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isHollow ? colour : inside);
        painter.drawPolygon(cross(centre, half * 0.5, half * 0.22));
    } else if (judgement.oversight) {
        const double reach = half * 1.1;
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -reach), centre + QPointF(reach, 0),
                                       centre + QPointF(0, reach), centre + QPointF(-reach, 0)}));
        paintExclamation(painter, centre, half, isHollow ? colour : inside);
    } else if (judgement.weight == coach::Weight::Mistake) {
        painter.drawPolygon(cross(centre, half * 0.85, half * (isHollow ? 0.42 : 0.3)));
    } else if (judgement.weight) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, line * 0.7, isHollow ? Qt::DotLine : Qt::SolidLine));
        painter.drawEllipse(centre, half * 0.45, half * 0.45);
    } else if (judgement.kind == Kind::OnlyMoveFound) {
        painter.drawPolygon(star(centre, half * 1.1));
    }
    painter.restore();
}

void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QPalette &palette)
{
    paint(painter, centre, side, judgement, colourOf(judgement, palette), palette.color(QPalette::Base));
}

QColor colourOf(const coach::Judgement &judgement, const QPalette &palette)
{
    const Theme::Values &colours = Theme::of(palette).values;
    if (judgement.weight != coach::Weight::Blunder && judgement.oversight)
        return Theme::of(palette).isFlat() ? colours.number : Theme::of(palette).wrong.colour;
    if (judgement.isFault())
        return colours.loss;
    return judgement.kind == Kind::OnlyMoveFound ? colours.win : colours.number;
}

QPixmap pixmap(const coach::Judgement &judgement, int side, const QColor &colour, const QColor &inside,
               double ratio)
{
    QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QPointF(side, side) / 2, side - 4, judgement, colour, inside);
    return picture;
}

} // namespace four::judgementsign
