// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/puzzlescommand.h"

#include "app/cli/answers.h"
#include "app/cli/book.h"
#include "app/cli/files.h"
#include "app/cli/interrupt.h"
#include "app/cli/ownfile.h"
#include "app/cli/words.h"
#include "core/coach/endingmaker.h"
#include "core/coach/puzzlemaker.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzleset.h"
#include "core/engine/wholefile.h"

#include <cstdio>
#include <iostream>
#include <string_view>

namespace four::cli {

namespace {

std::string wordOf(const coach::Puzzle &puzzle)
{
    return coach::columnsOf(puzzle.drops) + ' ' + std::string(coach::wordOf(puzzle.task)) + ' ' +
           std::to_string(puzzle.number) + ' ' + std::to_string(puzzle.rating) + ' ' +
           cli::wordOf(puzzle.right);
}

std::string_view wordOf(coach::PuzzleFault fault)
{
    using Fault = coach::PuzzleFault;
    switch (fault) {
    case Fault::NoPosition:
        return "a drop is impossible";
    case Fault::Over:
        return "the game is over";
    case Fault::Trivial:
        return "there is a win at once, or a forced drop";
    case Fault::NotTheTask:
        return "the position is no such task";
    case Fault::WrongNumber:
        return "the number is wrong";
    case Fault::WrongMistake:
        return "the mistake is another drop";
    case Fault::WrongColumns:
        return "other columns are right";
    case Fault::WrongResult:
        return "a win is called a draw, or a draw a win";
    case Fault::CoinToss:
        return "every other column loses at once";
    case Fault::NoTheme:
        return "nothing proves why the column is right";
    case Fault::WrongTheme:
        return "the theme is another one";
    case Fault::Double:
        return "an earlier puzzle has the same position";
    case Fault::Alike:
        break;
    }
    return "too many puzzles begin like this one";
}

std::optional<coach::PuzzleFile> opened(const std::string &name)
{
    return openOwnFile<coach::PuzzleFile, coach::PuzzleSetError>(name, "a set of puzzles");
}

int list(const std::string &name)
{
    const std::optional<coach::PuzzleFile> file = opened(name);
    if (!file)
        return Failed;
    for (std::size_t i = 0; i < file->set().size() && std::cout.good(); ++i)
        std::cout << wordOf(file->set().at(i)) << '\n';
    return AllWell;
}

int check(const Options &options)
{
    const std::optional<coach::PuzzleFile> file = opened(options.checkedFile);
    if (!file)
        return Failed;
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    const std::size_t size = file->set().size();
    coach::PuzzleVariety variety;
    for (std::size_t i = 0; i < size; ++i) {
        const coach::Puzzle puzzle = file->set().at(i);
        std::optional<coach::PuzzleFault> fault = coach::faultOf(puzzle, solver);
        if (!fault)
            fault = variety.faultOf(puzzle);
        if (fault) {
            std::cout << wordOf(puzzle) << ": " << wordOf(*fault) << '\n';
            return Failed;
        }
        variety.add(puzzle);
    }
    std::cout << size << (options.command == Command::Endings ? " endings" : " puzzles") << ", all right\n";
    return AllWell;
}

int makeEndings(const Options &options)
{
    const std::string &name = options.madeFile;
    if (engine::isTaken(pathOf(name)))
        return fail(name + " is not a file: it is left alone");
    engine::Solver solver(options.solver);
    std::stop_source stop;
    catchInterrupts();
    const auto wanted = static_cast<std::size_t>(options.puzzleCount);
    const auto seed = static_cast<std::uint64_t>(options.seed);
    bool hasProgress = false;
    const auto endings = coach::makeEndings(
        wanted, seed, solver,
        [&](const coach::EndingProgress &progress) {
            if (isInterrupted())
                stop.request_stop();
            std::cerr << '\r' << progress.chosen << " of " << wanted << " endings, from " << progress.games
                      << " games" << std::flush;
            hasProgress = true;
        },
        stop.get_token());
    if (hasProgress)
        std::cerr << '\n';
    if (!endings)
        return fail("stopped");
    if (endings->size() < wanted)
        return fail("no more endings are found");
    if (!engine::writeWhole(pathOf(name), coach::PuzzleSet::write(seed, *endings)))
        return fail("cannot write " + name);
    return AllWell;
}

int make(const Options &options)
{
    if (options.puzzleCount == 0) {
        std::cerr << "fourinarow-cli: --make needs --count\n";
        return BadInput;
    }
    if (options.command == Command::Endings)
        return makeEndings(options);
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    const std::string &name = options.madeFile;
    const coach::PuzzleMaking making{.file = pathOf(name),
                                     .count = static_cast<std::size_t>(options.puzzleCount),
                                     .seed = static_cast<std::uint64_t>(options.seed),
                                     .solver = options.solver,
                                     .book = book.book()};
    std::stop_source stop;
    catchInterrupts();
    bool hasProgress = false;
    const auto outcome = coach::makePuzzles(
        making,
        [&](const coach::PuzzleProgress &progress) {
            if (isInterrupted())
                stop.request_stop();
            std::cerr << '\r' << progress.chosen << " of " << progress.wanted << " puzzles, from "
                      << progress.games << " games"
                      << timeLeft(progress.seconds, progress.chosenNow, progress.wanted - progress.chosen)
                      << std::flush;
            hasProgress = true;
        },
        stop.get_token());
    if (hasProgress)
        std::cerr << '\n';
    switch (outcome) {
    case coach::PuzzleMakingOutcome::Finished:
        return AllWell;
    case coach::PuzzleMakingOutcome::Stopped:
        return fail("stopped; the same command goes on from here");
    case coach::PuzzleMakingOutcome::NotAFile:
        return fail(name +
                    ", or what bears its name with .part or .new behind it, is not a file: it is left alone");
    case coach::PuzzleMakingOutcome::OtherPart:
        return fail(name +
                    ".part is of another seed or a smaller set, or of an older version: remove it, or name "
                    "another file");
    case coach::PuzzleMakingOutcome::NoFile:
        break;
    }
    return fail("cannot write " + name);
}

} // namespace

int doPuzzles(const Options &options)
{
    const int named = static_cast<int>(!options.madeFile.empty()) +
                      static_cast<int>(!options.listedFile.empty()) +
                      static_cast<int>(!options.checkedFile.empty());
    if (named != 1 || !options.operands.empty() || options.shape != engine::BoardShape{}) {
        std::cerr << "fourinarow-cli: puzzles and endings need one of --make, --list and --check with a "
                     "file, and know "
                     "the standard board only\n";
        return BadInput;
    }
    if (!options.listedFile.empty())
        return list(options.listedFile);
    return options.checkedFile.empty() ? make(options) : check(options);
}

} // namespace four::cli
