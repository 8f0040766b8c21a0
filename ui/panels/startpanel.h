// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace four {

class GameModel;

/// Below the board before a game: which one it is, who begins, and the way in.
class StartPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StartPanel(GameModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    void playRequested();
    void newMatchRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    GameModel *m_model;
    QLabel *m_title;
    QLabel *m_prospect;
    QPushButton *m_play;
    QPushButton *m_newMatch;
};

} // namespace four
