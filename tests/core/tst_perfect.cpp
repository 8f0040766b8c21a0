// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/solver.h"
#include "core/players/computer.h"
#include "core/players/perfect.h"
#include "notation.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <set>
#include <stop_token>
#include <variant>
#include <vector>

using namespace four;
using namespace std::chrono_literals;

namespace {

/// A position of the public test sets, and its value for the player to move.
struct Solved
{
    QByteArray digits;
    int score = 0;
};

std::vector<Solved> readSet(const QByteArray &name)
{
    std::vector<Solved> all;
    QFile file(QStringLiteral(FOUR_TEST_DATA "/solver/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        return all;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QByteArrayList parts = line.split(' ');
        if (parts.size() == 2)
            all.push_back({parts[0], parts[1].toInt()});
    }
    return all;
}

Game classic(const QByteArray &digits, std::uint64_t seed = 0)
{
    GameSetup setup;
    setup.seed = seed;
    Game game(setup);
    notation::play(game, notation::columns(digits));
    return game;
}

/// The turns until the winner's last disc, the winner's own and the loser's.
int turnsToWin(const Solved &solved)
{
    const int discs = static_cast<int>(solved.digits.size());
    // The winner still has |score| - 1 of 21 discs when the game is over.
    const int winnersDiscs = 22 - std::abs(solved.score);
    const bool winnerIsFirst = (solved.score > 0) == (discs % 2 == 0);
    return winnerIsFirst ? 2 * winnersDiscs - 1 - discs : 2 * winnersDiscs - discs;
}

/// The level's drop. A busy machine leaves too little of the time that a computer takes for itself.
Action choiceInOwnTime(const Game &game, Level level)
{
    Random luck(game.setup().seed, Random::Purpose::Computer,
                static_cast<std::uint32_t>(game.actions().size()));
    if (level != Level::Perfect)
        return chooseActionInOwnTime(game, level, luck);
    const auto drop = players::provenDrop(game, {}, luck, std::chrono::steady_clock::now() + 10min, {});
    return drop ? drop->action : Action(action::Resign{});
}

/// The value of the position that the level's drop leads to, for the level.
int scoreOfChoice(engine::Solver &solver, const Solved &solved, Level level, std::uint64_t seed)
{
    const Action action = choiceInOwnTime(classic(solved.digits, seed), level);
    auto position = std::get<engine::Position>(engine::Position::fromColumns(solved.digits.toStdString()));
    const int column = std::get<action::Drop>(action).column;
    if (position.isWinningDrop(column))
        return (43 - static_cast<int>(solved.digits.size())) / 2;
    position.drop(column);
    return -solver.solve(position)->score;
}

} // namespace

class TestPerfect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNoValue_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<int>("every"); // one in so many positions
        QTest::newRow("end, easy") << QByteArray("Test_L3_R1") << 5;
        QTest::newRow("middle, easy") << QByteArray("Test_L2_R1") << 10;
        QTest::newRow("middle, medium") << QByteArray("Test_L2_R2") << 40;
    }

    /// Won as soon, lost as late as possible: every drop keeps the exact score.
    void losesNoValue()
    {
        QFETCH(const QByteArray, set);
        QFETCH(const int, every);
        engine::Solver solver;
        const std::vector<Solved> all = readSet(set);
        QCOMPARE(all.size(), std::size_t{1000});
        for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(every))
            QVERIFY2(scoreOfChoice(solver, all[i], Level::Perfect, i) == all[i].score, all[i].digits);
    }

    /// The value of a first disc goes over with it: published are -2, -1, 0, 1, 0, -1, -2.
    void swapsWhereTheFirstPlayerWins_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("swaps");
        const std::array firsts{-2, -1, 0, 1, 0, -1, -2};
        for (int column = 0; column < 7; ++column)
            QTest::addRow("column %d", column + 1)
                << column << (firsts[static_cast<std::size_t>(column)] > 0);
    }

    void swapsWhereTheFirstPlayerWins()
    {
        QFETCH(const int, column);
        QFETCH(const bool, swaps);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Game game({.rules = {.swap = true}, .seed = seed, .seats = {}, .starter = {}});
            game.apply(action::Drop{column});
            const Action action = chooseAction(game, Level::Perfect);
            QCOMPARE(std::holds_alternative<action::Swap>(action), swaps);
        }
    }

    /// The first disc where the game is a draw: columns 3 and 5.
    void offersWhatIsEven()
    {
        std::set<int> columns;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Game game({.rules = {.swap = true}, .seed = seed, .seats = {}, .starter = {}});
            columns.insert(std::get<action::Drop>(chooseAction(game, Level::Perfect)).column);
        }
        QCOMPARE(columns, (std::set{2, 4}));
    }

    /// On a small board, which the solver reads to the end: all first discs, against its own values.
    void swapsOnASmallBoard()
    {
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        const engine::BoardShape shape{.columns = 5, .rows = 4, .connect = 4};
        int swaps = 0;
        for (int connect = 3; connect <= 4; ++connect) {
            for (int column = 0; column < shape.columns; ++column) {
                Game game({.rules = {.columns = 5, .rows = 4, .connect = connect, .swap = true},
                           .seed = 1,
                           .seats = {},
                           .starter = {}});
                game.apply(action::Drop{column});
                engine::Position position({.columns = 5, .rows = 4, .connect = connect});
                position.drop(column);
                const bool isLost = solver.solve(position)->score < 0;
                swaps += isLost;
                QCOMPARE(std::holds_alternative<action::Swap>(chooseAction(game, Level::Perfect)), isLost);
            }
        }
        QVERIFY(swaps > 0);
    }

    /// From Hard on, a win or a loss that is near is seen, and taken the shortest or the longest way.
    void doesNotDelay_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("turns");
        QTest::newRow("hard") << Level::Hard << 6;
        QTest::newRow("expert") << Level::Expert << 8;
    }

    void doesNotDelay()
    {
        QFETCH(const Level, level);
        QFETCH(const int, turns);
        engine::Solver solver;
        int wins = 0;
        int losses = 0;
        for (const char *set : {"Test_L3_R1", "Test_L2_R1"}) {
            const std::vector<Solved> all = readSet(set);
            for (std::size_t i = 0; i < all.size(); i += 12) {
                if (all[i].score == 0 || turnsToWin(all[i]) > turns)
                    continue;
                QVERIFY2(scoreOfChoice(solver, all[i], level, i) == all[i].score, all[i].digits);
                ++(all[i].score > 0 ? wins : losses);
            }
        }
        QVERIFY2(wins > 20 && losses > 10, QByteArray::number(wins) + ' ' + QByteArray::number(losses));
    }

    /// Without a book the standard board's first drops are known, the next are not.
    void knowsTheFirstDrops()
    {
        QVERIFY(chooseAction(classic(""), Level::Perfect) == Action(action::Drop{3}));
        QVERIFY(chooseAction(classic("4"), Level::Perfect) == Action(action::Drop{3}));
        Random luck(1, Random::Purpose::Computer);
        QVERIFY(!players::provenDrop(classic("44"), {}, luck, std::chrono::steady_clock::now() + 10s, {}));
    }

    /// A book that knows the scores decides where the solver would take too long.
    void asksTheBook()
    {
        const KnownScores book = [](const engine::Position &position) -> std::optional<int> {
            // As if, after 44, column 2 and 6 alone won.
            for (const char *good : {"442", "446"}) {
                if (std::get<engine::Position>(engine::Position::fromColumns(good)) == position)
                    return -3;
            }
            return 1;
        };
        QList<int> columns;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Action action = chooseAction(classic("44", seed), Level::Perfect, {}, book);
            columns << std::get<action::Drop>(action).column + 1;
        }
        QVERIFY(columns.count(2) > 3);
        QVERIFY(columns.count(6) > 3);
        QCOMPARE(columns.count(2) + columns.count(6), 20);
    }

    void provesOnlyWhereValuesAreExact_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("isProven");
        const auto row = [](const char *name, Ruleset rules, const char *words, bool isProven) {
            rules.columns = 5;
            rules.rows = 4;
            QTest::newRow(name) << rules << QByteArray(words) << isProven;
        };
        row("plain", {}, "1 2", true);
        row("undos and violations", {.undos = 3, .violations = Violations::PerGame}, "1 e 2 e", true);
        row("a block left", {.blocks = 1}, "1 e 2 e", false);
        row("blocks used up", {.blocks = 1}, "1 b 2 4 b 5", true);
        row("a remove left", {.removes = 1}, "1 2", false);
        row("removes used up", {.removes = 1}, "1 2 r2,1 2 4 r4,1", true);
    }

    void provesOnlyWhereValuesAreExact()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        QFETCH(const bool, isProven);
        Random luck(1, Random::Purpose::Computer);
        const auto drop = players::provenDrop(notation::played(rules, words), {}, luck,
                                              std::chrono::steady_clock::now() + 10min, {});
        QCOMPARE(drop.has_value(), isProven);
        QVERIFY(!drop || drop->isExact);
    }

    void winsByPowerUps_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        const Ruleset blocks{.columns = 5, .rows = 4, .blocks = 1};
        const Ruleset removes{.columns = 5, .rows = 4, .removes = 1};
        // A third disc, whose answer is blocked, and the fourth.
        QTest::newRow("block, vertical") << blocks << QByteArray("3 e 1 e 3 e 1 e");
        QTest::newRow("block, horizontal") << blocks << QByteArray("2 e 2 e 3 e 3 e");
        // What stands on the removed disc falls into its line.
        QTest::newRow("remove") << removes << QByteArray("1 4 2 5 3 5 4 1");
    }

    /// Where power-ups are left, values without them would choose anything: this wins before the opponent's
    /// next turn, whatever the lot says.
    void winsByPowerUps()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            GameSetup setup;
            setup.rules = rules;
            setup.seed = seed;
            Game game(setup);
            notation::play(game, words);
            QCOMPARE(game.turn(), Player::One);
            while (!game.isOver() && game.turn() == Player::One)
                game.apply(chooseAction(game, Level::Perfect));
            QVERIFY2(game.isOver() && game.ending()->winner == Player::One,
                     notation::picture(game.board()) + ' ' + notation::status(game));
        }
    }

    /// Whatever the lot says, only among the best.
    void luckCostsNothing()
    {
        engine::Solver solver;
        const Solved solved = readSet("Test_L2_R2").at(3);
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            QCOMPARE(scoreOfChoice(solver, solved, Level::Perfect, seed), solved.score);
    }

    /// In time of the processor, whatever else the machine is busy with.
    void stopsAtOnce()
    {
        std::stop_source stop;
        stop.request_stop();
        const Game game = classic("4444");
        const std::clock_t start = std::clock();
        QVERIFY(!game.refusal(chooseAction(game, Level::Perfect, stop.get_token())));
        const std::clock_t took = std::clock() - start;
        QVERIFY2(took < CLOCKS_PER_SEC / 5, QByteArray::number(qint64{took}));
    }

    /// No time left: another way has to be found, and is.
    void runsOutOfTime()
    {
        Random luck(1, Random::Purpose::Computer);
        QVERIFY(
            !players::provenDrop(classic("44444425"), {}, luck, std::chrono::steady_clock::now() - 1s, {}));
    }

    /// However early the clock cuts it off, what is said of the drop is true.
    void whatIsShownIsTrue()
    {
        engine::Solver solver;
        int exact = 0;
        const std::vector<Solved> all = readSet("Test_L1_R2");
        for (std::size_t i = 0; i < all.size(); i += 40) {
            for (const auto time : {0ms, 1ms, 5ms, 20ms, 10'000ms}) {
                Random luck(i, Random::Purpose::Computer);
                const auto drop = players::provenDrop(classic(all[i].digits), {}, luck,
                                                      std::chrono::steady_clock::now() + time, {});
                if (!drop)
                    continue;
                auto position =
                    std::get<engine::Position>(engine::Position::fromColumns(all[i].digits.toStdString()));
                const int column = std::get<action::Drop>(drop->action).column;
                if (position.isWinningDrop(column))
                    continue;
                position.drop(column);
                const int score = -solver.solve(position)->score;
                if (drop->isExact)
                    QVERIFY2(score == all[i].score, all[i].digits);
                else
                    QVERIFY2(score >= 0 && (score > 0) == (all[i].score > 0), all[i].digits);
                exact += drop->isExact;
            }
        }
        QVERIFY2(exact > 20, QByteArray::number(exact));
    }

    /// What a book says of the positions before gives a bound, not more: here it says what is true of some of
    /// them only.
    void boundsFromTheBookAreTrue()
    {
        engine::Solver solver;
        const std::vector<Solved> all = readSet("Test_L2_R2");
        for (std::size_t i = 0; i < all.size(); i += 25) {
            const auto plies = static_cast<int>(all[i].digits.size());
            const KnownScores book = [&](const engine::Position &position) -> std::optional<int> {
                if (position.isWon())
                    return {};
                // Once it knows what came before, once the position itself and its like as well.
                const bool isKnown = position.plies() == plies - 1 || (i % 2 && position.plies() == plies);
                return isKnown ? std::optional(solver.solve(position)->score) : std::nullopt;
            };
            Random luck(i, Random::Purpose::Computer);
            const auto drop = players::provenDrop(classic(all[i].digits), book, luck,
                                                  std::chrono::steady_clock::now() + 10min, {});
            QVERIFY(drop && drop->isExact);
            auto position =
                std::get<engine::Position>(engine::Position::fromColumns(all[i].digits.toStdString()));
            position.drop(std::get<action::Drop>(drop->action).column);
            QVERIFY2(position.isWon() || -solver.solve(position)->score == all[i].score, all[i].digits);
        }
    }
};

QTEST_APPLESS_MAIN(TestPerfect)
#include "tst_perfect.moc"
