// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/symbolicon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace four {

namespace {
class SymbolEngine final : public QIconEngine
{
public:
    explicit SymbolEngine(const char *parts) : m_parts(parts) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        // In units of the picture, 16 on each side.
        constexpr double side = 16;
        constexpr double top = 3;
        constexpr double height = side - 2 * top;
        constexpr double bar = 3;
        constexpr double triangle = 8;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(QGuiApplication::palette().color(
            mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText));
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / side, rect.height() / side);
        if (m_parts.size() == 1 && m_parts.front() >= 'a' && m_parts.front() <= 'z') {
            drawPicture(painter, m_parts.front());
            return painter->restore();
        }
        double width = 0;
        for (const char part : m_parts)
            width += part == '|' ? bar + 1 : triangle;
        double x = (side - width) / 2;
        for (const char part : m_parts) {
            const double tip = part == '>' ? x + triangle : x;
            const double base = part == '>' ? x : x + triangle;
            if (part == '|')
                painter->drawRect(QRectF(x + 0.5, top, bar, height));
            else
                painter->drawPolygon(QPolygonF({{base, top}, {tip, top + height / 2}, {base, top + height}}));
            x += part == '|' ? bar + 1 : triangle;
        }
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SymbolEngine(*this); }

private:
    static void drawPicture(QPainter *painter, char picture)
    {
        const QBrush fill = painter->brush();
        painter->setPen(QPen(fill, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        switch (picture) {
        case 'b': // the bulb and its socket
            painter->drawArc(QRectF(3.5, 1, 9, 9), -50 * 16, 280 * 16);
            painter->drawLine(QPointF(6, 10.5), QPointF(6, 12));
            painter->drawLine(QPointF(10, 10.5), QPointF(10, 12));
            painter->drawLine(QPointF(6, 12), QPointF(10, 12));
            painter->drawLine(QPointF(6.8, 14.5), QPointF(9.2, 14.5));
            break;
        case 'l':
            for (const double y : {3.0, 8.0, 13.0}) {
                painter->drawPoint(QPointF(2, y));
                painter->drawLine(QPointF(5, y), QPointF(14.5, y));
            }
            break;
        case 'c': // its axes and its line
            painter->drawPolyline(QPolygonF({{1.5, 1.5}, {1.5, 14.5}, {14.5, 14.5}}));
            painter->drawPolyline(QPolygonF({{4, 11}, {7, 7}, {9.5, 9}, {14, 3.5}}));
            break;
        case 'h': // seen from above, with its band and its tassel
            painter->drawPolygon(QPolygonF({{8, 2.5}, {15, 6}, {8, 9.5}, {1, 6}}));
            painter->drawPolyline(QPolygonF({{4, 8}, {4, 12}, {8, 13.5}, {12, 12}, {12, 8}}));
            painter->drawLine(QPointF(15, 6), QPointF(15, 11));
            break;
        case 'p': // a cup: its bowl, handles, stem and foot
            painter->drawPolyline(QPolygonF({{4.5, 2}, {11.5, 2}, {11, 7}, {8, 9.5}, {5, 7}, {4.5, 2}}));
            painter->drawArc(QRectF(1.5, 3, 4, 4), 90 * 16, 150 * 16);
            painter->drawArc(QRectF(10.5, 3, 4, 4), 90 * 16, -150 * 16);
            painter->drawLine(QPointF(8, 9.5), QPointF(8, 13));
            painter->drawLine(QPointF(5, 14), QPointF(11, 14));
            break;
        case 't': // two screens
            painter->drawRoundedRect(QRectF(1, 2, 8, 6), 1, 1);
            painter->drawRoundedRect(QRectF(7, 8.5, 8, 6), 1, 1);
            painter->drawPolyline(QPolygonF({{4, 8}, {4, 11.5}, {6.5, 11.5}}));
            break;
        case 'v':
            painter->drawPolyline(QPolygonF({{4, 6}, {8, 10}, {12, 6}}));
            break;
        case 'm':
            painter->setBrush(fill);
            for (const double x : {3.0, 8.0, 13.0})
                painter->drawEllipse(QPointF(x, 8), 1.2, 1.2);
            break;
        default:
            break;
        }
    }

    QByteArrayView m_parts;
};
} // namespace

QIcon symbolIcon(const char *parts)
{
    return QIcon(new SymbolEngine(parts));
}

} // namespace four
