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
    QByteArrayView m_parts;
};
} // namespace

QIcon symbolIcon(const char *parts)
{
    return QIcon(new SymbolEngine(parts));
}

} // namespace four
