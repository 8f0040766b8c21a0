// SPDX-License-Identifier: GPL-3.0-or-later Prints the speed of the solver on this machine: the public test
// sets and the empty board. See usage().
#include "core/engine/bookfile.h"
#include "core/engine/kernels.h"
#include "core/engine/openingbook.h"
#include "core/engine/openingpositions.h"
#include "core/engine/positionkey.h"
#include "core/engine/solver.h"
#include "tests/engine/testsets.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace four::engine;

namespace {

void usage()
{
    std::puts("Usage: bench_solver [--hard=N] [--cold] [--set=NAME] [--book=FILE]\n"
              "  --hard=N     positions of Test_L1_R3 to solve (50)\n"
              "  --cold       an empty table for each position; the time to empty it is not counted\n"
              "  --set=NAME   only this set, such as Test_L2_R2, or empty\n"
              "  --book=FILE  instead, solves 1,000 random entries of an opening book without it\n"
              "Means and rates are of CPU time; median, p99 and maximum are of time on the wall, so a busy "
              "machine shows there.");
}

struct Settings
{
    std::size_t hard = 50;
    bool isCold = false;
    std::string set;
    std::string book;
};

/// CPU time of all threads, in seconds.
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

std::string duration(double seconds)
{
    char text[32];
    if (seconds < 1e-3)
        std::snprintf(text, sizeof text, "%.2f us", seconds * 1e6);
    else if (seconds < 1)
        std::snprintf(text, sizeof text, "%.2f ms", seconds * 1e3);
    else
        std::snprintf(text, sizeof text, "%.2f s", seconds);
    return text;
}

/// @return how many scores were wrong.
int benchSet(const Settings &settings, const std::string &name)
{
    auto positions = readTestSet(name);
    if (name == "Test_L1_R3" && positions.size() > settings.hard)
        positions.resize(settings.hard);
    Solver solver;
    static_cast<void>(solver.solve(positions.front().position)); // allocates the table
    solver.clear();
    static_cast<void>(solver.isAbove(positions.front().position, 21)); // makes the kernel
    std::vector<double> seconds;
    seconds.reserve(positions.size());
    std::uint64_t nodes = 0;
    double sum = 0;
    double cpu = cpuSeconds();
    int wrong = 0;
    for (const auto &[columns, score, position] : positions) {
        if (settings.isCold) {
            solver.clear();
            static_cast<void>(solver.isAbove(position, 21));
            cpu = cpuSeconds();
        }
        // Reading the CPU time is a system call, which takes as long as some of these positions: one call for
        // all of them, and the steady clock for each.
        const double start = wallSeconds();
        const auto solution = solver.solve(position);
        seconds.push_back(wallSeconds() - start);
        nodes += solution->nodes;
        wrong += solution->score != score;
        if (settings.isCold)
            sum += cpuSeconds() - cpu;
    }
    if (!settings.isCold)
        sum = cpuSeconds() - cpu;
    std::sort(seconds.begin(), seconds.end());
    const auto count = static_cast<double>(seconds.size());
    const auto quantile = [&](double share) {
        return seconds[static_cast<std::size_t>(share * (count - 1))];
    };
    std::printf("| %-10s | %4.0f | %10s | %10s | %10s | %10s | %12.1f | %7.1f |%s\n", name.c_str(), count,
                duration(sum / count).c_str(), duration(quantile(0.5)).c_str(),
                duration(quantile(0.99)).c_str(), duration(seconds.back()).c_str(),
                static_cast<double>(nodes) / count, static_cast<double>(nodes) / sum * 1e-6,
                wrong ? " WRONG SCORES" : "");
    std::fflush(stdout);
    return wrong;
}

int benchEmptyBoard(int threads)
{
    Solver solver({64, threads});
    const double wall = wallSeconds();
    const double cpu = cpuSeconds();
    const auto solution = solver.solve(Position());
    const double cpuSpent = cpuSeconds() - cpu;
    std::printf("empty board, %d thread%s: %s wall, %s CPU, %llu nodes, %.1f Mnode/s%s\n", threads,
                threads == 1 ? "" : "s", duration(wallSeconds() - wall).c_str(), duration(cpuSpent).c_str(),
                static_cast<unsigned long long>(solution->nodes),
                static_cast<double>(solution->nodes) / cpuSpent * 1e-6,
                solution->score == 1 ? "" : " WRONG SCORE");
    std::fflush(stdout);
    return solution->score != 1;
}

int checkBook(const std::string &path)
{
    const auto opened = BookFile::open(path);
    const auto *file = std::get_if<BookFile>(&opened);
    if (!file || file->book().size() == 0) {
        std::fprintf(stderr, "%s is no opening book\n", path.c_str());
        return 1;
    }
    const OpeningBook *book = &file->book();
    std::vector<Word64> keys;
    for (const std::vector<Word64> &ply : openingPositions(book->shape(), book->plies()))
        keys.insert(keys.end(), ply.begin(), ply.end());
    std::shuffle(keys.begin(), keys.end(), std::mt19937(1));
    keys.resize(std::min<std::size_t>(keys.size(), 1000));
    const AnyGeometry<Word64> geometry(book->shape());
    Solver solver;
    int wrong = 0;
    for (const Word64 key : keys) {
        const auto stones = stonesOf(geometry, key);
        const auto position = Position::fromStones(stones.mover, stones.opponent, book->shape());
        wrong += book->score(position) != solver.solve(position)->score;
    }
    std::printf("%zu positions of %zu, to ply %d, solved again: %d wrong\n", keys.size(), book->size(),
                book->plies(), wrong);
    return wrong != 0;
}

} // namespace

int main(int argc, char **argv)
{
    Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--hard=")) {
            settings.hard = static_cast<std::size_t>(std::max(1, std::atoi(argv[i] + 7)));
        } else if (argument == "--cold") {
            settings.isCold = true;
        } else if (argument.starts_with("--set=")) {
            settings.set = argument.substr(6);
        } else if (argument.starts_with("--book=")) {
            settings.book = argument.substr(7);
        } else {
            usage();
            return argument == "--help" ? 0 : 2;
        }
    }
    if (!settings.book.empty())
        return checkBook(settings.book);

    std::printf("Instructions: %s. Table: 64 MiB, %s. One thread, no book, scores with distance.\n",
                hasIsa(Isa::Avx2) ? "AVX2" : "portable",
                settings.isCold ? "emptied for each position" : "kept");
    std::puts(
        "| set        | size |       mean |     median |        p99 |        max |  nodes, mean | Mnode/s |\n"
        "| ---------- | ---- | ---------- | ---------- | ---------- | ---------- | ------------ | ------- |");
    int wrong = 0;
    for (const char *name :
         {"Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3"})
        if (settings.set.empty() || settings.set == name)
            wrong += benchSet(settings, name);
    if (settings.set.empty() || settings.set == "empty")
        for (const int threads : {1, 2})
            wrong += benchEmptyBoard(threads);
    return wrong != 0;
}
