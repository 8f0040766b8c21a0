// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/word.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace four::engine {

// A function from a fixed set of keys to a byte each, kept without the keys: in 1.23 bytes for a key, where
// the key itself would take eight. The price: for a key outside the set it returns any byte, so the caller
// must know that the key is in the set.
//
// How: a key is hashed to three places of a table, one in each third of it, and its byte is the exclusive or
// of what stands there. To fill the table, a place that only one key uses is set aside together with that
// key, again and again until no key is left (which goes well for nearly every hash function, as there are
// enough places); then the keys are taken in the opposite order, and each sets the place that was its own.
//
// Source: F. C. Botelho, R. Pagh, N. Ziviani, "Simple and Space-Efficient Minimal Perfect Hash Functions",
// 2007; in this form T. M. Graf, D. Lemire, "Xor Filters", 2020.

/// The function over a table that it does not own. Any number of threads may call it.
class StaticFunction
{
public:
    using Seed = std::uint16_t;

    /// The bytes of a table for @p keys keys.
    [[nodiscard]] static std::size_t bytes(std::size_t keys) noexcept;

    StaticFunction() = default;
    /// @pre @p table has bytes(n) bytes for the n keys that it was made for, and outlives the function
    StaticFunction(std::span<const std::byte> table, Seed seed) noexcept : m_table(table), m_seed(seed) {}

    /// @pre @p key is one of those that the table was made for
    [[nodiscard]] std::byte operator()(Word64 key) const noexcept;

private:
    std::span<const std::byte> m_table;
    Seed m_seed = 0;
};

struct StaticTable
{
    std::vector<std::byte> bytes;
    StaticFunction::Seed seed = 0;
};

/// @pre no key comes twice
/// @return nothing only if no seed would do, which does not happen with different keys
[[nodiscard]] std::optional<StaticTable>
makeStaticTable(std::span<const std::pair<Word64, std::byte>> values);

} // namespace four::engine
