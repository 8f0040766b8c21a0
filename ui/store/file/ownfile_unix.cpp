// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <tuple>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace four::ownfile {

namespace {
bool syncAt(const QString &path, int flags)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool done = ::fsync(descriptor) == 0;
    return ::close(descriptor) == 0 && done;
}
/// Whoever shares a file by a link, or has another's, is left alone.
void closeToOthers(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat file = {};
    if (::lstat(name.constData(), &file) == 0 && S_ISREG(file.st_mode) && file.st_uid == ::geteuid() &&
        (file.st_mode & 077) != 0)
        std::ignore = ::chmod(name.constData(), file.st_mode & 07700);
}
} // namespace

bool makeFolderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    if (QFileInfo::exists(folder))
        return QFileInfo(folder).isDir();
    return QDir().mkpath(QFileInfo(folder).path()) &&
           (::mkdir(QFile::encodeName(folder).constData(), 0700) == 0 || QFileInfo(folder).isDir());
}

bool make(const QString &path)
{
    // Not opened where it is there: closing it would let go of the locks that SQLite has on it.
    if (QFileInfo::exists(path)) {
        for (const char *suffix : {"", "-wal", "-shm"})
            closeToOthers(path + QLatin1String(suffix));
        return true;
    }
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return QFileInfo::exists(path);
    ::close(descriptor);
    return true;
}

bool sync(const QString &path)
{
    return syncAt(path, O_RDONLY);
}

void syncFolderOf(const QString &path)
{
    syncAt(QFileInfo(path).path(), O_RDONLY | O_DIRECTORY);
}

bool rename(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

void letDatabasesBeMoved()
{
    // Names are free to change here at any time.
}

} // namespace four::ownfile
