// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>

namespace four {

void ownfile::remove(const QString &path)
{
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

bool LockFile::lock(qint64 place, Share share, int lockTimeout) const
{
    QElapsedTimer timer;
    timer.start();
    while (!lock(place, share)) {
        if (timer.elapsed() >= lockTimeout)
            return false;
        QThread::msleep(5);
    }
    return true;
}

} // namespace four
