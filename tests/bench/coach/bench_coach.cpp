// SPDX-License-Identifier: GPL-3.0-or-later How often each reason is given, and how long hints and reviews
// take. See usage.
#include "core/coach/hint.h"
#include "core/coach/review.h"
#include "tests/core/coachpositions.h"
#include "tests/core/coachproof.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

using namespace four;
using namespace four::coach;
using Clock = std::chrono::steady_clock;
using Kind = Reason::Kind;

namespace {

constexpr std::string_view usage =
    "bench_coach [--positions N] [--seed N] [--threads N]\n"
    "\n"
    "Asks for a hint in N positions (1000) in which the result depends on the drop, from games of mixed\n"
    "strength on the standard board, and prints how often each reason is told, what the plans are, and how\n"
    "long it took; then reviews games of mixed strength.\n"
    "  --seed N      of the games (1)\n"
    "  --threads N   of the solver (2)\n"
    "Times are on the wall: a busy machine shows.\n";

struct Options
{
    int positions = 1000;
    int seed = 1;
    int threads = 2;
};

std::optional<Options> optionsFrom(const std::vector<std::string_view> &arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string_view name = arguments[i];
        int *target = name == "--positions" ? &options.positions
                      : name == "--seed"    ? &options.seed
                      : name == "--threads" ? &options.threads
                                            : nullptr;
        if (!target || i + 1 == arguments.size())
            return {};
        const std::string_view value = arguments[i + 1];
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), *target);
        if (error != std::errc() || end != value.data() + value.size() || *target < 1)
            return {};
    }
    return options;
}

double milliseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

void printTimes(const char *what, std::vector<double> times)
{
    if (times.empty())
        return;
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-28s median %7.1f  p90 %7.1f  p99 %7.1f  max %7.1f ms\n", what, at(0.5), at(0.9), at(0.99),
                times.back());
}

/// The number of each reason, in the order of the names.
class Tally
{
public:
    void count(const std::string &name) { ++m_counts[name]; }
    void print(const char *title, int all) const
    {
        std::printf("\n%s\n", title);
        for (const auto &[name, count] : m_counts)
            std::printf("  %-40s %5d  %5.1f %%\n", name.c_str(), count, 100.0 * count / all);
    }

private:
    std::map<std::string, int> m_counts;
};

std::string nameOf(const Plan &plan)
{
    constexpr std::array hows{"zugzwang", "stacked", "double", "triple"};
    constexpr std::array threats{"stands", "made", "comes"};
    constexpr std::array rules{"follow up", "follow up except", "same pair"};
    const std::string owner = plan.isMovers ? "own " : "opponent's ";
    if (plan.rule)
        return owner + "by rule: " + rules.at(static_cast<std::size_t>(plan.rule->kind));
    return owner + (plan.isProven ? "proven " : "example ") +
           (plan.how ? hows.at(static_cast<std::size_t>(*plan.how)) : "") + ' ' +
           threats.at(static_cast<std::size_t>(plan.threat));
}

/// Whether it is a fact neither of the board nor of how the game has to end.
bool isWeak(const Reason &reason)
{
    return reason.kind == Kind::OnlyMove || reason.kind == Kind::Holds || reason.kind == Kind::Longest ||
           reason.kind == Kind::Quickest || (reason.plan && !reason.plan->isProven);
}

bool isWeak(const WhyNot &whyNot)
{
    const Plan *plan = whyNot.plan();
    return isWeak(whyNot.reason) && !(plan && plan->isProven);
}

void askForHints(const Options &options, coachpositions::Source &source, engine::Solver &solver,
                 const engine::OpeningBook &book)
{
    std::vector<double> plain;
    std::vector<double> whole;
    Tally reasons;
    Tally answers;
    Tally plans;
    std::set<std::pair<engine::Word128, engine::Word128>> seen; // each position once
    int weak = 0;
    int weakAlone = 0;
    for (int asked = 0; asked < options.positions;) {
        const Game game = source.fromGames();
        const auto position = exactPosition(game);
        if (!position || !seen.emplace(position->mover(), position->opponent()).second)
            continue;
        auto start = Clock::now();
        const auto first =
            hintFor(game, solver, {.book = &book, .withCourse = false, .withWhyNot = false, .deadline = {}});
        const double time = milliseconds(Clock::now() - start);
        if (!first || !first->values.isDecision())
            continue;
        ++asked;
        plain.push_back(time);
        start = Clock::now();
        const auto hint = hintFor(game, solver, {.book = &book});
        whole.push_back(milliseconds(Clock::now() - start));
        reasons.count(coachproof::nameOf(hint->reason.kind));
        if (hint->reason.plan)
            plans.count(nameOf(*hint->reason.plan));
        else if (const Plan *plan = hint->planBesideReason())
            plans.count("beside a fact: " + nameOf(*plan));
        if (hint->whyNot)
            answers.count(coachproof::nameOf(hint->whyNot->reason.kind));
        if (isWeak(hint->reason)) {
            ++weak;
            weakAlone += !hint->whyNot || isWeak(*hint->whyNot) ? 1 : 0;
        }
    }
    const int all = options.positions;
    std::printf("%d positions with a decision\n", all);
    reasons.print("The reason", all);
    answers.print("What is wrong with another", all);
    plans.print("The plan", all);
    std::printf(
        "\nthe reason only Plan (example), OnlyMove, Holds, Longest or Quickest: %.1f %%; of another column "
        "no more: %.1f %%\n\n",
        100.0 * weak / all, 100.0 * weakAlone / all);
    printTimes("hint, reason alone", plain);
    printTimes("... line and another, after it", whole);
}

void review(const Options &options, coachpositions::Source &source, const engine::OpeningBook &book)
{
    std::vector<double> times;
    for (int games = 0; games < std::max(1, options.positions / 20); ++games) {
        const Game game = source.finishedGame();
        engine::Solver solver({.tableMiB = 64, .threads = options.threads});
        solver.setBook(&book);
        const auto start = Clock::now();
        static_cast<void>(reviewOf(game, solver));
        times.push_back(milliseconds(Clock::now() - start));
    }
    printTimes("review of a game", times);
}

} // namespace

int main(int argc, char **argv)
{
    const auto options = optionsFrom({argv + 1, argv + argc});
    if (!options) {
        std::fputs(std::string(usage).c_str(), stderr);
        return 2;
    }
    const engine::OpeningBook book = coachpositions::standardBook(FOUR_RESOURCES);
    engine::Solver solver({.tableMiB = 64, .threads = options->threads});
    solver.setBook(&book);
    using Source = coachpositions::Source;
    Source source(TEST_DATA, static_cast<std::uint64_t>(options->seed), Source::Boards::Standard);
    askForHints(*options, source, solver, book);
    review(*options, source, book);
    return 0;
}
