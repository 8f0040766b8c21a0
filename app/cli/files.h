// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace four::cli {

/// Whether a name means a file with an end, or may as well mean a pipe or a device, which are read as they
/// come.
enum class Wanted : std::uint8_t { File, Stream };

/// What an argument names: in UTF-8, whatever the system's own way of writing paths.
[[nodiscard]] std::filesystem::path pathOf(const std::string &name);

/// Why what bears this name cannot be read, in words: `is a folder`, `cannot be read: No such file or
/// directory`; nothing when it may be. Does not wait for the other end of a pipe.
[[nodiscard]] std::optional<std::string> faultOf(const std::string &name, Wanted wanted);

/// `cannot be read: ` and what the system says of errno.
[[nodiscard]] std::string readError();

/// Puts something harmless in the place of a standard stream that the caller has closed: otherwise the next
/// file opened would get its number, and what is meant for a person would be written into it. Reading it, or
/// writing to it, still fails.
void occupyStandardStreams();

} // namespace four::cli
