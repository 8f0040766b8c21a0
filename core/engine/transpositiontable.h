// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/word.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>

namespace four::engine {

/// What the table knows of a position: lower <= score <= upper.
struct TableData
{
    std::int8_t lower;
    std::int8_t upper;
    bool isBusy; ///< a thread is searching it now
};

/// Zeroed memory in whole pages, huge ones where the system grants them; none until allocate() or ensure().
class TableMemory
{
public:
    TableMemory() noexcept = default;
    /// @return false, and nothing allocated, when there is not enough memory.
    [[nodiscard]] bool allocate(std::size_t bytes) noexcept;
    /// Allocates the memory on the first call, which may be on any thread. @return whether this call
    /// allocated it.
    /// @throws std::bad_alloc
    bool ensure(std::size_t bytes);
    void clear() noexcept;
    [[nodiscard]] void *data() const noexcept { return m_data.get(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

private:
    struct Free
    {
        void operator()(void *memory) const noexcept;
    };
    std::unique_ptr<void, Free> m_data;
    std::size_t m_size = 0;
    std::mutex m_mutex;
};

/// A key spread over the whole word, still one to one: equal only for equal keys.
/// The first bits of the product say where an entry is, the others are kept in it, so no bit of the key is
/// ever lost and an entry of another position can never be taken for this one.
FOUR_INLINE constexpr Word64 spreadKey(Word64 key, int bits) noexcept
{
    constexpr Word64 odd = 0x9e3779b97f4a7c15U;
    return (key << (64 - bits)) * odd;
}

/// 64 bits: the rest of the key on top, then busy 1, upper 6, lower 6.
/// An entry of zeros is an empty one.
struct PackedEntry
{
    static constexpr int dataBits = 13;
    static constexpr Word64 dataMask = (Word64{1} << dataBits) - 1;

    FOUR_INLINE static constexpr Word64 pack(Word64 tag, TableData data) noexcept
    {
        return tag | static_cast<Word64>(data.lower + 32) | static_cast<Word64>(data.upper + 32) << 6 |
               static_cast<Word64>(data.isBusy) << 12;
    }
    FOUR_INLINE static constexpr TableData unpack(Word64 entry) noexcept
    {
        return {static_cast<std::int8_t>(static_cast<int>(entry & 63) - 32),
                static_cast<std::int8_t>(static_cast<int>(entry >> 6 & 63) - 32), (entry >> 12 & 1) != 0};
    }
};

/// The table that all threads share: one entry at each index, the last one written stays. Reading and writing
/// never block.
template <class Word>
class TranspositionTable;

template <>
class TranspositionTable<Word64>
{
public:
    /// Any memory of at least 1 MiB; a power of two of it is used.
    void attach(const TableMemory &memory) noexcept
    {
        m_entries = static_cast<std::atomic<Word64> *>(memory.data());
        m_indexBits = 1;
        while ((std::size_t{16} << m_indexBits) <= memory.size())
            ++m_indexBits;
    }
    FOUR_INLINE void prefetch(Word64 spread) const noexcept { __builtin_prefetch(place(spread)); }
    [[nodiscard]] FOUR_INLINE bool find(Word64 spread, TableData &data) const noexcept
    {
        const Word64 entry = place(spread)->load(std::memory_order_relaxed);
        if ((entry & PackedEntry::dataMask) == 0 || ((entry ^ tag(spread)) & ~PackedEntry::dataMask) != 0)
            return false;
        data = PackedEntry::unpack(entry);
        return true;
    }
    FOUR_INLINE void store(Word64 spread, TableData data) const noexcept
    {
        place(spread)->store(PackedEntry::pack(tag(spread), data), std::memory_order_relaxed);
    }

private:
    FOUR_INLINE std::atomic<Word64> *place(Word64 spread) const noexcept
    {
        return m_entries + (spread >> (64 - m_indexBits));
    }
    FOUR_INLINE Word64 tag(Word64 spread) const noexcept { return spread << m_indexBits; }

    std::atomic<Word64> *m_entries = nullptr;
    int m_indexBits = 0;
};

/// Two words an entry for the boards that need more than 64 bits. The first word has a version that is odd
/// while a thread writes: another writer that finds it odd does not write, a reader that sees it change
/// treats the entry as not found.
template <>
class TranspositionTable<Word128>
{
public:
    void attach(const TableMemory &memory) noexcept
    {
        m_entries = static_cast<Entry *>(memory.data());
        m_indexBits = 1;
        while ((std::size_t{32} << m_indexBits) <= memory.size())
            ++m_indexBits;
    }
    FOUR_INLINE void prefetch(Word128 key) const noexcept { __builtin_prefetch(&place(key)); }
    [[nodiscard]] FOUR_INLINE bool find(Word128 key, TableData &data) const noexcept
    {
        const Entry &entry = place(key);
        const Word64 before = entry.versioned.load(std::memory_order_acquire);
        const Word64 low = entry.low.load(std::memory_order_acquire);
        if ((before & 1) != 0 || entry.versioned.load(std::memory_order_relaxed) != before)
            return false;
        if (low != lowKey(key) || (before >> highShift) != highKey(key) ||
            (before >> dataShift & dataMask) == 0)
            return false;
        data = unpack(before);
        return true;
    }
    FOUR_INLINE void store(Word128 key, TableData data) const noexcept
    {
        Entry &entry = place(key);
        Word64 before = entry.versioned.load(std::memory_order_relaxed);
        if ((before & 1) != 0 ||
            !entry.versioned.compare_exchange_strong(before, before | 1, std::memory_order_acquire))
            return;
        entry.low.store(lowKey(key), std::memory_order_release);
        const Word64 version = (before + 2) & versionMask;
        entry.versioned.store(highKey(key) << highShift | pack(data) | version, std::memory_order_release);
    }

private:
    // versioned, from the top: the key's upper 46 bits (keys have up to 110), upper 7, lower 7, version 4.
    // The version counts to eight: a wrong read needs a multiple of eight writes between a reader's two
    // loads, of which the last has the same upper key and data.
    static constexpr int highShift = 18; // 46 bits of key above
    static constexpr int dataShift = 4;
    static constexpr Word64 dataMask = (Word64{1} << 14) - 1;
    static constexpr Word64 versionMask = 15;

    struct Entry
    {
        std::atomic<Word64> versioned;
        std::atomic<Word64> low;
    };

    FOUR_INLINE static constexpr Word64 lowKey(Word128 key) noexcept { return static_cast<Word64>(key); }
    FOUR_INLINE static constexpr Word64 highKey(Word128 key) noexcept
    {
        return static_cast<Word64>(key >> 64);
    }
    FOUR_INLINE static constexpr Word64 pack(TableData data) noexcept
    {
        return (static_cast<Word64>(data.lower + 64) | static_cast<Word64>(data.upper + 64) << 7)
               << dataShift;
    }
    FOUR_INLINE static constexpr TableData unpack(Word64 word) noexcept
    {
        const Word64 data = word >> dataShift & dataMask;
        return {static_cast<std::int8_t>(static_cast<int>(data & 127) - 64),
                static_cast<std::int8_t>(static_cast<int>(data >> 7) - 64), false};
    }
    FOUR_INLINE Entry &place(Word128 key) const noexcept
    {
        const Word64 mixed = (lowKey(key) ^ (highKey(key) * 0xd6e8feb86659fd93U)) * 0x9e3779b97f4a7c15U;
        return m_entries[mixed >> (64 - m_indexBits)];
    }

    Entry *m_entries = nullptr;
    int m_indexBits = 0;
};

} // namespace four::engine
