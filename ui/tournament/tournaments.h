// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/gamemodel.h"
#include "ui/store/games/tournamentstore.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

namespace four {

class Games;
class Session;
class Shell;
class TournamentPage;

/// The feature of tournaments: sets one up, plays its games in their order, notes their results, and shows
/// the table on its page. It registers the commands of these. GUI thread only.
class Tournaments : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Tournaments(GameModel *model, Games *games, Shell *shell);
    ~Tournaments() override;

    /// After a game of the open tournament: plays the next one. @return whether there was one
    bool goOn();
    /// The open tournament to be heard, while its game is on the board; else empty.
    [[nodiscard]] QString spoken() const;

private:
    struct Open
    {
        qint64 id = 0;
        StoredTournament stored;
    };

    void addCommands();
    void addPage();
    void show();
    void setUp();
    void open(qint64 id);
    /// Opens the tournament of the session's game.
    void follow();
    void noteEnd();
    /// Why the next game cannot be played now; empty: it can.
    [[nodiscard]] QString whyNotNext() const;
    void play(int pairing);
    void strike(int pairing);
    void print();
    void copy();
    void refresh();
    [[nodiscard]] bool isOnBoard() const;
    /// How the players of the game on the board stand. @pre isOnBoard()
    [[nodiscard]] PerPlayer<GameModel::Place> places() const;

    GameModel *m_model;
    Session *m_session;
    Games *m_games;
    Shell *m_shell;
    TournamentStore m_store;
    std::optional<Open> m_open; ///< as it was read or changed last
    QPointer<TournamentPage> m_page;
};

} // namespace four
