// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace four::cli {

namespace {

constexpr int mostThreads = 256;
constexpr int mostTableMiB = 1 << 20;
constexpr int mostPuzzles = 100'000;
constexpr int mostSeed = 1'000'000'000;

std::optional<Command> commandOf(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, Command>, 11> names{{{"solve", Command::Solve},
                                                                          {"analyse", Command::Analyse},
                                                                          {"hint", Command::Hint},
                                                                          {"threats", Command::Threats},
                                                                          {"review", Command::Review},
                                                                          {"perft", Command::Perft},
                                                                          {"book", Command::Book},
                                                                          {"puzzles", Command::Puzzles},
                                                                          {"endings", Command::Endings},
                                                                          {"repertoire", Command::Repertoire},
                                                                          {"help", Command::Help}}};
    for (const auto &[known, command] : names)
        if (known == name)
            return command;
    return std::nullopt;
}

/// "7x6": columns, then rows.
bool parseBoard(std::string_view text, engine::BoardShape &shape)
{
    const auto cross = text.find('x');
    if (cross == std::string_view::npos)
        return false;
    const auto columns = parseNumber(text.substr(0, cross), 1, 10);
    const auto rows = parseNumber(text.substr(cross + 1), 1, 10);
    if (!columns || !rows)
        return false;
    shape.columns = *columns;
    shape.rows = *rows;
    return true;
}

/// What an option that takes a file's name sets.
std::string *fileOf(Options &options, std::string_view option)
{
    if (option == "--book")
        return &options.bookFile;
    if (option == "--make")
        return &options.madeFile;
    if (option == "--list")
        return &options.listedFile;
    return option == "--check" ? &options.checkedFile : nullptr;
}

/// @return false when @p value does not fit @p option, which takes one.
bool setValue(Options &options, std::string_view option, std::string_view value)
{
    if (option == "--board")
        return parseBoard(value, options.shape);
    if (std::string *file = fileOf(options, option)) {
        *file = value;
        return !value.empty();
    }
    const auto set = [&](int &target, int least, int most) {
        const auto number = parseNumber(value, least, most);
        if (number)
            target = *number;
        return number.has_value();
    };
    if (option == "--threads")
        return set(options.solver.threads, 1, mostThreads);
    if (option == "--connect")
        return set(options.shape.connect, 3, 6);
    if (option == "--plies")
        return set(options.plies, 0, 20);
    if (option == "--kind") {
        if (value == "first")
            options.repertoire = coach::RepertoireKind::First;
        else if (value == "second")
            options.repertoire = coach::RepertoireKind::Second;
        else if (value == "second-middle")
            options.repertoire = coach::RepertoireKind::SecondMiddle;
        return value == "first" || value == "second" || value == "second-middle";
    }
    if (option == "--drops")
        return set(options.drops, 1, coach::Repertoire::mostDrops);
    if (option == "--count")
        return set(options.puzzleCount, 1, mostPuzzles);
    if (option == "--seed")
        return set(options.seed, 0, mostSeed);
    int mebibytes = 0;
    if (!set(mebibytes, 1, mostTableMiB))
        return false;
    options.solver.tableMiB = static_cast<std::size_t>(mebibytes);
    return true;
}

bool takesValue(std::string_view option)
{
    constexpr std::array<std::string_view, 13> known{"--board", "--book", "--threads", "--connect", "--plies",
                                                     "--table", "--make", "--list",    "--check",   "--count",
                                                     "--seed",  "--kind", "--drops"};
    return std::ranges::count(known, option) > 0;
}

} // namespace

std::optional<int> parseNumber(std::string_view text, int least, int most) noexcept
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        return std::nullopt;
    return number;
}

