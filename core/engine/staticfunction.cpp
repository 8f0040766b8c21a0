// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/staticfunction.h"

#include <algorithm>
#include <array>
#include <limits>

namespace four::engine {

namespace {

constexpr std::size_t thirds = 3;

/// The places of a third: 1.23 / 3 of the keys, and a few more for small sets, in which chance counts more.
std::size_t thirdFor(std::size_t keys) noexcept
{
    return keys * 41 / 100 + 16;
}

/// The last step of SplitMix64 (Steele, Lea, Flood 2014): every bit of the key moves every bit of the hash.
Word64 hashed(Word64 key, StaticFunction::Seed seed) noexcept
{
    constexpr Word64 golden = 0x9e3779b97f4a7c15;
    Word64 hash = key + golden * (Word64{seed} + 1);
    hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ hash >> 27) * 0x94d049bb133111eb;
    return hash ^ hash >> 31;
}

/// A key's place in each third of a table. 21 bits of the hash choose each, for up to two million places.
std::array<std::size_t, thirds> placesOf(Word64 key, StaticFunction::Seed seed, std::size_t third) noexcept
{
    constexpr unsigned bits = 21;
    std::array<std::size_t, thirds> places{};
    Word64 hash = hashed(key, seed);
    for (std::size_t i = 0; i < thirds; ++i, hash >>= bits) {
        const Word64 part = hash & ((Word64{1} << bits) - 1);
        places[i] = i * third + static_cast<std::size_t>(part * third >> bits);
    }
    return places;
}

/// The keys that use one place: their number, and the exclusive or of their indices. With one key left, that
/// is its index.
struct Use
{
    std::uint32_t count = 0;
    std::uint32_t indices = 0;
};

struct Own
{
    std::uint32_t index; ///< of the key
    std::size_t place;   ///< that no key uses which comes before it in the order of filling
};

/// The keys in the order in which they can be set aside; not all of them if these places do not serve.
std::vector<Own> orderOf(std::span<const std::pair<Word64, std::byte>> values, StaticFunction::Seed seed,
                         std::size_t third)
{
    std::vector<Use> uses(thirds * third);
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        for (const std::size_t place : placesOf(values[i].first, seed, third)) {
            ++uses[place].count;
            uses[place].indices ^= i;
        }
    }
    std::vector<std::size_t> single;
    for (std::size_t place = 0; place < uses.size(); ++place)
        if (uses[place].count == 1)
            single.push_back(place);
    std::vector<Own> order;
    order.reserve(values.size());
    while (!single.empty()) {
        const std::size_t own = single.back();
        single.pop_back();
        if (uses[own].count != 1) // its key has been set aside by another place meanwhile
            continue;
        const std::uint32_t index = uses[own].indices;
        order.push_back({index, own});
        for (const std::size_t place : placesOf(values[index].first, seed, third)) {
            uses[place].indices ^= index;
            if (--uses[place].count == 1)
                single.push_back(place);
        }
    }
    return order;
}

std::byte valueAt(std::span<const std::byte> table, const std::array<std::size_t, thirds> &places) noexcept
{
    return table[places[0]] ^ table[places[1]] ^ table[places[2]];
}

} // namespace

std::size_t StaticFunction::bytes(std::size_t keys) noexcept
{
    return thirds * thirdFor(keys);
}

std::byte StaticFunction::operator()(Word64 key) const noexcept
{
    return valueAt(m_table, placesOf(key, m_seed, m_table.size() / thirds));
}

std::optional<StaticTable> makeStaticTable(std::span<const std::pair<Word64, std::byte>> values)
{
    const std::size_t third = thirdFor(values.size());
    for (unsigned seed = 0; seed <= std::numeric_limits<StaticFunction::Seed>::max(); ++seed) {
        StaticTable table{std::vector<std::byte>(thirds * third), static_cast<StaticFunction::Seed>(seed)};
        const std::vector<Own> order = orderOf(values, table.seed, third);
        if (order.size() != values.size())
            continue;
        std::for_each(order.rbegin(), order.rend(), [&](const Own &own) {
            const auto &[key, value] = values[own.index];
            table.bytes[own.place] ^= value ^ valueAt(table.bytes, placesOf(key, table.seed, third));
        });
        return table;
    }
    return std::nullopt;
}

} // namespace four::engine
