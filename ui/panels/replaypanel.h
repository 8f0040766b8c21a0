// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/actionlist.h"
#include "ui/panels/footpage.h"

class QLabel;
class QPushButton;

namespace four {

class Commands;
class GameModel;
class LiveLabel;
class Replay;
class ReplaySlider;

/// Below the board during the replay: the point that is shown, the key that leads back, and what can be done.
class ReplayPanel : public FootPage
{
    Q_OBJECT

public:
    ReplayPanel(const GameModel *model, const Commands *commands, QWidget *parent = nullptr);

    /// Whether a person is looking for the mistake, which the shown move may be.
    void setPointing(bool isPointing);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameModel *m_model;
    const Commands *m_commands;
    bool m_refused = false; ///< an action was refused just now
    LiveLabel *m_message;
    QLabel *m_prompt;
    QPushButton *m_playOn;
    QPushButton *m_pointOut;
};

/// In the place of the hand above the board, when a game is over or replayed: a slider through the game, with
/// a sign under each mistake that a review has found, and a button that lets it run by itself.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// Registers the replay's commands. All must live as long as the commands.
    static void addCommands(Commands *commands, const GameModel *model, Replay *replay);

    ReplayBar(const GameModel *model, Replay *replay, const Commands *commands, QWidget *parent = nullptr);

    void setJudgements(const JudgementMarks &marks);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameModel *m_model;
    ReplaySlider *m_slider;
    QLabel *m_count;
};

} // namespace four
