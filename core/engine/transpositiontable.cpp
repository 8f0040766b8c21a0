// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transpositiontable.h"

#include <cstdlib>
#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace four::engine {

bool TableMemory::allocate(std::size_t bytes) noexcept
{
    // Pages of 2 MiB save address translations: every probe would need one of its own otherwise.
    constexpr std::size_t page = std::size_t{2} << 20;
    const std::size_t size = (bytes + page - 1) / page * page;
    m_data.reset(std::aligned_alloc(page, size));
    m_size = m_data ? bytes : 0;
    if (!m_data)
        return false;
#ifdef __linux__
    madvise(m_data.get(), size, MADV_HUGEPAGE); // a wish; nothing is lost when it is not granted
#endif
    clear();
    return true;
}

bool TableMemory::ensure(std::size_t bytes)
{
    const std::scoped_lock lock(m_mutex);
    if (m_size != 0)
        return false;
    if (!allocate(bytes))
        throw std::bad_alloc();
    return true;
}

void TableMemory::clear() noexcept
{
    if (m_data)
        std::memset(m_data.get(), 0, m_size);
}

void TableMemory::Free::operator()(void *memory) const noexcept
{
    std::free(memory);
}

} // namespace four::engine
