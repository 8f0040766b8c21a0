// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storecare.h"

#include "ui/store/file/connection.h"
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QSqlQuery>
#include <QStringList>
#include <QThread>

#include <algorithm>
#include <optional>
#include <utility>

namespace four {

StoreCare::StoreCare(QString path, QObject *parent) : QObject(parent), m_path(std::move(path)) {}

StoreCare::~StoreCare()
{
    if (m_thread)
        m_thread->wait();
}

void StoreCare::start()
{
    if (m_thread && m_thread->isRunning())
        return;
    m_thread.reset(QThread::create([this] {
        const storecopy::Result result = storecopy::checkAndCopy(m_path, QDateTime::currentDateTimeUtc());
        const int lost = result == storecopy::Result::Damaged ? 0 : storecopy::countLost(m_path);
        QMetaObject::invokeMethod(
            this,
            [this, result, lost] {
                if (result == storecopy::Result::Damaged)
                    Q_EMIT damageFound();
                if (lost > 0)
                    Q_EMIT lostFound(lost);
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    }));
    m_thread->start(QThread::LowPriority);
}

} // namespace four

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

/// A game's number, the time of its beginning and its movesDigest().
struct Identity
{
    qint64 number;
    qint64 begun;
    qint64 moves;
};

/// The games of a file: all of them, or those with an action that no person has deleted. Nothing: they cannot
/// be read.
std::optional<QList<Identity>> gamesOf(Connection &connection, bool withDeleted)
{
    QList<Identity> games;
    const bool done = connection.each(
        QStringLiteral("SELECT id, begun, moves FROM game%1")
            .arg(
                withDeleted
                    ? QString()
                    : QStringLiteral(
                          " WHERE deleted IS NULL AND (discs > 0 OR ending IS NOT NULL OR changed > begun)")),
        {}, [&games](const QSqlQuery &row) {
            games.append({.number = row.value(0).toLongLong(),
                          .begun = row.value(1).toLongLong(),
                          .moves = row.value(2).toLongLong()});
        });
    return done ? std::optional(games) : std::nullopt;
}

/// The games of a file, to compare those of copies with. A file that was begun anew may give a number again,
/// and a game that was taken from a copy has another.
class KnownGames
{
public:
    void add(const QList<Identity> &games)
    {
        for (const Identity &game : games) {
            m_begun.insert(game.number, game.begun);
            m_moves.insert({game.moves, game.begun});
        }
    }
    [[nodiscard]] bool contains(const Identity &game) const
    {
        // Without times a number alone says too little.
        return (game.begun != 0 && m_begun.value(game.number) == game.begun) ||
               m_moves.contains({game.moves, game.begun});
    }

private:
    QHash<qint64, qint64> m_begun;
    QSet<std::pair<qint64, qint64>> m_moves;
};

/// Adds the games of a copy to the known ones. @return how many of them were not known
int addLost(const QString &copy, KnownGames &known)
{
    Connection connection(copy, Connection::Access::ReadOnly);
    QList<Identity> games = gamesOf(connection, false).value_or(QList<Identity>());
    games.removeIf([&known](const Identity &game) { return known.contains(game); });
    known.add(games);
    return int(games.size());
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
    KnownGames known;
    const std::optional<QList<Identity>> games = gamesOf(connection, true);
    if (!games)
        return false;
    known.add(*games);
    addLost(newest, known);
    for (const QString &kept : keptOf(path)) {
        if (addLost(kept, known) == 0)
            ownfile::remove(kept);
    }
    const bool isWanted = QFileInfo::exists(older) && addLost(older, known) > 0;
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
    const std::optional<QList<Identity>> games = gamesOf(connection, true);
    if (!games)
        return 0;
    KnownGames known;
    known.add(*games);
    int lost = 0;
    for (const QString &copy : copies)
        lost += addLost(copy, known);
    return lost;
}

bool markDeleted(const QString &path, const QList<qint64> &games)
{
    return std::ranges::all_of(allCopiesOf(path), [&games](const QString &copy) {
        Connection connection(copy);
        return connection.atomically([&] {
            return std::ranges::all_of(games, [&connection](qint64 game) {
                return connection.exec(QStringLiteral("UPDATE game SET deleted = 1 WHERE id = ?"), {game});
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

Remains remainsOfCopies(const QString &path)
{
    Remains all;
    for (const QString &copy : allCopiesOf(path)) {
        const Remains remains = remainsOf(copy, [](int) {});
        for (auto it = remains.games.constBegin(); it != remains.games.constEnd(); ++it) {
            if (!all.games.contains(it.key()))
                all.games.insert(it.key(), it.value());
        }
        all.training.insert(all.training.end(), remains.training.begin(), remains.training.end());
        all.lastId = std::max(all.lastId, remains.lastId);
    }
    return all;
}

} // namespace four::storecopy

#include "moc_storecare.cpp"
