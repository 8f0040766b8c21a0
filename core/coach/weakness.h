// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/review.h"

#include <compare>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace four::coach {

/// A phase of a game, by its discs, for mistakes that are no oversights.
enum class Phase : std::uint8_t { Opening, Middle, Ending };
inline constexpr int lastOfOpening = 12;
inline constexpr int lastOfMiddle = 28;

/// What goes wrong: an oversight, a mistake in a phase, or a theme of puzzles.
using Fault = std::variant<Oversight, Phase, Puzzle::Theme>;

/// A fault that a person makes again and again.
struct Weakness
{
    Fault fault;
    int times = 0;
    int of = 0; ///< games, or with a theme tries
    /// The discs at which at least two of three were made, counted from 1; nothing: they are spread out, or
    /// are of puzzles.
    std::optional<std::pair<int, int>> discs{};

    friend bool operator==(const Weakness &, const Weakness &) = default;
};

/// Counts the faults of one person in reviewed games and puzzles.
class Weaknesses
{
public:
    static constexpr int mostGames = 20;
    static constexpr int leastTimes = 2; ///< fewer are no habit
    static constexpr int leastGames = 3;

    void add(const Review &review, Player player);
    void add(Puzzle::Theme theme, bool isSolved);
    /// The most frequent ones, at most so many, the most frequent first.
    [[nodiscard]] std::vector<Weakness> most(std::size_t number) const;

private:
    int m_games = 0;
    std::map<Fault, std::vector<int>> m_discs;                   ///< at which each was made
    std::map<Puzzle::Theme, std::pair<int, int>> m_triesOfTheme; ///< missed, all
};

} // namespace four::coach
