// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>

/// Features that some tests need of the operating system, and that not every system or user has. A caller
/// checks the result, and skips the test if the feature is missing.
namespace testsystem {

/// Makes a named pipe. @return false where it is no file: on Windows
[[nodiscard]] bool makePipe(const QString &path);

/// A device without an end, such as /dev/zero; empty where devices are not files.
[[nodiscard]] QString endlessDevice();

/// Whether this user is exempt from file permissions.
[[nodiscard]] bool isRoot();

/// Whether files have modes with permissions for other users.
[[nodiscard]] bool hasFileModes();

/// Whether a file that is open can be removed, and its folder with it.
[[nodiscard]] bool canRemoveOpenFiles();

/// The CPU time of this process in milliseconds, all threads together.
[[nodiscard]] double computed();

/// Runs as another user during the lifetime of this object; only root can change the user.
class OtherUser
{
public:
    OtherUser();
    ~OtherUser();
    Q_DISABLE_COPY_MOVE(OtherUser)
    [[nodiscard]] bool isSomebodyElse() const { return m_changed; }

private:
    bool m_changed = false;
};

/// Limits a resource of this process during the lifetime of this object.
class Limit
{
public:
    enum class Of : std::uint8_t {
        FileSize /* in bytes; writing more fails, as on a full disk */,
        OpenFiles
    };

    Limit(Of resource, std::uint64_t most);
    ~Limit();
    Q_DISABLE_COPY_MOVE(Limit)
    [[nodiscard]] bool isSet() const { return m_before != nullptr; }

private:
    struct Before;
    std::unique_ptr<Before> m_before;
};

/// A file that cannot be renamed during the lifetime of this object, as if another program had it open. On
/// Unix that needs root, also the root of a user namespace.
class UnmovableFile
{
public:
    explicit UnmovableFile(const QString &path);
    ~UnmovableFile();
    Q_DISABLE_COPY_MOVE(UnmovableFile)
    [[nodiscard]] bool isHeld() const { return m_held != nullptr; }

private:
    struct Held;
    std::unique_ptr<Held> m_held;
};

/// A small file system in its own folder, to be filled or made read-only, for the lifetime of this object;
/// only root may mount one, also the root of a user namespace.
class SmallDisk
{
public:
    /// @param size as mount(8) takes it for a tmpfs: "64k", "1m"
    explicit SmallDisk(const char *size);
    ~SmallDisk();
    Q_DISABLE_COPY_MOVE(SmallDisk)
    [[nodiscard]] bool isMounted() const { return m_isMounted; }
    /// @return false on failure
    [[nodiscard]] bool setReadOnly(bool isReadOnly);
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    bool m_isMounted = false;
};

} // namespace testsystem
