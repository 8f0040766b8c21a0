// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/footpage.h"

namespace four {

class Commands;
class GameModel;
class LiveLabel;
class MenuButton;

/// The result and the next steps below the board when a game is over, so that the winning line stays in
/// sight.
class ResultPanel : public FootPage
{
    Q_OBJECT

public:
    ResultPanel(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    GameModel *m_model;
    LiveLabel *m_result;
    QLabel *m_discs;
    MenuButton *m_starter; ///< who begins the rematch, in its menu
    QPushButton *m_copyMessage;
    QPushButton *m_rematch;
    QPushButton *m_newMatch = nullptr;
    // In their places after a game of a tournament.
    QPushButton *m_nextGame;
    QPushButton *m_tournament;
};

} // namespace four
