// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/database.h"

#include "ui/store/file/ownfile.h"
#include "ui/store/file/remains.h"
#include "ui/store/file/schema.h"
#include "ui/store/file/storecopy.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QThread>

#include <atomic>
#include <utility>

namespace four {

namespace {
constexpr int forTheFile = 2000; ///< milliseconds to wait for short uses by others

/// Does the work in another thread, and calls `progress` in this one meanwhile.
template <typename Work>
void inBackground(const rescue::Progress &progress, const Work &work)
{
    std::atomic<int> done{0};
    const std::unique_ptr<QThread> thread(
        QThread::create([&] { work([&](int perMille) { done = perMille; }); }));
    thread->start();
    while (!thread->wait(50)) {
        if (progress)
            progress(done);
    }
    if (progress)
        progress(1000);
}

/// Follows links, so that a rescue leaves them.
QString fileOf(const QString &path)
{
    QString file = path;
    for (int links = 0; links < 40 && QFileInfo(file).isSymLink(); ++links)
        file = QFileInfo(file).symLinkTarget();
    return file;
}

/// Whether the file is missing or empty beside a log with games: SQLite would throw the log away.
bool hasOnlyItsLog(const QString &path)
{
    constexpr int header = 32;
    return QFileInfo(path).size() == 0 && QFileInfo(path + QStringLiteral("-wal")).size() > header;
}

/// Whether the file's header, and not the system, forbids writing: damage, as no SQLite writes such a
/// version.
bool isReadOnlyByHeader(const QString &path)
{
    constexpr int writeVersion = 18;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(writeVersion + 1);
    return head.size() > writeVersion && head[writeVersion] != 1 && head[writeVersion] != 2;
}
} // namespace

Database::Database(const QString &path, rescue::Progress rescuing)
    : m_path(fileOf(path)), m_rescuing(std::move(rescuing))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        replaceDamaged();
        Q_EMIT replaced();
    });
    openOrRescue();
}

Database::~Database()
{
    close();
}

std::optional<StoreProblem> Database::takeProblem()
{
    return std::exchange(m_problem, {});
}

void Database::setLossTold()
{
    if (!m_open)
        return;
    std::ignore = m_connection->exec(QStringLiteral("DROP TABLE IF EXISTS untold"));
    updateMark({});
}

bool Database::retryOpen(int lockTimeout)
{
    if (m_isRescuing)
        return false;
    if (m_soon.isActive()) {
        m_soon.stop();
        replaceDamaged();
        Q_EMIT replaced();
    } else if (!m_open || (m_isReadOnly && QFileInfo(m_path).isWritable())) {
        close();
        openOrRescue(lockTimeout);
    }
    return m_open;
}

void Database::openOrRescue(int lockTimeout)
{
    open(lockTimeout);
    if (!m_open && m_problem && m_problem->kind == StoreProblem::Kind::Damaged)
        replaceDamaged();
    m_reason = m_open ? std::nullopt : m_problem;
    if (m_open && !m_problem)
        noteUntoldRescue();
    if (m_open && !m_problem)
        noteOlderFile();
}

void Database::close()
{
    m_open = false;
    m_isReadOnly = false;
    m_connection.reset();
}

void Database::open(int lockTimeout)
{
    m_problem.reset();
    m_file.reset();
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return fail(StoreProblem::Kind::NoDriver);
    if (!ownfile::makeFolderOf(m_path))
        return fail(StoreProblem::Kind::CannotOpen);
    m_lock = std::make_unique<LockFile>(QFileInfo(m_path).path() + QStringLiteral("/games.lock"));
    // Another process was killed while it replaced a damaged file by the rescued one.
    if (rescue::isPending(m_path)) {
        if (!m_lock->lock(LockFile::database, LockFile::Share::Alone, 2 * lockTimeout))
            return fail(StoreProblem::Kind::Busy);
        if (rescue::isPending(m_path) && !rescue::settle(m_path)) {
            // Games stored in the damaged file from now on would be lost.
            m_lock->unlock(LockFile::database);
            return fail(StoreProblem::Kind::Damaged);
        }
    }
    if (!m_lock->lock(LockFile::database, LockFile::Share::Shared, 2 * lockTimeout))
        return fail(StoreProblem::Kind::Busy);
    const auto isDamaged = [this] { return hasOnlyItsLog(m_path) || isLogDamaged(m_path); };
    // SQLite would make it readable for others.
    std::ignore = ownfile::make(m_path);
    m_file = identityOf(m_path);
    // Once more while no other process writes: half a frame looks damaged as well.
    if (isDamaged() && m_lock->lock(LockFile::database, LockFile::Share::Alone, 2 * lockTimeout) &&
        isDamaged()) {
        m_lock->unlock(LockFile::database);
        return fail(StoreProblem::Kind::Damaged);
    }
    m_lockTimeout = lockTimeout;
    m_connection = std::make_unique<Connection>(m_path, Connection::Access::ReadWrite, lockTimeout);
    m_open = noteProblem(m_connection->isOpen() && prepareSchema());
    m_lock->unlock(LockFile::database);
    if (!m_open)
        return close();
    m_log = identityOf(m_path + QStringLiteral("-wal"));
    ++m_openings;
    setLockTimeout(atFirst);
}

