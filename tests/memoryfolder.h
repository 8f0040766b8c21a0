// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>

/// The pattern of a temporary folder where files can be stored without waiting for a disk. Whether a process
/// is killed, or two write at once, is no matter of the disk.
inline QString memoryFolder()
{
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return (memory.isWritable() ? memory.filePath() : QDir::tempPath()) +
           QStringLiteral("/fourinarow-XXXXXX");
}
