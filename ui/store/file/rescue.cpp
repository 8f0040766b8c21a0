// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/rescue.h"

#include "ui/store/file/connection.h"
#include "ui/store/file/gamerow.h"
#include "ui/store/file/ownfile.h"
#include "ui/store/file/remains.h"
#include "ui/store/file/schema.h"
#include "ui/store/file/storecopy.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace four::rescue {

namespace {
constexpr auto logs = {"-wal", "-shm"};

QString rescuedOf(const QString &path)
{
    return path + QStringLiteral(".rescued");
}

/// An unused name.
QString nameAside(const QString &path)
{
    QDateTime now = QDateTime::currentDateTimeUtc();
    QString aside;
    do {
        aside = path + QStringLiteral(".damaged-") + now.toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
        now = now.addMSecs(1);
    } while (QFileInfo::exists(aside));
    return aside;
}

/// @param gathered gets the numbers of games
bool fill(Connection &fresh, const Remains &remains, const std::vector<Remains> &copies, Gathered &gathered,
          const Progress &progress)
{
    if (!schema::bringUpToDate(fresh, 0))
        return false;
    QSet<qint64> ids;
    int done = 0;
    for (auto it = remains.games.constBegin(); it != remains.games.constEnd(); ++it) {
        progress(done++ * 1000 / int(remains.games.size()));
        const auto read = gamerow::read(it->record, it->preset, it->rematchStarter);
        const auto *game = std::get_if<StoredGame>(&read);
        if (!game)
            continue;
        if (!gamerow::write(fresh, it.key(), *game, gamerow::Played::Elsewhere) ||
            !fresh.exec(QStringLiteral("UPDATE game SET played = ?, deleted = ? WHERE id = ?"),
                        {it->played, it->deleted, it.key()}))
            return false;
        ids.insert(it.key());
    }
    // Training and tournaments are never deleted: what only the copies have was lost by the damage.
    for (const trainingrow::Row &row : remains.training) {
        if (!trainingrow::write(fresh, row.name, row.entry))
            return false;
    }
    if (!tournamentrow::writeMissing(fresh, remains.tournaments))
        return false;
    QSet<qint64> lost;
    qint64 lastId = remains.lastId;
    for (const Remains &copy : copies) {
        if (!trainingrow::writeMissing(fresh, copy.training) ||
            !tournamentrow::writeMissing(fresh, copy.tournaments))
            return false;
        lastId = std::max(lastId, copy.lastId);
        for (auto it = copy.games.constBegin(); it != copy.games.constEnd(); ++it) {
            if (it->deleted.isNull() && !ids.contains(it.key()))
                lost.insert(it.key());
        }
    }
    gathered = {.games = int(ids.size()), .inCopies = int(lost.size())};
    // Numbers of unreadable games are not used again: the damaged file has them.
    return fresh.exec(QStringLiteral("CREATE TABLE untold (games INTEGER NOT NULL,"
                                     " in_copies INTEGER NOT NULL)")) &&
           fresh.exec(QStringLiteral("INSERT INTO untold VALUES (?, ?)"),
                      {gathered.games, gathered.inCopies}) &&
           fresh.exec(QStringLiteral("DELETE FROM sqlite_sequence WHERE name = 'game'")) &&
           fresh.exec(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES ('game', ?)"), {lastId});
}
} // namespace

QString lastAside(const QString &path)
{
    const QFileInfo file(path);
    QStringList names =
        file.dir().entryList({file.fileName() + QStringLiteral(".damaged-*")}, QDir::Files, QDir::Name);
    names.removeIf([](const QString &name) { return name.endsWith(u"-wal") || name.endsWith(u"-shm"); });
    return names.isEmpty() ? nameAside(path) : file.dir().filePath(names.last());
}

std::variant<Gathered, StoreProblem> gather(const QString &path, const Progress &progress)
{
    const QString part = path + QStringLiteral(".rescue-part");
    ownfile::remove(part);
    const Remains remains = remainsOf(path, [&](int perMille) { progress(perMille * 3 / 10); });
    const std::vector<Remains> copies = storecopy::remainsOfCopies(path);
    Gathered gathered;
    std::optional<StoreProblem> problem;
    {
        if (!ownfile::make(part))
            return StoreProblem{.kind = StoreProblem::Kind::CannotOpen, .path = path};
        Connection fresh(part);
        // Not used before it is complete and synced.
        const bool done = fresh.isOpen() && fresh.exec(QStringLiteral("PRAGMA journal_mode = MEMORY")) &&
                          fresh.exec(QStringLiteral("PRAGMA synchronous = OFF")) && fresh.atomically([&] {
                              return fill(fresh, remains, copies, gathered,
                                          [&](int perMille) { progress(300 + perMille * 7 / 10); });
                          });
        if (!done)
            problem = fresh.problem().value_or(StoreProblem());
    }
    if (!problem && !(ownfile::sync(part) && ownfile::rename(part, rescuedOf(path))))
        problem = StoreProblem{.kind = StoreProblem::Kind::Full};
    if (!problem)
        return gathered;
    ownfile::remove(part);
    problem->path = path;
    return *problem;
}

bool isPending(const QString &path)
{
    return QFileInfo::exists(rescuedOf(path));
}

std::optional<QString> settle(const QString &path)
{
    // A kill may come between any two renames; the next process begins here again.
    const bool isThere = QFileInfo::exists(path);
    const QString aside = isThere ? nameAside(path) : lastAside(path);
    if (isThere && !ownfile::rename(path, aside))
        return {};
    // The log belongs to the damaged file, and must not be applied to the new one.
    for (const char *suffix : logs) {
        const QString log = path + QLatin1String(suffix);
        if (QFileInfo::exists(log) && !ownfile::rename(log, aside + QLatin1String(suffix)))
            return {};
    }
    if (!ownfile::rename(rescuedOf(path), path))
        return {};
    ownfile::syncFolderOf(path);
    return aside;
}

} // namespace four::rescue