void Database::noteUntoldRescue()
{
    if (!m_connection->value(QStringLiteral("SELECT 1 FROM sqlite_master WHERE name = 'untold'")))
        return;
    m_problem = StoreProblem{
        .kind = StoreProblem::Kind::Damaged, .path = m_path, .movedTo = rescue::lastAside(m_path)};
    std::ignore = m_connection->each(QStringLiteral("SELECT games, in_copies FROM untold"), {},
                                     [this](const QSqlQuery &row) {
                                         m_problem->rescued = row.value(0).toInt();
                                         m_problem->inCopies = row.value(1).toInt();
                                     });
}

std::optional<StoreMark> Database::readMark()
{
    std::optional<StoreMark> mark;
    const bool isRead = m_connection->each(
        QStringLiteral(
            "SELECT max((SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'game'),"
            " (SELECT coalesce(max(id), 0) FROM game)), id, played"
            " FROM (SELECT 1) LEFT JOIN (SELECT id, played FROM game ORDER BY played DESC LIMIT 1)"),
        {}, [&mark](const QSqlQuery &row) {
            mark = StoreMark{.lastNumber = row.value(0).toLongLong(),
                             .game = row.value(1).toLongLong(),
                             .played = row.value(2).toLongLong()};
        });
    return isRead ? mark : std::nullopt;
}

void Database::updateMark(const std::optional<int> &missing)
{
    std::optional<StoreMark> mark = readMark();
    if (!mark)
        return m_connection->setProblem({});
    mark->missing = missing;
    if (std::exchange(m_mark, *mark) != *mark)
        mark->write(m_path);
}

void Database::noteOlderFile()
{
    m_mark = {};
    const std::optional<StoreMark> before = StoreMark::read(m_path);
    const std::optional<StoreMark> now = readMark();
    if (!before || !now)
        return m_connection->setProblem({});
    m_mark = *before;
    std::optional<int> missing = before->missing;
    if (now->lastNumber < before->lastNumber) {
        missing = missing.value_or(0) + int(before->lastNumber - now->lastNumber);
        // No new game gets the number of a missing one.
        std::ignore = m_connection->exec(QStringLiteral("DELETE FROM sqlite_sequence WHERE name = 'game'")) &&
                      m_connection->exec(QStringLiteral("INSERT INTO sqlite_sequence (name, seq)"
                                                        " VALUES ('game', ?)"),
                                         {before->lastNumber});
    } else if (!missing) {
        // An erased game has no moves to be missed.
        const std::optional<QVariant> played =
            m_connection->value(QStringLiteral("SELECT played FROM game WHERE id = ?"), {before->game});
        if (played && played->isValid() && played->toLongLong() < before->played)
            missing = 0;
    }
    if (missing)
        m_problem = StoreProblem{.kind = StoreProblem::Kind::Older,
                                 .path = m_path,
                                 .missing = *missing,
                                 .inCopies = storecopy::countLost(m_path)};
    updateMark(missing);
}

bool Database::skipNumbersOfCopies()
{
    const qint64 last = storecopy::lastNumber(m_path);
    return last == 0 || m_connection->exec(QStringLiteral("INSERT INTO sqlite_sequence (name, seq)"
                                                          " VALUES ('game', ?)"),
                                           {last});
}

