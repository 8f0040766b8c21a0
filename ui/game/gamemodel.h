// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/history.h"
#include "ui/session/match.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>

namespace four {

/// The running game for everything that shows it or plays in it: a table of the board's cells (row 0 is the
/// top one), and signals for what happened. It wraps the core's Game, which alone decides what is legal.
///
/// A game is first prepared, so that people see who plays what, and then begun. People may look back at an
/// earlier point of it: then the game that is played, game(), and the one that is shown, shown(), differ.
/// Whoever plays, or keeps the game, asks for the former; whoever shows it, the cells' roles among them, for
/// the latter. GUI thread only.
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
    [[nodiscard]] const Game &shown() const { return m_past ? m_past->game : m_game; }
    [[nodiscard]] const History &history() const { return m_history; }
    /// How many entries of the history have been made at the point that is shown.
    [[nodiscard]] int shownEntries() const { return m_past ? m_past->entries : m_history.size(); }
    [[nodiscard]] bool isLookingBack() const { return m_past.has_value(); }
    /// Whether this player's turn was blocked just before the point that is shown.
    [[nodiscard]] bool isSkipped(Player player) const;
    [[nodiscard]] const Match &match() const { return m_match; }
    [[nodiscard]] QString name(Player player) const;
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] bool isOver() const { return m_game.isOver(); }
    /// Whether the game waits for a person, not for a computer, not for its beginning and not for the end of
    /// looking back.
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
    /// a disc is still falling, which people cannot judge rightly yet (RULES, 3: not a violation). Nobody
    /// acts by accident while looking back: see hindered().
    void play(const Action &action);
    /// Anybody's action: the one entrance to the game. Who looks back is brought to the present first.
    Outcome submit(const Action &action);

    /// Shows the game as it stood after so many entries of its history, held within what there is. The game
    /// itself, and whoever keeps or counts it, hears nothing of this.
    void showAfter(int entries);
    void showPresent() { showAfter(m_history.size()); }
    /// Puts a new game on the table that has come to the point which is shown, and goes on from there.
    /// @pre hasBegun(), and shown() is not over
    void playOnFromShown();

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
    /// Another point of the game is shown; stateChanged follows. @param step what was done from the last
    /// point to this one, if it is one entry further on
    void shownChanged(const std::optional<four::Outcome> &step);
    void hindered(); ///< a person wanted to act while looking back

private:
    /// A point of the game before the present one.
    struct Past
    {
        int entries;
        Game game;
    };

    void put(const Match &match, const Game &game, bool begun);
    void tellOfAllCells();
    [[nodiscard]] int turnNumber() const { return m_game.turn() == Player::One ? 1 : 2; }
    [[nodiscard]] QString playerOneName() const { return name(Player::One); }
    [[nodiscard]] QString playerTwoName() const { return name(Player::Two); }
    [[nodiscard]] QString letterAt(Cell cell) const;
    [[nodiscard]] bool isWinning(Cell cell) const;

    Match m_match;
    Game m_game;
    History m_history;          ///< of m_game
    std::optional<Past> m_past; ///< what is shown, if not the present
    quint64 m_revision = 0;
    bool m_begun = false;
    bool m_discFalling = false;
};

} // namespace four
