// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/geometry.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace four::engine {

/// Finds lines of stones in all four directions: up, across and the two diagonals.
template <class Geometry, Isa isa>
struct Lines
{
    using Word = typename Geometry::Word;

    /// Cells that would complete a line of @p stones; cells that are taken or outside the board may be among
    /// them.
    FOUR_INLINE static Word holes(const Geometry &geometry, Word stones) noexcept
    {
        const int stride = geometry.stride();
        if (geometry.connect() == 4) {
            return holesOf4(stones, 1) | holesOf4(stones, stride - 1) | holesOf4(stones, stride) |
                   holesOf4(stones, stride + 1);
        }
        const int connect = geometry.connect();
        return holesOfAny(stones, 1, connect) | holesOfAny(stones, stride - 1, connect) |
               holesOfAny(stones, stride, connect) | holesOfAny(stones, stride + 1, connect);
    }

    [[nodiscard]] FOUR_INLINE static bool hasLine(const Geometry &geometry, Word stones) noexcept
    {
        const int stride = geometry.stride();
        const int connect = geometry.connect();
        return (starts(stones, 1, connect) | starts(stones, stride - 1, connect) |
                starts(stones, stride, connect) | starts(stones, stride + 1, connect)) != 0;
    }

    /// Is there a line of @p stones that does not lie directly above a parallel line of @p below?
    [[nodiscard]] FOUR_INLINE static bool hasLineNotAbove(const Geometry &geometry, Word stones,
                                                          Word below) noexcept
    {
        const int stride = geometry.stride();
        const int connect = geometry.connect();
        Word rest = 0;
        for (const int step : {1, stride - 1, stride, stride + 1})
            rest |= starts(stones, step, connect) & ~(starts(below, step, connect) << 1);
        return rest != 0;
    }

private:
    FOUR_INLINE static constexpr Word holesOf4(Word stones, int step) noexcept
    {
        const Word below = (stones << step) & (stones << (2 * step));
        const Word above = (stones >> step) & (stones >> (2 * step));
        return (below & ((stones << (3 * step)) | (stones >> step))) |
               (above & ((stones >> (3 * step)) | (stones << step)));
    }
    FOUR_INLINE static constexpr Word holesOfAny(Word stones, int step, int connect) noexcept
    {
        // run[k]: cells with k stones in a row directly behind them (below) or before them (above).
        constexpr int longest = 6;
        Word below[longest];
        Word above[longest];
        below[0] = above[0] = ~Word{0};
        for (int k = 1; k < connect; ++k) {
            below[k] = (below[k - 1] & stones) << step;
            above[k] = (above[k - 1] & stones) >> step;
        }
        Word result = 0;
        for (int k = 0; k < connect; ++k)
            result |= below[k] & above[connect - 1 - k];
        return result;
    }
    /// The lowest cell of each line.
    FOUR_INLINE static constexpr Word starts(Word stones, int step, int connect) noexcept
    {
        if (connect == 4) {
            const Word pairs = stones & (stones >> step);
            return pairs & (pairs >> (2 * step));
        }
        Word result = stones;
        for (int k = 1; k < connect; ++k)
            result &= stones >> (k * step);
        return result;
    }
};

#ifdef __AVX2__
/// The standard board: the four directions side by side in one register.
template <int Columns, int Rows>
struct Lines<FixedGeometry<Columns, Rows, 4>, Isa::Avx2>
{
    using Geometry = FixedGeometry<Columns, Rows, 4>;
    using Word = Word64;

    FOUR_INLINE static Word holes(const Geometry &, Word stones) noexcept
    {
        const __m256i all = spread(stones);
        const __m256i left1 = _mm256_sllv_epi64(all, steps(1));
        const __m256i left2 = _mm256_sllv_epi64(all, steps(2));
        const __m256i left3 = _mm256_sllv_epi64(all, steps(3));
        const __m256i right1 = _mm256_srlv_epi64(all, steps(1));
        const __m256i right2 = _mm256_srlv_epi64(all, steps(2));
        const __m256i right3 = _mm256_srlv_epi64(all, steps(3));
        const __m256i below =
            _mm256_and_si256(_mm256_and_si256(left1, left2), _mm256_or_si256(left3, right1));
        const __m256i above =
            _mm256_and_si256(_mm256_and_si256(right1, right2), _mm256_or_si256(right3, left1));
        const __m256i both = _mm256_or_si256(below, above);
        const __m128i half = _mm_or_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
        return static_cast<Word>(_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))));
    }

    [[nodiscard]] FOUR_INLINE static bool hasLine(const Geometry &, Word stones) noexcept
    {
        const __m256i lines = starts(stones);
        return _mm256_testz_si256(lines, lines) == 0;
    }

    [[nodiscard]] FOUR_INLINE static bool hasLineNotAbove(const Geometry &, Word stones, Word below) noexcept
    {
        // testc(a, b): is b & ~a zero?
        return _mm256_testc_si256(_mm256_slli_epi64(starts(below), 1), starts(stones)) == 0;
    }

private:
    FOUR_INLINE static __m256i spread(Word stones) noexcept
    {
        return _mm256_set1_epi64x(static_cast<long long>(stones));
    }
    FOUR_INLINE static __m256i steps(int times) noexcept
    {
        constexpr int stride = Rows + 1;
        return _mm256_set_epi64x((stride + 1) * times, stride * times, (stride - 1) * times, times);
    }
    FOUR_INLINE static __m256i starts(Word stones) noexcept
    {
        const __m256i all = spread(stones);
        const __m256i pairs = _mm256_and_si256(all, _mm256_srlv_epi64(all, steps(1)));
        return _mm256_and_si256(pairs, _mm256_srlv_epi64(pairs, steps(2)));
    }
};
#endif

} // namespace four::engine
