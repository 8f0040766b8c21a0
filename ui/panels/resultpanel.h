// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace four {

class Commands;
class GameModel;
class LiveLabel;

/// The result and the next steps below the board when a game is over, so that the winning line stays in
/// sight.
class ResultPanel : public QWidget
{
    Q_OBJECT

public:
    ResultPanel(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

    /// Whether there is a button for lessons; initially there is none.
    void offerLearning(bool offered);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    GameModel *m_model;
    LiveLabel *m_result;
    QLabel *m_starterCaption;
    QComboBox *m_starter;
    QWidget *m_rematch;
    QWidget *m_newMatch;
    QWidget *m_review;
    QWidget *m_learn;
    bool m_offersLearning = false;
};

} // namespace four
