// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/outcome.h"
#include "ui/commands/commands.h"
#include "ui/panels/footpage.h"
#include "ui/session/session.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <optional>

class QLabel;
class QPushButton;

namespace four {

class BoardView;
class Commands;
class GameModel;
class LiveLabel;

/// The commands of a turn: undo, block, remove, pop, swap, end turn, and what holds computers that play each
/// other.
class TurnCommands
{
    Q_DECLARE_TR_FUNCTIONS(four::TurnCommands)

public:
    /// Registers them. All must live as long as the commands.
    static void add(Commands *commands, GameModel *model, BoardView *board);

private:
    [[nodiscard]] static CommandState state(const GameModel &model, const Action &action);
    [[nodiscard]] static CommandState stateOfPop(const GameModel &model);
    [[nodiscard]] static CommandState stateOfEndTurn(const GameModel &model);
    [[nodiscard]] static CommandState stateOfHold(const GameModel &model);
    /// Why no person can act; empty: one can.
    [[nodiscard]] static QString whyNoPerson(const GameModel &model);
    /// A button's words: how many are left to the player on turn, or that the action costs a violation.
    [[nodiscard]] static QString counted(const GameModel &model, const Action &action, const QString &some,
                                         const QString &none);
};

/// Below the board while a game runs: the last action, the prompt, and buttons for actions other than a
/// drop.
class TurnBar : public FootPage
{
    Q_OBJECT

public:
    TurnBar(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

    /// What is being chosen on the board.
    void setChoice(BoardChoice choice);
    /// Whether a disc falls, so that a result waits.
    void setFalling(bool isFalling);
    /// Speaks a last move that waited for its disc. The result is to follow in the same turn of the event
    /// loop, and is then in the same announcement.
    void sayLastMove();
    /// The exercise's prompt, in place of the rules' one; empty: the rules' one.
    void setTask(const QString &task);

protected:
    void changeEvent(QEvent *event) override;

private:
    void noteOutcome(const Outcome &outcome);
    /// Finds the last action of a game that arrives with a history.
    void recallOutcome(Arrival reason);
    /// After the end of a turn its refusal no longer matters: the last action done is shown.
    void forgetRefusal();
    void refresh();
    void showButtons();

    GameModel *m_model;
    std::optional<Outcome> m_last;
    BoardChoice m_choice = BoardChoice::Drop;
    bool m_isFalling = false;
    QString m_task;
    bool m_isLastMoveWaiting = false;
    bool m_isNews = true;      ///< m_last was not spoken yet
    bool m_isRepeated = false; ///< may be the same refusal again
    LiveLabel *m_message;
    QLabel *m_prompt;
    QPushButton *m_endTurn;
    QPushButton *m_undo;
    QPushButton *m_block;
    QPushButton *m_remove;
    QPushButton *m_pop;
    QPushButton *m_swap;
    QPushButton *m_hint;
    QPushButton *m_hold;
    QPushButton *m_step;
    QPushButton *m_copyMessage;
    QPushButton *m_paste;
};

} // namespace four
