// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <qt_windows.h>

namespace four {

namespace {
/// A program with a window is given the streams that lead to files and pipes, but not the terminal it was
/// started from: that has to be asked for, and there may be none.
struct Place
{
    HANDLE handle = nullptr;
    bool isTerminal = false;
};

Place placeOf(console::Stream stream)
{
    const DWORD which = stream == console::Stream::Output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE;
    const HANDLE given = ::GetStdHandle(which);
    DWORD mode = 0;
    if (given && given != INVALID_HANDLE_VALUE && ::GetFileType(given) != FILE_TYPE_UNKNOWN)
        return {given, ::GetConsoleMode(given, &mode) != 0};
    static const HANDLE terminal = [] {
        if (::AttachConsole(ATTACH_PARENT_PROCESS) == 0)
            return INVALID_HANDLE_VALUE;
        return ::CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                             nullptr, OPEN_EXISTING, 0, nullptr);
    }();
    return {terminal == INVALID_HANDLE_VALUE ? nullptr : terminal, true};
}
} // namespace

bool console::write(Stream stream, const QString &text)
{
    const Place place = placeOf(stream);
    if (!place.handle)
        return false;
    QString lines = text;
    lines.replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
    DWORD written = 0;
    if (place.isTerminal)
        return ::WriteConsoleW(place.handle, lines.utf16(), static_cast<DWORD>(lines.size()), &written,
                               nullptr) != 0;
    const QByteArray bytes = lines.toUtf8();
    return ::WriteFile(place.handle, bytes.constData(), static_cast<DWORD>(bytes.size()), &written,
                       nullptr) != 0;
}

bool console::isUnseen()
{
    return !placeOf(Stream::Errors).handle;
}

} // namespace four
