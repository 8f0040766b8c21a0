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

/// One connection of Qt's to an SQLite file. Used by the thread that made it.
class Connection
{
public:
    enum class Access : std::uint8_t { ReadWrite, ReadOnly };
    using RowReader = std::function<void(const QSqlQuery &row)>;

    /// @param patience milliseconds to wait for another who has the file locked
    explicit Connection(QString path, Access access = Access::ReadWrite, int patience = 1000);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// That it is says little: a file that is broken or may not be written shows with the first statements.
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Why the last thing did not work.
    [[nodiscard]] const std::optional<StoreProblem> &problem() const { return m_problem; }
    void setProblem(std::optional<StoreProblem> problem) { m_problem = std::move(problem); }
    void setPatience(int milliseconds);

    /// Runs one statement. @return the query; as long as it lives, SQLite may take it for unfinished.
    /// Nothing: problem() says why
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    /// Runs one statement whose rows nobody wants. @return false: problem() says why
    bool exec(const QString &statement, const QVariantList &values = {});
    /// Runs a query and reads each of its rows. @return false: problem() says why, and rows may be missing
    bool each(const QString &statement, const QVariantList &values, const RowReader &read);
    /// The first column of the query's first row. @return nothing: there is none, or problem() says why
    std::optional<QVariant> value(const QString &statement, const QVariantList &values = {});
    /// Does the work as a whole or not at all. It holds the write lock from its beginning, so that nothing
    /// read in it is out of date (BEGIN IMMEDIATE). @param work false: take everything back
    bool atomically(const std::function<bool()> &work);

private:
    void fail(const QSqlError &error);

    QString m_path;
    QString m_name; ///< Qt's
    bool m_open = false;
    std::optional<StoreProblem> m_problem;
};

} // namespace four
