// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/columnmarkrow.h"

#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"

#include <QFont>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr double discReach = drawing::discRadius + drawing::shadowReach; ///< of the disc in hand
constexpr double bar = 4.5;                                              ///< the nearness's height
constexpr double barRoom = 9;

/// The room above the bar.
constexpr QRectF upper(-drawing::cell / 2, -ColumnMarkItem::height / 2, drawing::cell,
                       ColumnMarkItem::height - barRoom);

/// The height of digits and signs in scene units: at least as large as other text, as far as there is room.
double sizeOn(const QPainter &painter)
{
    const double pixels = painter.deviceTransform().m22() / painter.device()->devicePixelRatioF();
    const double text = QFontInfo(QGuiApplication::font()).pixelSize() / pixels;
    return std::min({std::max(0.27 * drawing::cell, text), 0.34 * drawing::cell, 28 / pixels});
}

/// What a mark is painted with.
struct Sizes
{
    explicit Sizes(const QPainter &painter) : font(painter.font())
    {
        const double size = sizeOn(painter);
        font.setPixelSize(qRound(size));
        font.setBold(true);
        sign = 0.88 * size;
        gap = 0.26 * size;
        pen = std::max(2.0, 0.1 * size);
    }

    QFont font;
    double sign; ///< the side of the shapes
    double gap;  ///< between shape and number
    double pen;  ///< of the ring
};

QPolygonF triangle(QPointF centre, double side, double up)
{
    return {{centre + QPointF(-side / 2, up * side * 0.46), centre + QPointF(side / 2, up * side * 0.46),
             centre + QPointF(0, -up * side * 0.46)}};
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
    const QString number = isDraw ? QStringLiteral("=") : QLocale().toString(outlook.drops);
    const QPointF sign = paintBeside(painter, number);
    const double side = Sizes(*painter).sign;
    painter->setPen(Qt::NoPen);
    switch (outlook.result) {
    case coach::Result::Win:
        paintNearness(painter, m_colours.win);
        painter->setBrush(m_colours.win);
        painter->drawPolygon(triangle(sign, side, 1));
        break;
    case coach::Result::Draw:
        painter->setBrush(m_colours.draw);
        painter->drawRect(QRectF(sign - QPointF(side, side) * 0.42, QSizeF(side, side) * 0.84));
        break;
    case coach::Result::Loss:
        paintNearness(painter, m_colours.loss);
        painter->setBrush(m_colours.loss);
        painter->drawPolygon(triangle(sign, side, -1));
        break;
    }
}

QPointF ColumnMarkItem::paintBeside(QPainter *painter, const QString &text) const
{
    const Sizes sizes(*painter);
    const double textWidth = QFontMetricsF(sizes.font).horizontalAdvance(text);
    const double width = sizes.sign + sizes.gap + textWidth;
    if (m_mark.isBest) {
        const double tall = std::min(1.85 * sizes.sign, upper.height() - sizes.pen);
        const double ring = std::min(width + tall * 0.6, drawing::cell - sizes.pen);
        painter->setPen(QPen(m_colours.number, sizes.pen));
        painter->setBrush(m_colours.paper);
        painter->drawRoundedRect(QRectF(upper.center() - QPointF(ring, tall) / 2, QSizeF(ring, tall)),
                                 tall / 2, tall / 2);
    }
    painter->setPen(m_colours.number);
    painter->setFont(sizes.font);
    painter->drawText(QRectF(width / 2 - textWidth, upper.top(), textWidth, upper.height()),
                      Qt::AlignCenter | Qt::TextDontClip, text);
    return {(sizes.sign - width) / 2, upper.center().y()};
}

void ColumnMarkItem::paintEstimate(QPainter *painter) const
{
    const QPointF sign = paintBeside(painter, u'(' + QLocale().toString(m_mark.depth) + u')');
    const Sizes sizes(*painter);
    const coach::Result result = m_mark.outlook.result;
    const QColor &colour = result == coach::Result::Win    ? m_colours.win
                           : result == coach::Result::Draw ? m_colours.draw
                                                           : m_colours.loss;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, sizes.pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double side = sizes.sign - sizes.pen;
    if (result == coach::Result::Draw)
        painter->drawRect(QRectF(sign - QPointF(side, side) / 2, QSizeF(side, side)));
    else
        painter->drawPolygon(triangle(sign, side, result == coach::Result::Win ? 1 : -1));
}

void ColumnMarkItem::paintNearness(QPainter *painter, const QColor &colour) const
{
    // Four fifths of a disc's width is the end at once.
    constexpr double longest = 56;
    constexpr double shortest = 14;
    const double length = shortest + (longest - shortest) * m_mark.nearness;
    painter->setBrush(colour);
    painter->drawRoundedRect(QRectF(-length / 2, height / 2 - bar, length, bar), bar / 2, bar / 2);
}

void ColumnMarkItem::paintQuietly(QPainter *painter) const
{
    const Sizes sizes(*painter);
    painter->setPen(m_colours.quiet);
    painter->setFont(sizes.font);
    if (m_mark.state == ColumnMark::State::GivenUp) {
        painter->drawText(upper, Qt::AlignCenter, QStringLiteral("?"));
        return;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colours.quiet);
    for (const double x : {-0.4, 0.0, 0.4})
        painter->drawEllipse(upper.center() + QPointF(x * sizes.sign, 0), sizes.pen, sizes.pen);
}

ColumnMarkRow::Change ColumnMarkRow::set(ColumnMarks marks)
{
    const auto isSaidAlike = [](const ColumnMark &one, const ColumnMark &other) {
        return one.words == other.words;
    };
    const bool isOther = m_marks.has_value() != marks.has_value();
    const Change change{.ofWords = isOther || (marks && !std::ranges::equal(*marks, *m_marks, isSaidAlike))};
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
    const double y = m_stage->handOver(0).y() - discReach - ColumnMarkItem::height / 2;
    for (std::size_t column = 0; column < m_marks->size(); ++column) {
        const ColumnMark &mark = (*m_marks)[column];
        if (mark.state == ColumnMark::State::None)
            continue;
        auto *item = new ColumnMarkItem(mark, *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Mark, {m_stage->handOver(static_cast<int>(column)).x(), y});
        m_items.push_back(item);
    }
}

double ColumnMarkRow::reach()
{
    return discReach + ColumnMarkItem::height;
}

} // namespace four
