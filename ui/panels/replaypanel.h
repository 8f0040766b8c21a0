// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace four {

class Commands;
class GameModel;
class LiveLabel;
class Replay;
class ResultPanel;

/// Below the board during the replay: the point that is shown, and the key that leads back.
class ReplayPanel : public QWidget
{
    Q_OBJECT

public:
    ReplayPanel(const GameModel *model, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameModel *m_model;
    const Commands *m_commands;
    bool m_refused = false; ///< an action was refused just now
    LiveLabel *m_message;
    QLabel *m_prompt;
};

/// The buttons of the replay, below the board when a game is over or replayed.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// Registers the replay's commands. All must live as long as the commands.
    static void addCommands(Commands *commands, const GameModel *model, Replay *replay);

    explicit ReplayBar(const Commands *commands, QWidget *parent = nullptr);

    /// Whether a person is looking for the mistake, which the shown move may be.
    void setPointing(bool isPointing);

private:
    QWidget *m_playOn;
    QWidget *m_pointOut;
};

/// Below the board when a game is over or replayed: the result or the point that is shown, above the replay's
/// buttons, which do not move.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of the three.
    ReviewPanel(GameModel *model, ResultPanel *result, ReplayPanel *point, ReplayBar *bar, QWidget *parent);

private:
    QStackedWidget *m_stack;
};

} // namespace four
