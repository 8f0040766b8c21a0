// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
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

/// Not a link, nor another user's file.
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
    // An existing file is not opened: closing it would release SQLite's locks on it.
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
    // Unix always allows it.
}

} // namespace four::ownfile

namespace four {

namespace {
FileIdentity identityOf(const struct stat &status)
{
    return {.device = static_cast<std::uint64_t>(status.st_dev),
            .number = static_cast<std::uint64_t>(status.st_ino)};
}

bool apply(int descriptor, qint64 place, short type)
{
#ifdef F_OFD_SETLK
    if (descriptor < 0)
        return true;
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = place;
    lock.l_len = 1;
    return ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
#else
    Q_UNUSED(descriptor)
    Q_UNUSED(place)
    Q_UNUSED(type)
    return true;
#endif
}
} // namespace

std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return identityOf(status);
}

/// By F_OFD_SETLK: its locks belong to the open file, not to the process.
struct LockFile::System
{
    int descriptor;
};

LockFile::LockFile(const QString &path)
    : m_system(std::make_unique<System>(
          ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)))
{
}

LockFile::~LockFile()
{
    if (m_system->descriptor >= 0)
        ::close(m_system->descriptor);
}

bool LockFile::lock(qint64 place, Share share) const
{
    return apply(m_system->descriptor, place, share == Share::Alone ? F_WRLCK : F_RDLCK);
}

void LockFile::unlock(qint64 place) const
{
    apply(m_system->descriptor, place, F_UNLCK);
}

std::optional<FileIdentity> LockFile::identity() const
{
    struct stat status = {};
    if (m_system->descriptor < 0 || ::fstat(m_system->descriptor, &status) != 0)
        return {};
    return identityOf(status);
}

} // namespace four