std::variant<Options, UsageError> parseOptions(std::span<const char *const> arguments)
{
    Options options;
    std::optional<Command> command;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        const auto equals = argument.find('=');
        const std::string_view option = argument.substr(0, equals);
        if (argument == "--help" || argument == "-h")
            return Options{};
        if (argument == "--weak") {
            options.strength = engine::Strength::Weak;
        } else if (argument == "--words") {
            options.inWords = true;
        } else if (argument == "--line") {
            options.withLine = true;
        } else if (argument == "--claims") {
            options.withClaims = true;
        } else if (argument == "--no-book") {
            options.useBook = false;
        } else if (takesValue(option)) {
            std::string_view value;
            if (equals != std::string_view::npos)
                value = argument.substr(equals + 1);
            else if (i + 1 < arguments.size())
                value = arguments[++i];
            else
                return UsageError{std::string(option) + " needs a value"};
            if (!setValue(options, option, value))
                return UsageError{std::string(option) + " cannot be '" + std::string(value) + "'"};
        } else if (argument.size() > 1 && argument.front() == '-') {
            return UsageError{"there is no option '" + std::string(argument) + "'"};
        } else if (command) {
            options.operands.emplace_back(argument);
        } else if (command = commandOf(argument); !command) {
            return UsageError{"there is no command '" + std::string(argument) + "'"};
        }
    }
    if (!command)
        return UsageError{"a command is missing"};
    options.command = *command;
    return options;
}

