// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/database.h"

#include "ui/store/schema.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlRecord>
#include <QUuid>

#include <utility>

namespace four {

namespace {
constexpr int busyTimeout = 1000; ///< milliseconds; the window stands still as long, at the worst

StoreProblem::Kind kindOf(int code)
{
    // Primary result codes of SQLite; what is above the first byte tells them apart further.
    switch (code & 0xff) {
    case 5:
    case 6:
        return StoreProblem::Kind::Busy;
    case 8:
        return StoreProblem::Kind::ReadOnly;
    case 11:
    case 26:
        return StoreProblem::Kind::Damaged;
    case 13:
        return StoreProblem::Kind::Full;
    case 14:
        return StoreProblem::Kind::CannotOpen;
    default:
        return StoreProblem::Kind::Failed;
    }
}
} // namespace

Database::Database(const QString &path)
    : m_path(path), m_connection(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    open();
    if (m_problem && m_problem->kind == StoreProblem::Kind::Damaged)
        replaceDamaged();
    else if (!m_open)
        m_reason = m_problem;
}

Database::~Database()
{
    close();
}

std::optional<StoreProblem> Database::takeProblem()
{
    std::optional<StoreProblem> problem;
    problem.swap(m_problem);
    return problem;
}

void Database::close()
{
    m_open = false;
    QSqlDatabase::removeDatabase(m_connection);
}

void Database::open()
{
    m_problem.reset();
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return fail(StoreProblem::Kind::NoDriver);
    if (!QDir().mkpath(QFileInfo(m_path).path()))
        return fail(StoreProblem::Kind::CannotOpen);
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    connection.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout));
    connection.setDatabaseName(m_path);
    // True says little: that a file is broken or may not be written shows with the first statements.
    if (!connection.open())
        return fail(connection.lastError());
    m_open = prepareSchema();
}

bool Database::prepareSchema()
{
    const auto version = [this] { return value(QStringLiteral("PRAGMA user_version")).value_or(-1).toInt(); };
    const int found = version();
    if (found < 0)
        return false;
    if (found > schema::version) {
        fail(StoreProblem::Kind::Newer);
        return false;
    }
    // WAL lets others read while one writes. FULL: what was stored survives the loss of power too.
    if (!run(QStringLiteral("PRAGMA journal_mode = WAL")) ||
        !run(QStringLiteral("PRAGMA synchronous = FULL")))
        return false;
    // Another process may be faster, and even of a later version.
    const bool isReady = found == schema::version || atomically([&] {
                             const int now = version();
                             if (now > schema::version)
                                 fail(StoreProblem::Kind::Newer);
                             return now == schema::version ||
                                    (now >= 0 && now < schema::version && schema::bringUpToDate(*this, now));
                         });
    // Not before, or the new table could not take the old one's place.
    return isReady && run(QStringLiteral("PRAGMA foreign_keys = ON"));
}

void Database::fail(StoreProblem::Kind kind, const QString &detail)
{
    m_problem = StoreProblem{.kind = kind, .path = m_path, .movedTo = {}, .rescued = 0, .detail = detail};
}

void Database::fail(const QSqlError &error)
{
    fail(kindOf(error.nativeErrorCode().toInt()), error.databaseText());
}

std::optional<QSqlQuery> Database::run(const QString &statement, const QVariantList &values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    bool done = query.prepare(statement);
    for (const QVariant &value : values)
        query.addBindValue(value);
    done = done && query.exec();
    if (!done) {
        fail(query.lastError());
        return {};
    }
    return query;
}

bool Database::each(const QString &statement, const QVariantList &values, const RowReader &read)
{
    std::optional<QSqlQuery> query = run(statement, values);
    if (!query)
        return false;
    while (query->next())
        read(*query);
    // Damage further on ends a query like its last row does.
    if (query->lastError().type() == QSqlError::NoError)
        return true;
    fail(query->lastError());
    return false;
}

std::optional<QVariant> Database::value(const QString &statement, const QVariantList &values)
{
    std::optional<QVariant> first;
    const bool done = each(statement, values, [&](const QSqlQuery &row) {
        if (!first)
            first = row.value(0);
    });
    return done ? first : std::nullopt;
}

bool Database::atomically(const std::function<bool()> &work)
{
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    if (work() && run(QStringLiteral("COMMIT")))
        return true;
    const std::optional<StoreProblem> reason = m_problem;
    run(QStringLiteral("ROLLBACK"));
    m_problem = reason;
    return false;
}

void Database::replaceDamaged()
{
    close();
    StoreProblem damage = m_problem.value_or(StoreProblem());
    damage.kind = StoreProblem::Kind::Damaged;
    damage.path = m_path;
    damage.movedTo = moveAside();
    if (!damage.movedTo.isEmpty()) {
        open();
        if (m_open)
            damage.rescued = rescueFrom(damage.movedTo);
    }
    m_problem = damage;
    if (!m_open)
        m_reason = m_problem;
}

QString Database::moveAside()
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString aside = QStringLiteral("%1.damaged-%2").arg(m_path, stamp);
    if (!QFile::rename(m_path, aside))
        return {};
    // The log belongs to the file: without it the last games are not in there.
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(m_path + QLatin1String(suffix), aside + QLatin1String(suffix));
    return aside;
}

int Database::rescueFrom(const QString &damaged)
{
    const QString name = m_connection + QStringLiteral("-damaged");
    int rescued = 0;
    {
        QSqlDatabase old = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        old.setDatabaseName(damaged);
        old.open();
        // From either end up to the damage.
        for (const char *order : {"ASC", "DESC"}) {
            for (const char *table : {"game", "record"}) {
                QSqlQuery read(old);
                read.setForwardOnly(true);
                read.exec(QStringLiteral("SELECT * FROM %1 ORDER BY rowid %2")
                              .arg(QLatin1String(table), QLatin1String(order)));
                atomically([&] {
                    while (read.next()) {
                        const QSqlRecord row = read.record();
                        QVariantList values;
                        for (int i = 0; i < row.count(); ++i)
                            values.append(row.value(i));
                        const QString places =
                            QStringList(values.size(), QStringLiteral("?")).join(QStringLiteral(", "));
                        run(QStringLiteral("INSERT OR IGNORE INTO %1 VALUES (%2)")
                                .arg(QLatin1String(table), places),
                            values);
                    }
                    return true;
                });
            }
        }
    }
    QSqlDatabase::removeDatabase(name);
    run(QStringLiteral("DELETE FROM game WHERE id NOT IN (SELECT game FROM record)"));
    if (std::optional<QSqlQuery> count = run(QStringLiteral("SELECT count(*) FROM record")); count->next())
        rescued = count->value(0).toInt();
    return rescued;
}

} // namespace four
