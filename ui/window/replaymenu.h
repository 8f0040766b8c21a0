// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace four {

class GameModel;
class Replay;

/// The replay in the menu bar, where its keys can be read.
class ReplayMenu : public QMenu
{
    Q_OBJECT

public:
    ReplayMenu(GameModel *model, Replay *replay, QWidget *parent);

Q_SIGNALS:
    void playOnRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QAction *add(const char *name, const QKeySequence &shortcut);
    void refresh();
    void retranslate();

    GameModel *m_model;
    Replay *m_replay;
    QAction *m_first;
    QAction *m_back;
    QAction *m_forward;
    QAction *m_last;
    QAction *m_play;
    QAction *m_playOn;
};

} // namespace four
