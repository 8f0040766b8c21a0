// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/store/file/database.h"
#include "ui/store/file/gamerow.h"

#include <QList>
#include <QString>
#include <QtGlobal>

#include <memory>
#include <optional>
#include <span>
#include <variant>

namespace four {

/// A window's exclusive right to continue a stored game. The system releases it when the process ends.
///
/// All games share one lock file, with the game's number as the place of its lock. A process opens it once
/// for all windows, to save descriptors. GUI thread only.
class GameLock
{
public:
    /// @param file see LockFile
    GameLock(const QString &file, qint64 game);
    ~GameLock();
    Q_DISABLE_COPY_MOVE(GameLock)

    [[nodiscard]] bool isHeld() const { return m_held; }

    /// The locks of this process in one file.
    struct Held;

private:
    std::shared_ptr<Held> m_file;
    qint64 m_game;
    bool m_held;
};

/// All games in the user's data folder, each as its record. GUI thread only.
///
/// Failures return nothing or false, and takeProblem() says why; playing can go on.
class GameStore
{
public:
    /// The file that the program uses.
    [[nodiscard]] static QString defaultPath();

    /// The program's games. All windows of a process share one connection, to save descriptors.
    /// @param rescuing see Database
    [[nodiscard]] static GameStore shared(const rescue::Progress &rescuing = {});

    /// With a connection of its own.
    explicit GameStore(const QString &path = defaultPath(), const rescue::Progress &rescuing = {});

    [[nodiscard]] Database &database() { return *m_database; }
    /// The last problem, once.
    [[nodiscard]] std::optional<StoreProblem> takeProblem() { return m_database->takeProblem(); }

    /// As Database's, but a damaged file is rescued, and the statement repeated once, unless windows are to
    /// be painted meanwhile: see Database::replaceAfterStatement().
    bool atomically(const std::function<bool()> &work);
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    bool each(const QString &statement, const QVariantList &values, const Database::RowReader &read);
    /// The same for reading work that begins anew each time.
    bool reading(const std::function<bool()> &work);

    /// Stores a new game that is played here, as the latest. @return its number
    std::optional<qint64> add(const StoredGame &game);
    /// Stores all or none of these games, played elsewhere: before all games played here, in the order of
    /// their times. @return their numbers
    std::optional<QList<qint64>> add(std::span<const StoredGame> games);
    /// Stores the game's present state. If an action was added, it becomes the latest game. A deleted game is
    /// restored.
    bool update(qint64 id, const StoredGame &game);
    /// Restores a game if it was deleted.
    bool bringBack(qint64 id);
    /// Removes a game for good.
    bool erase(qint64 id);

    /// The game, or why its record is unreadable; nothing: it is not there.
    [[nodiscard]] std::optional<std::variant<StoredGame, RecordError>> load(qint64 id);
    /// Whether rules, moves, names or the last time of the record differ from those that were stored: a bit
    /// on the disk has changed.
    [[nodiscard]] bool isAltered(qint64 id);
    /// The number of the stored game that equals this one. Without times it equals games of any time.
    [[nodiscard]] std::optional<qint64> find(const RecordedGame &game);
    /// The number of the latest game with this seed, a player elsewhere and such a setup.
    [[nodiscard]] std::optional<qint64> findElsewhere(quint64 seed,
                                                      const std::function<bool(const GameSetup &)> &isSought);
    /// By what the two programs of a game at two computers meet again, see Acquaintance; empty: by nothing.
    /// The end or the deletion of the game takes it away.
    [[nodiscard]] QString meeting(qint64 id);
    bool setMeeting(qint64 id, const QString &text);
    /// The game with the last action of any window, by the stored order, not by clocks.
    [[nodiscard]] std::optional<qint64> latest();

    /// Rescues a file that StoreCare found damaged; takeProblem() tells of it.
    void rescueNow();
    /// Stores missing games and training of the daily copies again, but not what a person deleted.
    /// @return how many games
    std::optional<int> takeFromCopies();

    /// @return null: another window has it
    [[nodiscard]] std::unique_ptr<GameLock> lock(qint64 id) const;

private:
    explicit GameStore(std::shared_ptr<Database> database);
    /// After a failure: rescues the file if it is damaged. @return whether to repeat
    bool replaceIfDamaged();

    std::shared_ptr<Database> m_database;
};

} // namespace four
