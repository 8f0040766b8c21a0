// SPDX-License-Identifier: GPL-3.0-or-later
// Plays each level of the computer against the one below and prints how often it wins.
#include "core/engine/bookfile.h"
#include "core/engine/solver.h"
#include "core/players/computer.h"
#include "core/players/exactposition.h"
#include "tests/core/middlechild.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

using namespace four;

namespace {

constexpr std::string_view usage =
    "bench_ladder [--games N] [--levels A,B] [--preset NAME] [--board CxR] [--connect N] [--book FILE]\n"
    "             [--jobs N] [--seed N] [--check] [--pop-out] [--swap] [--child]\n"
    "\n"
    "Plays each level against the one below, or A against B, N games (200) with the colours alternating.\n"
    "Presets: classic (the first), three-strikes, named-match, versus-computer, power-ups, five-in-a-row.\n"
    "With --pop-out discs can be popped as well, and with --swap the second player may take the first disc\n"
    "over.\n"
    "With --child a scripted child plays against each level instead: it completes a line at once, blocks one "
    "at\n"
    "once, and otherwise prefers the middle.\n"
    "Perfect looks its first moves up in the book, if there is one.\n"
    "--check: after each move of the stronger level the solver, with the book, says whether a win became a\n"
    "draw or a loss, or a draw a loss; such slips are counted, and told with the columns of the game. Only "
    "on\n"
    "the standard board without power-ups; moves before ply 8 need the book.\n"
    "Thinking times are wall clock; with more jobs than idle processors they are too long.\n";

constexpr std::array levelNames{std::pair{Level::Random, "random"}, std::pair{Level::Beginner, "beginner"},
                                std::pair{Level::Easy, "easy"},     std::pair{Level::Practised, "practised"},
                                std::pair{Level::Medium, "medium"}, std::pair{Level::Hard, "hard"},
                                std::pair{Level::Expert, "expert"}, std::pair{Level::Perfect, "perfect"}};
constexpr std::array presetNames{
    std::pair{Preset::Classic, "classic"},        std::pair{Preset::ThreeStrikes, "three-strikes"},
    std::pair{Preset::NamedMatch, "named-match"}, std::pair{Preset::VersusComputer, "versus-computer"},
    std::pair{Preset::PowerUps, "power-ups"},     std::pair{Preset::FiveInARow, "five-in-a-row"}};

template <typename Names>
auto valueOf(const Names &names, std::string_view text) -> std::optional<decltype(names[0].first)>
{
    for (const auto &[value, name] : names) {
        if (text == name)
            return value;
    }
    return {};
}

const char *nameOf(Level level)
{
    return levelNames[static_cast<std::size_t>(level)].second;
}

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return value;
}

struct Options
{
    Ruleset rules = rulesetOf(Preset::Classic);
    std::vector<std::pair<Level, Level>> pairs; ///< the stronger one first
    int games = 200;
    int jobs = 1;
    int seed = 1;
    std::string book;
    KnownScores known;
    const engine::OpeningBook *checkedWith = nullptr;
    bool checks = false;
    bool isChild = false; ///< the first of a pair is played by the child, whatever its level
};

/// Tells whether a drop kept the result that was possible.
class Referee
{
public:
    explicit Referee(const engine::OpeningBook *book) { m_solver.setBook(book); }

    /// Called before each action of the checked level. @return whether the action makes the result worse
    bool isSlip(const Game &game, const Action &action)
    {
        const auto *drop = std::get_if<action::Drop>(&action);
        if (!drop)
            return false;
        std::optional<engine::Position> position = exactPosition(game);
        if (!position || position->isWinningDrop(drop->column))
            return false;
        const int before = m_solver.solve(*position, engine::Strength::Weak)->score;
        position->drop(drop->column);
        return -m_solver.solve(*position, engine::Strength::Weak)->score < before;
    }

private:
    engine::Solver m_solver{engine::SolverOptions{.tableMiB = 64, .threads = 1}};
};

/// @return whether both are valid.
bool readOption(Options &options, std::string_view name, std::string_view value)
{
    const auto atLeastOne = [&](int &target) {
        target = number(value).value_or(0);
        return target >= 1;
    };
    if (name == "--games")
        return atLeastOne(options.games);
    if (name == "--jobs")
        return atLeastOne(options.jobs);
    if (name == "--seed")
        return atLeastOne(options.seed);
    if (name == "--connect")
        return atLeastOne(options.rules.connect);
    if (name == "--book") {
        options.book = value;
        return true;
    }
    if (name == "--board") {
        const std::size_t times = value.find('x');
        if (times == std::string_view::npos)
            return false;
        options.rules.columns = number(value.substr(0, times)).value_or(0);
        options.rules.rows = number(value.substr(times + 1)).value_or(0);
        return true;
    }
    if (name == "--preset") {
        const auto preset = valueOf(presetNames, value);
        if (preset)
            options.rules = rulesetOf(*preset);
        return preset.has_value();
    }
    if (name == "--levels") {
        const std::size_t comma = std::min(value.find(','), value.size());
        const auto one = valueOf(levelNames, value.substr(0, comma));
        const auto other = valueOf(levelNames, value.substr(std::min(comma + 1, value.size())));
        if (one && other)
            options.pairs.emplace_back(*one, *other);
        return one && other;
    }
    return false;
}

struct Tally
{
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int lostFirst = 0;                              ///< of those, as the starter
    int slips = 0;                                  ///< moves of the first level, if they are checked
    std::array<double, allLevels.size()> longest{}; ///< seconds

