// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/turntimer.h"

#include "ui/game/gamemodel.h"

namespace four {

TurnTimer::TurnTimer(GameModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_model->play(action::EndTurn{}); });
    connect(m_model, &GameModel::stateChanged, this, &TurnTimer::refresh);
    connect(m_model->session()->pace(), &Pace::readingChanged, this, &TurnTimer::refresh);
}

void TurnTimer::setSeconds(int seconds)
{
    m_seconds = seconds;
    refresh();
}

void TurnTimer::setWaiting(bool waiting)
{
    m_isWaiting = waiting;
    refresh();
}

void TurnTimer::refresh()
{
    if (m_seconds > 0 && !m_isWaiting && m_model->awaitsPerson() &&
        !m_model->session()->pace()->isReading() && m_model->game().step() == Step::Confirm)
        m_timer.start(m_seconds * 1000);
    else
        m_timer.stop();
}

} // namespace four

#include "moc_turntimer.cpp"
