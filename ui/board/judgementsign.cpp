// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/judgementsign.h"

#include "ui/settings/theme.h"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

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

void paint(QPainter &painter, QPointF centre, double side, Kind kind, const QColor &colour)
{
    const double half = side / 2;
    const double line = side / 5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colour);
    painter.setPen(Qt::NoPen);
    const QPen stroke(colour, line, Qt::SolidLine, Qt::FlatCap);
    switch (kind) {
    case Kind::LostWin: {
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

QPixmap pixmap(Kind kind, int side, const QColor &colour, double ratio)
{
    QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QPointF(side, side) / 2, side - 4, kind, colour);
    return picture;
}

} // namespace four::judgementsign
