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

DiscColours discColours(Player player)
{
    if (player == Player::One)
        return {.face = QColor(0xfc, 0xc9, 0x2e),
                .rim = QColor(0xc4, 0x8c, 0x0a),
                .letter = QColor(0x5a, 0x3f, 0x00)};
    return {.face = QColor(0xd8, 0x2c, 0x3a),
            .rim = QColor(0x93, 0x12, 0x20),
            .letter = QColor(0xff, 0xff, 0xff)};
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

BoardColours boardColours(const QPalette &palette)
{
    if (isDark(palette))
        return {.front = QColor(0x28, 0x52, 0xa3),
                .edge = QColor(0x4b, 0x79, 0xd1),
                .hole = QColor(0x12, 0x17, 0x22)};
    return {.front = QColor(0x2b, 0x62, 0xc9),
            .edge = QColor(0x17, 0x3f, 0x8c),
            .hole = QColor(0xe6, 0xed, 0xf8)};
}

void paintDisc(QPainter &painter, QPointF centre, Player owner, std::optional<Letter> letter)
{
    const DiscColours colours = discColours(owner);
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

QPixmap discPixmap(Player owner, std::optional<Letter> letter, int side, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / (2 * discRadius + 2), side / (2 * discRadius + 2));
    paintDisc(painter, {discRadius + 1, discRadius + 1}, owner, letter);
    return pixmap;
}

QPixmap boardPicture(const QStringList &rows, const QPalette &palette, double ratio)
{
    constexpr int side = 30;
    const QSize cells(int(rows.value(0).size()), int(rows.size()));
    QPixmap pixmap(cells * side * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / cell, side / cell);
    const BoardColours colours = boardColours(palette);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const QChar c = rows.at(y).at(x);
            if (c == u'-')
                continue;
            const QRectF place(x * cell, y * cell, cell, cell);
            painter.fillRect(place, colours.front);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.hole);
            painter.drawEllipse(place.center(), discRadius - 3, discRadius - 3);
            if (c.toLower() == u'y')
                paintDisc(painter, place.center(), Player::One, Letter::X);
            else if (c.toLower() == u'r')
                paintDisc(painter, place.center(), Player::Two, Letter::O);
            if (c.isUpper()) {
                painter.setPen(QPen(Qt::white, 8));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(place.center(), discRadius, discRadius);
            }
        }
    }
    return pixmap;
}

} // namespace four::drawing
