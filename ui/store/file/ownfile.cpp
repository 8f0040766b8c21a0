// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QFile>

namespace four::ownfile {

void remove(const QString &path)
{
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

} // namespace four::ownfile
