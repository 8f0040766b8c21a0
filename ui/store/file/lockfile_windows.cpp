// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/lockfile.h"

#include <QDir>
#include <QHash>

#include <qt_windows.h>

namespace four {

namespace {
constexpr DWORD allMayDoAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

HANDLE opened(const QString &path, DWORD access, DWORD whenMissing)
{
    const QString name = QDir::toNativeSeparators(path);
    return ::CreateFileW(reinterpret_cast<const wchar_t *>(name.utf16()), access, allMayDoAll, nullptr,
                         whenMissing, FILE_ATTRIBUTE_NORMAL, nullptr);
}

std::optional<FileIdentity> identityOf(HANDLE file)
{
    BY_HANDLE_FILE_INFORMATION status = {};
    if (file == INVALID_HANDLE_VALUE || ::GetFileInformationByHandle(file, &status) == 0)
        return {};
    return FileIdentity{.device = status.dwVolumeSerialNumber,
                        .number = std::uint64_t{status.nFileIndexHigh} << 32U | status.nFileIndexLow};
}

OVERLAPPED byteAt(qint64 place)
{
    OVERLAPPED byte = {};
    byte.Offset = static_cast<DWORD>(place);
    byte.OffsetHigh = static_cast<DWORD>(place >> 32U);
    return byte;
}
} // namespace

std::optional<FileIdentity> identityOf(const QString &path)
{
    const HANDLE file = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    const std::optional<FileIdentity> identity = identityOf(file);
    if (file != INVALID_HANDLE_VALUE)
        ::CloseHandle(file);
    return identity;
}

struct LockFile::System
{
    HANDLE file;
    QHash<qint64, Share> held;

    [[nodiscard]] bool take(qint64 place, Share share) const
    {
        OVERLAPPED byte = byteAt(place);
        const DWORD alone = share == Share::Alone ? LOCKFILE_EXCLUSIVE_LOCK : 0;
        return ::LockFileEx(file, LOCKFILE_FAIL_IMMEDIATELY | alone, 0, 1, 0, &byte) != 0 ||
               (::GetLastError() != ERROR_LOCK_VIOLATION && ::GetLastError() != ERROR_IO_PENDING);
    }
    void give(qint64 place) const
    {
        OVERLAPPED byte = byteAt(place);
        ::UnlockFileEx(file, 0, 1, 0, &byte);
    }
};

LockFile::LockFile(const QString &path)
    : m_system(std::make_unique<System>(opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS)))
{
}

LockFile::~LockFile()
{
    if (m_system->file == INVALID_HANDLE_VALUE)
        return;
    // With the file alone Windows would take them back when it finds the time.
    for (const qint64 place : m_system->held.keys())
        m_system->give(place);
    ::CloseHandle(m_system->file);
}

bool LockFile::lock(qint64 place, Share share) const
{
    if (m_system->file == INVALID_HANDLE_VALUE)
        return true;
    const auto held = m_system->held.constFind(place);
    if (held != m_system->held.constEnd()) {
        if (*held == share)
            return true;
        // One lock does not turn into another there, so between the two others may come first.
        const Share before = *held;
        m_system->give(place);
        if (!m_system->take(place, share)) {
            if (!m_system->take(place, before))
                m_system->held.remove(place);
            return false;
        }
    } else if (!m_system->take(place, share)) {
        return false;
    }
    m_system->held.insert(place, share);
    return true;
}

void LockFile::unlock(qint64 place) const
{
    if (m_system->held.remove(place))
        m_system->give(place);
}

std::optional<FileIdentity> LockFile::identity() const
{
    return identityOf(m_system->file);
}

} // namespace four
