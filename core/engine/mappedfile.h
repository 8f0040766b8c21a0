// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace four::engine {

/// The bytes of a file, mapped into memory and read on first access. On systems without an implementation
/// here, the file is read into memory.
class MappedFile
{
public:
    /// @return nothing when there is no such file, or it cannot be read. A pipe, a device or a folder is
    /// none.
    [[nodiscard]] static std::optional<MappedFile> open(const std::filesystem::path &path);
    MappedFile(MappedFile &&other) noexcept;
    MappedFile &operator=(MappedFile &&other) noexcept;
    ~MappedFile();

    [[nodiscard]] std::span<const std::byte> bytes() const noexcept { return m_bytes; }

private:
    MappedFile() = default;

    std::span<const std::byte> m_bytes;
    std::vector<std::byte> m_copy;
    bool m_isMapped = false;
};

} // namespace four::engine
