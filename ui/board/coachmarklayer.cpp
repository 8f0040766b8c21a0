// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/coachmarklayer.h"

#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPropertyAnimation>

#include <algorithm>
#include <numbers>
#include <optional>
#include <utility>

namespace four {

CoachMarkItem::CoachMarkItem(const CoachMark &mark, Colour colour, std::optional<Letter> letter,
                             const Theme &theme)
    : m_mark(mark), m_colour(colour), m_letter(letter), m_theme(&theme)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF CoachMarkItem::boundingRect() const
{
    constexpr double reach = drawing::cell / 2;
    return {-reach, reach - m_mark.height * drawing::cell, 2 * reach, m_mark.height * drawing::cell};
}

void CoachMarkItem::setYielding(bool yields)
{
    if (std::exchange(m_yields, yields) != yields)
        update();
}

void CoachMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Theme::Marks &marks = m_theme->marks;
    switch (m_mark.kind) {
    case CoachMark::Kind::Best:
        drawing::paintCasedRing(*painter, {0, 0}, drawing::outerRing, marks.aim, 5.5, marks.dark, 9.5);
        break;
    case CoachMark::Kind::Spoken:
        drawing::paintCasedRing(*painter, {0, 0}, drawing::faceRing, marks.light, 5, marks.dark, 8.2);
        break;
    case CoachMark::Kind::WhyNot:
        return paintWhyNot(painter);
    case CoachMark::Kind::Ghost:
        return paintGhost(painter);
    case CoachMark::Kind::Threat:
    case CoachMark::Kind::GoodThreat:
        return paintThreat(painter);
    case CoachMark::Kind::Pair:
        return paintPair(painter);
    case CoachMark::Kind::CountEnd:
        return paintCountEnd(painter);
    }
}

void CoachMarkItem::paintWhyNot(QPainter *painter) const
{
    // The sign of what loses, in outline.
    QPainterPath path;
    path.moveTo(-20, -15);
    path.lineTo(20, -15);
    path.lineTo(0, 18);
    path.closeSubpath();
    for (const auto &[colour, width] :
         {std::pair(m_theme->marks.dark, 6.5), std::pair(m_theme->marks.light, 3.5)})
        painter->strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void CoachMarkItem::paintGhost(QPainter *painter) const
{
    const double opacity = painter->opacity();
    painter->setOpacity(opacity * 0.45);
    drawing::paintDisc(*painter, {0, 0}, m_theme->disc(m_colour), m_letter);
    painter->setOpacity(opacity);
    paintNumber(painter, {0, 0}, 36);
}

void CoachMarkItem::paintNumber(QPainter *painter, QPointF centre, int pixels) const
{
    QFont font = painter->font();
    font.setPixelSize(pixels);
    font.setBold(true);
    // Dark on light, whatever is behind it.
    QPainterPath digits;
    const QString number = QLocale().toString(m_mark.number);
    const QRectF place = QFontMetricsF(font).tightBoundingRect(number);
    digits.addText(centre - place.center(), font, number);
    painter->strokePath(digits, QPen(m_theme->marks.light, 6.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->fillPath(digits, m_theme->marks.dark);
}

void CoachMarkItem::paintPair(QPainter *painter) const
{
    const Theme::Marks &marks = m_theme->marks;
    constexpr double radius = 45;
    const double above = (m_mark.height - 1) * drawing::cell;
    painter->setBrush(Qt::NoBrush);
    for (const auto &[colour, width] : {std::pair(marks.dark, 7.5), std::pair(marks.light, 4.5)}) {
        painter->setPen(QPen(colour, width));
        painter->drawRoundedRect(QRectF(-radius, -radius - above, 2 * radius, 2 * radius + above), radius,
                                 radius);
    }
    const QPointF middle(0, -above / 2);
    painter->setPen(QPen(marks.dark, 2.5));
    painter->setBrush(marks.light);
    painter->drawEllipse(middle, 16, 16);
    paintNumber(painter, middle, 22);
}

void CoachMarkItem::paintCountEnd(QPainter *painter) const
{
    const QColor &colour = m_theme->landing(m_colour);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, 3.2));
    for (const double radius : {31.5, 38.5})
        painter->drawEllipse(QPointF(0, 0), radius, radius);
    drawing::paintSign(*painter, {0, 0}, m_theme->disc(m_colour), m_letter, colour, 0.72);
}

void CoachMarkItem::paintThreat(QPainter *painter) const
{
    const Theme::Disc &disc = m_theme->disc(m_colour);
    const bool isGood = m_mark.kind == CoachMark::Kind::GoodThreat;
    // On a cell of both players each gets a half.
    const double side = m_colour == Colour::Yellow ? -1 : 1;
    const double size = m_mark.isShared ? 0.56 : 1;
    const QPointF centre(m_mark.isShared ? 17.5 * side : 0, 0);
    const QColor &colour = m_theme->landing(m_colour);
    const double ring = 30 * size;
    painter->setBrush(Qt::NoBrush);
    if (!m_yields) {
        // Solid: the next disc may land there. Two rings: its owner gets this row.
        constexpr double width = 3.2;
        const double inner = isGood && m_mark.isShared ? ring - 4.4 : ring;
        const double outer = isGood && !m_mark.isShared ? ring + 6.5 : ring;
        for (const double radius : isGood ? std::vector{inner, outer} : std::vector{ring}) {
            QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap);
            if (!m_mark.isPlayable) {
                const int dots = m_mark.isShared ? 14 : 22;
                pen.setDashPattern({0.01, 2 * std::numbers::pi * radius / dots / width - 0.01});
            }
            painter->setPen(pen);
            painter->drawEllipse(centre, radius, radius);
        }
    }
    drawing::paintSign(*painter, centre, disc, m_letter, colour,
                       (m_yields || (isGood && m_mark.isShared) ? 0.72 : 0.84) * size);
}

