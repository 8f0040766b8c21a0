// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace four {

/// Where the program was started from: a terminal, or a pipe or file. What each system has for it is in
/// console_unix.cpp and console_windows.cpp.
namespace console {

enum class Stream : std::uint8_t { Output, Errors };

/// Writes a text as it is. @return false: there is nowhere to write it to
bool write(Stream stream, const QString &text);
/// Whether a dialog would be seen, but not what is written to Stream::Errors, as after a double click on a
/// file.
[[nodiscard]] bool isUnseen();

} // namespace console

} // namespace four
