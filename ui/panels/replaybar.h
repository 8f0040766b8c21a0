// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace four {

class GameModel;
class Replay;

/// The buttons of the replay, below the board when a game is over or people look back at it.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    ReplayBar(GameModel *model, Replay *replay, QWidget *parent = nullptr);

Q_SIGNALS:
    void playOnRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QPushButton *addButton(const char *name, void (Replay::*slot)());
    void refresh();
    void drawSymbols();
    void retranslate();

    GameModel *m_model;
    Replay *m_replay;
    QPushButton *m_first;
    QPushButton *m_back;
    QPushButton *m_play;
    QPushButton *m_forward;
    QPushButton *m_last;
    QPushButton *m_playOn;
};

} // namespace four
