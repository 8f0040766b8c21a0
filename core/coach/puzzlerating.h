// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/stopsign.h"
#include "core/rules/setup.h"

#include <array>

namespace four::coach {

// How hard a puzzle is, measured: each of five levels of the computer is asked 20 times, each time with other
// random numbers, for its drop where the person drops first. How often that is a right one gives the rating
// R, on one scale with the levels' own strengths S: a level is right with the probability
//
//   p = 1 / (1 + 10^((R - S) / 400)),
//
// as a player of rating S scores against one of rating R in Elo's system. R is where the likelihood of all
// 100 answers is greatest, each with the weight of a fifth: the answers of one level are strongly correlated,
// so 20 of them tell less than 20 independent ones. A prior gives a finite rating also to a puzzle that every
// level solves, or none: R is normally distributed around 1500 with a deviation of 500. The strengths were
// found by the same model, over some hundred puzzles of games as they come, with Medium at 1500;
// `bench_puzzles` prints how they fit a set.

inline constexpr std::array ratedLevels{Level::Beginner, Level::Easy, Level::Medium, Level::Hard,
                                        Level::Expert};
inline constexpr int triesOfALevel = 20;

/// How often each of ratedLevels found a right drop, of triesOfALevel.
using LevelFinds = std::array<int, ratedLevels.size()>;

/// The strengths of ratedLevels on the scale of the ratings.
using LevelStrengths = std::array<double, ratedLevels.size()>;
inline constexpr LevelStrengths levelStrengths{1000, 1280, 1500, 1650, 1950};

/// The same for the same position, on every machine. Hard and Expert take most of the time, a second or two.
/// @return nothing when stopped
[[nodiscard]] std::optional<int> findsOf(const Puzzle &puzzle, Level level,
                                         const engine::StopSign &stop = {});

/// The rating, a whole number.
[[nodiscard]] int ratingOf(const LevelFinds &finds, const LevelStrengths &strengths = levelStrengths);

inline constexpr int mostStars = 5;
/// A rating as 1 to 5 stars: each is 200 wide. The strength of Beginner is in the range of one star, Easy's
/// of two, Medium's of three, Hard's of four, Expert's of five.
[[nodiscard]] int starsOf(int rating);

} // namespace four::coach
