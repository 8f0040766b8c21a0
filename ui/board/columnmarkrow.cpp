// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/columnmarkrow.h"

#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr double signSide = 24; ///< of the shapes
constexpr double gap = 7;       ///< between shape and number
constexpr double pen = 4;       ///< of the ring
constexpr double bar = 8;       ///< the nearness's height
constexpr double barRoom = 12;

/// The room above the bar.
constexpr QRectF upper(-drawing::cell / 2, -ColumnMarkItem::height / 2, drawing::cell,
                       ColumnMarkItem::height - barRoom);

QFont fontOf(const QPainter &painter)
{
    QFont font = painter.font();
    font.setPixelSize(36);
    font.setBold(true);
    return font;
}

QPolygonF triangle(QPointF centre, double up)
{
    return {{centre + QPointF(-signSide / 2, up * signSide / 2),
             centre + QPointF(signSide / 2, up * signSide / 2), centre + QPointF(0, -up * signSide / 2)}};
}
} // namespace

ColumnMarkItem::ColumnMarkItem(const ColumnMark &mark, const Theme &theme)
    : m_mark(mark), m_colours(theme.values)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF ColumnMarkItem::boundingRect() const
{
    return {-drawing::cell / 2, -height / 2, drawing::cell, height};
}

void ColumnMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_mark.state == ColumnMark::State::Estimated)
        paintEstimate(painter);
    else if (m_mark.state == ColumnMark::State::Known)
        paintOutlook(painter);
    else
        paintQuietly(painter);
}

void ColumnMarkItem::paintOutlook(QPainter *painter) const
{
    const coach::Outlook outlook = m_mark.outlook;
    const bool isDraw = outlook.result == coach::Result::Draw;
    const QFont font = fontOf(*painter);
    const QString number = isDraw ? QString() : QLocale().toString(outlook.drops);
    const double numberWidth = QFontMetricsF(font).horizontalAdvance(number);
    const double width = signSide + (isDraw ? 0 : gap + numberWidth);
    const QPointF centre((signSide - width) / 2, upper.center().y());

    painter->setPen(Qt::NoPen);
    switch (outlook.result) {
    case coach::Result::Win:
        paintNearness(painter, m_colours.win);
        painter->setBrush(m_colours.win);
        painter->drawPolygon(triangle(centre, 1));
        break;
    case coach::Result::Draw:
        painter->setBrush(m_colours.draw);
        painter->drawRect(QRectF(centre - QPointF(signSide, signSide) / 2, QSizeF(signSide, signSide)));
        break;
    case coach::Result::Loss:
        paintNearness(painter, m_colours.loss);
        painter->setBrush(m_colours.loss);
        painter->drawPolygon(triangle(centre, -1));
        break;
    }
    painter->setPen(m_colours.number);
    painter->setFont(font);
    painter->drawText(QRectF(width / 2 - numberWidth, upper.top(), numberWidth, upper.height()),
                      Qt::AlignCenter | Qt::TextDontClip, number);
    if (m_mark.isBest)
        paintRing(painter, width);
}

void ColumnMarkItem::paintRing(QPainter *painter, double width) const
{
    const double ring = std::min(width + 26, drawing::cell - pen);
    painter->setPen(QPen(m_colours.number, pen));
    painter->setBrush(Qt::NoBrush);
    const QRectF around(-ring / 2, upper.top() + pen / 2, ring, upper.height() - pen);
    painter->drawRoundedRect(around, around.height() / 2, around.height() / 2);
}

void ColumnMarkItem::paintEstimate(QPainter *painter) const
{
    QFont font = fontOf(*painter);
    font.setPixelSize(24);
    font.setBold(false);
    const QString depth = u'(' + QLocale().toString(m_mark.depth) + u')';
    const double depthWidth = QFontMetricsF(font).horizontalAdvance(depth);
    const double width = signSide + gap + depthWidth;
    const QPointF centre((signSide - width) / 2, upper.center().y());
    const coach::Result result = m_mark.outlook.result;
    const QColor &colour = result == coach::Result::Win    ? m_colours.win
                           : result == coach::Result::Draw ? m_colours.draw
                                                           : m_colours.loss;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (result == coach::Result::Draw)
        painter->drawRect(QRectF(centre - QPointF(signSide, signSide) / 2, QSizeF(signSide, signSide)));
    else
        painter->drawPolygon(triangle(centre, result == coach::Result::Win ? 1 : -1));
    painter->setPen(m_colours.number);
    painter->setFont(font);
    painter->drawText(QRectF(width / 2 - depthWidth, upper.top(), depthWidth, upper.height()),
                      Qt::AlignCenter | Qt::TextDontClip, depth);
    if (m_mark.isBest)
        paintRing(painter, width);
}

void ColumnMarkItem::paintNearness(QPainter *painter, const QColor &colour) const
{
    constexpr double longest = drawing::cell - 24;
    const double length = std::max(bar, longest * m_mark.nearness);
    painter->setBrush(colour);
    painter->drawRoundedRect(QRectF(-length / 2, height / 2 - bar, length, bar), bar / 2, bar / 2);
}

void ColumnMarkItem::paintQuietly(QPainter *painter) const
{
    if (m_mark.state == ColumnMark::State::GivenUp) {
        painter->setPen(m_colours.quiet);
        painter->setFont(fontOf(*painter));
        painter->drawText(boundingRect(), Qt::AlignCenter, QStringLiteral("?"));
        return;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colours.quiet);
    for (const double x : {-12.0, 0.0, 12.0})
        painter->drawEllipse(QPointF(x, 0), 3, 3);
}

namespace {
/// Of the disc in hand, upwards.
constexpr double handReach = drawing::discRadius + 1;
/// ... with the shadow, which does not fall on what stands above it.
constexpr double shadedReach = drawing::discRadius + drawing::shadowReach;
} // namespace

ColumnMarkRow::Change ColumnMarkRow::set(ColumnMarks marks)
{
    const auto isSaidAlike = [](const ColumnMark &one, const ColumnMark &other) {
        return one.words == other.words;
    };
    const bool isOther = m_marks.has_value() != marks.has_value();
    const Change change{.ofHeight = isOther,
                        .ofWords = isOther || (marks && !std::ranges::equal(*marks, *m_marks, isSaidAlike))};
    m_marks = std::move(marks);
    place();
    return change;
}

void ColumnMarkRow::clear(int columns)
{
    if (m_marks)
        m_marks->assign(static_cast<std::size_t>(columns), {});
    place();
}

void ColumnMarkRow::place()
{
    for (ColumnMarkItem *item : std::exchange(m_items, {}))
        delete item;
    if (!m_marks)
        return;
    const double y = m_stage->handOver(0).y() - shadedReach - ColumnMarkItem::height / 2;
    for (std::size_t column = 0; column < m_marks->size(); ++column) {
        const ColumnMark &mark = (*m_marks)[column];
        if (mark.state == ColumnMark::State::None)
            continue;
        auto *item = new ColumnMarkItem(mark, *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Mark, {m_stage->handOver(static_cast<int>(column)).x(), y});
        m_items.push_back(item);
    }
}

double ColumnMarkRow::reach() const
{
    return m_marks ? shadedReach + ColumnMarkItem::height : handReach;
}

} // namespace four
