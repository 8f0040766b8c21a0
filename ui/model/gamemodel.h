// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "ui/model/match.h"

#include <QAbstractTableModel>
#include <QString>

namespace four {

/// The running game for everything that shows it or plays in it: a table of the board's cells (row 0 is the
/// top one), and signals for what happened. It wraps the core's Game, which alone decides what is legal.
///
/// A game is first prepared, so that people see who plays what, and then begun. GUI thread only.
class GameModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_PROPERTY(bool begun READ hasBegun NOTIFY stateChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY stateChanged)
    Q_PROPERTY(int turn READ turnNumber NOTIFY stateChanged)
    Q_PROPERTY(QString playerOne READ playerOneName NOTIFY stateChanged)
    Q_PROPERTY(QString playerTwo READ playerTwoName NOTIFY stateChanged)
    Q_PROPERTY(bool discFalling READ isDiscFalling WRITE setDiscFalling NOTIFY discFallingChanged)

public:
    /// What a cell can be asked beside its text (Qt::DisplayRole: its letter) and its description
    /// (Qt::AccessibleTextRole).
    enum Role {
        OccupantRole = Qt::UserRole, ///< int: 1 or 2, the player; 0 for an empty cell
        LetterRole,                  ///< QString: "X", "O", or empty
        LastMoveRole,                ///< bool: the last turn's disc
        WinningRole,                 ///< bool: in a line of the winner
        LandingRole,                 ///< bool: where a disc dropped into this column now would come to rest
    };
    Q_ENUM(Role)

    explicit GameModel(QObject *parent = nullptr);

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const Match &match() const { return m_match; }
    [[nodiscard]] QString name(Player player) const;
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] bool isOver() const { return m_game.isOver(); }
    /// Whether the game waits for a person, not for a computer and not for its beginning.
    [[nodiscard]] bool awaitsPerson() const;
    [[nodiscard]] bool awaitsComputer() const;
    /// Whether people only watch.
    [[nodiscard]] bool isBetweenComputers() const;
    /// Counts every change of the game; what was thought out for another revision is out of date.
    [[nodiscard]] quint64 revision() const { return m_revision; }

    /// Puts a new game on the table that waits for begin().
    void prepare(const Match &match, quint64 seed, std::optional<Player> starter = {});
    void begin();
    /// Puts a game on the table as it stands, to go on with it or to look at it.
    void resume(const Match &match, const Game &game);
    /// The next game with the same set-up, waiting for begin().
    void prepareRematch(quint64 seed);
    void setRematchStarter(RematchStarter starter);

    /// A person's action. Nothing happens unless the game awaits a person, nor for an impossible action while
    /// a disc is still falling, which people cannot judge rightly yet (RULES, 3: not a violation).
    void play(const Action &action);
    /// Anybody's action: the one entrance to the game.
    Outcome submit(const Action &action);

    [[nodiscard]] bool isDiscFalling() const { return m_discFalling; }
    void setDiscFalling(bool falling);

    [[nodiscard]] Cell cellAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(Cell cell) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void prepared(); ///< another game is on the table
    void begun();    ///< it goes off
    /// The game has changed, or somebody was refused, and nobody shows it yet.
    void applied(const four::Outcome &outcome);
    void acted(const four::Outcome &outcome); ///< somebody did something, or was refused
    void stateChanged();                      ///< after each of these
    void discFallingChanged(bool falling);

private:
    void put(const Match &match, const Game &game, bool begun);
    [[nodiscard]] int turnNumber() const { return m_game.turn() == Player::One ? 1 : 2; }
    [[nodiscard]] QString playerOneName() const { return name(Player::One); }
    [[nodiscard]] QString playerTwoName() const { return name(Player::Two); }
    [[nodiscard]] QString letterAt(Cell cell) const;
    [[nodiscard]] bool isWinning(Cell cell) const;

    Match m_match;
    Game m_game;
    quint64 m_revision = 0;
    bool m_begun = false;
    bool m_discFalling = false;
};

} // namespace four
