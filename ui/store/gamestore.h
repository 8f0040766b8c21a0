// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/session/match.h"
#include "ui/store/database.h"
#include "ui/store/gamelock.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <variant>

namespace four {

/// A game as it is stored: what was played, and the match that it belongs to.
struct StoredGame
{
    Match match;
    RecordedGame recorded;
};

/// All games in the user's data folder, each as its record. GUI thread only.
///
/// Whatever fails returns nothing or false, and takeProblem() says why; the caller can go on playing.
class GameStore
{
public:
    /// The file that the program uses.
    [[nodiscard]] static QString defaultPath();

    explicit GameStore(const QString &path = defaultPath());

    [[nodiscard]] Database &database() { return m_database; }
    /// What went wrong last, once.
    [[nodiscard]] std::optional<StoreProblem> takeProblem() { return m_database.takeProblem(); }

    /// As Database's, but each goes on with another file, once, if this one turns out to be damaged.
    bool atomically(const std::function<bool()> &work);
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});

    /// Stores a new game. @return its number
    std::optional<qint64> add(const StoredGame &game);
    /// Stores new games, all of them or none. @return their numbers
    std::optional<QList<qint64>> add(std::span<const StoredGame> games);
    /// Stores the game as it is now in place of what it was.
    bool update(qint64 id, const StoredGame &game);
    /// Takes a game away for good, as one that was never played.
    bool erase(qint64 id);

    /// The game, or why its record is none any more; nothing if it is not there.
    [[nodiscard]] std::optional<std::variant<StoredGame, RecordError>> load(qint64 id);
    /// The number under which this very game is stored, as when a file of it comes back. One without times is
    /// found whenever it was played: it may have got its times when it was opened first.
    [[nodiscard]] std::optional<qint64> find(const RecordedGame &game);
    /// The game that was played last in any window.
    [[nodiscard]] std::optional<qint64> latest();

    /// @return nothing if another window has the game
    [[nodiscard]] std::unique_ptr<GameLock> lock(qint64 id) const;

private:
    bool put(qint64 id, const StoredGame &game);
    std::optional<qint64> findUntimed(const Game &game);
    /// Whether the last statement found the file damaged, and another one was begun.
    bool isReplaced();

    Database m_database;
};

} // namespace four
