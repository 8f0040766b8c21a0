// SPDX-License-Identifier: GPL-3.0-or-later
// Several threads on one table give the same scores as one. No test library: ThreadSanitizer must see every
// instruction.
#include "core/engine/analysis.h"
#include "core/engine/solver.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>

using namespace four::engine;

namespace {

int failures = 0;

void expect(bool isRight, const char *what)
{
    if (isRight)
        return;
    std::fprintf(stderr, "FAIL: %s\n", what);
    ++failures;
}

void solvesTogether(int threads)
{
    Solver alone;
    Solver together({4, threads});
    // Hard enough that the threads meet, and with a table so small that they write over one another.
    for (const char *columns : {"44444", "4444453", "44443333", "12345671", "7777711122"}) {
        const auto position = std::get<Position>(Position::fromColumns(columns, {7, 5, 4}));
        if (position.isOver())
            continue;
        const auto one = alone.solve(position);
        const auto many = together.solve(position);
        expect(one && many && one->score == many->score, columns);
    }
}

/// Threads take columns of their own, and those that find none help with the last ones.
void solvesColumns(int threads)
{
    Solver alone;
    Solver together({4, threads});
    for (const char *columns : {"44444", "4444453", "12345671"}) {
        const auto position = std::get<Position>(Position::fromColumns(columns, {7, 5, 4}));
        const auto one = analyse(alone, position);
        const auto many = analyse(together, position);
        expect(one && many && one->scores == many->scores, columns);
    }
}

void solvesWideBoards()
{
    Solver alone;
    Solver together({1, 3});
    // Two words an entry, written by all.
    const BoardShape shape{9, 7, 3};
    for (const char *columns : {"", "1", "19", "5678"}) {
        const auto position = std::get<Position>(Position::fromColumns(columns, shape));
        expect(alone.solve(position)->score == together.solve(position)->score, columns);
    }
}

void stopsAtOnce()
{
    Solver solver({16, 3});
    for (int milliseconds = 0; milliseconds < 40; milliseconds += 8) {
        std::stop_source source;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
            source.request_stop();
        });
        const auto start = std::chrono::steady_clock::now();
        expect(!solver.solve(Position(), Strength::Strong, source.get_token()),
               "a stopped search has no result");
        expect(!analyse(solver, Position(), Strength::Strong, {}, source.get_token()),
               "nor has one of all columns");
        expect(std::chrono::steady_clock::now() - start < std::chrono::seconds(10), "a stop is heard");
    }
}

} // namespace

int main()
{
    solvesTogether(2);
    solvesTogether(4);
    solvesColumns(2);
    solvesColumns(9);
    solvesWideBoards();
    stopsAtOnce();
    if (failures == 0)
        std::puts("all well");
    return failures != 0;
}
