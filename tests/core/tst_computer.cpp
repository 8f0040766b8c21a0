// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "core/players/randomplayer.h"
#include "notation.h"
#include "randomgame.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <stop_token>
#include <vector>

using namespace four;

namespace {

/// The classic board with these columns (from 1) filled.
Board boardWithFull(const QList<int> &columns)
{
    Board board(7, 6);
    for (const int column : columns) {
        for (int row = 0; row < 6; ++row)
            board.drop(column - 1, row % 2 ? Player::One : Player::Two);
    }
    return board;
}

/// Lets the computer play both sides; nothing if it ever does something illegal or finds no end.
std::optional<Game> selfPlay(const GameSetup &setup)
{
    Game game(setup);
    for (int actions = 0; !game.isOver(); ++actions) {
        if (actions > 1000 || !game.apply(chooseAction(game, Level::Random)).done())
            return {};
    }
    return game;
}

/// Pearson's statistic of counts that should all be equal.
double chiSquare(const std::vector<int> &counts)
{
    double total = 0;
    for (const int count : counts)
        total += count;
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

} // namespace

class TestComputer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomColumn_data()
    {
        QTest::addColumn<QList<int>>("full");  // all columns as people count them
        QTest::addColumn<QList<int>>("draws"); // what the lot will say
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("drawn"); // how often it was asked
        QTest::newRow("open at once") << QList<int>{} << QList<int>{3} << 3 << 1;
        QTest::newRow("first column") << QList<int>{} << QList<int>{1} << 1 << 1;
        QTest::newRow("last column") << QList<int>{} << QList<int>{7} << 7 << 1;
        QTest::newRow("full, again") << QList<int>{3} << QList<int>{3, 5} << 5 << 2;
        QTest::newRow("the fifth draw counts") << QList<int>{3, 4} << QList<int>{3, 4, 3, 4, 2} << 2 << 5;
        QTest::newRow("five in vain: the last") << QList<int>{3} << QList<int>{3, 3, 3, 3, 3} << 7 << 5;
        QTest::newRow("five in vain: from the right")
            << QList<int>{3, 6, 7} << QList<int>{3, 3, 6, 7, 3} << 5 << 5;
        QTest::newRow("five in vain: only the first open")
            << QList<int>{2, 3, 4, 5, 6, 7} << QList<int>{2, 3, 4, 5, 6} << 1 << 5;
    }

    void randomColumn()
    {
        QFETCH(const QList<int>, full);
        QFETCH(const QList<int>, draws);
        QFETCH(const int, column);
        QFETCH(const int, drawn);
        int asked = 0;
        const int chosen =
            four::randomColumn(boardWithFull(full), [&] { return draws.value(asked++, 99) - 1; });
        QCOMPARE(chosen, column - 1);
        QCOMPARE(asked, drawn);
    }

