// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <memory>
#include <optional>

namespace four {

/// Which file a name means just now.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};

/// @return nothing: there is no such file
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString &path);

/// A file whose places windows and processes lock against each other. Nothing is ever written into it, so
/// that no half-written file can pass for a lock, and the system unlocks what a process leaves behind,
/// however it ends.
///
/// Locks are of the open file: two of these objects exclude each other within a process too, and one object
/// has one lock of a place, whose kind a further call changes. What the system does for it is in
/// lockfile_unix.cpp and lockfile_windows.cpp.
class LockFile
{
public:
    // Of the games the places are their numbers, which begin with 1.
    static constexpr qint64 database = 0; ///< shared: uses the file; alone: puts another in its place
    static constexpr qint64 copying = qint64{1} << 62U; ///< makes the daily copy

    enum class Share : std::uint8_t { Shared, Alone };

    /// Made if it is not there. Where it cannot be made, every lock is given: nobody stores there.
    explicit LockFile(const QString &path);
    ~LockFile();
    Q_DISABLE_COPY_MOVE(LockFile)

    /// @return false: another has it
    [[nodiscard]] bool lock(qint64 place, Share share) const;
    /// The same, waiting for it. @param patience milliseconds
    [[nodiscard]] bool lock(qint64 place, Share share, int patience) const;
    void unlock(qint64 place) const;

    /// Of the file that is open, whatever its name means by now.
    [[nodiscard]] std::optional<FileIdentity> identity() const;

private:
    struct System;
    std::unique_ptr<System> m_system;
};

} // namespace four
