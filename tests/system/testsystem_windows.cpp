// SPDX-License-Identifier: GPL-3.0-or-later Windows has few of these features: tests that need the others are
// skipped.
#include "tests/system/testsystem.h"

#include <QFile>

#include <qt_windows.h>

namespace testsystem {

/// std::clock() returns wall time on Windows.
double computed()
{
    FILETIME begun = {};
    FILETIME ended = {};
    FILETIME system = {};
    FILETIME own = {};
    if (::GetProcessTimes(::GetCurrentProcess(), &begun, &ended, &system, &own) == 0)
        return 0;
    const auto milliseconds = [](const FILETIME &time) { // FILETIME has units of 100 ns
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

/// Windows has no Unix permissions, so no user is restricted by them.
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

/// A file opened without FILE_SHARE_DELETE cannot be renamed by other processes.
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
