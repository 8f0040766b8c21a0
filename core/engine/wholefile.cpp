// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/wholefile.h"

#include <fstream>
#include <system_error>

namespace four::engine {

bool isTaken(const std::filesystem::path &path)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

std::filesystem::path withSuffix(std::filesystem::path path, const char *suffix)
{
    path += suffix;
    return path;
}

bool writeWhole(const std::filesystem::path &path, std::span<const std::byte> bytes)
{
    const std::filesystem::path fresh = withSuffix(path, newSuffix);
    std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    std::error_code error;
    if (file)
        std::filesystem::rename(fresh, path, error);
    return file && !error;
}

} // namespace four::engine
