// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace four::engine {

/// A name that something else than a file bears: to write there, or to put a file in its place, would destroy
/// it, or wait for somebody who never comes.
[[nodiscard]] bool isTaken(const std::filesystem::path &path);

/// `FILE` and `.part` are `FILE.part`.
[[nodiscard]] std::filesystem::path withSuffix(std::filesystem::path path, const char *suffix);

inline constexpr const char *newSuffix = ".new"; ///< of what writeWhole is about to put in a file's place

/// Writes a file that takes its place at once or not at all. @return false when that cannot be done
[[nodiscard]] bool writeWhole(const std::filesystem::path &path, std::span<const std::byte> bytes);

} // namespace four::engine