void CoachMarkLayer::set(const CoachMarks &marks)
{
    if (marks == m_marks)
        return;
    const auto best = [](const CoachMarks &all) {
        const auto found = std::ranges::find(all, CoachMark::Kind::Best, &CoachMark::kind);
        return found == all.end() ? std::nullopt : std::optional(found->cell);
    };
    const bool isNew = best(marks) && best(marks) != best(m_marks);
    m_marks = marks;
    place();
    if (!isNew || m_stage->timings.pulse() == 0)
        return;
    for (CoachMarkItem *item : m_items) {
        if (item->mark().kind == CoachMark::Kind::Best)
            pulseMark(item);
    }
}

void CoachMarkLayer::place()
{
    for (CoachMarkItem *item : std::exchange(m_items, {}))
        delete item;
    for (const CoachMark &mark : m_marks) {
        const Game &game = m_stage->model->shown();
        auto *item =
            new CoachMarkItem(mark, game.colour(mark.player), game.letter(mark.player), *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Coach, m_stage->centreOf(mark.cell));
        m_items.push_back(item);
    }
    setLanding(m_landing);
}

void CoachMarkLayer::setLanding(std::optional<Cell> landing)
{
    m_landing = landing;
    for (CoachMarkItem *item : m_items) {
        const Cell cell = item->mark().cell;
        const auto isRinged = [cell](const CoachMark &mark) {
            return mark.cell == cell && mark.kind == CoachMark::Kind::Spoken;
        };
        item->setYielding(cell == landing || std::ranges::any_of(m_marks, isRinged));
    }
}

void CoachMarkLayer::pulseMark(CoachMarkItem *item)
{
    // The item owns the animation.
    auto *animation = new QPropertyAnimation(item, "scale", item);
    animation->setStartValue(1.0);
    animation->setKeyValueAt(0.4, 1.25);
    animation->setEndValue(1.0);
    animation->setDuration(m_stage->timings.pulse());
    animation->setEasingCurve(QEasingCurve::InOutQuad);
    animation->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace four

#include "moc_coachmarklayer.cpp"
