// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleplay.h"
#include "core/engine/stopsign.h"
#include "core/rules/setup.h"

#include <array>
#include <functional>
#include <map>
#include <span>

namespace four::coach {

// How hard a puzzle is, measured: each of five levels of the computer tries it 20 times, each time with other
// random numbers, as a person does: the whole line, against the best defence, and in Find the mistake the
// pointing first. What is rated so is what the person's rating is credited with. How often that succeeds
// gives the rating R, on one scale with the levels' own strengths S: a level succeeds with the probability
//
//   p = 1 / (1 + 10^((R - S) / 300)),
//
// a logistic curve, as in Elo's system but steeper: with 300 instead of 400, the strengths of the lower
// levels are what they were when the first drop alone was rated, and so the ratings of people keep their
// meaning. R is where the likelihood of all 100 answers is greatest, each with the weight of a fifth: the
// answers of one level are strongly correlated, so 20 of them tell less than 20 independent ones. A prior
// gives a finite rating also to a puzzle that every level solves, or none: R is normally distributed around
// 1500 with a deviation of 500. With k successes of a level, R is the zero of
//
//   (1500 - R) / 500^2 + 0.2 (ln 10 / 300) sum over levels of (20 p - k).
//
// The strengths were found by the same model, over the whole lines of some hundred puzzles, with Medium at
// 1500; `bench_puzzles` prints how they fit a set.
//
// Pointing: Medium, Hard and Expert point at the drop after which they hold the position for most worse than
// before it, of those that were not forced; Beginner and Easy, which hold no position for anything, at one by
// lot of those that they would not have played. Then they play the better drop, as a person has to.

inline constexpr std::array ratedLevels{Level::Beginner, Level::Easy, Level::Medium, Level::Hard,
                                        Level::Expert};
inline constexpr int triesOfALevel = 20;

/// Of Hard and Expert, which take most of the time: where so many tries all succeed, or all fail, the others
/// are taken to do the same.
inline constexpr int triesAtFirst = 5;

/// How often each of ratedLevels solved a puzzle, of triesOfALevel.
using LevelFinds = std::array<int, ratedLevels.size()>;

/// The strengths of ratedLevels on the scale of the ratings.
using LevelStrengths = std::array<double, ratedLevels.size()>;
inline constexpr LevelStrengths levelStrengths{1020, 1260, 1500, 1660, 2130};

/// The drop of a level in the position after these drops, with random numbers of the try's own.
[[nodiscard]] int dropOf(Level level, std::span<const int> drops, std::uint64_t seed,
                         const engine::StopSign &stop = {});

/// How often a level solves something, of triesOfALevel, by the seeds of its tries; nothing when stopped.
[[nodiscard]] std::optional<int> findsOf(Level level, const std::function<bool(std::uint64_t seed)> &solves,
                                         const engine::StopSign &stop = {});

/// The tries of the levels at one puzzle. They share what the solver said of it.
class PuzzleTrial
{
public:
    /// The puzzle is a proven one; both must outlive this.
    PuzzleTrial(const Puzzle &puzzle, engine::Solver &solver) : m_puzzle(puzzle), m_solver(solver) {}

    /// The same for the same puzzle, on every machine.
    /// @return of triesOfALevel; nothing when stopped  @throws as engine::Solver::solve
    [[nodiscard]] std::optional<int> findsOf(Level level, const engine::StopSign &stop = {});
    /// One try; false also when stopped.
    [[nodiscard]] bool solves(Level level, std::uint64_t seed, const engine::StopSign &stop = {});

private:
    [[nodiscard]] bool pointsOut(Level level, std::uint64_t seed, const engine::StopSign &stop);
    [[nodiscard]] const PuzzleStep *stepAfter(const std::vector<int> &drops, const engine::StopSign &stop);

    const Puzzle &m_puzzle;
    engine::Solver &m_solver;
    std::map<std::vector<int>, PuzzleStep> m_steps; ///< by the drops since Puzzle::start()
};

/// The probability with which a puzzle of this rating is solved.
[[nodiscard]] double chanceOf(double strength, double rating);

/// The rating, a whole number.
[[nodiscard]] int ratingOf(const LevelFinds &finds, const LevelStrengths &strengths = levelStrengths);

inline constexpr int mostStars = 5;
/// A rating as 1 to 5 stars: each is 200 wide. The strength of Beginner is in the range of one star, Easy's
/// of two, Medium's of three, Hard's of four, Expert's of five.
[[nodiscard]] int starsOf(int rating);

} // namespace four::coach
