// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardhand.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardstage.h"
#include "ui/game/gamemodel.h"

#include <QPropertyAnimation>

#include <cmath>
#include <numbers>

namespace four {

namespace {
constexpr double shakeReach = 14; ///< to each side, in scene units

/// To and fro around the place where it started and ends.
double sway(double time, int times)
{
    return std::sin(time * 2 * times * std::numbers::pi) * (1 - time);
}
} // namespace

BoardHand::BoardHand(const BoardStage &stage)
    : m_stage(&stage), m_disc(stage.addDisc(Player::One, BoardStage::Layer::Disc, stage.handOver(0)))
{
}

void BoardHand::setTheme(const Theme &theme)
{
    m_disc->setTheme(theme);
}

void BoardHand::showAtRest(int column, bool isRemoving)
{
    m_column = column;
    m_isRemoving = isRemoving;
    const GameModel &model = *m_stage->model;
    const Game &game = model.shown();
    delete m_glide;
    delete m_reveal;
    m_disc->setOpacity(1);
    m_disc->setFace(game.colour(game.turn()), game.letter(game.turn()));
    m_disc->setPos(m_stage->handOver(column));
    m_disc->setVisible(model.awaitsPerson() && game.step() == Step::Move && !isRemoving &&
                       !m_stage->isFalling);
}

void BoardHand::reveal()
{
    if (isShown())
        m_reveal = m_stage->reveal(m_disc);
}

void BoardHand::moveTo(int column, bool isRemoving)
{
    const QPointF before = m_disc->pos();
    showAtRest(column, isRemoving);
    glideFrom(before);
}

bool BoardHand::isShown() const
{
    return m_disc->isVisible();
}

QAbstractAnimation *BoardHand::shake()
{
    delete m_glide;
    auto *shake = new QVariantAnimation;
    shake->setStartValue(0.0);
    shake->setEndValue(1.0);
    shake->setDuration(m_stage->timings.shake());
    QObject::connect(shake, &QVariantAnimation::valueChanged, m_disc, [this](const QVariant &value) {
        const double aside = shakeReach * sway(value.toDouble(), m_stage->timings.sways());
        m_disc->setPos(m_stage->handOver(m_column) + QPointF(aside, 0));
    });
    return shake;
}

void BoardHand::glideFrom(QPointF place)
{
    if (!isShown() || place == m_disc->pos() || m_stage->timings.glide() == 0)
        return;
    m_glide = new QPropertyAnimation(m_disc, "pos", m_disc);
    m_glide->setStartValue(place);
    m_glide->setEndValue(m_disc->pos());
    m_glide->setDuration(m_stage->timings.glide());
    m_glide->setEasingCurve(QEasingCurve::OutCubic);
    m_glide->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace four