bool Database::prepareSchema()
{
    Connection &connection = *m_connection;
    const auto version = [&]() -> std::optional<int> {
        const std::optional<QVariant> value = connection.value(QStringLiteral("PRAGMA user_version"));
        return value ? std::optional(value->toInt()) : std::nullopt;
    };
    // No version of the program writes a number below 0, so that a later one may.
    const auto isUnknown = [](int number) { return number < 0 || number > schema::version; };
    const auto failAsNewer = [&] {
        connection.setProblem(StoreProblem{.kind = StoreProblem::Kind::Newer, .path = m_path});
        return false;
    };
    const std::optional<int> found = version();
    if (!found)
        return false;
    if (isUnknown(*found))
        return failAsNewer();
    // WAL: others read while one writes. FULL: stored games survive the loss of power.
    if (!connection.exec(QStringLiteral("PRAGMA journal_mode = WAL")) ||
        !connection.exec(QStringLiteral("PRAGMA synchronous = FULL")))
        return false;
    // Another process, even of a later version, may be faster.
    const bool isReadied = found == schema::version || connection.atomically([&] {
        const std::optional<int> now = version();
        if (now && isUnknown(*now))
            return failAsNewer();
        return now && (*now == schema::version ||
                       (schema::bringUpToDate(connection, *now) && (*now > 0 || skipNumbersOfCopies())));
    });
    // Only now: during a migration they would keep the new table from replacing the old one.
    if (!isReadied || !connection.exec(QStringLiteral("PRAGMA foreign_keys = ON")) || !hasItsTables())
        return false;
    schema::makeMissingIndex(connection);
    return true;
}

bool Database::hasItsTables()
{
    // A damaged schema may name other tables, or none, without an error.
    return m_connection->exec(QStringLiteral("SELECT id, begun, changed, played, preset, rematch_starter,"
                                             " player_one, player_two, level_one, level_two, ending, winner,"
                                             " discs, searched, sort_one, sort_two, moves, deleted, text"
                                             " FROM game JOIN record ON game = id LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT game, moves, drops FROM review LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT who, name, moment, day, puzzle, task, rating, mode,"
                                             " is_right, is_helped FROM puzzle_try LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT who, name, moment, day, solved, missed FROM rush_run"
                                             " LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT who, name, moment, step FROM lesson_step LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT who, name, moment, day, drops, dropped, answer"
                                             " FROM drill_try LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT who, name, moment, day, strength, points, turns, missed"
                                             " FROM adaptive_game LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT game FROM helped LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT game, name FROM event LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT game, one, two, turns_one, turns_two FROM thought"
                                             " LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT id, begun, preset, text FROM tournament LIMIT 0")) &&
           m_connection->exec(QStringLiteral("SELECT position, drop_in, ending, mover, other, hidden, who"
                                             " FROM opening JOIN opening_name LIMIT 0"));
}

void Database::fail(StoreProblem::Kind kind)
{
    m_problem = StoreProblem{.kind = kind, .path = m_path};
}

bool Database::noteProblem(bool done)
{
    if (done || !m_connection->problem())
        return done;
    if (m_connection->problem()->kind == StoreProblem::Kind::ReadOnly && isReadOnlyByHeader(m_path)) {
        StoreProblem damage = *m_connection->problem();
        damage.kind = StoreProblem::Kind::Damaged;
        m_connection->setProblem(damage);
    }
    m_problem = m_connection->problem();
    m_isReadOnly = m_isReadOnly || m_problem->kind == StoreProblem::Kind::ReadOnly;
    return false;
}

void Database::setLockTimeout(int lockTimeout)
{
    if (std::exchange(m_lockTimeout, lockTimeout) != lockTimeout)
        m_connection->setLockTimeout(lockTimeout);
}

void Database::prepareForLastTry(int lockTimeout)
{
    if (retryOpen(lockTimeout))
        setLockTimeout(lockTimeout);
}

void Database::leaveMovedFile()
{
    const QString log = m_path + QStringLiteral("-wal");
    // SQLite finds a WAL file by its name, and would write the old file's last games into the new file.
    if (m_log && identityOf(log) == m_log) {
        const bool isComplete =
            m_connection->value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")) == QVariant(0);
        for (const QString &file : {log, m_path + QStringLiteral("-shm")}) {
            if (isComplete)
                QFile::remove(file);
            else
                std::ignore = ownfile::rename(file, file + QStringLiteral(".left"));
        }
    }
    close();
}

bool Database::isReady()
{
    if (!m_open)
        return false;
    const std::optional<FileIdentity> now = identityOf(m_path);
    if (now == m_file && !rescue::isPending(m_path))
        return true;
    // Rescued by another window, restored from a copy, or removed: what is written here would be lost.
    leaveMovedFile();
    open();
    m_reason = m_open ? std::nullopt : m_problem;
    if (!m_open && m_problem && m_problem->kind == StoreProblem::Kind::Damaged)
        replaceAfterStatement();
    if (m_open && !now)
        fail(StoreProblem::Kind::Removed);
    return m_open;
}

