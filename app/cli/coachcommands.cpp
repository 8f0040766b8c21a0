// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coachcommands.h"

#include "app/cli/answers.h"
#include "app/cli/book.h"
#include "app/cli/claims.h"
#include "app/cli/recordfaults.h"
#include "app/cli/words.h"
#include "core/coach/hint.h"
#include "core/coach/review.h"
#include "core/coach/threats.h"
#include "core/players/exactposition.h"
#include "core/rules/columnstring.h"
#include "core/rules/recordreader.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <iterator>
#include <span>

namespace four::cli {

namespace {

/// The drops as a game by the plainest rules. @pre they are a position, and the board is one that games have
Game gameOf(const std::string &columns, engine::BoardShape shape)
{
    GameSetup setup;
    setup.rules.columns = shape.columns;
    setup.rules.rows = shape.rows;
    setup.rules.connect = shape.connect;
    Game game(setup);
    for (const char name : columns) {
        if (const std::optional<int> column = engine::columnOf(name))
            game.apply(action::Drop{*column});
    }
    return game;
}

/// Positions may be on smaller boards than games.
bool isBoardOfGames(const Options &options)
{
    if (limits::columns.contains(options.shape.columns) && limits::rows.contains(options.shape.rows))
        return true;
    std::cerr << "fourinarow-cli: this needs a board of at least " << limits::columns.least << 'x'
              << limits::rows.least << '\n';
    return false;
}

std::vector<Cell> cellsOf(const std::vector<coach::Threat> &threats)
{
    std::vector<Cell> cells;
    for (const coach::Threat &threat : threats)
        cells.push_back(threat.cell);
    return cells;
}

std::string betterWord(const coach::BetterAction &better)
{
    if (!better.removal)
        return recordWord(action::Block{});
    return recordWord(better.isPop ? Action(action::Pop{better.removal->column})
                                   : action::Remove{*better.removal});
}

void tell(const coach::Review &review)
{
    int ply = 0;
    for (const coach::ReviewedDrop &drop : review.drops) {
        std::cout << ++ply << ' ' << engine::columnName(drop.column) << ' ';
        if (!drop.judgement) {
            std::cout << "- - - - - -\n";
            continue;
        }
        std::cout << cli::wordOf(*drop.judgement) << ' ';
        if (drop.estimate)
            std::cout << cli::wordOf(*drop.estimate, drop.estimate->bestColumns().front()) << ' '
                      << cli::wordOf(*drop.estimate, drop.column);
        else
            std::cout << cli::wordOf(drop.before->best()) << ' '
                      << cli::wordOf(*drop.before->at(drop.column));
        // Of a block or a remove, its word in a record in the columns' place.
        std::cout << ' ' << (drop.better ? betterWord(*drop.better) : cli::wordOf(drop.keepingColumns()))
                  << ' ' << cli::oversightOf(*drop.judgement) << ' ' << cli::weightOf(*drop.judgement)
                  << '\n';
    }
    std::cout << "turning-point ";
    if (review.turningPoint)
        std::cout << (review.drops[*review.turningPoint].estimate ? "~" : "") << *review.turningPoint + 1
                  << '\n';
    else
        std::cout << "none\n";
    // The player of the first drop is X, as in the threats.
    const Player first = review.drops.empty() ? Player::One : review.drops.front().player;
    const auto tellShares = [first](const char *name, const PerPlayer<coach::Decisions> &decisions) {
        const coach::Decisions &x = decisions[first];
        const coach::Decisions &o = decisions[opponent(first)];
        std::cout << name << " X " << x.kept << '/' << x.all << " O " << o.kept << '/' << o.all << '\n';
    };
    tellShares("decisions", review.decisions);
    if (!review.isExact())
        tellShares("~decisions", review.estimated);
    std::cout.flush();
}

/// Values that take longer than this are estimated: on large boards they would take years.
constexpr coach::ReviewOptions withTimeLimit{.timeLimit = std::chrono::minutes(2)};

/// Hands the game of every record of a text to @p answer, as long as what that tells can be written. It says
/// whether the game was one to be answered.
LinesRead forEachRecord(std::istream &input, const std::string &name,
                        const std::function<bool(const Game &)> &answer)
{
    const std::string text(std::istreambuf_iterator<char>(input), {});
    if (input.bad())
        return LinesRead::Unreadable;
    bool allGood = true;
    RecordReader reader(text);
    // An export of all games holds training as well, which is passed over without an error.
    for (;;) {
        const bool isTraining = reader.isAtTraining();
        const auto read = reader.next();
        if (!read)
            break;
        if (const auto *error = std::get_if<RecordError>(&*read)) {
            if (isTraining)
                continue;
            std::cerr << name << ':' << error->line << ": " << reasonOf(*error) << '\n';
            allGood = false;
            continue;
        }
        allGood = answer(std::get<RecordedGame>(*read).game) && allGood;
        if (!std::cout.good())
            return LinesRead::Stopped;
    }
    return allGood ? LinesRead::AllGood : LinesRead::SomeBad;
}

/// A record begins with a letter that is no column; its file is known by its name, too.
bool holdsRecords(std::istream &input, const std::string &name)
{
    return name.ends_with(".fiar") || input.peek() == 'f';
}

/// The game as a column string, or `*` where that cannot say how its discs came to where they lie.
std::string nameOf(const Game &game)
{
    const std::optional<ColumnString> columns = columnStringOf(game);
    if (!columns)
        return "*";
    std::string name = columns->text;
    std::ranges::replace(name, '0', 'a'); // the tenth column, as positions call it
    return name.empty() ? "-" : name;
}

/// Hands each game of an input to @p answer, positions, one a line, or records, as long as what that tells
/// can be written. It says whether the game was one to be answered.
LinesRead forEachGame(Input &input, const Options &options, Finished finished,
                      const std::function<bool(const std::string &name, const Game &)> &answer)
{
    if (holdsRecords(input.stream(), input.name()))
        return forEachRecord(input.stream(), input.name(),
                             [&](const Game &game) { return answer(nameOf(game), game); });
    return forEachPosition(input.stream(), input.name(), options.shape, finished, std::cerr,
                           [&](const std::string &columns, const engine::Position &) {
                               static_cast<void>(answer(columns, gameOf(columns, options.shape)));
                               return std::cout.good();
                           });
}

/// The same over the file in the operands, or standard input. @return the exit status
int answerGames(const Options &options, Finished finished,
                const std::function<bool(const std::string &name, const Game &)> &answer)
{
    return answerInput(options, [&](Input &input) { return forEachGame(input, options, finished, answer); });
}

/// Says that the game of a record has come to its end. @return false: it was none to be answered
bool refuseOver(const std::string &name)
{
    std::cerr << "fourinarow-cli: the game " << name << " is over\n";
    return false;
}

/// The most central one of the best columns, and how good it seems: an estimate has no reasons.
void tellEstimate(const std::string &name, const Game &game)
{
    const std::optional<coach::Estimate> estimate = coach::estimateOf(game);
    const std::vector<int> best = estimate->bestColumns();
    const int last = game.rules().columns - 1;
    const int column =
        *std::ranges::min_element(best, {}, [last](int which) { return std::abs(2 * which - last); });
    std::cout << name << ' ' << engine::columnName(column) << " Estimate " << cli::wordOf(*estimate, column)
              << std::endl;
}

int tellReviewsOf(const std::string &name, const Options &options, engine::Solver &solver)
{
    Input input(name);
    if (const int status = input.open(); status != AllWell)
        return status;
    return input.statusAfter(
        forEachGame(input, options, Finished::All, [&](const std::string &, const Game &game) {
            tell(*coach::reviewOf(game, solver, {}, {}, withTimeLimit));
            return true;
        }));
}

} // namespace

int tellHints(const Options &options)
{
    if (!isBoardOfGames(options))
        return BadInput;
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    coach::HintOptions wanted{.book = {},
                              .withCourse = options.withLine || options.withClaims,
                              .withWhyNot = options.withClaims,
                              .deadline = {}};
    return answerGames(options, Finished::None, [&](const std::string &name, const Game &game) {
        if (game.isOver())
            return refuseOver(name);
        if (!exactPositionWithoutSwap(game)) {
            tellEstimate(name, game);
            return true;
        }
        const bool isOfTheBook = book.book() && book.book()->shape() == exactShape(game.rules());
        wanted.book = isOfTheBook ? book.book() : nullptr;
        solver.setBook(wanted.book);
        const auto hint = coach::hintFor(game, solver, wanted);
        std::cout << name << ' ' << engine::columnName(hint->column) << ' ' << cli::wordOf(hint->reason.kind)
                  << ' ' << cli::wordOf(hint->outlook);
        if (options.withLine)
            std::cout << ' ' << cli::wordOf(hint->course.line);
        std::cout << '\n';
        if (options.withClaims)
            tellClaims(*hint, std::cout);
        std::cout.flush();
        return true;
    });
}

int tellThreats(const Options &options)
{
    if (!isBoardOfGames(options))
        return BadInput;
    return answerGames(options, Finished::OnlyDrawn, [](const std::string &name, const Game &game) {
        if (game.isOver() && !game.board().isFull())
            return refuseOver(name);
        // The player of the first drop is X.
        const Player first = game.starter();
        const auto threats = coach::threatsOn(game.board(), game.rules().connect, first);
        std::cout << name << " X:" << cli::wordOf(cellsOf(threats[first]))
                  << " O:" << cli::wordOf(cellsOf(threats[opponent(first)])) << std::endl;
        return true;
    });
}

int tellReviews(const Options &options)
{
    if (!isBoardOfGames(options))
        return BadInput;
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    const std::string input = "-";
    const std::vector<std::string> names = options.operands.empty() ? std::vector{input} : options.operands;
    int status = AllWell;
    for (const std::string &name : names) {
        const int read = tellReviewsOf(name, options, solver);
        if (!std::cout.good())
            return Failed;
        // What failed is worse news than a bad line.
        if (status != Failed && read != AllWell)
            status = read;
    }
    return status;
}

} // namespace four::cli
