// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/store/file/database.h"
#include "ui/store/file/storedgame.h"
#include "ui/store/games/gamelock.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <variant>

namespace four {

/// All games in the user's data folder, each as its record. GUI thread only.
///
/// Whatever fails returns nothing or false, and takeProblem() says why; the caller can go on playing.
class GameStore
{
public:
    /// The file that the program uses.
    [[nodiscard]] static QString defaultPath();

    /// The program's games. All of a process's windows share one connection: hundreds of them would run out
    /// of descriptors.
    /// @param rescuing see Database
    [[nodiscard]] static GameStore shared(const rescue::Progress &rescuing = {});

    /// With a connection of its own.
    explicit GameStore(const QString &path = defaultPath(), const rescue::Progress &rescuing = {});

    [[nodiscard]] Database &database() { return *m_database; }
    /// What went wrong last, once.
    [[nodiscard]] std::optional<StoreProblem> takeProblem() { return m_database->takeProblem(); }

    /// As Database's, but each goes on with another file, once, if this one turns out to be damaged.
    bool atomically(const std::function<bool()> &work);
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    bool each(const QString &statement, const QVariantList &values, const Database::RowReader &read);
    /// The same for work of several statements, or one whose rows add up: it begins anew each time.
    bool reading(const std::function<bool()> &work);

    /// Stores a new game that is being played here: it is the last one that was played. @return its number
    std::optional<qint64> add(const StoredGame &game);
    /// Stores new games that were played elsewhere, all of them or none: before all that was played here, and
    /// among each other in the order of their times. @return their numbers
    std::optional<QList<qint64>> add(std::span<const StoredGame> games);
    /// Stores the game as it is now in place of what it was. If anything was done in it since, it is the last
    /// one that was played. One that was deleted is there again.
    bool update(qint64 id, const StoredGame &game);
    /// Takes a game out of those that were deleted, as when somebody goes on with it. One that was not, or is
    /// not there at all, stays as it is.
    bool bringBack(qint64 id);
    /// Takes a game away for good, as one that was never played.
    bool erase(qint64 id);

    /// The game, or why its record is none any more; nothing if it is not there.
    [[nodiscard]] std::optional<std::variant<StoredGame, RecordError>> load(qint64 id);
    /// The number under which this very game is stored, as when a file of it comes back. One without times is
    /// found whenever it was played: it may have got its times when it was opened first.
    [[nodiscard]] std::optional<qint64> find(const RecordedGame &game);
    /// The game in which something was done last in any window, by the order of the actions: no clock is
    /// asked.
    [[nodiscard]] std::optional<qint64> latest();

    /// Rescues what can be read of a file that was found damaged, see StoreCare. takeProblem() tells of it.
    void rescueNow();
    /// Stores the games again that are in the daily copies but not here, and what was trained. One that was
    /// deleted for good meanwhile is among them. @return how many; nothing: takeProblem() says why
    std::optional<int> takeFromCopies();

    /// @return nothing if another window has the game
    [[nodiscard]] std::unique_ptr<GameLock> lock(qint64 id) const;

private:
    explicit GameStore(std::shared_ptr<Database> database);
    /// Whether the last statement found the file damaged, and it was rescued.
    bool isReplaced();

    std::shared_ptr<Database> m_database;
};

} // namespace four
