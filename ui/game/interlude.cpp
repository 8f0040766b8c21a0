// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/interlude.h"

#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"

#include <utility>

namespace four {

Interlude::Interlude(GameModel *model, Replay *replay, QObject *parent)
    : QObject(parent), m_model(model), m_replay(replay)
{
    connect(m_model, &GameModel::arrived, this, &Interlude::receiveGame);
}

void Interlude::pose(Exercise *exercise, const Position &position)
{
    if (!m_exercise)
        m_shown = m_model->shownEntries();
    else if (m_exercise != exercise)
        takeBoardFrom(std::exchange(m_exercise, nullptr));
    m_exercise = exercise;
    // So that no view shows what is known of a secret position, neither when it arrives nor when it goes.
    if (exercise->isSecret())
        setSecret(true);
    m_isPosing = true;
    m_model->session()->interruptGame(
        {.reason = Arrival::Puzzle, .match = position.match, .game = position.game, .begun = true},
        position.seating);
    m_isPosing = false;
    setSecret(exercise->isSecret());
}

Disclosure Interlude::disclosure() const
{
    if (m_isSecret)
        return Disclosure::Secret;
    return m_model->session()->needsAgreement() ? Disclosure::Agreement : Disclosure::Free;
}

Disclosure Interlude::disclosure(const Board &position) const
{
    const Disclosure here = disclosure();
    return here == Disclosure::Agreement && !isOnBoard(position) ? Disclosure::Free : here;
}

bool Interlude::isOnBoard(const Board &position) const
{
    const Board &board = m_model->game().board();
    const std::optional<int> more = position.discsBeyond(board);
    return !board.isEmpty() && more && *more <= 2;
}

void Interlude::releaseBoard(Exercise *exercise)
{
    if (m_exercise != exercise)
        return;
    returnToGame();
    Q_EMIT exerciseChanged();
}

void Interlude::endExercise()
{
    Exercise *exercise = m_exercise;
    if (!exercise)
        return;
    returnToGame();
    takeBoardFrom(exercise);
}

void Interlude::noteChange(const Exercise *exercise)
{
    if (m_exercise != exercise)
        return;
    setSecret(exercise->isSecret());
    Q_EMIT exerciseChanged();
}

void Interlude::returnToGame()
{
    m_exercise = nullptr;
    m_model->session()->returnToGame();
    setSecret(false);
    m_replay->goTo(m_shown);
}

void Interlude::receiveGame(Arrival reason)
{
    // Any other game than the exercise's own ends it.
    if (m_isPosing || !m_exercise || reason == Arrival::Renamed)
        return;
    Exercise *exercise = std::exchange(m_exercise, nullptr);
    setSecret(false);
    takeBoardFrom(exercise);
}

void Interlude::setSecret(bool isSecret)
{
    if (std::exchange(m_isSecret, isSecret) != isSecret)
        Q_EMIT secretChanged();
}

void Interlude::takeBoardFrom(Exercise *exercise)
{
    exercise->loseBoard();
    Q_EMIT exerciseChanged();
}

} // namespace four

#include "moc_interlude.cpp"
