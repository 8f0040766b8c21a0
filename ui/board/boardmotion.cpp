// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardmotion.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardhand.h"
#include "ui/board/boardmarks.h"
#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QEasingCurve>
#include <QGraphicsScene>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace four {

namespace {
/// A free fall that ends in one small bounce, as a share of the way over a share of the time.
double fallAndBounce(double time)
{
    constexpr double impact = 0.78;
    constexpr double bounce = 0.045;
    if (time < impact)
        return (time / impact) * (time / impact);
    const double after = (time - impact) / (1 - impact);
    return 1 - 4 * bounce * after * (1 - after);
}

QEasingCurve curve(double (*function)(double))
{
    QEasingCurve easing;
    easing.setCustomType(function);
    return easing;
}

/// Stays for most of the time, then fades.
QPropertyAnimation *restAndFade(QObject *item, int duration)
{
    auto *fade = new QPropertyAnimation(item, "opacity");
    fade->setStartValue(1.0);
    fade->setKeyValueAt(0.6, 1.0);
    fade->setEndValue(0.0);
    fade->setDuration(duration);
    return fade;
}

QPropertyAnimation *appear(QObject *item, int duration)
{
    auto *appear = new QPropertyAnimation(item, "opacity");
    appear->setStartValue(0.0);
    appear->setEndValue(1.0);
    appear->setDuration(duration);
    return appear;
}

/// The coin turns over, and ends with the starter's side up: its other side is the other player's disc.
QVariantAnimation *spin(DiscItem *coin, const Game &game, const Timings &timings)
{
    auto *spin = new QVariantAnimation;
    spin->setStartValue(double(timings.tossTurns()));
    spin->setEndValue(0.0);
    spin->setEasingCurve(QEasingCurve::OutQuad);
    spin->setDuration(timings.tossSpin());
    QObject::connect(spin, &QVariantAnimation::valueChanged, coin, [coin, game](const QVariant &value) {
        const double half = value.toDouble();
        const bool starterSide = static_cast<int>(std::floor(half + 0.5)) % 2 == 0;
        const Player side = starterSide ? game.starter() : opponent(game.starter());
        coin->setFace(game.colour(side), game.letter(side));
        const double height = std::abs(std::cos(half * std::numbers::pi));
        coin->setTransform(QTransform::fromScale(1, std::max(0.04, height)));
    });
    return spin;
}
} // namespace

BoardMotion::BoardMotion(const BoardStage &stage, BoardDiscs &discs, BoardHand &hand)
    : m_stage(&stage), m_discs(&discs), m_hand(&hand)
{
}

void BoardMotion::toss()
{
    const Game &game = m_stage->model->shown();
    if (m_stage->timings.toss() == 0 || (!game.starterIsDrawn() && !game.lettersAreDrawn()))
        return;
    DiscItem *coin =
        m_stage->addDisc(game.starter(), BoardStage::Layer::Sign, m_stage->scene->sceneRect().center());
    coin->setScale(1.8);
    auto *toss = new QSequentialAnimationGroup;
    toss->addAnimation(spin(coin, game, m_stage->timings));
    toss->addAnimation(restAndFade(coin, m_stage->timings.toss() - m_stage->timings.tossSpin()));
    connect(toss, &QAbstractAnimation::finished, coin, [coin] { delete coin; });
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(toss);
    run(group, Waiting::Yes);
}

