// SPDX-License-Identifier: GPL-3.0-or-later
// Whether puzzles with more stars are harder, and how strong the levels are on that scale. See usage.
#include "core/coach/puzzlerating.h"
#include "core/coach/puzzleset.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <string_view>
#include <system_error>
#include <vector>

using namespace four;
using namespace four::coach;

namespace {

constexpr std::string_view usage =
    "bench_puzzles [--puzzles N] [FILE]\n"
    "\n"
    "Has five levels solve N puzzles (200) spread over a set, the program's own unless FILE is another, 20 "
    "times "
    "each:\n"
    "the whole line, in Find the mistake with the pointing. Prints what share of the tries succeeded and, "
    "after "
    "the\n"
    "stroke, what share the ratings promise, by stars, by task, and by drops of the line; then the strengths "
    "of "
    "the\n"
    "levels that fit these tries best, beside those that the ratings were reckoned with.\n";

struct Asked
{
    Puzzle puzzle;
    LevelFinds finds{};
};

/// The person's drops of the line.
int lineOf(const Puzzle &puzzle)
{
    switch (puzzle.task) {
    case Puzzle::Task::Win:
        return puzzle.number;
    case Puzzle::Task::Only:
    case Puzzle::Task::Hold:
        return puzzle.number + 1;
    case Puzzle::Task::Mistake:
    case Puzzle::Task::Ending:
        break;
    }
    return 1;
}

template <class Predicate>
void tellShares(const char *name, const std::vector<Asked> &all, Predicate belongs)
{
    std::array<int, ratedLevels.size()> right{};
    std::array<double, ratedLevels.size()> promised{};
    int count = 0;
    double rating = 0;
    for (const Asked &asked : all) {
        if (!belongs(asked.puzzle))
            continue;
        ++count;
        rating += asked.puzzle.rating;
        for (std::size_t i = 0; i < right.size(); ++i) {
            right.at(i) += asked.finds.at(i);
            promised.at(i) += chanceOf(levelStrengths.at(i), asked.puzzle.rating);
        }
    }
    if (count == 0)
        return;
    std::printf("%-10s %7d %7.0f", name, count, rating / count);
    for (std::size_t i = 0; i < right.size(); ++i)
        std::printf("  %3.0f/%3.0f %%", 100.0 * right.at(i) / (count * triesOfALevel),
                    100 * promised.at(i) / count);
    std::printf("\n");
}

/// In turns the ratings by the strengths, and each strength by the ratings, such that the level's expected
/// right answers are as many as it gave; Medium stays at its value.
LevelStrengths fit(const std::vector<Asked> &all)
{
    constexpr std::size_t fixed = 2;
    static_assert(ratedLevels[fixed] == Level::Medium);
    LevelStrengths strengths = levelStrengths;
    for (int round = 0; round < 40; ++round) {
        std::vector<int> ratings;
        ratings.reserve(all.size());
        for (const Asked &asked : all)
            ratings.push_back(ratingOf(asked.finds, strengths));
        LevelStrengths next{};
        for (std::size_t level = 0; level < next.size(); ++level) {
            const int right = std::accumulate(all.begin(), all.end(), 0, [&](int sum, const Asked &asked) {
                return sum + asked.finds.at(level);
            });
            double low = -1000;
            double high = 5000;
            while (high - low > 0.1) {
                const double middle = (low + high) / 2;
                double expected = 0;
                for (const int rating : ratings)
                    expected += triesOfALevel * chanceOf(middle, rating);
                (expected < right ? low : high) = middle;
            }
            next.at(level) = low;
        }
        const double shift = levelStrengths[fixed] - next[fixed];
        for (std::size_t level = 0; level < next.size(); ++level)
            strengths.at(level) = next.at(level) + shift;
    }
    return strengths;
}

} // namespace

int main(int argc, char **argv)
{
    std::size_t wanted = 200;
    std::string_view name = FOUR_RESOURCES "/puzzles.set";
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--puzzles" && i + 1 < argc) {
            const std::string_view value = argv[++i];
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), wanted);
            if (error != std::errc{} || end != value.data() + value.size() || wanted == 0) {
                std::fputs("bench_puzzles: --puzzles needs a number\n", stderr);
                return 2;
            }
        } else if (argument.starts_with('-')) {
            std::fputs(usage.data(), argument == "--help" ? stdout : stderr);
            return argument == "--help" ? 0 : 2;
        } else {
            name = argument;
        }
    }
    const auto opened = PuzzleFile::open(name);
    const auto *file = std::get_if<PuzzleFile>(&opened);
    if (!file || file->set().size() == 0) {
        std::fprintf(stderr, "bench_puzzles: %s is no set of puzzles\n", name.data());
        return 1;
    }
    const PuzzleSet &set = file->set();
    const std::size_t count = std::min(wanted, set.size());
    engine::Solver solver({.tableMiB = 16, .threads = 1});
    std::vector<Asked> all;
    for (std::size_t i = 0; i < count; ++i) {
        Asked asked{.puzzle = set.at(i * set.size() / count)};
        PuzzleTrial trial(asked.puzzle, solver);
        for (std::size_t level = 0; level < ratedLevels.size(); ++level)
            asked.finds.at(level) = *trial.findsOf(ratedLevels.at(level));
        all.push_back(asked);
    }
    std::printf("%-10s %7s %7s %10s %10s %10s %10s %10s\n", "", "puzzles", "rating", "Beginner", "Easy",
                "Medium", "Hard", "Expert");
    constexpr std::array starNames{"1 star", "2 stars", "3 stars", "4 stars", "5 stars"};
    for (int stars = 1; stars <= mostStars; ++stars)
        tellShares(starNames.at(static_cast<std::size_t>(stars - 1)), all,
                   [&](const Puzzle &puzzle) { return starsOf(puzzle.rating) == stars; });
    for (const auto task : {Puzzle::Task::Win, Puzzle::Task::Only, Puzzle::Task::Hold, Puzzle::Task::Mistake})
        tellShares(wordOf(task).data(), all, [&](const Puzzle &puzzle) { return puzzle.task == task; });
    constexpr std::array lineNames{"1 drop",  "2 drops", "3 drops", "4 drops",
                                   "5 drops", "6 drops", "7 drops", "8 drops"};
    for (int drops = 1; drops <= static_cast<int>(lineNames.size()); ++drops)
        tellShares(lineNames.at(static_cast<std::size_t>(drops - 1)), all,
                   [&](const Puzzle &puzzle) { return lineOf(puzzle) == drops; });
    tellShares("all", all, [](const Puzzle &) { return true; });
    std::printf("%-26s", "strength");
    for (const double strength : levelStrengths)
        std::printf(" %10.0f", strength);
    std::printf("\n%-26s", "of the best fit");
    for (const double strength : fit(all))
        std::printf(" %10.0f", strength);
    std::printf("\n");
    return 0;
}
