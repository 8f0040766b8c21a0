// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/drawing.h"

#include <QPainter>
#include <QRadialGradient>

namespace four::drawing {

namespace {
void paintLetter(QPainter &painter, QPointF centre, Letter letter, const QColor &colour)
{
    // Strokes, not a font's glyphs: the same on every system and crisp at every size.
    constexpr double reach = 18;
    painter.setPen(QPen(colour, 9, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    if (letter == Letter::X) {
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
    } else {
        painter.drawEllipse(centre, reach + 3, reach + 3);
    }
}
} // namespace

void paintDisc(QPainter &painter, QPointF centre, const Theme::Disc &colours, std::optional<Letter> letter)
{
    QRadialGradient shine(centre + QPointF(-14, -16), discRadius * 1.5);
    shine.setColorAt(0, colours.face.lighter(118));
    shine.setColorAt(0.55, colours.face);
    shine.setColorAt(1, colours.face.darker(112));
    painter.setPen(QPen(colours.rim, 4));
    painter.setBrush(shine);
    painter.drawEllipse(centre, discRadius - 2, discRadius - 2);
    if (letter)
        paintLetter(painter, centre, *letter, colours.letter);
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
