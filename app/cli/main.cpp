// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answers.h"
#include "app/cli/book.h"
#include "app/cli/bookcommand.h"
#include "app/cli/coachcommands.h"
#include "app/cli/files.h"
#include "app/cli/options.h"
#include "app/cli/puzzlescommand.h"
#include "app/cli/repertoirecommand.h"
#include "app/cli/words.h"
#include "core/engine/analysis.h"
#include "core/engine/perft.h"

#include <cerrno>
#include <chrono>
#include <iostream>
#include <new>
#include <optional>
#include <system_error>

namespace {

using namespace four;
using namespace four::cli;

int solve(const Options &options)
{
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    return answerPositions(options, [&](const std::string &columns, const engine::Position &position) {
        const auto start = std::chrono::steady_clock::now();
        const auto solution = solver.solve(position, options.strength);
        const auto spent = std::chrono::steady_clock::now() - start;
        std::cout << columns << ' ' << solution->score << ' ' << solution->nodes << ' '
                  << std::chrono::duration_cast<std::chrono::microseconds>(spent).count() << std::endl;
    });
}

int analyse(const Options &options)
{
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    return answerPositions(options, [&](const std::string &columns, const engine::Position &position) {
        std::cout << columns;
        if (position.isFull()) {
            for (int column = 0; column < options.shape.columns; ++column)
                std::cout << " .";
        } else {
            const auto analysis = engine::analyse(solver, position, options.strength);
            for (const auto &score : analysis->scores) {
                std::cout << ' ';
                if (!score)
                    std::cout << '.';
                else if (options.inWords)
                    std::cout << wordOf(*score, position.empties(), options.strength);
                else
                    std::cout << *score;
            }
        }
        std::cout << std::endl;
    });
}

int perft(const Options &options)
{
    std::optional<int> plies;
    if (options.operands.size() == 1)
        plies = parseNumber(options.operands.front(), 0, options.shape.cells());
    if (!plies) {
        std::cerr << "fourinarow-cli: perft needs one number, 0 to " << options.shape.cells() << '\n';
        return BadInput;
    }
    int ply = 0;
    for (const auto &[games, positions] : engine::perft(options.shape, *plies))
        std::cout << ply++ << ' ' << games << ' ' << positions << '\n';
    return AllWell;
}

int run(const Options &options)
{
    switch (options.command) {
    case Command::Help:
        std::cout << helpText();
        return AllWell;
    case Command::Solve:
        return solve(options);
    case Command::Analyse:
        return analyse(options);
    case Command::Hint:
        return tellHints(options);
    case Command::Threats:
        return tellThreats(options);
    case Command::Review:
        return tellReviews(options);
    case Command::Perft:
        return perft(options);
    case Command::Book:
        return makeBook(options);
    case Command::Puzzles:
    case Command::Endings:
        return doPuzzles(options);
    case Command::Repertoire:
        return doRepertoire(options);
    }
    return Failed;
}

} // namespace

int main(int argc, char **argv)
{
    occupyStandardStreams();
    std::ios::sync_with_stdio(false);
    const auto parsed =
        parseOptions(std::span<const char *const>(argv + 1, static_cast<std::size_t>(argc - 1)));
    if (const auto *error = std::get_if<UsageError>(&parsed)) {
        std::cerr << "fourinarow-cli: " << error->message << "; see fourinarow-cli --help\n";
        return BadInput;
    }
    try {
        errno = 0;
        const int status = run(std::get<Options>(parsed));
        // A full disk, or a closed pipe: an answer that was not written is a failure.
        if (!std::cout.flush())
            return fail("cannot write the answers: " + std::generic_category().message(errno));
        return status;
    } catch (const std::bad_alloc &) {
        std::cerr << "fourinarow-cli: not enough memory; try a smaller --table\n";
        return Failed;
    }
}