    void everyPresetEnds_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::newRow("classic") << Preset::Classic;
        QTest::newRow("three strikes") << Preset::ThreeStrikes;
        QTest::newRow("named match") << Preset::NamedMatch;
        QTest::newRow("versus computer") << Preset::VersusComputer;
        QTest::newRow("power-ups") << Preset::PowerUps;
        QTest::newRow("five in a row") << Preset::FiveInARow;
    }

    /// Always by legal actions, and never by violations or resignation.
    void everyPresetEnds()
    {
        QFETCH(const Preset, preset);
        GameSetup setup;
        setup.rules = rulesetOf(preset);
        std::map<QByteArray, int> games;
        for (setup.seed = 0; setup.seed < 300; ++setup.seed) {
            const std::optional<Game> game = selfPlay(setup);
            QVERIFY2(game, QByteArray::number(quint64{setup.seed}));
            const Ending::Kind kind = game->ending()->kind;
            QVERIFY(kind == Ending::Kind::Line || kind == Ending::Kind::Draw);
            QVERIFY(*selfPlay(setup) == *game);
            QByteArray discs = notation::picture(game->board());
            ++games[discs];
        }
        QVERIFY2(games.size() > 290, QByteArray::number(static_cast<int>(games.size())));
    }

    void everyRulesetEnds()
    {
        int blocks = 0;
        int removes = 0;
        for (std::uint64_t seed = 0; seed < 1500; ++seed) {
            const GameSetup setup = RandomGame(seed).setup();
            const std::optional<Game> game = selfPlay(setup);
            QVERIFY2(game, QByteArray::number(quint64{seed}));
            for (const Action &action : game->actions()) {
                blocks += std::holds_alternative<action::Block>(action);
                removes += std::holds_alternative<action::Remove>(action);
            }
        }
        QVERIFY(blocks > 100);
        QVERIFY(removes > 100);
    }

    /// Wherever a person may have left a game.
    void isLegalInAnyPosition()
    {
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            RandomGame random(seed);
            Game game(random.setup());
            for (int i = 0; i < 60 && !game.isOver(); ++i) {
                const Action action = chooseAction(game, Level::Random);
                QVERIFY(!game.refusal(action));
                QVERIFY(action == chooseAction(game, Level::Random));
                game.apply(random.action(game));
            }
        }
    }

    void opensInTheCentre()
    {
        for (int columns = 4; columns <= 10; ++columns) {
            GameSetup setup;
            setup.rules.columns = columns;
            setup.rules.opening = Opening::Centre;
            std::map<int, int> counts;
            for (setup.seed = 0; setup.seed < 400; ++setup.seed)
                ++counts[std::get<action::Drop>(chooseAction(Game(setup), Level::Random)).column];
            QCOMPARE(static_cast<int>(counts.size()), columns % 2 ? 1 : 2);
            for (const auto &[column, count] : counts) {
                QVERIFY(isCentre(setup.rules, column));
                QVERIFY(count > 130); // of 200 in the even case
            }
        }
    }

    void choosesEitherLetter()
    {
        GameSetup setup;
        setup.rules.letters = Letters::StarterChooses;
        int x = 0;
        for (setup.seed = 0; setup.seed < 1000; ++setup.seed)
            x += chooseAction(Game(setup), Level::Random) == Action(action::ChooseLetter{Letter::X});
        QVERIFY2(x > 420 && x < 580, QByteArray::number(x));
    }

    /// Six degrees of freedom: more than 22.5 happens once in a thousand, and the seeds are fixed.
    void drawsUniformly_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("first drop") << QByteArray();
        QTest::newRow("second drop") << QByteArray("4");
        QTest::newRow("later") << QByteArray("4 4 3 5");
    }

    void drawsUniformly()
    {
        QFETCH(const QByteArray, words);
        std::vector<int> counts(7);
        GameSetup setup;
        for (setup.seed = 1; setup.seed <= 7000; ++setup.seed) {
            Game game(setup);
            notation::play(game, words);
            ++counts[static_cast<std::size_t>(
                std::get<action::Drop>(chooseAction(game, Level::Random)).column)];
        }
        QVERIFY2(chiSquare(counts) < 22.5, QByteArray::number(chiSquare(counts)));
    }

    /// One full column: each open one gets 1/7 and an equal share of the draws that hit the full one, but for
    /// the five in vain (1/16807), which go to the last.
    void drawsAgainUniformly()
    {
        std::vector<int> counts(7);
        GameSetup setup;
        for (setup.seed = 1; setup.seed <= 7000; ++setup.seed) {
            Game game(setup);
            notation::play(game, notation::columns("444444"));
            ++counts[static_cast<std::size_t>(
                std::get<action::Drop>(chooseAction(game, Level::Random)).column)];
        }
        QCOMPARE(counts[3], 0);
        counts.erase(counts.begin() + 3);
        QVERIFY2(chiSquare(counts) < 20.5, QByteArray::number(chiSquare(counts)));
    }

    /// What one draws has nothing to do with what one drew the turn before, nor with the next seed's draw.
    void drawsIndependently()
    {
        const auto pair = [](int a, int b) {
            return static_cast<std::size_t>(a) * 7 + static_cast<std::size_t>(b);
        };
        std::vector<int> turns(49);
        std::vector<int> seeds(49);
        GameSetup setup;
        int previous = 0;
        for (setup.seed = 1; setup.seed <= 9800; ++setup.seed) {
            Game game(setup);
            const Action one = chooseAction(game, Level::Random);
            game.apply(one);
            const Action two = chooseAction(game, Level::Random);
            const int first = std::get<action::Drop>(one).column;
            ++turns[pair(first, std::get<action::Drop>(two).column)];
            ++seeds[pair(previous, first)];
            previous = first;
        }
        for (const auto *counts : {&turns, &seeds}) // 48 degrees of freedom: 84 once in a thousand
            QVERIFY2(chiSquare(*counts) < 84, QByteArray::number(chiSquare(*counts)));
    }

    void anUndoneMoveIsDrawnAnew()
    {
        GameSetup setup;
        setup.rules.undos = 1;
        int same = 0;
        for (setup.seed = 0; setup.seed < 700; ++setup.seed) {
            Game game(setup);
            const Action first = chooseAction(game, Level::Random);
            game.apply(first);
            game.apply(action::Undo{});
            same += chooseAction(game, Level::Random) == first;
        }
        QVERIFY2(same > 60 && same < 145, QByteArray::number(same)); // about 100
    }

    void whenStoppedItStillAnswersLegally()
    {
        std::stop_source stop;
        stop.request_stop();
        for (const Preset preset : allPresets) {
            GameSetup setup;
            setup.rules = rulesetOf(preset);
            for (const Level level : allLevels) {
                Game game(setup);
                while (!game.isOver())
                    QVERIFY(game.apply(chooseAction(game, level, stop.get_token())).done());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestComputer)
#include "tst_computer.moc"
