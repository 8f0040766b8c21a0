// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/computerrunner.h"

#include "core/players/computer.h"
#include "ui/analysis/openings.h"
#include "ui/game/gamemodel.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace four {

ComputerRunner::ComputerRunner(GameModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ComputerRunner::submitWhenDue);
    connect(&m_watcher, &QFutureWatcher<Action>::finished, this, &ComputerRunner::submitWhenDue);
    // Later: the scene ends a fall in the midst of other work, which a new action must not come between.
    connect(m_model, &GameModel::discFallingChanged, this, &ComputerRunner::submitWhenDue,
            Qt::QueuedConnection);
    connect(m_model, &GameModel::stateChanged, this, &ComputerRunner::consider);
    connect(m_model, &GameModel::prepared, this, [this] { setHeld(false); });
}

ComputerRunner::~ComputerRunner()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void ComputerRunner::consider()
{
    if (m_revision == m_model->revision())
        return;
    cancel();
    m_revision = m_model->revision();
    if (!m_model->awaitsComputer())
        return;
    // A stop source for each search: a late stop for the last one cannot touch this one, nor an early one be
    // lost.
    m_stop = std::stop_source();
    const Game &game = m_model->game();
    const Level level = *game.setup().seats[game.turn()].level;
    m_watcher.setFuture(QtConcurrent::run(
        [game, level, stop = m_stop.get_token()] { return chooseAction(game, level, stop, bookScore); }));
    // The end of a turn follows its move at once: the computer has no second thoughts.
    m_pause.start(game.step() == Step::Confirm ? 0 : m_pauseLength);
}

void ComputerRunner::cancel()
{
    m_stop.request_stop();
    m_pause.stop();
    // The old future goes on to its early end by itself; its result no longer reaches us.
    m_watcher.setFuture(QFuture<Action>());
}

void ComputerRunner::submitWhenDue()
{
    const bool due = m_revision == m_model->revision() && m_model->awaitsComputer() &&
                     m_watcher.isFinished() && m_watcher.future().resultCount() > 0 && !m_pause.isActive() &&
                     !m_model->isDiscFalling();
    if (!due || (m_held && !m_stepping))
        return;
    const Outcome outcome = m_model->submit(m_watcher.result());
    if (outcome.turnEnded || outcome.ending)
        m_stepping = false;
}

void ComputerRunner::setHeld(bool held)
{
    m_stepping = false;
    if (std::exchange(m_held, held) == held)
        return;
    Q_EMIT heldChanged(held);
    submitWhenDue();
}

void ComputerRunner::step()
{
    m_stepping = m_held;
    submitWhenDue();
}

} // namespace four
