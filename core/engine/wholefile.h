// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace four::engine {

/// Whether the path is something else than a regular file: writing or renaming to it would destroy it, or
/// block on a pipe.
[[nodiscard]] bool isTaken(const std::filesystem::path &path);

/// `FILE` and `.part` are `FILE.part`.
[[nodiscard]] std::filesystem::path withSuffix(std::filesystem::path path, const char *suffix);

inline constexpr const char *newSuffix = ".new"; ///< of the temporary file that writeWhole() renames

/// Writes a file atomically, by a temporary file and a rename. @return false on failure
[[nodiscard]] bool writeWhole(const std::filesystem::path &path, std::span<const std::byte> bytes);

} // namespace four::engine
