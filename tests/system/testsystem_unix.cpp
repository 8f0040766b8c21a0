// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/testsystem.h"

#include <QFile>

#include <csignal>
#include <ctime>
#ifdef __linux__
#include <sys/mount.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace testsystem {

double computed()
{
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

bool makePipe(const QString &path)
{
    return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
}

QString endlessDevice()
{
    return QStringLiteral("/dev/zero");
}

bool isRoot()
{
    return ::geteuid() == 0;
}

bool hasFileModes()
{
    return true;
}

bool canRemoveOpenFiles()
{
    return true;
}

OtherUser::OtherUser()
{
    constexpr uid_t nobody = 65534;
    m_changed = isRoot() && ::seteuid(nobody) == 0;
}

OtherUser::~OtherUser()
{
    if (m_changed && ::seteuid(0) != 0)
        qFatal("There is no way back from another user.");
}

struct Limit::Before
{
    decltype(RLIMIT_NOFILE) resource;
    rlimit limit;
    void (*onTooLarge)(int);
};

Limit::Limit(Of resource, std::uint64_t most)
{
    Before before{.resource = resource == Of::FileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE,
                  .limit = {},
                  .onTooLarge = SIG_DFL};
    if (::getrlimit(before.resource, &before.limit) != 0)
        return;
    rlimit limited = before.limit;
    limited.rlim_cur = most;
    if (::setrlimit(before.resource, &limited) != 0)
        return;
    // Without this the first write beyond the limit ends the process by SIGXFSZ.
    before.onTooLarge = std::signal(SIGXFSZ, SIG_IGN);
    m_before = std::make_unique<Before>(before);
}

Limit::~Limit()
{
    if (!m_before)
        return;
    ::setrlimit(m_before->resource, &m_before->limit);
    std::signal(SIGXFSZ, m_before->onTooLarge);
}

struct UnmovableFile::Held
{
    QByteArray name;
};

#ifdef __linux__
UnmovableFile::UnmovableFile(const QString &path)
{
    // A mount point cannot be renamed.
    const QByteArray name = QFile::encodeName(path);
    if (::mount(name.constData(), name.constData(), nullptr, MS_BIND, nullptr) == 0)
        m_held = std::make_unique<Held>(Held{name});
}

UnmovableFile::~UnmovableFile()
{
    if (m_held)
        ::umount2(m_held->name.constData(), MNT_DETACH);
}

SmallDisk::SmallDisk(const char *size)
    : m_isMounted(::mount("tmpfs", QFile::encodeName(m_folder.path()).constData(), "tmpfs", 0,
                          (QByteArray("size=") + size).constData()) == 0)
{
}

SmallDisk::~SmallDisk()
{
    if (m_isMounted)
        ::umount2(QFile::encodeName(m_folder.path()).constData(), MNT_DETACH);
}

bool SmallDisk::setReadOnly(bool isReadOnly)
{
    return ::mount(nullptr, QFile::encodeName(m_folder.path()).constData(), nullptr,
                   MS_REMOUNT | MS_BIND | (isReadOnly ? MS_RDONLY : 0), nullptr) == 0;
}
#else
UnmovableFile::UnmovableFile(const QString &) {}
UnmovableFile::~UnmovableFile() = default;

SmallDisk::SmallDisk(const char *) {}
SmallDisk::~SmallDisk() = default;
bool SmallDisk::setReadOnly(bool)
{
    return false;
}
#endif

} // namespace testsystem
