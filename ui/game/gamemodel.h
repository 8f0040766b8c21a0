// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/movehistory.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>

namespace four {

/// The game as it is shown: a table of the board's cells (row 0 is the top one), and signals for what
/// happened and for what is shown of it. It wraps the core's Game, which alone decides what is legal.
///
/// People may look back at an earlier point of the game: then the game that is played, game(), and the one
/// that is shown, shown(), differ. Whoever plays, or keeps the game, asks for the former; whoever shows it,
/// the cells' roles among them, for the latter. Of what happens in the session, views hear through this model
/// alone, so that all of them hear of it when the model has taken it in. GUI thread only.
class GameModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What a cell can be asked beside its text (Qt::DisplayRole: its letter) and its description
    /// (Qt::AccessibleTextRole).
    enum Role {
        OccupantRole = Qt::UserRole, ///< int: 1 or 2, the player; 0 for an empty cell
        LastMoveRole,                ///< bool: the last turn's disc
        WinningRole,                 ///< bool: in a line of the winner
        LandingRole,                 ///< bool: where a disc dropped into this column now would come to rest
    };
    Q_ENUM(Role)

    /// @param session must live as long as the model
    explicit GameModel(Session *session, QObject *parent = nullptr);

    [[nodiscard]] Session *session() const { return m_session; }
    [[nodiscard]] const Game &game() const { return m_session->game(); }
    [[nodiscard]] const Game &shown() const { return m_past ? m_past->game : game(); }
    [[nodiscard]] const MoveHistory &moveHistory() const { return m_session->moveHistory(); }
    /// How many entries of the history have been made at the point that is shown.
    [[nodiscard]] int shownEntries() const { return m_past ? m_past->entries : moveHistory().size(); }
    [[nodiscard]] bool isLookingBack() const { return m_past.has_value(); }
    /// Whether this player's turn was blocked just before the point that is shown.
    [[nodiscard]] bool isSkipped(Player player) const;
    [[nodiscard]] const Match &match() const { return m_session->match(); }
    [[nodiscard]] QString name(Player player) const;
    [[nodiscard]] bool hasBegun() const { return m_session->hasBegun(); }
    [[nodiscard]] bool isOver() const { return m_session->isOver(); }
    /// Whether the game waits for a person who sees it as it stands: not for a computer, not for its
    /// beginning and not for the end of looking back.
    [[nodiscard]] bool awaitsPerson() const { return !isLookingBack() && m_session->awaitsPerson(); }
    [[nodiscard]] bool awaitsComputer() const { return m_session->awaitsComputer(); }
    [[nodiscard]] bool isBetweenComputers() const { return m_session->isBetweenComputers(); }

    /// What a person does in front of the board. Nothing happens unless the game awaits a person, nor for an
    /// impossible action while a disc is still falling, which people cannot judge rightly yet (RULES, 3: not
    /// a violation). Nobody acts by accident while looking back: see refusedInThePast().
    void play(const Action &action);

    /// Shows the game as it stood after so many entries of its history, held within what there is. The game
    /// itself, and whoever keeps or counts it, hears nothing of this.
    void showAfter(int entries);
    /// Goes on from the point that is shown, in a new game. @pre hasBegun(), and shown() is not over
    void playOnFromShown();

    [[nodiscard]] Cell cellAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(Cell cell) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void arrived(four::Arrival reason); ///< another game is there
    void begun();
    void acted(const four::Outcome &outcome); ///< somebody did something, or was refused
    void stateChanged();                      ///< after each of these
    /// Another point of the game is shown; stateChanged follows. @param step what was done from the last
    /// point to this one, if it is one entry further on
    void shownChanged(const std::optional<four::Outcome> &step);
    void refusedInThePast(); ///< a person wanted to act while looking back

private:
    /// A point of the game before the present one.
    struct Past
    {
        int entries;
        Game game;
    };

    void receive(Arrival reason);
    void returnToPresent();
    void tellOfAllCells();
    [[nodiscard]] QString letterAt(Cell cell) const;
    [[nodiscard]] bool isWinning(Cell cell) const;

    Session *m_session;
    std::optional<Past> m_past; ///< what is shown, if not the present
};

} // namespace four
