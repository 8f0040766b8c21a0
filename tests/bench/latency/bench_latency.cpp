// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits for the exact scores of all columns, and for Perfect's move. See usage.
#include "core/engine/analysis.h"
#include "core/engine/bookfile.h"
#include "core/players/perfect.h"
#include "tests/engine/testsets.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

using namespace four;

namespace {

constexpr std::string_view usage =
    "bench_latency [columns|perfect] [--book FILE] [--sample N] [--plies A-B] [--random N] [--seed N]\n"
    "              [--threads N] [--worst N] [--patience MS]\n"
    "\n"
    "columns  the exact scores of all columns, one after another, as the analysis shows them (the first)\n"
    "perfect  the move of the level Perfect, however long it takes: the game would stop it after a while\n"
    "\n"
    "The positions are those of the public test sets and all that lead to them, each once, in a shuffled\n"
    "order; the solver keeps its table in between, as it does in the program.\n"
    "  --book FILE   resources/openings.book, for one\n"
    "  --sample N    only so many of them\n"
    "  --plies A-B   only those with so many discs\n"
    "  --random N    instead, N positions for each number of discs, reached by drops by lot\n"
    "  --seed N      of the lot (1)\n"
    "  --threads N   for `columns` (2)\n"
    "  --worst N     also prints the N slowest positions\n"
    "  --patience MS for `perfect`: stops its proof, as the game does after 850 ms\n"
    "Times are on the wall, and of the processor for all threads together: a busy machine shows in the first "
    "only.\n";

enum class Subject : std::uint8_t { Columns, Perfect };

struct Options
{
    Subject subject = Subject::Columns;
    std::string book;
    int sample = 0;
    int leastPlies = 0;
    int mostPlies = 42;
    int random = 0;
    int seed = 1;
    int threads = 2;
    int worst = 0;
    int patience = 600'000;
};

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0)
        return {};
    return value;
}

/// @return whether both are valid.
bool readOption(Options &options, std::string_view name, std::string_view value)
{
    if (name == "--book") {
        options.book = value;
        return true;
    }
    if (name == "--plies") {
        const std::size_t dash = std::min(value.find('-'), value.size());
        const auto least = number(value.substr(0, dash));
        const auto most = dash == value.size() ? least : number(value.substr(dash + 1));
        options.leastPlies = least.value_or(0);
        options.mostPlies = most.value_or(0);
        return least && most;
    }
    const auto parsed = number(value);
    for (const auto &[known, target] :
         {std::pair{"--sample", &options.sample}, std::pair{"--random", &options.random},
          std::pair{"--seed", &options.seed}, std::pair{"--threads", &options.threads},
          std::pair{"--worst", &options.worst}, std::pair{"--patience", &options.patience}}) {
        if (name == known) {
            *target = parsed.value_or(0);
            return parsed.has_value();
        }
    }
    return false;
}

/// The different positions of the public sets as column strings, with one order of moves each.
std::set<std::string> publicPositions()
{
    std::set<std::string> all;
    std::set<std::pair<engine::Word128, engine::Word128>> seen;
    for (const char *set :
         {"Test_L1_R1", "Test_L1_R2", "Test_L1_R3", "Test_L2_R1", "Test_L2_R2", "Test_L3_R1"}) {
        for (const TestPosition &test : readTestSet(set)) {
            engine::Position position;
            for (std::size_t plies = 0; plies <= test.columns.size(); ++plies) {
                if (plies > 0)
                    position.drop(test.columns[plies - 1] - '1');
                if (seen.emplace(position.mover(), position.opponent()).second)
                    all.insert(test.columns.substr(0, plies));
            }
        }
    }
    return all;
}

std::set<std::string> randomPositions(int plies, int count, std::mt19937_64 &luck)
{
    std::set<std::string> all;
    while (static_cast<int>(all.size()) < count) {
        std::string columns;
        engine::Position position;
        while (position.plies() < plies && !position.isOver()) {
            const int column = static_cast<int>(luck() % 7);
            if (!position.canDrop(column))
                continue;
            position.drop(column);
            columns += engine::columnName(column);
        }
        if (!position.isOver())
            all.insert(columns);
    }
    return all;
}

std::vector<std::string> positionsOf(const Options &options)
{
    std::mt19937_64 luck(static_cast<std::uint64_t>(options.seed));
    std::vector<std::string> all;
    const auto add = [&](const std::set<std::string> &positions) {
        for (const std::string &columns : positions) {
            const int plies = static_cast<int>(columns.size());
            if (plies >= options.leastPlies && plies <= options.mostPlies)
                all.push_back(columns);
        }
    };
    if (options.random > 0) {
        for (int plies = options.leastPlies; plies <= options.mostPlies; ++plies)
            add(randomPositions(plies, options.random, luck));
    } else {
        add(publicPositions());
    }
    std::shuffle(all.begin(), all.end(), luck);
    if (options.sample > 0 && all.size() > static_cast<std::size_t>(options.sample))
        all.resize(static_cast<std::size_t>(options.sample));
    return all;
}

double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Timing
{
    std::string columns;
    double wall = 0;
    double cpu = 0;
    double first = 0; ///< until the first column's score
    bool isExact = true;
    bool isSafe = false; ///< if not exact: a win or a draw is kept all the same
};

