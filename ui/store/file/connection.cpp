// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/connection.h"

#include "ui/store/file/ownfile.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QUuid>

#include <utility>

namespace four {

namespace {
StoreProblem::Kind kindOf(int code, const QString &text)
{
    // SQLite's primary result codes, in the lowest byte.
    switch (code & 0xff) {
    case 1: // SQLITE_ERROR
        // The statements are fixed: a table or column that is missing, or there too early, means damage.
        if (text.startsWith(QStringLiteral("no such ")) || text.endsWith(QStringLiteral("already exists")) ||
            text.contains(QStringLiteral("has no column")) || text.startsWith(QStringLiteral("malformed")) ||
            text.startsWith(QStringLiteral("unsupported file format")))
            return StoreProblem::Kind::Damaged;
        return StoreProblem::Kind::Failed;
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

Connection::Connection(QString path, Access access, int lockTimeout)
    : m_path(std::move(path)), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    ownfile::letDatabasesBeMoved();
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(lockTimeout);
    if (access == Access::ReadOnly)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    connection.setConnectOptions(options);
    connection.setDatabaseName(m_path);
    m_open = connection.open();
    if (!m_open)
        fail(connection.lastError());
}

Connection::~Connection()
{
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::setLockTimeout(int milliseconds)
{
    exec(QStringLiteral("PRAGMA busy_timeout = %1").arg(milliseconds));
}

void Connection::fail(const QSqlError &error)
{
    const QString text = error.databaseText();
    m_problem =
        StoreProblem{.kind = kindOf(error.nativeErrorCode().toInt(), text), .path = m_path, .detail = text};
}

std::optional<QSqlQuery> Connection::run(const QString &statement, const QVariantList &values)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
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

bool Connection::exec(const QString &statement, const QVariantList &values)
{
    return run(statement, values).has_value();
}

bool Connection::each(const QString &statement, const QVariantList &values, const RowReader &read)
{
    std::optional<QSqlQuery> query = run(statement, values);
    if (!query)
        return false;
    while (query->next())
        read(*query);
    // Damage ends a query as its last row does.
    if (query->lastError().type() == QSqlError::NoError)
        return true;
    fail(query->lastError());
    return false;
}

std::optional<QVariant> Connection::value(const QString &statement, const QVariantList &values)
{
    std::optional<QVariant> first;
    const bool done = each(statement, values, [&](const QSqlQuery &row) {
        if (!first)
            first = row.value(0);
    });
    return done ? first : std::nullopt;
}

bool Connection::atomically(const std::function<bool()> &work)
{
    if (!exec(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    if (work() && exec(QStringLiteral("COMMIT")))
        return true;
    const std::optional<StoreProblem> reason = m_problem;
    exec(QStringLiteral("ROLLBACK"));
    m_problem = reason;
    return false;
}

} // namespace four