void BoardMotion::moveDiscs(const Outcome &outcome)
{
    finish();
    const Timings &timings = m_stage->timings;
    auto *group = new QParallelAnimationGroup(this);
    if (const std::optional<Disc> &dropped = outcome.dropped) {
        DiscItem *disc = m_discs->add(*dropped, m_stage->handOver(dropped->cell.column));
        addFall(disc, m_stage->centreOf(dropped->cell), group);
    }
    if (outcome.takenBack) {
        const Cell cell = outcome.takenBack->cell;
        addLeaving(m_discs->takeDisc(cell), "pos", m_stage->handOver(cell.column), timings.lift(), group);
    }
    // A popped disc leaves through the bottom of the board, and comes back there.
    const QPointF below(0, 1.5 * drawing::cell);
    if (outcome.removed) {
        const Cell cell = outcome.removed->cell;
        DiscItem *disc = m_discs->takeDisc(cell);
        if (outcome.isOfPop())
            addLeaving(disc, "pos", m_stage->centreOf(cell) + below, timings.fall(1), group);
        else
            addLeaving(disc, "opacity", 0.0, timings.fade(), group);
    }
    m_discs->reassign(outcome.shifts);
    for (const Shift &shift : outcome.shifts)
        addFall(m_discs->at(shift.to), m_stage->centreOf(shift.to), group);
    if (const std::optional<Disc> &returned = outcome.returned) {
        const QPointF centre = m_stage->centreOf(returned->cell);
        DiscItem *disc = m_discs->add(*returned, outcome.isOfPop() ? centre + below : centre);
        if (outcome.isOfPop())
            addFall(disc, centre, group);
        else
            group->addAnimation(appear(disc, timings.fade()));
    }
    run(group, Waiting::Yes);
}

void BoardMotion::addFall(DiscItem *disc, QPointF to, QParallelAnimationGroup *group) const
{
    const double way = (to.y() - disc->y()) / drawing::cell;
    auto *fall = new QPropertyAnimation(disc, "pos");
    fall->setStartValue(disc->pos());
    fall->setEndValue(to);
    fall->setDuration(way > 0 ? m_stage->timings.fall(way) : m_stage->timings.lift());
    fall->setEasingCurve(way > 0 ? curve(fallAndBounce) : QEasingCurve(QEasingCurve::OutCubic));
    group->addAnimation(fall);
}

void BoardMotion::addLeaving(DiscItem *disc, const char *property, const QVariant &end, int duration,
                             QParallelAnimationGroup *group) const
{
    auto *away = new QPropertyAnimation(disc, property);
    away->setStartValue(disc->property(property));
    away->setEndValue(end);
    away->setDuration(duration);
    away->setEasingCurve(QEasingCurve::OutCubic);
    connect(group, &QAbstractAnimation::finished, disc, [disc] { delete disc; });
    group->addAnimation(away);
}

bool BoardMotion::canRefuse() const
{
    return m_hand->isShown() && m_stage->timings.shake() > 0;
}

void BoardMotion::refuse()
{
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(m_hand->shake());
    connect(group, &QAbstractAnimation::finished, this, [this] { m_hand->putBack(); });
    run(group, Waiting::No);
}

void BoardMotion::block(Player blocked)
{
    if (m_stage->timings.sign() == 0)
        return;
    const Colour colour = m_stage->model->shown().colour(blocked);
    auto *sign = new MarkItem(MarkItem::Kind::NoEntry, *m_stage->theme, colour);
    sign->setScale(2.4);
    m_stage->add(sign, BoardStage::Layer::Sign, m_stage->scene->sceneRect().center());
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(restAndFade(sign, m_stage->timings.sign()));
    connect(group, &QAbstractAnimation::finished, sign, [sign] { delete sign; });
    run(group, Waiting::No);
}

void BoardMotion::run(QParallelAnimationGroup *group, Waiting waiting)
{
    if (group->animationCount() == 0)
        return delete group;
    finish();
    m_animation = group;
    connect(group, &QAbstractAnimation::finished, this, [this, group] {
        if (m_animation == group)
            m_animation = nullptr;
        if (!m_animation)
            setFalling(false);
    });
    setFalling(waiting == Waiting::Yes);
    group->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardMotion::setFalling(bool falling)
{
    if (std::exchange(m_isFalling, falling) != falling)
        Q_EMIT fallingChanged(falling);
}

void BoardMotion::finish()
{
    if (QAbstractAnimation *animation = m_animation) {
        animation->setCurrentTime(animation->totalDuration());
        if (animation->state() != QAbstractAnimation::Stopped)
            animation->stop();
    }
}

} // namespace four

#include "moc_boardmotion.cpp"
