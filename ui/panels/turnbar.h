// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include "ui/session/session.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace four {

class Commands;
class GameModel;
class LiveLabel;

/// Below the board while a game runs: what just happened, what is to be done now, and buttons for what is not
/// a drop.
class TurnBar : public QWidget
{
    Q_OBJECT

public:
    TurnBar(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

    /// Whether a disc to remove is being chosen on the board.
    void setRemoving(bool removing);
    /// What is to be done in a puzzle, instead of what the game's rules say; empty: they do.
    void setTask(const QString &task);

protected:
    void changeEvent(QEvent *event) override;

private:
    void note(const Outcome &outcome);
    /// What happened last in a game that comes to the table with a past.
    void recall(Arrival reason);
    /// When a turn has ended: what was refused in it is nothing that the next player could mend. What was
    /// done last stays to be read.
    void forgetRefusal();
    void refresh();
    void showButtons();

    GameModel *m_model;
    std::optional<Outcome> m_last;
    bool m_removing = false;
    QString m_task;
    bool m_isNews = true;      ///< what was done last has come after what was said last
    bool m_isRepeated = false; ///< what was refused may be what was refused last
    LiveLabel *m_message;
    QLabel *m_prompt;
    QWidget *m_buttons;
    QPushButton *m_undo;
    QPushButton *m_block;
    QPushButton *m_endTurn;
    QPushButton *m_remove;
    QPushButton *m_hold;
    QPushButton *m_step;
};

} // namespace four
