// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace four {

/// Where the program was started from, as far as somebody reads there: a terminal, or a pipe or file. What
/// each system has for it is in console_unix.cpp and console_windows.cpp.
namespace console {

enum class Stream : std::uint8_t { Output, Errors };

/// Writes a text as it is. @return false: there is nowhere to write it to, so that nobody reads it
bool write(Stream stream, const QString &text);
/// Whether somebody who opened a file by a double click sees a dialog, and would not see what was written to
/// Stream::Errors.
[[nodiscard]] bool isUnseen();

} // namespace console

} // namespace four
