// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QPushButton;

namespace four {

class Replay;

/// The buttons of the replay, below the board when a game is over or people look back at it.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// The commands that it has buttons for.
    struct Actions
    {
        QAction *first;
        QAction *back;
        QAction *play;
        QAction *forward;
        QAction *last;
        QAction *playOn;
    };
    ReplayBar(Replay *replay, const Actions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void drawSymbols();

    Replay *m_replay;
    QPushButton *m_first;
    QPushButton *m_back;
    QPushButton *m_play;
    QPushButton *m_forward;
    QPushButton *m_last;
};

} // namespace four
