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
#include <optional>
#include <utility>

namespace four {

namespace {
/// A line that has contrast on empty cells of any theme.
void strokeTwice(QPainter *painter, const QPainterPath &path, const QColor &under, const QColor &over,
                 double width)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(under, width + 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(QPen(over, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
}
} // namespace

CoachMarkItem::CoachMarkItem(const CoachMark &mark, std::optional<Letter> letter, const Theme &theme)
    : m_mark(mark), m_letter(letter), m_theme(&theme)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF CoachMarkItem::boundingRect() const
{
    constexpr double reach = drawing::cell / 2;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void CoachMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    switch (m_mark.kind) {
    case CoachMark::Kind::Best:
        return paintBest(painter);
    case CoachMark::Kind::Spoken:
        return paintSpoken(painter);
    case CoachMark::Kind::WhyNot:
        return paintWhyNot(painter);
    case CoachMark::Kind::Ghost:
        return paintGhost(painter);
    case CoachMark::Kind::Threat:
    case CoachMark::Kind::GoodThreat:
        return paintThreat(painter);
    }
}

void CoachMarkItem::paintBest(QPainter *painter) const
{
    constexpr double corner = 42;
    constexpr double leg = 16;
    QPainterPath path;
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0}) {
            path.moveTo(x * corner, y * (corner - leg));
            path.lineTo(x * corner, y * corner);
            path.lineTo(x * (corner - leg), y * corner);
        }
    }
    strokeTwice(painter, path, m_theme->marks.dark, m_theme->marks.aim, 6);
}

void CoachMarkItem::paintSpoken(QPainter *painter) const
{
    constexpr double half = 26;
    QPainterPath path;
    path.moveTo(0, -half);
    path.lineTo(half, 0);
    path.lineTo(0, half);
    path.lineTo(-half, 0);
    path.closeSubpath();
    strokeTwice(painter, path, m_theme->marks.dark, m_theme->marks.light, 5);
}

void CoachMarkItem::paintWhyNot(QPainter *painter) const
{
    // The sign of what loses, in outline.
    constexpr double half = 24;
    QPainterPath path;
    path.moveTo(-half, -half * 0.75);
    path.lineTo(half, -half * 0.75);
    path.lineTo(0, half);
    path.closeSubpath();
    strokeTwice(painter, path, m_theme->marks.dark, m_theme->marks.light, 4);
}

void CoachMarkItem::paintGhost(QPainter *painter) const
{
    const Theme::Disc &disc = m_theme->disc(m_mark.player);
    painter->setOpacity(painter->opacity() * 0.55);
    drawing::paintDisc(*painter, {0, 0}, disc, std::nullopt);
    painter->setOpacity(1);
    QFont font = painter->font();
    font.setPixelSize(40);
    font.setBold(true);
    painter->setFont(font);
    // Dark on light, whatever is behind it.
    QPainterPath digits;
    const QString number = QLocale().toString(m_mark.number);
    const QRectF place = QFontMetricsF(font).tightBoundingRect(number);
    digits.addText(-place.center(), font, number);
    painter->setPen(QPen(m_theme->marks.light, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(digits);
    painter->fillPath(digits, m_theme->marks.dark);
}

void CoachMarkItem::paintThreat(QPainter *painter) const
{
    const Theme::Disc &disc = m_theme->disc(m_mark.player);
    const bool isGood = m_mark.kind == CoachMark::Kind::GoodThreat;
    // On a cell of both players each gets a half.
    const double side = m_mark.player == Player::One ? -1 : 1;
    const QPointF centre(m_mark.isShared ? 19 * side : 0, 0);
    const double radius = m_mark.isShared ? 17 : 25;
    painter->setPen(QPen(disc.rim, isGood ? 5 : 3, isGood ? Qt::SolidLine : Qt::DotLine));
    painter->setBrush(isGood ? QBrush(disc.face) : QBrush(Qt::NoBrush));
    painter->drawEllipse(centre, radius, radius);
    QFont font = painter->font();
    font.setPixelSize(m_mark.isShared ? 24 : 34);
    font.setBold(isGood);
    painter->setFont(font);
    painter->setPen(isGood ? disc.letter : disc.rim);
    painter->drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                      Qt::AlignCenter, m_letter ? QString(m_letter == Letter::X ? u'X' : u'O') : QString());
    if (!m_mark.isPlayable)
        return;
    // It stands out: the next disc may land there.
    QPainterPath path;
    path.addEllipse(centre, radius + 5, radius + 5);
    strokeTwice(painter, path, m_theme->marks.dark, m_theme->marks.light, 3);
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
        auto *item = new CoachMarkItem(mark, m_stage->model->shown().letter(mark.player), *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Coach, m_stage->centreOf(mark.cell));
        m_items.push_back(item);
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
