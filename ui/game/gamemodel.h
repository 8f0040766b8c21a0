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
/// During the replay the game that is played, game(), and the one that is shown, shown(), differ. Callers
/// that play or store the game use game(); views and the cells' roles use shown(). Views get the session's
/// events only from this model, so that the model is always up to date when they do. GUI thread only.
class GameModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Beside Qt::DisplayRole, the letter, and Qt::AccessibleTextRole, the description of a cell.
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
    [[nodiscard]] bool isSkipped(Player player) const
    {
        return moveHistory().skippedAfter(shownEntries()) == player;
    }
    [[nodiscard]] const Match &match() const { return m_session->match(); }
    /// What the player's clock shows at this point, see Session::hasClock().
    [[nodiscard]] Milliseconds timeLeft(Player player) const;
    [[nodiscard]] QString name(Player player) const;
    [[nodiscard]] bool hasBegun() const { return m_session->hasBegun(); }
    [[nodiscard]] bool isOver() const { return m_session->isOver(); }
    /// Whether a person is to act now: not a computer, not before the game, not during the replay.
    [[nodiscard]] bool awaitsPerson() const { return !isLookingBack() && m_session->awaitsPerson(); }
    [[nodiscard]] bool awaitsComputer() const { return m_session->awaitsComputer(); }
    [[nodiscard]] bool awaitsElsewhere() const { return m_session->awaitsElsewhere(); }
    [[nodiscard]] bool awaitsMessage() const { return m_session->awaitsMessage(); }
    [[nodiscard]] bool isBetweenComputers() const { return m_session->isBetweenComputers(); }

    /// An action of the person at the board. Ignored unless the game awaits a person, and if impossible while
    /// a disc still falls (RULES, 3: not a violation). Refused during the replay: see refusedInThePast().
    void play(const Action &action);

    /// How a player of this game stands in its tournament, in words.
    struct Place
    {
        QString points;
        QString place;
        friend bool operator==(const Place &, const Place &) = default;
    };
    /// @param places nothing: the game is of no tournament that is open
    void setPlaces(const std::optional<PerPlayer<Place>> &places);
    [[nodiscard]] const std::optional<PerPlayer<Place>> &places() const { return m_places; }

    /// Shows the game after so many entries of its history, clamped to its size.
    void showAfter(int entries);
    /// Goes on from the point that is shown, in a new game. @pre hasBegun(), and shown() is not over
    void playOnFromShown() { m_session->branchFrom(Game(shown())); }

    [[nodiscard]] Cell cellAt(const QModelIndex &index) const
    {
        return {index.column(), game().rules().rows - 1 - index.row()};
    }
    [[nodiscard]] QModelIndex indexOf(Cell cell) const
    {
        return index(game().rules().rows - 1 - cell.row, cell.column);
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : game().rules().rows;
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : game().rules().columns;
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void arrived(four::Arrival reason); ///< another game is there
    void begun();
    void acted(const four::Outcome &outcome); ///< an action was done or refused
    void stateChanged();                      ///< after each of these
    /// Another point of the game is shown; stateChanged follows. @param step what was done from the last
    /// point to this one, if it is one entry further on
    void shownChanged(const std::optional<four::Outcome> &step);
    void refusedInThePast(); ///< a person wanted to act during the replay

private:
    struct Past
    {
        int entries;
        Game game;
    };

    void receiveGame(Arrival reason);
    void emitAllDataChanged();

    Session *m_session;
    std::optional<PerPlayer<Place>> m_places;
    std::optional<Past> m_past; ///< what is shown, if not the present
};

} // namespace four
