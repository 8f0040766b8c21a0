// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast the solver is on this machine: the public test sets, then the empty board.
#include "core/engine/solver.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

using namespace four::engine;

namespace {

struct Item
{
    Position position;
    int score;
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

std::vector<Item> readSet(const std::string &path, std::size_t most)
{
    std::vector<Item> items;
    std::ifstream file(path);
    std::string columns;
    int score = 0;
    while (items.size() < most && file >> columns >> score)
        items.push_back({std::get<Position>(Position::fromColumns(columns)), score});
    return items;
}

struct Figures
{
    std::vector<double> seconds;
    std::uint64_t nodes = 0;
    int wrong = 0;
};

double quantile(const std::vector<double> &sorted, double share)
{
    return sorted[std::min(sorted.size() - 1,
                           static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
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

void print(const char *name, Figures figures)
{
    std::sort(figures.seconds.begin(), figures.seconds.end());
    double sum = 0;
    for (const double seconds : figures.seconds)
        sum += seconds;
    const auto count = static_cast<double>(figures.seconds.size());
    std::printf("| %-24s | %10s | %10s | %10s | %10s | %12.1f | %6.1f |%s\n", name,
                duration(sum / count).c_str(), duration(quantile(figures.seconds, 0.5)).c_str(),
                duration(quantile(figures.seconds, 0.99)).c_str(), duration(figures.seconds.back()).c_str(),
                static_cast<double>(figures.nodes) / count, static_cast<double>(figures.nodes) / sum * 1e-6,
                figures.wrong ? " WRONG SCORES" : "");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    std::size_t hard = 50;
    std::string only;
    SolverOptions options;
    for (int i = 1; i < argc; ++i)
        if (std::strncmp(argv[i], "--hard=", 7) == 0)
            hard = static_cast<std::size_t>(std::atoi(argv[i] + 7));
        else if (std::strncmp(argv[i], "--threads=", 10) == 0)
            options.threads = std::atoi(argv[i] + 10);
        else
            only = argv[i];
    std::printf("| set                      |       mean |     median |        p99 |        max |   nodes, "
                "mean | Mnode/s |\n");
    int wrong = 0;
    for (const char *name :
         {"Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3"}) {
        if (!only.empty() && only.find(name + 5) == std::string::npos)
            continue;
        const auto items =
            readSet(std::string(TEST_DATA "/") + name, std::strcmp(name, "Test_L1_R3") == 0 ? hard : 1000);
        Solver solver(options);
        static_cast<void>(solver.solve(items.front().position)); // the table is allocated now
        solver.clear();
        static_cast<void>(solver.solve(items.front().position));
        Figures figures;
        for (const Item &item : items) {
            const double start = cpuSeconds();
            const auto solution = solver.solve(item.position);
            figures.seconds.push_back(cpuSeconds() - start);
            figures.nodes += solution->nodes;
            figures.wrong += solution->score != item.score;
        }
        wrong += figures.wrong;
        print(name, figures);
    }
    if (only.empty() || only.find("empty") != std::string::npos) {
        Solver solver(options);
        const double start = wallSeconds();
        const auto solution = solver.solve(Position());
        Figures figures;
        figures.seconds.push_back(wallSeconds() - start);
        figures.nodes = solution->nodes;
        wrong += solution->score != 1;
        print("empty board", figures);
    }
    return wrong != 0;
}
