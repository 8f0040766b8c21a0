// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <mutex>

#include <qt_windows.h>
#include <sqlite3.h>

/// Windows already closes the folders of a user to others.
namespace four::ownfile {

namespace {
std::wstring native(const QString &path)
{
    return QDir::toNativeSeparators(path).toStdWString();
}

/// As SQLite opens files, with FILE_SHARE_DELETE, which allows renaming an open file.
HANDLE WINAPI openMovable(const wchar_t *name, DWORD access, DWORD share, SECURITY_ATTRIBUTES *security,
                          DWORD whenMissing, DWORD flags, HANDLE likeThis)
{
    return ::CreateFileW(name, access, share | FILE_SHARE_DELETE, security, whenMissing, flags, likeThis);
}
} // namespace

bool makeFolderOf(const QString &path)
{
    return QDir().mkpath(QFileInfo(path).path());
}

bool make(const QString &path)
{
    return QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly) || QFileInfo::exists(path);
}

bool sync(const QString &path)
{
    const HANDLE file = ::CreateFileW(native(path).c_str(), GENERIC_WRITE,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                      OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    const bool done = ::FlushFileBuffers(file) != 0;
    return ::CloseHandle(file) != 0 && done;
}

void syncFolderOf(const QString &)
{
    // rename() syncs it.
}

bool rename(const QString &from, const QString &to)
{
    return ::MoveFileExW(native(from).c_str(), native(to).c_str(),
                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
}

void letDatabasesBeMoved()
{
    static std::once_flag once;
    std::call_once(once, [] {
        sqlite3_vfs *files = sqlite3_vfs_find(nullptr);
        if (files && files->iVersion >= 3)
            files->xSetSystemCall(files, "CreateFileW", reinterpret_cast<sqlite3_syscall_ptr>(&openMovable));
    });
}

} // namespace four::ownfile

namespace four {

namespace {
constexpr DWORD allMayDoAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

HANDLE opened(const QString &path, DWORD access, DWORD whenMissing)
{
    const QString name = QDir::toNativeSeparators(path);
    return ::CreateFileW(reinterpret_cast<const wchar_t *>(name.utf16()), access, allMayDoAll, nullptr,
                         whenMissing, FILE_ATTRIBUTE_NORMAL, nullptr);
}

std::optional<FileIdentity> identityOf(HANDLE file)
{
    BY_HANDLE_FILE_INFORMATION status = {};
    if (file == INVALID_HANDLE_VALUE || ::GetFileInformationByHandle(file, &status) == 0)
        return {};
    return FileIdentity{.device = status.dwVolumeSerialNumber,
                        .number = std::uint64_t{status.nFileIndexHigh} << 32U | status.nFileIndexLow};
}

OVERLAPPED byteAt(qint64 place)
{
    OVERLAPPED byte = {};
    byte.Offset = static_cast<DWORD>(place);
    byte.OffsetHigh = static_cast<DWORD>(place >> 32U);
    return byte;
}
} // namespace

std::optional<FileIdentity> identityOf(const QString &path)
{
    const HANDLE file = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    const std::optional<FileIdentity> identity = identityOf(file);
    if (file != INVALID_HANDLE_VALUE)
        ::CloseHandle(file);
    return identity;
}

struct LockFile::System
{
    HANDLE file;
    QHash<qint64, Share> held;

    [[nodiscard]] bool acquire(qint64 place, Share share) const
    {
        OVERLAPPED byte = byteAt(place);
        const DWORD alone = share == Share::Alone ? LOCKFILE_EXCLUSIVE_LOCK : 0;
        return ::LockFileEx(file, LOCKFILE_FAIL_IMMEDIATELY | alone, 0, 1, 0, &byte) != 0 ||
               (::GetLastError() != ERROR_LOCK_VIOLATION && ::GetLastError() != ERROR_IO_PENDING);
    }
    void release(qint64 place) const
    {
        OVERLAPPED byte = byteAt(place);
        ::UnlockFileEx(file, 0, 1, 0, &byte);
    }
};

LockFile::LockFile(const QString &path)
    : m_system(std::make_unique<System>(opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS)))
{
}

LockFile::~LockFile()
{
    if (m_system->file == INVALID_HANDLE_VALUE)
        return;
    // Closing the file alone would release them with a delay.
    for (const qint64 place : m_system->held.keys())
        m_system->release(place);
    ::CloseHandle(m_system->file);
}

bool LockFile::lock(qint64 place, Share share) const
{
    if (m_system->file == INVALID_HANDLE_VALUE)
        return true;
    const auto held = m_system->held.constFind(place);
    if (held != m_system->held.constEnd()) {
        if (*held == share)
            return true;
        // Windows cannot convert a lock: another process may lock in between.
        const Share before = *held;
        m_system->release(place);
        if (!m_system->acquire(place, share)) {
            if (!m_system->acquire(place, before))
                m_system->held.remove(place);
            return false;
        }
    } else if (!m_system->acquire(place, share)) {
        return false;
    }
    m_system->held.insert(place, share);
    return true;
}

void LockFile::unlock(qint64 place) const
{
    if (m_system->held.remove(place))
        m_system->release(place);
}

std::optional<FileIdentity> LockFile::identity() const
{
    return identityOf(m_system->file);
}

} // namespace four
