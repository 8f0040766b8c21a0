// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transpositiontable.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace four::engine {

/// A thread's own small table for deep nodes, made to stay in the processor's second level cache: most nodes
/// are deep ones, and waiting for the big table would cost more than searching them. Four entries a set,
/// first in, first out.
template <Isa isa>
class RecentTable
{
public:
    static constexpr int setBits = 14;
    static constexpr std::size_t bytes = std::size_t{32} << setBits;
    /// A longer key leaves no room for the data beside it.
    static constexpr int longestKey = 64 - PackedEntry::dataBits + setBits;

    void attach(const TableMemory &memory) noexcept { m_sets = static_cast<Set *>(memory.data()); }
    FOUR_INLINE void prefetch(Word64 spread) const noexcept { __builtin_prefetch(&place(spread)); }
    [[nodiscard]] FOUR_INLINE bool find(Word64 spread, TableData &data) const noexcept
    {
        const Set &set = place(spread);
        const int way = wayOf(set, tag(spread));
        if (way < 0)
            return false;
        data = PackedEntry::unpack(set.entries[way]);
        return true;
    }
    FOUR_INLINE void store(Word64 spread, TableData data) const noexcept
    {
        Set &set = place(spread);
        const Word64 entry = PackedEntry::pack(tag(spread), data);
        const int way = wayOf(set, tag(spread));
        if (way >= 0) {
            set.entries[way] = entry;
            return;
        }
        set.entries[3] = set.entries[2];
        set.entries[2] = set.entries[1];
        set.entries[1] = set.entries[0];
        set.entries[0] = entry;
    }

private:
    struct alignas(32) Set
    {
        Word64 entries[4];
    };

    FOUR_INLINE Set &place(Word64 spread) const noexcept { return m_sets[spread >> (64 - setBits)]; }
    FOUR_INLINE static Word64 tag(Word64 spread) noexcept { return spread << setBits; }
    FOUR_INLINE static int wayOf(const Set &set, Word64 tag) noexcept
    {
        // An empty entry has a tag of zeros: it may pass for the one position whose tag is zero, so it is
        // looked at again when it was found.
#ifdef __AVX2__
        if constexpr (isa == Isa::Avx2) {
            const __m256i entries = _mm256_load_si256(reinterpret_cast<const __m256i *>(set.entries));
            const __m256i mask = _mm256_set1_epi64x(static_cast<long long>(~PackedEntry::dataMask));
            const __m256i same = _mm256_cmpeq_epi64(_mm256_and_si256(entries, mask),
                                                    _mm256_set1_epi64x(static_cast<long long>(tag)));
            const int found = _mm256_movemask_pd(_mm256_castsi256_pd(same));
            if (found == 0)
                return -1;
            const int way = __builtin_ctz(static_cast<unsigned>(found));
            return (set.entries[way] & PackedEntry::dataMask) != 0 ? way : -1;
        }
#endif
        for (int way = 0; way < 4; ++way) {
            if (((set.entries[way] ^ tag) & ~PackedEntry::dataMask) == 0)
                return (set.entries[way] & PackedEntry::dataMask) != 0 ? way : -1;
        }
        return -1;
    }

    Set *m_sets = nullptr;
};

} // namespace four::engine
