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
    "Asks five levels, 20 times each, for the first drop of N puzzles (200) spread over a set, the program's "
    "own\n"
    "unless FILE is another. Prints what share of the answers was right, by stars, then by task, and the "
    "strengths of\n"
    "the levels that fit these answers best, beside those that the ratings were reckoned with.\n";

struct Asked
{
    Puzzle puzzle;
    LevelFinds finds{};
};

template <class Predicate>
void tellShares(const char *name, const std::vector<Asked> &all, Predicate belongs)
{
    std::array<int, ratedLevels.size()> right{};
    int count = 0;
    double rating = 0;
    for (const Asked &asked : all) {
        if (!belongs(asked.puzzle))
            continue;
        ++count;
        rating += asked.puzzle.rating;
        for (std::size_t i = 0; i < right.size(); ++i)
            right.at(i) += asked.finds.at(i);
    }
    if (count == 0)
        return;
    std::printf("%-10s %7d %7.0f", name, count, rating / count);
    for (const int finds : right)
        std::printf(" %9.1f%%", 100.0 * finds / (count * triesOfALevel));
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
                    expected += triesOfALevel / (1 + std::pow(10, (rating - middle) / 400));
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
    std::vector<Asked> all;
    for (std::size_t i = 0; i < count; ++i) {
        Asked asked{.puzzle = set.at(i * set.size() / count)};
        for (std::size_t level = 0; level < ratedLevels.size(); ++level)
            asked.finds.at(level) = *findsOf(asked.puzzle, ratedLevels.at(level));
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
