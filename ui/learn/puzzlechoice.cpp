// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzlechoice.h"

#include <QRandomGenerator>

#include <algorithm>
#include <vector>

namespace four {

namespace {

using Places = std::vector<std::size_t>;

constexpr int nearness = 100;      ///< of ratings, to either side
constexpr int firstEase = 350;     ///< so much easier than the rating as long as that cannot be shown
constexpr int rushBeginning = 300; ///< so much easier than the person's rating
constexpr int rushStep = 30;       ///< so much harder is each one than the last that was solved

bool isWanted(const coach::Puzzle &puzzle, const PuzzleWish &wish)
{
    if (wish.shown && *wish.shown == puzzle)
        return false;
    if (wish.mode == TrainingMode::ByTask)
        return wish.kind == PuzzleKind(puzzle.task) ||
               (puzzle.theme && wish.kind == PuzzleKind(*puzzle.theme));
    // Finding a mistake takes too long for Rush.
    return wish.mode != TrainingMode::Rush || puzzle.task != coach::Puzzle::Task::Mistake;
}

/// The easiest wins in two.
Places firstPuzzles(const coach::PuzzleSet &set, const PuzzleWish &wish)
{
    constexpr std::size_t most = 20;
    Places places;
    for (std::size_t i = 0; i < set.size() && places.size() < most; ++i) {
        const coach::Puzzle puzzle = set.at(i);
        if (puzzle.task == coach::Puzzle::Task::Win && puzzle.number == 2 && isWanted(puzzle, wish))
            places.push_back(i);
    }
    return places;
}

/// Near the rating first, then wider and wider; of these the new ones, or, if all are known, those.
Places puzzlesNear(int rating, const coach::PuzzleSet &set, const Training &training, const PuzzleWish &wish)
{
    const QSet<QString> known = triedPuzzles(training);
    Places fresh;
    Places old;
    for (int width = nearness; fresh.empty(); width *= 2) {
        const std::size_t first = set.firstRated(rating - width);
        const std::size_t end = set.firstRated(rating + width);
        old.clear();
        for (std::size_t i = first; i < end; ++i) {
            if (const coach::Puzzle puzzle = set.at(i); isWanted(puzzle, wish))
                (known.contains(PuzzleTry::keyOf(puzzle)) ? old : fresh).push_back(i);
        }
        if (first == 0 && end == set.size())
            break;
    }
    return fresh.empty() ? old : fresh;
}

/// How much harder than the person's rating the puzzle is to be.
int harderBy(const Training &training, const PuzzleWish &wish)
{
    if (wish.mode == TrainingMode::Rush)
        return rushStep * wish.rushSolved - rushBeginning;
    return ratingCourse(training, wish.subject).size() < leastRated ? -firstEase : 0;
}

} // namespace

std::optional<std::size_t> choosePuzzle(const coach::PuzzleSet &set, const Training &training,
                                        const PuzzleWish &wish, QRandomGenerator &lot)
{
    Places places;
    const bool isNew = std::ranges::all_of(
        training.tries, [](const PuzzleTry &tried) { return tried.task == coach::Puzzle::Task::Ending; });
    if (isNew && wish.subject == Subject::Puzzles && wish.mode != TrainingMode::ByTask)
        places = firstPuzzles(set, wish);
    if (places.empty())
        places = puzzlesNear(ratingOf(training, wish.subject).rounded() + harderBy(training, wish), set,
                             training, wish);
    return places.empty() ? std::nullopt : std::optional(places[lot.generate64() % places.size()]);
}

} // namespace four
