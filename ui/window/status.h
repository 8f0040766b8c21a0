// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace four {

class BoardView;
class Commands;
class GameModel;
class Interlude;
class Practice;
class Shell;

/// How things stand, in sentences that are written to be heard, the most wanted first: when the window is
/// entered, by the commands Status and ReadBoard, and after a press that did nothing. GUI thread only.
class Status : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Status(Interlude *interlude, BoardView *board, const Practice *practice, Shell *shell);

    /// When the window is entered: the game, the player on turn with the disc, and the next key.
    [[nodiscard]] QString greeting() const;
    /// @param words of the tournament whose game is on the board; empty: none is
    void setTournament(const std::function<QString()> &words) { m_tournament = words; }
    /// What an exercise asks for; empty without one.
    [[nodiscard]] QString task() const;

private:
    void addCommands();
    void followBoard();
    void followGame();
    /// Whose turn it is, the last move, and what each player has left and has won; then the task.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString left() const;
    /// Of the games of these two, one after the other.
    [[nodiscard]] QString score() const;
    [[nodiscard]] QString nextKey() const;
    /// That the game is over, and which key begins the next one.
    [[nodiscard]] QString over() const;
    [[nodiscard]] bool isNextOfTournament() const;
    /// How a game with a player at another computer goes on.
    [[nodiscard]] QString elsewhere() const;
    /// That the game is over, or awaits another computer, and what can be done then.
    [[nodiscard]] QString atEnd() const;

    Interlude *m_interlude;
    const GameModel *m_model;
    BoardView *m_board;
    const Practice *m_practice;
    Shell *m_shell;
    const Commands &m_commands;
    std::function<QString()> m_tournament;
};

} // namespace four
