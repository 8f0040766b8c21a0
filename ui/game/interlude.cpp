// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/interlude.h"

#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"

#include <utility>

namespace four {

Interlude::Interlude(GameModel *model, Replay *replay, QObject *parent)
    : QObject(parent), m_model(model), m_replay(replay)
{
    connect(m_model, &GameModel::arrived, this, &Interlude::receive);
}

void Interlude::pose(const QObject *owner, const Position &position)
{
    if (!m_owner)
        m_shown = m_model->shownEntries();
    if (const QObject *last = std::exchange(m_owner, owner); last && last != owner)
        Q_EMIT lost(last);
    // First, so that nobody shows it when the position arrives.
    setSecret(position.secret);
    m_isPosing = true;
    m_model->session()->interrupt(
        {.reason = Arrival::Puzzle, .match = position.match, .game = position.game, .begun = true},
        position.seating);
    m_isPosing = false;
}

void Interlude::setSecret(bool secret)
{
    if (std::exchange(m_isSecret, secret) != secret)
        Q_EMIT secretChanged();
}

void Interlude::leave(const QObject *owner)
{
    if (isOf(owner))
        goBack();
}

void Interlude::end()
{
    const QObject *owner = m_owner;
    if (!owner)
        return;
    goBack();
    Q_EMIT lost(owner);
}

void Interlude::goBack()
{
    m_owner = nullptr;
    setSecret(false);
    m_model->session()->goBack();
    m_replay->goTo(m_shown);
}

void Interlude::receive(Arrival reason)
{
    // Any other game than the owner's ends it, whoever brought it.
    if (m_isPosing || !m_owner || reason == Arrival::Renamed)
        return;
    const QObject *owner = std::exchange(m_owner, nullptr);
    setSecret(false);
    Q_EMIT lost(owner);
}

} // namespace four
