// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace four {

class Commands;
class GameModel;

/// How things stand, for who cannot see it at a glance: sentences that are written to be heard, the most
/// wanted first.
class Status
{
    Q_DECLARE_TR_FUNCTIONS(four::Status)

public:
    /// For who comes to the window: the game, whose turn it is and with which disc, and the next key.
    [[nodiscard]] static QString greeting(const GameModel &model, const Commands &commands);
    /// Whose turn it is, the last move, and what each player has left and has won.
    [[nodiscard]] static QString summary(const GameModel &model, const Commands &commands);
    /// That the game is over, and what can be done then.
    [[nodiscard]] static QString atEnd(const Commands &commands);
    /// The same after the end of a puzzle.
    [[nodiscard]] static QString atPuzzleEnd(const Commands &commands);
    /// The same of whatever else was played in the place of the game.
    [[nodiscard]] static QString atInterludeEnd(const Commands &commands);

private:
    [[nodiscard]] static QString turn(const GameModel &model);
    [[nodiscard]] static QString lastMove(const GameModel &model);
    [[nodiscard]] static QString left(const GameModel &model);
    /// Of the games of these two, one after the other.
    [[nodiscard]] static QString score(const GameModel &model);
    [[nodiscard]] static QString nextKey(const GameModel &model, const Commands &commands);
};

} // namespace four
