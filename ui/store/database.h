// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/storeproblem.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <optional>

class QSqlError;

namespace four {

/// One connection to the SQLite file of all games, which any number of windows and processes share.
///
/// Opening makes the folder, the file and the schema where they are missing. A file that is no database is
/// moved aside; one with a newer schema is left alone. Used by the thread that made it.
class Database
{
public:
    using RowReader = std::function<void(const QSqlQuery &row)>;

    explicit Database(const QString &path);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Why it is not open.
    [[nodiscard]] const std::optional<StoreProblem> &reason() const { return m_reason; }
    /// The last problem, of opening or of a statement, until it is taken.
    [[nodiscard]] const std::optional<StoreProblem> &problem() const { return m_problem; }
    [[nodiscard]] std::optional<StoreProblem> takeProblem();

    /// Runs one statement whose rows nobody wants. @return the finished query; nothing, and problem() says
    /// why
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    /// Runs a query and reads each of its rows. @return false: problem() says why, and rows may be missing
    bool each(const QString &statement, const QVariantList &values, const RowReader &read);
    /// The first column of the query's first row. @return nothing: there is none, or problem() says why
    std::optional<QVariant> value(const QString &statement, const QVariantList &values = {});
    /// Does the work as a whole or not at all. It holds the write lock from its beginning, so that nothing
    /// read in it is out of date (BEGIN IMMEDIATE). @param work false: take everything back
    bool atomically(const std::function<bool()> &work);

    /// Closes a file that turned out to be broken, moves it aside, and opens another. The games that can be
    /// read in the old one are put into the new one.
    void replaceDamaged();

private:
    void open();
    void close();
    [[nodiscard]] bool prepareSchema();
    void fail(StoreProblem::Kind kind, const QString &detail = {});
    void fail(const QSqlError &error);
    /// @return where the file is now; empty if it could not be moved
    [[nodiscard]] QString moveAside();
    [[nodiscard]] int rescueFrom(const QString &damaged);

    QString m_path;
    QString m_connection;
    bool m_open = false;
    std::optional<StoreProblem> m_problem;
    std::optional<StoreProblem> m_reason; ///< holds as long as it is not open
};

} // namespace four
