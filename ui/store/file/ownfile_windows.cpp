// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <mutex>

#include <qt_windows.h>
#include <sqlite3.h>

/// What lies in the folders of a user's own is nobody else's to read there, without anything being done.
namespace four::ownfile {

namespace {
std::wstring native(const QString &path)
{
    return QDir::toNativeSeparators(path).toStdWString();
}

/// As SQLite opens its files, but for FILE_SHARE_DELETE: without it nobody can rename what anybody has open.
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
    // rename() waits for it.
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
