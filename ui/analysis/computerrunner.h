// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <stop_token>

namespace four {

class GameModel;

/// Plays the computer's seats. It thinks about a copy of the game on a thread of the pool and hands its
/// action to GameModel::submit. A result for a game that has gone on since, or is gone, is dropped.
class ComputerRunner : public QObject
{
    Q_OBJECT

public:
    explicit ComputerRunner(GameModel *model, QObject *parent = nullptr);
    ~ComputerRunner() override;

    static constexpr int naturalPause = 500;

    /// The least time, in milliseconds, between the person's move and the computer's answer, so that people
    /// can follow.
    void setPause(int milliseconds) { m_pauseLength = milliseconds; }

    /// Makes the computers wait, for people who watch two of them. The next game goes on by itself.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Lets the computer on turn play this one turn while it is held.
    void step();

Q_SIGNALS:
    void heldChanged(bool held);

private:
    void consider();
    void cancel();
    void submitWhenDue();

    GameModel *m_model;
    QFutureWatcher<Action> m_watcher;
    std::stop_source m_stop;
    QTimer m_pause;
    int m_pauseLength = naturalPause;
    bool m_held = false;
    bool m_stepping = false; ///< one turn may go through although the computers are held
    quint64 m_revision = 0;  ///< what is being thought about
};

} // namespace four
