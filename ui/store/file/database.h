// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/connection.h"
#include "ui/store/file/ownfile.h"
#include "ui/store/file/rescue.h"
#include "ui/store/file/storemark.h"

#include <QObject>
#include <QSqlQuery>
#include <QString>
#include <QTimer>
#include <QVariantList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace four {

/// The SQLite file of all games, shared by any number of windows and processes.
///
/// Opening makes a missing folder, file and schema, migrates those of earlier versions, and leaves those of
/// later versions alone. A damaged file is rescued at once, and kept. Used by the thread that made it.
class Database : public QObject
{
    Q_OBJECT

public:
    using RowReader = Connection::RowReader;

    // How long statements wait for the locks of others, in milliseconds: while the file is opened, the first
    // statement, and later ones until the file is free.
    static constexpr int atStart = 1000;
    static constexpr int atFirst = 400;
    static constexpr int afterwards = 20;

    /// @param path may be a link, which stays one
    /// @param rescuing called in this thread, about twenty times a second, while a damaged file is rescued:
    ///   windows can be painted, but the database must not be used or destroyed
    explicit Database(const QString &path, rescue::Progress rescuing = {});
    ~Database() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Why it is not open.
    [[nodiscard]] const std::optional<StoreProblem> &reason() const { return m_reason; }
    /// Whether a damaged file is being replaced, and windows are painted meanwhile.
    [[nodiscard]] bool isRescuing() const { return m_isRescuing; }
    /// Counts how often a file was opened: another file may have other games.
    [[nodiscard]] int openings() const { return m_openings; }
    /// Tries again to open the file, also one that was not writable and is now. Not while a list is read: a
    /// rescue is made at once. @param lockTimeout milliseconds to wait for others @return isOpen()
    bool retryOpen(int lockTimeout = afterwards);
    /// Whether the daily copies are due to be looked after: true for the first call.
    [[nodiscard]] bool takeCareOnce() { return std::exchange(m_needsCare, false); }

    /// The last problem, of opening or of a statement, until takeProblem(). A rescued or new file is one too.
    [[nodiscard]] const std::optional<StoreProblem> &problem() const { return m_problem; }
    [[nodiscard]] std::optional<StoreProblem> takeProblem();
    /// A person has read of the rescue, or of an older file: until then it is a problem of each start.
    void setLossTold();

    // As Connection's, but first check whether the path means another file by now, and open that.
    std::optional<QSqlQuery> run(const QString &statement, const QVariantList &values = {});
    bool each(const QString &statement, const QVariantList &values, const RowReader &read);
    std::optional<QVariant> value(const QString &statement, const QVariantList &values = {});
    bool atomically(const std::function<bool()> &work);

    /// Differs after each transaction of this or any other connection. First value invalid: it cannot be
    /// read.
    [[nodiscard]] QVariantList state();
    /// For work within atomically(). @pre isOpen()
    [[nodiscard]] Connection &connection() { return *m_connection; }

    /// Whether the last statement failed because the file is damaged.
    [[nodiscard]] bool isDamaged() const;
    /// Replaces a damaged file by one with all that can be read of it.
    void replaceDamaged();
    /// The same after a statement, within which no event loop may run: if windows are to be painted, the file
    /// is replaced from the event loop, and replaced() follows. @return whether it is replaced and open now
    bool replaceAfterStatement();

    /// For a last try: opens a file that is not open, and lets the next statements wait so long for a lock.
    void prepareForLastTry(int lockTimeout);

Q_SIGNALS:
    /// The damaged file was replaced, or could not be, as problem() tells: not within a statement.
    void replaced();

private:
    void openOrRescue(int lockTimeout = atStart);
    void open(int lockTimeout = atStart);
    void close();
    /// Closes a file that was moved away from its path.
    void leaveMovedFile();
    [[nodiscard]] bool prepareSchema();
    /// In a file that took the place of a lost one the numbers go on after those of the daily copies.
    [[nodiscard]] bool skipNumbersOfCopies();
    /// Tells of a rescue whose process ended before it could.
    void noteUntoldRescue();
    /// Tells of games that were stored and are not in the file, as after the loss of a log.
    void noteOlderFile();
    /// What is stored now. Nothing: it cannot be read.
    [[nodiscard]] std::optional<StoreMark> readMark();
    /// Notes beside the file what is stored now. @param missing see StoreMark
    void updateMark(const std::optional<int> &missing);
    [[nodiscard]] bool hasItsTables();
    /// Whether the file is open and still at its path; else opens the file that is there.
    [[nodiscard]] bool isReady();
    [[nodiscard]] bool isWithin() const { return m_depth > 0; }
    /// Keeps the connection's problem. @return done
    bool noteProblem(bool done);
    void fail(StoreProblem::Kind kind);
    void setLockTimeout(int lockTimeout);

    QString m_path;
    rescue::Progress m_rescuing;
    std::unique_ptr<LockFile> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::optional<FileIdentity> m_file; ///< the open one, or the last
    std::optional<FileIdentity> m_log;  ///< its WAL file
    bool m_open = false;
    bool m_isRescuing = false;
    bool m_isReadOnly = false; ///< a statement failed for it
    bool m_needsCare = true;
    StoreMark m_mark; ///< as written last
    QTimer m_soon;    ///< until a damaged file is replaced
    int m_openings = 0;
    int m_depth = 0;             ///< 1 within atomically()
    int m_lockTimeout = atStart; ///< milliseconds
    std::optional<StoreProblem> m_problem;
    std::optional<StoreProblem> m_reason; ///< while it is not open
};

} // namespace four
