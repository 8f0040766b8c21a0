// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/lockfile.h"

#include <QElapsedTimer>
#include <QThread>

namespace four {

bool LockFile::lock(qint64 place, Share share, int patience) const
{
    QElapsedTimer timer;
    timer.start();
    while (!lock(place, share)) {
        if (timer.elapsed() >= patience)
            return false;
        QThread::msleep(5);
    }
    return true;
}

} // namespace four
