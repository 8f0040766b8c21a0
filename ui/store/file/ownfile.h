// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <memory>
#include <optional>

// What the store asks of the file system. The parts that differ are in ownfile_unix.cpp and
// ownfile_windows.cpp.
namespace four {

/// Files that only their owner can read, and that survive the loss of power.
namespace ownfile {

/// Makes a missing folder, for its owner alone. @return false: it is not there
[[nodiscard]] bool makeFolderOf(const QString &path);
/// Makes an empty file for its owner alone. An existing file keeps its content and is closed to others, as
/// earlier versions left it readable. @return false: it is not there
[[nodiscard]] bool make(const QString &path);
/// Waits until the file's content is on the disk.
[[nodiscard]] bool sync(const QString &path);
void syncFolderOf(const QString &path);
/// Renames a file atomically, and replaces a file with the new name.
[[nodiscard]] bool rename(const QString &from, const QString &to);
/// Allows any process to rename a database that is open here, as a rescue does. To be called before SQLite
/// opens a file.
void letDatabasesBeMoved();
/// Removes a database with SQLite's files beside it.
void remove(const QString &path);

} // namespace ownfile

/// Identifies a file independently of its name.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};

/// @return nothing: there is no such file
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString &path);

/// A file whose bytes windows and processes lock against each other. It stays empty, and the system unlocks
/// the bytes of a process that ends in any way.
///
/// Locks belong to the open file: two LockFile objects exclude each other within a process too. An object
/// has at most one lock of a place; locking again changes its kind.
class LockFile
{
public:
    // The places of games are their numbers, from 1 on.
    static constexpr qint64 database = 0;               ///< shared: to use the file; alone: to replace it
    static constexpr qint64 copying = qint64{1} << 62U; ///< to make the daily copy

    enum class Share : std::uint8_t { Shared, Alone };

    /// Makes a missing file. Where that fails, every lock succeeds: nothing is stored there.
    explicit LockFile(const QString &path);
    ~LockFile();
    Q_DISABLE_COPY_MOVE(LockFile)

    /// @return false: another object has it
    [[nodiscard]] bool lock(qint64 place, Share share) const;
    /// The same, waiting for it. @param lockTimeout milliseconds
    [[nodiscard]] bool lock(qint64 place, Share share, int lockTimeout) const;
    void unlock(qint64 place) const;

    /// Of the open file, even if it was renamed.
    [[nodiscard]] std::optional<FileIdentity> identity() const;

private:
    struct System;
    std::unique_ptr<System> m_system;
};

} // namespace four
