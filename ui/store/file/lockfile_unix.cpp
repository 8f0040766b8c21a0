// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/lockfile.h"

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

/// By F_OFD_SETLK, whose locks are of the open file and not of the process.
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