const char *helpText() noexcept
{
    return R"(fourinarow-cli: the exact Four in a Row engine without a screen

Usage: fourinarow-cli [OPTION]... solve [FILE]
       fourinarow-cli [OPTION]... analyse [FILE]
       fourinarow-cli [OPTION]... hint [FILE]
       fourinarow-cli [OPTION]... threats [FILE]
       fourinarow-cli [OPTION]... review [FILE]...
       fourinarow-cli [OPTION]... perft N
       fourinarow-cli [OPTION]... book FILE
       fourinarow-cli [OPTION]... puzzles --make FILE --count N [--seed S]
       fourinarow-cli [OPTION]... puzzles --list FILE
       fourinarow-cli [OPTION]... puzzles --check FILE
       fourinarow-cli [OPTION]... endings --make FILE --count N [--seed S]
       fourinarow-cli [OPTION]... endings --list FILE
       fourinarow-cli [OPTION]... endings --check FILE
       fourinarow-cli [OPTION]... repertoire --make FILE --kind KIND [--drops N]
       fourinarow-cli [OPTION]... repertoire --list FILE
       fourinarow-cli [OPTION]... repertoire --check FILE

solve    reads positions, one a line, from FILE or standard input, and writes a line for each:
         POSITION SCORE NODES MICROSECONDS
analyse  reads the same and writes the score of each column, '.' for a full one:
         POSITION SCORE1 SCORE2 ...
hint     reads the same, or games as records (.fiar), and writes a best column of each, the reason in a word, and the
         outlook:
         POSITION COLUMN KIND OUTLOOK
         The first KIND that is true: WinsNow, MustBlock, TwoThreats, Forces (a win, every reply forced), StopsThat
         (such wins of the opponent, the others let him), NotUnder (the others let him play above), MakesThreat and
         BreaksThreat (true of this drop and of none that is worse), Plan (how it ends), Opening (known by heart),
         OnlyMove, FollowsUp (answering by a rule is enough), Holds (a draw), Longest, Quickest. Where blocks or removes
         are left, on a board filled beforehand, and where discs can be popped, it is Estimate, and in place of the outlook ~goodD, ~evenD or
         ~badD, looking D turns ahead. POSITION is '*' where columns cannot say it.
         With --claims, a line for each sentence of the hint follows, two blanks before it, of these what applies:
         KIND certainty=C cells=C2,D3 columns=123 number=N threat=T how=H rule=R line=4455
         C is proven (in every line of best play, or by the rule) or example (in this line). A Plan's cells are where
         the winner completes a line, or in an example threatens to in the end; T: they are threats already (stands),
         by this drop (made), or later (comes); H: zugzwang, stacked, double or triple; R: follow-up,
         follow-up-except-C, same-pair-C-D. StopsThat: after each of the columns the opponent wins within N drops, in
         the line by force, which begins with one of them. BreaksThreat: where the opponent would threaten to complete
         a line with a disc on this cell, or, without T, the line that he can no longer complete. What another column
         comes to, and a block that loses, begins with why-not COLUMN or after-block COLUMN, is the opponent's, and
         ends with answer=COLUMN outlook=OUTLOOK.
threats  reads the same and writes the empty cells that would complete a line of each player, X having dropped first, by
         column a to j and row, '-' for none:
         POSITION X:CELLS O:CELLS
review   reads finished or running games, as positions or as game records (.fiar), and judges each drop by the exact
         values before it, or where there are none by estimate. For each game a line a drop:
         PLY COLUMN JUDGEMENT BEFORE AFTER BEST OVERSIGHT WEIGHT
         JUDGEMENT is Forced, OnlyMoveFound, Best, SlowerK and HastenedK (by K drops, with the same result), MissedDraw,
         MissedWin or LostWin; BEFORE and AFTER are outlooks of the player who dropped, BEST the columns that kept the
         result, or a block or remove that seems better, as in a record. OVERSIGHT is OverlookedWin, AllowedWin,
         AllowedDouble (two threats, or a forced win within 4 drops) or OverlookedForced; WEIGHT of a changed result
         blunder (the win within 4 drops), mistake (within 12) or fine-point. '-' for none, and for all where the rules
         left no choice. Then the last drop with an oversight, a blunder or a mistake, else the last fine point, or
         none, and how many of each player's decisions kept the result:
         turning-point PLY
         decisions X KEPT/ALL O KEPT/ALL
         What is estimated begins with '~', as long as blocks or removes are left, on a board filled beforehand, where discs can be popped, and
         for what takes longer than two minutes: ~goodD, ~evenD and ~badD looked D turns ahead, a judgement tells only what is clear, and a line
         "~decisions" is about these drops alone.
perft    counts what can be reached from the empty board, a line for each ply up to N:
         PLY GAMES POSITIONS
book     makes an opening book, or goes on with one that was stopped.
puzzles  makes a set of puzzles from games of the levels against each other, or goes on with one that was stopped;
         lists one, from the easiest to the hardest:
         POSITION TASK N RATING COLUMNS
         TASK is win (in N drops), only (one column keeps the result, then N more such drops follow), hold (the same, in
         a draw that hangs on two such drops at least) or mistake (one of the last N drops changed the result); COLUMNS
         are right at the first drop, with mistake in place of it; or solves one again, and says which is wrong first.
endings  makes a set of late positions whose result follows from counting, lists one or solves one again, as puzzles does:
         POSITION ending N RATING COLUMNS
         N is how many columns are open; COLUMNS keep the result for the player to move.
repertoire
         makes what to know by heart of the first drops: first, of the player who begins and always wins; second, of the
         other one, after every first drop but the one in the centre; or second-middle, of the other one after that. For
         each position one drop that keeps the result and leads to the fewest positions to know, or, where all is lost,
         one of those that lose latest, after which the levels go wrong most often; mirror images once, and without
         those that tactics settle (a win at once, a block, a win by threats alone). Lists one, a game that leads to
         each position and the drop:
         POSITION COLUMN
         or solves one again and follows all its lines: how many positions it has for each own drop, or what is wrong.

A position is the columns played so far, one character a drop: 1 the leftmost to 9, then a. An empty line, or '-', is
the empty board. Anything after the first blank of a line is ignored. hint, threats and review are about games, which have
boards of at least 4x4.

A score is exact and for the player to move: positive for a win, negative for a loss, 0 for a draw. Its size is one
more than the number of discs that the winner still has when the game ends, so 1 is a win with the last disc.

An outlook is the same for people: winN, draw or lossN, where N counts the drops of the winner until the line is there,
a coming one included.

Options:
  --weak           only who wins: 1, 0 or -1; faster
  --words          analyse: outlooks in place of scores; win, draw and loss with --weak
  --line           hint: the line of best play follows, as columns
  --claims         hint: what each of its sentences claims follows, a line each
  --board CxR      a board of C columns and R rows, up to 10x10 (7x6)
  --connect N      N in a row win, 3 to 6 (4)
  --threads N      threads that search one position together, or several for book and puzzles (1)
  --table MIB      size of the transposition table in MiB (64)
  --book FILE      an opening book to use instead of the program's own, which knows the first nine plies of the
                   standard board
  --no-book        search every position, also those that a book knows
  --plies N        depth of the book to make (8)
  --make FILE      puzzles, endings, repertoire: the file to make
  --list FILE      puzzles, endings, repertoire: the file to list
  --check FILE     puzzles, endings, repertoire: the file to solve again
  --count N        puzzles, endings: how many to make
  --seed S         puzzles, endings: another number, others (1)
  --kind KIND      repertoire: first, second or second-middle
  --drops N        repertoire: own drops that it reaches to, up to 12 (8)
  -h, --help       this text

Exit status: 0 all is well; 1 something failed, such as a file, or the answers could not be written; 2 a wrong command
line, or a line that is not a position to solve: its number and the reason go to standard error, the other lines are
answered.

This program speaks English only.
)";
}

} // namespace four::cli
