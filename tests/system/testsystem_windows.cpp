// SPDX-License-Identifier: GPL-3.0-or-later
// Little of this can be had here, or not by the same means: the tests that ask for the rest are skipped.
#include "tests/system/testsystem.h"

#include <QFile>

#include <qt_windows.h>

namespace testsystem {

/// std::clock() tells the time on the wall here.
double computed()
{
    FILETIME begun = {};
    FILETIME ended = {};
    FILETIME system = {};
    FILETIME own = {};
    if (::GetProcessTimes(::GetCurrentProcess(), &begun, &ended, &system, &own) == 0)
        return 0;
    const auto milliseconds = [](const FILETIME &time) { // it counts tenths of microseconds
        return double(std::uint64_t{time.dwHighDateTime} << 32U | time.dwLowDateTime) / 10'000;
    };
    return milliseconds(system) + milliseconds(own);
}

bool makePipe(const QString &)
{
    return false;
}

QString endlessDevice()
{
    return {};
}

/// Permissions of Unix are none here: nobody is stopped by them.
bool isRoot()
{
    return true;
}

bool hasFileModes()
{
    return false;
}

bool canRemoveOpenFiles()
{
    return false;
}

OtherUser::OtherUser() = default;
OtherUser::~OtherUser() = default;

struct Limit::Before
{
};
Limit::Limit(Of, std::uint64_t) {}
Limit::~Limit() = default;

/// Whoever opens a file in the usual way keeps others from renaming it.
struct UnmovableFile::Held
{
    QFile file;
};

UnmovableFile::UnmovableFile(const QString &path)
{
    auto held = std::make_unique<Held>();
    held->file.setFileName(path);
    if (held->file.open(QIODevice::ReadOnly))
        m_held = std::move(held);
}

UnmovableFile::~UnmovableFile() = default;

SmallDisk::SmallDisk(const char *) {}
SmallDisk::~SmallDisk() = default;
bool SmallDisk::setReadOnly(bool)
{
    return false;
}

} // namespace testsystem
