// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/celebration.h"

#include "ui/board/drawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace four {

namespace {
constexpr int pieces = 40;

/// An even spread between 0 and 1 that looks like chance, and is the same each time.
double spread(int index, double step)
{
    const double product = (index + 1) * step;
    return product - std::floor(product);
}
} // namespace

Celebration::Celebration(const QRectF &area, const QRectF &source, const Theme::Disc &winner)
    : m_area(area), m_source(source), m_colours(winner)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void Celebration::setMoment(double moment)
{
    m_moment = moment;
    update();
}

void Celebration::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    for (int i = 0; i < pieces; ++i) {
        // Steps of irrational numbers: the golden section and its like never fall into a pattern.
        const double along = spread(i, 0.618034);
        const double across = spread(i, 0.754878);
        const double size = spread(i, 0.569840);
        const double delay = 0.25 * spread(i, 0.324718);
        const double time = (m_moment - delay) / (1 - delay);
        if (time <= 0 || time >= 1)
            continue;
        const QPointF start(m_source.left() + along * m_source.width(),
                            m_source.top() + across * m_source.height());
        // Up, slower and slower, and down again.
        const double sideways = (across - 0.5) * 4.6 * drawing::cell * time;
        const double height = (2.2 + 2.6 * size) * drawing::cell * (2.4 * time - 2.9 * time * time);
        const double radius = 6 + 6 * size;
        painter->setOpacity(std::clamp(2.5 * (1 - time), 0.0, 1.0));
        painter->setPen(QPen(i % 3 == 0 ? m_colours.letter : m_colours.rim, 2));
        painter->setBrush(m_colours.face);
        painter->drawEllipse(start + QPointF(sideways, -height), radius, radius);
    }
}

} // namespace four

#include "moc_celebration.cpp"
