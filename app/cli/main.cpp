// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bookcommand.h"
#include "app/cli/options.h"
#include "app/cli/positionlines.h"
#include "core/engine/analysis.h"
#include "core/engine/bookfile.h"
#include "core/engine/perft.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <iostream>
#include <new>

namespace {

using namespace four;
using namespace four::cli;

enum ExitStatus { AllWell = 0, Failed = 1, BadInput = 2 };

/// Runs @p answer over the positions of the file in the operands, or of standard input.
int answerPositions(const Options &options,
                    const std::function<void(const std::string &, const engine::Position &)> &answer)
{
    if (options.operands.size() > 1) {
        std::cerr << "fourinarow-cli: one file at most\n";
        return BadInput;
    }
    if (options.operands.empty() || options.operands.front() == "-")
        return forEachPosition(std::cin, "-", options.shape, std::cerr, answer) ? AllWell : BadInput;
    const std::string &name = options.operands.front();
    std::ifstream file(name);
    if (!file) {
        std::cerr << "fourinarow-cli: cannot read " << name << ": " << std::strerror(errno) << '\n';
        return Failed;
    }
    return forEachPosition(file, name, options.shape, std::cerr, answer) ? AllWell : BadInput;
}

/// The opening book that the options name, if any.
struct Book
{
    std::optional<engine::BookFile> file;

    /// @return false, and says why, when a book was asked for and cannot be had.
    bool open(const Options &options)
    {
        if (options.bookFile.empty() || !options.useBook)
            return true;
        auto opened = engine::BookFile::open(options.bookFile);
        if (auto *found = std::get_if<engine::BookFile>(&opened)) {
            file = std::move(*found);
            return true;
        }
        if (std::get<engine::BookError>(opened) == engine::BookError::Unreadable)
            std::cerr << "fourinarow-cli: cannot read " << options.bookFile << '\n';
        else
            std::cerr << "fourinarow-cli: " << options.bookFile << " is no opening book, or a damaged one\n";
        return false;
    }
    [[nodiscard]] const engine::OpeningBook *book() const { return file ? &file->book() : nullptr; }
};

int solve(const Options &options)
{
    Book book;
    if (!book.open(options))
        return Failed;
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
    if (!book.open(options))
        return Failed;
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    return answerPositions(options, [&](const std::string &columns, const engine::Position &position) {
        std::cout << columns;
        if (position.isFull()) {
            for (int column = 0; column < options.shape.columns; ++column)
                std::cout << " .";
        } else {
            const auto analysis = engine::analyse(solver, position, options.strength);
            for (const auto &score : analysis->scores)
                score ? std::cout << ' ' << *score : std::cout << " .";
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
    case Command::Perft:
        return perft(options);
    case Command::Book:
        return makeBook(options);
    }
    return Failed;
}

} // namespace

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    const auto parsed =
        parseOptions(std::span<const char *const>(argv + 1, static_cast<std::size_t>(argc - 1)));
    if (const auto *error = std::get_if<UsageError>(&parsed)) {
        std::cerr << "fourinarow-cli: " << error->message << "; see fourinarow-cli --help\n";
        return BadInput;
    }
    try {
        return run(std::get<Options>(parsed));
    } catch (const std::bad_alloc &) {
        std::cerr << "fourinarow-cli: not enough memory; try a smaller --table\n";
        return Failed;
    }
}
