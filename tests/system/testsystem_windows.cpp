// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of this can be had here, or nothing by the same means: the tests that ask for it are skipped.
#include "tests/system/testsystem.h"

namespace testsystem {

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

OtherUser::OtherUser() = default;
OtherUser::~OtherUser() = default;

struct Limit::Before
{
};
Limit::Limit(Of, std::uint64_t) {}
Limit::~Limit() = default;

SmallDisk::SmallDisk(const char *) {}
SmallDisk::~SmallDisk() = default;
bool SmallDisk::setReadOnly(bool)
{
    return false;
}

} // namespace testsystem