std::optional<QSqlQuery> Database::run(const QString &statement, const QVariantList &values)
{
    if (!isWithin() && !isReady())
        return {};
    m_connection->setProblem({});
    std::optional<QSqlQuery> query = m_connection->run(statement, values);
    noteProblem(query.has_value());
    return query;
}

bool Database::each(const QString &statement, const QVariantList &values, const RowReader &read)
{
    if (!isWithin() && !isReady())
        return false;
    m_connection->setProblem({});
    return noteProblem(m_connection->each(statement, values, read));
}

std::optional<QVariant> Database::value(const QString &statement, const QVariantList &values)
{
    if (!isWithin() && !isReady())
        return {};
    m_connection->setProblem({});
    std::optional<QVariant> value = m_connection->value(statement, values);
    noteProblem(value.has_value());
    return value;
}

QVariantList Database::state()
{
    // data_version counts the transactions of other connections, total_changes() the rows changed by this
    // one.
    return {value(QStringLiteral("PRAGMA data_version")).value_or(QVariant()),
            value(QStringLiteral("SELECT total_changes()")).value_or(QVariant()), m_openings};
}

bool Database::atomically(const std::function<bool()> &work)
{
    if (!m_open)
        return false;
    // From here on no process replaces the file.
    if (!m_lock->lock(LockFile::database, LockFile::Share::Shared)) {
        fail(StoreProblem::Kind::Busy);
        return false;
    }
    bool done = false;
    if (isReady()) {
        std::ignore = m_lock->lock(LockFile::database, LockFile::Share::Shared); // opening releases it
        m_connection->setProblem({});
        ++m_depth;
        done = noteProblem(m_connection->atomically(work));
        --m_depth;
        if (done && !isWithin())
            updateMark(m_mark.missing);
        const std::optional<StoreProblem> &problem = m_connection->problem();
        if (done)
            setLockTimeout(atFirst);
        else if (problem && problem->kind == StoreProblem::Kind::Busy)
            setLockTimeout(afterwards);
    }
    m_lock->unlock(LockFile::database);
    return done;
}

bool Database::isDamaged() const
{
    return m_connection && m_connection->problem() &&
           m_connection->problem()->kind == StoreProblem::Kind::Damaged;
}

bool Database::replaceAfterStatement()
{
    if (!m_rescuing) {
        replaceDamaged();
        return m_open;
    }
    m_problem = m_reason = StoreProblem{.kind = StoreProblem::Kind::Rescuing,
                                        .path = m_path,
                                        .detail = m_problem ? m_problem->detail : QString()};
    close();
    m_soon.start();
    return false;
}

void Database::replaceDamaged()
{
    const std::optional<FileIdentity> damaged = m_file;
    StoreProblem damage{.kind = StoreProblem::Kind::Damaged,
                        .path = m_path,
                        .detail = m_problem ? m_problem->detail : QString()};
    close();
    const auto giveUp = [this](const StoreProblem &problem) {
        m_lock->unlock(LockFile::database);
        m_problem = problem;
        m_reason = m_open ? std::nullopt : m_problem;
    };
    if (!m_lock->lock(LockFile::database, LockFile::Share::Alone, forTheFile))
        return giveUp({.kind = StoreProblem::Kind::Busy, .path = m_path});
    // Another window may have rescued it already.
    if (identityOf(m_path) != damaged || rescue::isPending(m_path)) {
        open();
        m_reason = m_open ? std::nullopt : m_problem;
        return;
    }
    std::variant<rescue::Gathered, StoreProblem> gathered;
    m_isRescuing = true;
    inBackground(m_rescuing,
                 [&](const rescue::Progress &progress) { gathered = rescue::gather(m_path, progress); });
    m_isRescuing = false;
    if (const auto *problem = std::get_if<StoreProblem>(&gathered)) {
        // Where nothing can be written, no other file can be made.
        if (problem->kind == StoreProblem::Kind::CannotOpen)
            return giveUp(damage);
        return giveUp(*problem);
    }
    const std::optional<QString> aside = rescue::settle(m_path);
    if (!aside)
        return giveUp(damage);
    open();
    if (!m_open)
        return giveUp(m_problem.value_or(damage));
    damage.movedTo = *aside;
    damage.rescued = std::get<rescue::Gathered>(gathered).games;
    damage.inCopies = std::get<rescue::Gathered>(gathered).inCopies;
    updateMark({});
    giveUp(damage);
}

} // namespace four

#include "moc_database.cpp"