Timing analysed(engine::Solver &solver, const std::string &columns)
{
    const auto position = std::get<engine::Position>(engine::Position::fromColumns(columns));
    Timing timing{.columns = columns};
    const double cpu = cpuSeconds();
    const double wall = wallSeconds();
    const auto analysis =
        engine::analyse(solver, position, engine::Strength::Strong, [&](int /*column*/, int /*score*/) {
            if (timing.first == 0)
                timing.first = wallSeconds() - wall;
        });
    timing.wall = wallSeconds() - wall;
    timing.cpu = cpuSeconds() - cpu;
    return timing;
}

Timing movedByPerfect(const KnownScores &known, const std::string &columns, int patience)
{
    GameSetup setup;
    setup.seed = std::hash<std::string>()(columns);
    Game game(setup);
    for (const char column : columns)
        game.apply(action::Drop{column - '1'});
    Random luck(setup.seed, Random::Purpose::Computer);
    const double cpu = cpuSeconds();
    const double wall = wallSeconds();
    const auto drop = players::provenDrop(
        game, known, luck, std::chrono::steady_clock::now() + std::chrono::milliseconds(patience), {});
    Timing timing{.columns = columns, .wall = wallSeconds() - wall, .cpu = cpuSeconds() - cpu};
    timing.isExact = drop && drop->isExact;
    timing.isSafe = drop && !drop->isExact;
    return timing;
}

void print(const char *what, const std::vector<Timing> &timings, double Timing::*time)
{
    std::vector<double> sorted;
    double sum = 0;
    for (const Timing &timing : timings) {
        sorted.push_back(timing.*time);
        sum += timing.*time;
    }
    std::sort(sorted.begin(), sorted.end());
    const auto at = [&](double share) {
        return 1e3 * sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    std::printf("| %-12s | %9.2f | %9.2f | %9.1f | %9.1f | %9.1f |\n", what,
                1e3 * sum / static_cast<double>(sorted.size()), at(0.5), at(0.9), at(0.99), at(1));
}

} // namespace

int main(int argc, char **argv)
{
    Options options;
    std::vector<std::string_view> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && (arguments.front() == "columns" || arguments.front() == "perfect")) {
        options.subject = arguments.front() == "perfect" ? Subject::Perfect : Subject::Columns;
        arguments.erase(arguments.begin());
    }
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        if (arguments[i] == "--help") {
            std::fwrite(usage.data(), 1, usage.size(), stdout);
            return EXIT_SUCCESS;
        }
        if (i + 1 == arguments.size() || !readOption(options, arguments[i], arguments[i + 1])) {
            std::fprintf(stderr, "Not understood: %s. See --help.\n", std::string(arguments[i]).c_str());
            return 2;
        }
    }

    std::optional<engine::BookFile> file;
    if (!options.book.empty()) {
        auto opened = engine::BookFile::open(options.book);
        auto *found = std::get_if<engine::BookFile>(&opened);
        if (!found) {
            std::fprintf(stderr, "No opening book: %s\n", options.book.c_str());
            return 2;
        }
        file = std::move(*found);
    }
    const KnownScores known = [&file](const engine::Position &position) {
        return file ? file->book().score(position) : std::nullopt;
    };
    engine::Solver solver({64, options.threads});
    solver.setBook(file ? &file->book() : nullptr);
    static_cast<void>(solver.isAbove(engine::Position(), 20)); // allocates the table

    std::vector<Timing> timings;
    for (const std::string &columns : positionsOf(options))
        timings.push_back(options.subject == Subject::Columns
                              ? analysed(solver, columns)
                              : movedByPerfect(known, columns, options.patience));
    if (timings.empty()) {
        std::fprintf(stderr, "There is no such position.\n");
        return 2;
    }
    std::printf("%zu positions, milliseconds\n"
                "| time         |      mean |    median |       p90 |       p99 |       max |\n"
                "| ------------ | --------- | --------- | --------- | --------- | --------- |\n",
                timings.size());
    if (options.subject == Subject::Columns)
        print("first column", timings, &Timing::first);
    print("on the wall", timings, &Timing::wall);
    print("of processor", timings, &Timing::cpu);
    if (options.subject == Subject::Perfect) {
        const auto count = [&timings](bool Timing::*what) {
            return std::count_if(timings.begin(), timings.end(),
                                 [what](const Timing &timing) { return timing.*what; });
        };
        const auto exact = count(&Timing::isExact);
        const auto safe = count(&Timing::isSafe);
        std::printf("exact: %td, only safe: %td, without proof: %td\n", exact, safe,
                    static_cast<std::ptrdiff_t>(timings.size()) - exact - safe);
    }
    std::sort(timings.begin(), timings.end(),
              [](const Timing &one, const Timing &other) { return one.cpu > other.cpu; });
    for (std::size_t i = 0; i < std::min(timings.size(), static_cast<std::size_t>(options.worst)); ++i)
        std::printf("%s: %.1f, of processor %.1f\n", timings[i].columns.c_str(), 1e3 * timings[i].wall,
                    1e3 * timings[i].cpu);
    return EXIT_SUCCESS;
}
