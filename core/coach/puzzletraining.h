// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"
#include "core/coach/review.h"

#include <cstdint>
#include <optional>

namespace four::coach {

// The numbers of a person's training: rating, puzzle of the day, repetition. The caller stores them and knows
// the date.

/// A person's strength on the scale of the puzzles' ratings (puzzlerating.h), and its uncertainty.
struct PersonRating
{
    static constexpr double unknownDeviation = 350;
    double rating = 1200; ///< most new players are between the levels Beginner and Easy
    double deviation = unknownDeviation;

    /// The rating as the window shows it everywhere.
    [[nodiscard]] int rounded() const;

    friend bool operator==(const PersonRating &, const PersonRating &) = default;
};

/// The rating after a first try at a puzzle: Glicko's formulas (Glickman 1999) with the puzzle as the
/// opponent. A puzzle's rating is taken to have a deviation of 100 points. The person's deviation never falls
/// below 50, so that the rating still follows progress.
[[nodiscard]] PersonRating afterTry(PersonRating person, int puzzleRating, bool isSolved);

/// The puzzle of a day, the same on every machine with this set, by the number of days since any fixed one.
/// As many days follow one another without a repetition as there are puzzles. @pre the set is not empty
[[nodiscard]] std::size_t puzzleOfDay(const PuzzleSet &set, std::int64_t day);

/// In how many days a puzzle comes again that was missed at first: 1, then 3, 7 and 21 as long as it is
/// solved; 1 again after each miss. Nothing: it is learnt.
/// @param solvedInARow how often it was solved since it was missed last
[[nodiscard]] std::optional<int> daysUntilAgain(int solvedInARow);

/// A puzzle of each drop of the player's that changed the result: what would have been better? Its task is
/// Mistake, with `number` 1, as it is known which drop it was, and without a rating. Empty where the review
/// is not of the plain game on the standard board.
[[nodiscard]] std::vector<Puzzle> ownPuzzles(const Game &game, const Review &review, Player player);

} // namespace four::coach
