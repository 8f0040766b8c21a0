// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace four {

class GameModel;

/// Ends a person's turn when its confirm step takes longer than the preference says.
class TurnTimer : public QObject
{
    Q_OBJECT

public:
    explicit TurnTimer(GameModel *model, QObject *parent = nullptr);

    /// @param seconds 0: no limit
    void setSeconds(int seconds);
    /// While it waits, no turn ends; afterwards the time begins anew.
    void setWaiting(bool waiting);

private:
    void refresh();

    GameModel *m_model;
    QTimer m_timer;
    int m_seconds = 0;
    bool m_isWaiting = false;
};

} // namespace four
