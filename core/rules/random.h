// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace four {

/// Random numbers that are the same on every machine for the same seed, purpose and index.
///
/// The standard fixes the output of std::seed_seq and std::mt19937_64, but not that of its distributions, so
/// the choice among n is made here.
class Random
{
public:
    /// What the numbers are for. Each purpose has a stream of its own, so that one more coin toss does not
    /// change the computer's moves.
    enum class Purpose : std::uint32_t { Starter, Letters, Computer, Puzzles };

    Random(std::uint64_t seed, Purpose purpose, std::uint32_t index = 0);

    /// A whole number in [0, n), each equally likely. @pre n > 0.
    [[nodiscard]] int below(int n);
    [[nodiscard]] bool coin() { return below(2) == 1; }

private:
    std::mt19937_64 m_engine;
};

} // namespace four
