// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/mappedfile.h"

#include <fstream>
#include <utility>

#ifdef __unix__
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace four::engine {

std::optional<MappedFile> MappedFile::open(const std::filesystem::path &path)
{
    MappedFile result;
#ifdef __unix__
    // Without O_NONBLOCK, opening a pipe waits until a process writes to it.
    if (const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); file >= 0) {
        struct stat status
        {
        };
        void *memory = MAP_FAILED;
        const bool isFile = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
        if (isFile && status.st_size > 0)
            memory = mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, file, 0);
        close(file);
        if (!isFile)
            return std::nullopt;
        if (memory != MAP_FAILED) {
            result.m_bytes = {static_cast<const std::byte *>(memory),
                              static_cast<std::size_t>(status.st_size)};
            result.m_isMapped = true;
            return result;
        }
    }
#endif
    std::ifstream stream(path, std::ios::binary | std::ios::ate);
    const auto size = stream.tellg();
    if (!stream || size < 0)
        return std::nullopt;
    result.m_copy.resize(static_cast<std::size_t>(size));
    stream.seekg(0).read(reinterpret_cast<char *>(result.m_copy.data()), size);
    if (!stream)
        return std::nullopt;
    result.m_bytes = result.m_copy;
    return result;
}

MappedFile::MappedFile(MappedFile &&other) noexcept
{
    *this = std::move(other);
}

MappedFile &MappedFile::operator=(MappedFile &&other) noexcept
{
    // A moved vector keeps its buffer, so the span stays valid.
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_copy, other.m_copy);
    std::swap(m_isMapped, other.m_isMapped);
    return *this;
}

MappedFile::~MappedFile()
{
#ifdef __unix__
    if (m_isMapped)
        munmap(const_cast<std::byte *>(m_bytes.data()), m_bytes.size());
#endif
}

} // namespace four::engine
