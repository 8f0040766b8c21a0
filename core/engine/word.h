// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Bit tricks over one or two machine words. Every function is inlined by force: kernels are compiled with
/// several instruction sets, and a copy made with one of them must never serve a caller of another.
#define FOUR_INLINE [[gnu::always_inline]] inline

namespace four::engine {

using Word64 = std::uint64_t;
__extension__ using Word128 = unsigned __int128;

/// The instructions that a kernel may use; chosen at run time.
enum class Isa : std::uint8_t {
    Portable, ///< whatever the compiler's base line has
    Avx2,     ///< x86-64-v3: AVX2, BMI, POPCNT
};

FOUR_INLINE constexpr bool hasOneBit(Word64 word) noexcept
{
    return (word & (word - 1)) == 0;
}
FOUR_INLINE constexpr bool hasOneBit(Word128 word) noexcept
{
    return (word & (word - 1)) == 0;
}

/// @pre @p word is not zero.
FOUR_INLINE constexpr int lowestBit(Word64 word) noexcept
{
    return __builtin_ctzll(word);
}
FOUR_INLINE constexpr int lowestBit(Word128 word) noexcept
{
    const auto low = static_cast<Word64>(word);
    return low != 0 ? __builtin_ctzll(low) : 64 + __builtin_ctzll(static_cast<Word64>(word >> 64));
}

template <Isa isa>
FOUR_INLINE constexpr int countBits(Word64 word) noexcept
{
    if constexpr (isa == Isa::Avx2) {
        return __builtin_popcountll(word);
    } else {
        // Without the instruction the compiler would call a slow library function.
        word -= (word >> 1) & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + ((word >> 2) & 0x3333333333333333U);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
        return static_cast<int>((word * 0x0101010101010101U) >> 56);
    }
}
template <Isa isa>
FOUR_INLINE constexpr int countBits(Word128 word) noexcept
{
    return countBits<isa>(static_cast<Word64>(word)) + countBits<isa>(static_cast<Word64>(word >> 64));
}

} // namespace four::engine
