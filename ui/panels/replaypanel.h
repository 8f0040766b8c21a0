// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace four {

class GameModel;
class LiveLabel;

/// Below the board while people look back: which point of the game is shown, and how to come back from it.
class ReplayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayPanel(GameModel *model, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    GameModel *m_model;
    bool m_refused = false; ///< somebody has just tried to act
    LiveLabel *m_message;
    QLabel *m_prompt;
};

} // namespace four
