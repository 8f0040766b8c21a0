// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/connection.h"
#include "ui/store/file/lockfile.h"
#include "ui/store/file/rescue.h"

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <memory>
#include <optional>

namespace four {

/// The SQLite file of all games, which any number of windows and processes share.
///
/// Opening makes the folder, the file and the schema where they are missing, and takes over those of earlier
/// versions; one of a later version is left alone. A damaged file is rescued at once, and kept. Used by the
/// thread that made it.
class Database
{
public:
    using RowReader = Connection::RowReader;

    /// @param rescuing is called in this thread, about twenty times a second, while a damaged file is
    /// rescued:
    ///   a window can paint itself there, but the database must not be used or destroyed
    explicit Database(const QString &path, rescue::Progress rescuing = {});
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Why it is not open.
    [[nodiscard]] const std::optional<StoreProblem> &reason() const { return m_reason; }
    /// How often it was opened: another file may be another history.
    [[nodiscard]] int openings() const { return m_openings; }
    /// Tries once more, without waiting, to open what could not be opened, as when the disk was full.
    /// @return isOpen()
    bool retryOpen();

    /// The last problem, of opening or of a statement, until it is taken. That a file was rescued or begun
    /// anew is one too, though everything works.
    [[nodiscard]] const std::optional<StoreProblem> &problem() const { return m_problem; }
    [[nodiscard]] std::optional<StoreProblem> takeProblem();

    // As Connection's. The file is looked after first: if its name means another one by now, that is gone on
    // with.
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    bool each(const QString &statement, const QVariantList &values, const RowReader &read);
    std::optional<QVariant> value(const QString &statement, const QVariantList &values = {});
    bool atomically(const std::function<bool()> &work);

    /// What to use within atomically(). @pre isOpen()
    [[nodiscard]] Connection &connection() { return *m_connection; }

    /// Whether what was done last failed because the file is damaged.
    [[nodiscard]] bool isDamaged() const;
    /// Closes a file that turned out to be damaged and goes on with what can be read of it, in another.
    void replaceDamaged();

    /// Waits for others who have the file locked as long as this, once; for when there is no later time to
    /// try again. Else the window stands still for less than half a second, the first time, and then hardly
    /// at all until the file is free.
    void waitLonger(int milliseconds);

private:
    enum class Patience : int { AtStart = 1000, AtFirst = 400, Afterwards = 20 };

    void openOrRescue(Patience patience = Patience::AtStart);
    void open(Patience patience = Patience::AtStart);
    void close();
    /// Closes a file that its path does not mean any more.
    void leaveMovedFile();
    [[nodiscard]] bool prepareSchema();
    [[nodiscard]] bool hasItsTables();
    /// Whether the file is open, and is the one that the path means.
    [[nodiscard]] bool isReady();
    [[nodiscard]] bool isWithin() const { return m_depth > 0; }
    /// Passes on what the connection says, and how long to wait the next time.
    bool noted(bool done);
    void fail(StoreProblem::Kind kind);
    void setPatience(Patience patience);

    QString m_path;
    rescue::Progress m_rescuing;
    std::unique_ptr<LockFile> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::optional<FileIdentity> m_file; ///< the one that is open, or was
    std::optional<FileIdentity> m_log;  ///< ... and its log
    bool m_open = false;
    bool m_isRescuing = false;
    int m_openings = 0;
    int m_depth = 0; ///< 1 within atomically()
    Patience m_patience = Patience::AtStart;
    std::optional<StoreProblem> m_problem;
    std::optional<StoreProblem> m_reason; ///< holds as long as it is not open
};

} // namespace four
