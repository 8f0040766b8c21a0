// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/searchposition.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace four::players {

/// Positions of one search, each at the index of its hash; a new entry replaces an older one there.
class SearchTable
{
public:
    /// The depth of what was searched to the end of the game.
    static constexpr std::int16_t toTheEnd = 1000;

    enum class Bound : std::uint8_t { None, Lower, Upper, Exact };

    struct Entry
    {
        std::uint64_t hash = 0;
        std::int16_t score = 0; ///< counted from this position, not from the root
        std::int16_t depth = 0;
        Bound bound = Bound::None;
        Ply best = Ply::drop(-1);
    };

    /// With room for most of what a search of so many nodes stores, up to 16 MiB.
    explicit SearchTable(std::uint64_t nodes)
        : m_entries(std::bit_ceil(std::clamp(nodes / 4, leastEntries, mostEntries))),
          m_mask(m_entries.size() - 1)
    {
    }

    /// @return nothing but an entry of this position.
    [[nodiscard]] const Entry *find(std::uint64_t hash) const noexcept
    {
        const Entry &entry = m_entries[hash & m_mask];
        return entry.bound != Bound::None && entry.hash == hash ? &entry : nullptr;
    }
    void store(const Entry &entry) noexcept { m_entries[entry.hash & m_mask] = entry; }

private:
    static constexpr std::uint64_t leastEntries = 1 << 10;
    static constexpr std::uint64_t mostEntries = 1 << 20;

    std::vector<Entry> m_entries;
    std::uint64_t m_mask;
};

} // namespace four::players
