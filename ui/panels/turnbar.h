// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace four {

class ComputerRunner;
class GameModel;
class LiveLabel;

/// Below the board while a game runs: what just happened, what is to be done now, and buttons for what is not
/// a drop.
class TurnBar : public QWidget
{
    Q_OBJECT

public:
    TurnBar(GameModel *model, ComputerRunner *computer, QWidget *parent = nullptr);

    /// Whether a disc to remove is being chosen on the board.
    void setRemoving(bool removing);

Q_SIGNALS:
    void removeRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void note(const Outcome &outcome);
    /// What happened last in a game that comes to the table with a past.
    void recall();
    void refresh();
    void refreshButtons();
    /// Text and state of the button of an action that can be used up. @param name with %1 for how many are
    /// left
    void refreshButton(QPushButton *button, const Action &action, bool inStep, int left, const QString &text,
                       const QString &usedUp);

    GameModel *m_model;
    ComputerRunner *m_computer;
    std::optional<Outcome> m_last;
    bool m_removing = false;
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
