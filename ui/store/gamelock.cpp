// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/gamelock.h"

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace four {

GameLock::GameLock(const QString &file, qint64 game)
    : m_descriptor(::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
{
#ifdef F_OFD_SETLK
    if (m_descriptor < 0)
        return;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = game;
    lock.l_len = 1;
    // Of this open file and not of the process: two windows of one process are two.
    if (::fcntl(m_descriptor, F_OFD_SETLK, &lock) != 0)
        m_held = errno != EAGAIN && errno != EACCES;
#else
    Q_UNUSED(game)
#endif
}

GameLock::~GameLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace four
