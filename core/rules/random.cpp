// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/random.h"

#include <cassert>

namespace four {

namespace {
std::mt19937_64 engineFor(std::uint64_t seed, Random::Purpose purpose, std::uint32_t index)
{
    std::seed_seq sequence{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                           static_cast<std::uint32_t>(purpose), index};
    return std::mt19937_64(sequence);
}
} // namespace

Random::Random(std::uint64_t seed, Purpose purpose, std::uint32_t index)
    : m_engine(engineFor(seed, purpose, index))
{
}

int Random::below(int n)
{
    assert(n > 0);
    // Numbers past the last whole multiple of n would favour the small remainders: draw again.
    const auto bound = static_cast<std::uint64_t>(n);
    const std::uint64_t least = (0 - bound) % bound;
    std::uint64_t value = m_engine();
    while (value < least)
        value = m_engine();
    return static_cast<int>(value % bound);
}

} // namespace four
