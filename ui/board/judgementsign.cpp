// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/judgementsign.h"

#include "ui/settings/theme.h"

#include <QPainter>
#include <QPainterPath>
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

/// Like the sign for "about".
void paintWave(QPainter &painter, QPointF centre, double half)
{
    QPainterPath wave(centre + QPointF(-half * 0.7, half * 0.15));
    wave.cubicTo(centre + QPointF(-half * 0.2, -half * 0.9), centre + QPointF(half * 0.2, half * 0.9),
                 centre + QPointF(half * 0.7, -half * 0.15));
    painter.drawPath(wave);
}
} // namespace

void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QColor &colour)
{
    const Kind kind = judgement.kind;
    const bool isHollow = judgement.isEstimated;
    // The outline of what is hollow is drawn on its edge.
    const double half = (isHollow ? side * 0.9 : side) / 2;
    const double line = side / 5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isHollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.setPen(isHollow ? QPen(colour, line * 0.55, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                            : QPen(Qt::NoPen));
    const QPen stroke(colour, line, Qt::SolidLine, Qt::FlatCap);
    switch (kind) {
    case Kind::LostWin: {
        if (isHollow) {
            painter.drawPolygon(cross(centre, half, half * 0.42));
            break;
        }
        const double reach = half - line / 4;
        painter.setPen(stroke);
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
        break;
    }
    case Kind::MissedWin:
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0),
                                       centre + QPointF(0, half), centre + QPointF(-half, 0)}));
        break;
    case Kind::MissedDraw:
        painter.drawPolygon(QPolygonF(
            {centre + QPointF(-half, -half), centre + QPointF(half, -half), centre + QPointF(0, half)}));
        break;
    case Kind::OnlyMoveFound:
        painter.drawPolygon(star(centre, half * 1.1));
        break;
    case Kind::Best:
        if (isHollow) {
            painter.setPen(QPen(colour, line * 0.7, Qt::SolidLine, Qt::RoundCap));
            paintWave(painter, centre, half);
            break;
        }
        painter.drawEllipse(centre, half * 0.6, half * 0.6);
        break;
    case Kind::Slower:
    case Kind::Hastened:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, line * 0.7));
        painter.drawEllipse(centre, half * 0.55, half * 0.55);
        break;
    case Kind::Forced:
        painter.setPen(stroke);
        painter.drawLine(centre + QPointF(-half * 0.7, 0), centre + QPointF(half * 0.7, 0));
        break;
    }
    painter.restore();
}

QColor colourOf(Kind kind, const QPalette &palette)
{
    const Theme::Values &colours = Theme::of(palette).values;
    if (coach::Judgement{.kind = kind}.changesResult())
        return colours.loss;
    return kind == Kind::OnlyMoveFound ? colours.win : colours.number;
}

QPixmap pixmap(const coach::Judgement &judgement, int side, const QColor &colour, double ratio)
{
    QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QPointF(side, side) / 2, side - 4, judgement, colour);
    return picture;
}

} // namespace four::judgementsign
