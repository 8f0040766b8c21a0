// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>

/// What some tests need of the system that they run on, and that not every system, and not every user, is
/// given. Whoever asks looks at the answer, and skips what cannot be had.
namespace testsystem {

/// Makes a pipe with a name. @return false where there is none: on Windows, pipes have no names among files
[[nodiscard]] bool makePipe(const QString &path);

/// A device that can be read for ever, such as /dev/zero; empty where devices have no names among files.
[[nodiscard]] QString endlessDevice();

/// Whether permissions of files do not stop this user.
[[nodiscard]] bool isRoot();

/// Whether a file says by itself who else may read it.
[[nodiscard]] bool hasFileModes();

/// Whether a file that is open can be removed, and its folder with it.
[[nodiscard]] bool canRemoveOpenFiles();

/// How many milliseconds this program has computed, on all its threads together.
[[nodiscard]] double computed();

/// Another user's rights, as long as this lives; only root can give up his.
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

/// A limit on what this process may have, as long as this lives.
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

/// A file that nobody can give another name, as long as this lives: another program has it. On Unix that
/// takes root, also the root of a user namespace.
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

/// A small file system in a folder of its own, to be filled or made read-only, as long as this lives; only
/// root may mount one, also the root of a user namespace.
class SmallDisk
{
public:
    /// @param size as mount(8) takes it for a tmpfs: "64k", "1m"
    explicit SmallDisk(const char *size);
    ~SmallDisk();
    Q_DISABLE_COPY_MOVE(SmallDisk)
    [[nodiscard]] bool isMounted() const { return m_isMounted; }
    /// @return false when that failed
    [[nodiscard]] bool setReadOnly(bool isReadOnly);
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    bool m_isMounted = false;
};

} // namespace testsystem
