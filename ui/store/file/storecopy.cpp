// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storecopy.h"

#include "ui/store/file/connection.h"
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlQuery>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace four::storecopy {

namespace {
Result checked(Connection &connection)
{
    bool isSound = true;
    // One line: "ok", or the first fault. Unlike quick_check it compares indexes with tables.
    const bool done =
        connection.each(QStringLiteral("PRAGMA integrity_check(1)"), {}, [&](const QSqlQuery &row) {
            isSound = isSound && row.value(0).toString() == QStringLiteral("ok");
        });
    if (!done) {
        const bool isDamaged =
            connection.problem() && connection.problem()->kind == StoreProblem::Kind::Damaged;
        return isDamaged ? Result::Damaged : Result::Failed;
    }
    return isSound ? Result::Sound : Result::Damaged;
}

bool isDue(const QString &path, const QString &newest, const QDateTime &now)
{
    const QFileInfo copy(newest);
    if (!copy.exists())
        return true;
    // A copy from the future, made while the clock was wrong, is replaced.
    const qint64 age = copy.lastModified().secsTo(now);
    if (age >= 0 && age < 24 * 60 * 60)
        return false;
    const QDateTime changed =
        std::max(QFileInfo(path).lastModified(), QFileInfo(path + QStringLiteral("-wal")).lastModified());
    return age < 0 || changed > copy.lastModified();
}

/// The games that fulfil a condition of SQL. Nothing: they cannot be read.
std::optional<QList<Identity>> gamesOf(Connection &connection, const char *condition)
{
    QList<Identity> games;
    const bool done = connection.each(
        QStringLiteral("SELECT id, begun, moves FROM game WHERE %1").arg(QLatin1String(condition)), {},
        [&games](const QSqlQuery &row) { games.append(identityOf(row)); });
    return done ? std::optional(games) : std::nullopt;
}

std::optional<KnownGames> knownGamesOf(Connection &connection)
{
    const std::optional<QList<Identity>> games = gamesOf(connection, "TRUE");
    if (!games)
        return {};
    KnownGames known;
    for (const Identity &game : *games)
        known.add(game);
    return known;
}

/// Adds the games of a copy to the known ones: those with an action that no person has deleted.
/// @return how many of them were not known
int addLost(const QString &copy, KnownGames &known)
{
    Connection connection(copy, Connection::Access::ReadOnly);
    const QList<Identity> games =
        gamesOf(connection, "deleted IS NULL AND (discs > 0 OR ending IS NOT NULL OR changed > begun)")
            .value_or(QList<Identity>());
    const auto lost =
        std::ranges::count_if(games, [&known](const Identity &game) { return !known.contains(game); });
    for (const Identity &game : games)
        known.add(game);
    return int(lost);
}

/// Copies that were not overwritten, as they have lost games.
QStringList keptOf(const QString &path)
{
    const QFileInfo file(path);
    QStringList paths;
    for (const QString &name : file.dir().entryList({file.fileName() + QStringLiteral(".copy-kept-*")},
                                                    QDir::Files, QDir::Name | QDir::Reversed))
        paths.append(file.dir().filePath(name));
    return paths;
}

QStringList allCopiesOf(const QString &path)
{
    const auto daily = namesOf(path);
    QStringList paths(daily.begin(), daily.end());
    paths.append(keptOf(path));
    paths.removeIf([](const QString &copy) { return !QFileInfo::exists(copy); });
    return paths;
}

/// Makes room for the newest copy: the older one goes, unless it alone has lost games.
bool rotate(Connection &connection, const QString &path, const QDateTime &now)
{
    const auto [newest, older] = namesOf(path);
    if (!QFileInfo::exists(newest))
        return true;
    std::optional<KnownGames> known = knownGamesOf(connection);
    if (!known)
        return false;
    addLost(newest, *known);
    for (const QString &kept : keptOf(path)) {
        if (addLost(kept, *known) == 0)
            ownfile::remove(kept);
    }
    const bool isWanted = QFileInfo::exists(older) && addLost(older, *known) > 0;
    return (!isWanted || ownfile::rename(older, path + QStringLiteral(".copy-kept-") +
                                                    now.toString(QStringLiteral("yyyyMMdd-HHmmss-zzz")))) &&
           ownfile::rename(newest, older);
}

bool copyTo(Connection &connection, const QString &path, const QDateTime &now)
{
    const QString part = path + QStringLiteral(".copy-part");
    ownfile::remove(part);
    // SQLite accepts an empty file, and this one is readable for its owner alone.
    const bool done = ownfile::make(part) && connection.exec(QStringLiteral("VACUUM INTO ?"), {part}) &&
                      ownfile::sync(part) && rotate(connection, path, now) &&
                      ownfile::rename(part, namesOf(path).front());
    if (!done)
        ownfile::remove(part);
    ownfile::syncFolderOf(path);
    return done;
}
} // namespace

std::array<QString, 2> namesOf(const QString &path)
{
    return {path + QStringLiteral(".copy-1"), path + QStringLiteral(".copy-2")};
}

Result checkAndCopy(const QString &path, const QDateTime &now)
{
    // One process at a time: results are the same.
    const LockFile lock(QFileInfo(path).path() + QStringLiteral("/games.lock"));
    if (!lock.lock(LockFile::copying, LockFile::Share::Alone))
        return Result::Failed;
    Connection connection(path, Connection::Access::ReadOnly);
    const Result result = checked(connection);
    if (result != Result::Sound || !isDue(path, namesOf(path).front(), now))
        return result;
    return copyTo(connection, path, now) ? Result::Sound : Result::Failed;
}

int countLost(const QString &path)
{
    const QStringList copies = allCopiesOf(path);
    if (copies.isEmpty())
        return 0;
    Connection connection(path, Connection::Access::ReadOnly);
    std::optional<KnownGames> known = knownGamesOf(connection);
    int lost = 0;
    for (const QString &copy : copies)
        lost += known ? addLost(copy, *known) : 0;
    return lost;
}

Identity identityOf(const QSqlQuery &row)
{
    return {.number = row.value(0).toLongLong(),
            .begun = row.value(1).toLongLong(),
            .moves = row.value(2).toLongLong()};
}

bool markDeleted(const QString &path, const QList<Identity> &games)
{
    return std::ranges::all_of(allCopiesOf(path), [&games](const QString &copy) {
        Connection connection(copy);
        return connection.atomically([&] {
            return std::ranges::all_of(games, [&connection](const Identity &game) {
                return connection.exec(QStringLiteral("UPDATE game SET deleted = 1 WHERE id = ? AND begun = ?"
                                                      " AND (begun <> 0 OR moves = ?)"),
                                       {game.number, game.begun, game.moves});
            });
        });
    });
}

qint64 lastNumber(const QString &path)
{
    qint64 last = 0;
    for (const QString &copy : allCopiesOf(path)) {
        Connection connection(copy, Connection::Access::ReadOnly);
        const auto number = connection.value(
            QStringLiteral("SELECT max(seq, (SELECT coalesce(max(id), 0) FROM game)) FROM sqlite_sequence"
                           " WHERE name = 'game'"));
        last = std::max(last, number.value_or(QVariant(0)).toLongLong());
    }
    return last;
}

std::vector<Remains> remainsOfCopies(const QString &path)
{
    std::vector<Remains> all;
    for (const QString &copy : allCopiesOf(path))
        all.push_back(remainsOf(copy, [](int) {}));
    return all;
}

} // namespace four::storecopy