    void add(const Tally &other)
    {
        won += other.won;
        drawn += other.drawn;
        lost += other.lost;
        lostFirst += other.lostFirst;
        slips += other.slips;
        for (std::size_t i = 0; i < longest.size(); ++i)
            longest[i] = std::max(longest[i], other.longest[i]);
    }
};

std::string columnsOf(const Game &game)
{
    std::string columns;
    for (const Action &action : game.actions()) {
        if (const auto *drop = std::get_if<action::Drop>(&action))
            columns += engine::columnName(drop->column);
    }
    return columns;
}

Tally play(const Options &options, std::pair<Level, Level> pair, int index, Referee *referee)
{
    GameSetup setup;
    setup.rules = options.rules;
    setup.seed = static_cast<std::uint64_t>(options.seed) * 1'000'000 + static_cast<std::uint64_t>(index);
    // The first level's seat and the starter alternate independently of each other.
    const Player first = index % 2 == 0 ? Player::One : Player::Two;
    setup.starter = index / 2 % 2 == 0 ? Player::One : Player::Two;
    setup.seats[first].level = pair.first;
    setup.seats[opponent(first)].level = pair.second;
    Tally tally;
    Game game(setup);
    while (!game.isOver()) {
        const Level level = *setup.seats[game.turn()].level;
        const auto start = std::chrono::steady_clock::now();
        Random random(setup.seed, Random::Purpose::Computer,
                      static_cast<std::uint32_t>(game.actions().size()));
        const Action action = options.isChild && game.turn() == first
                                  ? middleChild(game, random)
                                  : chooseAction(game, level, random, {}, options.known);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        double &longest = tally.longest[static_cast<std::size_t>(level)];
        longest = std::max(longest, time.count());
        if (referee && level == pair.first && referee->isSlip(game, action)) {
            ++tally.slips;
            std::fprintf(stderr, "%s slips after %s: column %d\n", nameOf(level), columnsOf(game).c_str(),
                         std::get<action::Drop>(action).column + 1);
        }
        if (!game.apply(action).done()) {
            std::fprintf(stderr, "%s did something illegal in game %d\n", nameOf(level), index);
            std::exit(EXIT_FAILURE);
        }
    }
    const std::optional<Player> winner = game.ending()->winner;
    ++(!winner ? tally.drawn : *winner == first ? tally.won : tally.lost);
    tally.lostFirst = tally.lost > 0 && game.starter() == first;
    return tally;
}

Tally playAll(const Options &options, std::pair<Level, Level> pair)
{
    Tally total;
    std::mutex mutex;
    std::atomic<int> next = 0;
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(options.jobs));
    for (int i = 0; i < options.jobs; ++i) {
        threads.emplace_back([&] {
            std::optional<Referee> referee;
            if (options.checks)
                referee.emplace(options.checkedWith);
            for (int index = next++; index < options.games; index = next++) {
                const Tally tally = play(options, pair, index, referee ? &*referee : nullptr);
                const std::lock_guard lock(mutex);
                total.add(tally);
            }
        });
    }
    threads.clear();
    return total;
}

} // namespace

int main(int argc, char **argv)
{
    Options options;
    std::vector<std::string_view> arguments(argv + 1, argv + argc);
    options.checks = std::erase(arguments, "--check") > 0;
    options.isChild = std::erase(arguments, "--child") > 0;
    const bool popOut = std::erase(arguments, "--pop-out") > 0;
    const bool swap = std::erase(arguments, "--swap") > 0;
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
    options.rules.popOut = popOut;
    options.rules.swap = swap;
    if (!isValid(options.rules) || !lineFits(options.rules)) {
        std::fprintf(stderr, "Nobody can win by these rules.\n");
        return 2;
    }
    const engine::BoardShape shape{
        .columns = options.rules.columns, .rows = options.rules.rows, .connect = options.rules.connect};
    if (options.checks &&
        (!shape.isStandard() || options.rules.blocks > 0 || options.rules.removes > 0 || popOut || swap)) {
        std::fprintf(stderr, "--check is for the standard board without power-ups and swap.\n");
        return 2;
    }
    if (options.pairs.empty()) {
        for (std::size_t i = options.isChild ? 0 : 1; i < allLevels.size(); ++i)
            options.pairs.emplace_back(allLevels[i], allLevels[options.isChild ? i : i - 1]);
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
        options.checkedWith = &file->book();
        options.known = [&file](const engine::Position &position) { return file->book().score(position); };
    }

    std::printf(
        "| level     | against   |  won | drawn | lost (begun) |  score | longest thought | the other's |%s\n"
        "| --------- | --------- | ---- | ----- | ------------ | ------ | --------------- | ----------- "
        "|%s\n",
        options.checks ? " slips |" : "", options.checks ? " ----- |" : "");
    for (const auto &pair : options.pairs) {
        const Tally tally = playAll(options, pair);
        std::printf("| %-9s | %-9s | %4d | %5d | %4d (%5d) | %4.1f %% | %13.3f s | %9.3f s |",
                    options.isChild ? "child" : nameOf(pair.first), nameOf(pair.second), tally.won,
                    tally.drawn, tally.lost, tally.lostFirst,
                    100 * (tally.won + tally.drawn / 2.0) / options.games,
                    tally.longest[static_cast<std::size_t>(pair.first)],
                    tally.longest[static_cast<std::size_t>(pair.second)]);
        if (options.checks)
            std::printf(" %5d |", tally.slips);
        std::putchar('\n');
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}
