// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace four {

class GameModel;
class LiveLabel;

/// Below the board when a game is over, so that the line that won stays in sight: who won and how, and what
/// next.
class ResultPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ResultPanel(GameModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    void rematchRequested();
    void newMatchRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    GameModel *m_model;
    LiveLabel *m_result;
    QLabel *m_starterCaption;
    QComboBox *m_starter;
    QPushButton *m_rematch;
    QPushButton *m_newMatch;
};

} // namespace four
