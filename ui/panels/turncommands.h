// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "ui/commands/commands.h"

#include <QCoreApplication>

namespace four {

class BoardView;
class GameModel;

/// The commands of a turn: undo, block, remove, end turn, and what holds computers that play each other.
class TurnCommands
{
    Q_DECLARE_TR_FUNCTIONS(four::TurnCommands)

public:
    /// Registers them. All must live as long as the commands.
    static void add(Commands *commands, GameModel *model, BoardView *board);

private:
    [[nodiscard]] static CommandState state(const GameModel &model, const Action &action);
    [[nodiscard]] static CommandState stateOfEndTurn(const GameModel &model);
    [[nodiscard]] static CommandState stateOfHold(const GameModel &model);
    /// Why no person can act; empty: one can.
    [[nodiscard]] static QString whyNoPerson(const GameModel &model);
    /// A button's words: how many are left to the player on turn, or that the action costs a violation.
    [[nodiscard]] static QString counted(const GameModel &model, const Action &action, const QString &some,
                                         const QString &none);
};

} // namespace four
