// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <optional>

class QSqlError;

namespace four {

/// A connection to an SQLite file. Used by the thread that made it.
class Connection
{
public:
    enum class Access : std::uint8_t { ReadWrite, ReadOnly };
    using RowReader = std::function<void(const QSqlQuery &row)>;

    /// @param lockTimeout milliseconds to wait for another process's lock
    explicit Connection(QString path, Access access = Access::ReadWrite, int lockTimeout = 1000);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// True even for a damaged or read-only file: the first statements fail there.
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Why the last statement failed.
    [[nodiscard]] const std::optional<StoreProblem> &problem() const { return m_problem; }
    void setProblem(std::optional<StoreProblem> problem) { m_problem = std::move(problem); }
    void setLockTimeout(int milliseconds);

    /// Runs one statement. @return the query; while it lives, SQLite may take it for unfinished. Nothing:
    /// problem() says why
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    /// Runs one statement without rows. @return false: problem() says why
    bool exec(const QString &statement, const QVariantList &values = {});
    /// Runs a query and reads its rows. @return false: problem() says why, and rows may be missing
    bool each(const QString &statement, const QVariantList &values, const RowReader &read);
    /// The first value of the query's first row. @return nothing: no row, or problem() says why
    std::optional<QVariant> value(const QString &statement, const QVariantList &values = {});
    /// Does the work in a transaction that has the write lock from its beginning (BEGIN IMMEDIATE), so that
    /// what it reads stays true. @param work false: roll back
    bool atomically(const std::function<bool()> &work);

private:
    void fail(const QSqlError &error);

    QString m_path;
    QString m_name; ///< Qt's
    bool m_open = false;
    std::optional<StoreProblem> m_problem;
};

} // namespace four
