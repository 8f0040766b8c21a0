// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transpositiontable.h"

#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace four::engine {

namespace {
// Pages of 2 MiB save address translations: every probe would need one of its own otherwise.
constexpr std::size_t page = std::size_t{2} << 20;
} // namespace

bool TableMemory::allocate(std::size_t bytes) noexcept
{
    const std::size_t size = (bytes + page - 1) / page * page;
    m_data.reset(::operator new(size, std::align_val_t(page), std::nothrow));
    m_size = m_data ? bytes : 0;
    if (!m_data)
        return false;
#ifdef __linux__
    madvise(m_data.get(), size, MADV_HUGEPAGE); // only a hint: failure is harmless
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
    ::operator delete(memory, std::align_val_t(page));
}

} // namespace four::engine
