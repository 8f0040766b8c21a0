// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/tournamentrow.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/retryqueue.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace four {

/// The tournaments, stored after each change. A change that cannot be stored is kept and tried again, as
/// games are, whose keeper tells of the trouble. GUI thread only.
class TournamentStore : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit TournamentStore(GameStore *store, QObject *parent = nullptr);
    ~TournamentStore() override;

    /// All that can be read, the last one that was begun first.
    struct Listed
    {
        qint64 id = 0;
        StoredTournament stored;
    };
    [[nodiscard]] std::vector<Listed> all();
    /// The tournament with the results of all its games: that of a game which was stored as the last thing
    /// that a process did is noted now. Nothing: it is not there, or cannot be read.
    [[nodiscard]] std::optional<StoredTournament> load(qint64 id);
    /// @return its number; nothing: it is not stored
    std::optional<qint64> add(const StoredTournament &stored);
    /// Changes what is stored by now, perhaps by another window. @return the changed one; nothing: it is not
    /// there, or cannot be read
    std::optional<StoredTournament> change(qint64 id, const std::function<void(Tournament &)> &work);

    /// The number of the tournament's game with this seed in the history, and how it ended.
    struct Found
    {
        qint64 id = 0;
        std::optional<Tournament::Result> result;
    };
    [[nodiscard]] std::optional<Found> game(const std::string &event, quint64 seed);
    /// The names of people in earlier matches, the last ones first.
    [[nodiscard]] QStringList knownNames();

private:
    [[nodiscard]] std::optional<StoredTournament> read(qint64 id);
    void storeWaiting();

    GameStore *m_store;
    StoreTrouble m_trouble;
    std::map<qint64, StoredTournament> m_waiting; ///< not stored yet, by their numbers
};

/// Player one begins a tournament's games. Nothing: the game is not over.
[[nodiscard]] std::optional<Tournament::Result> resultOf(const std::optional<Ending> &ending);

} // namespace four
