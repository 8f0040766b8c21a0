// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"
#include "core/rules/setup.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace four;

class TestRuleset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void presets_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<Ruleset>("expected");
        QTest::newRow("classic") << Preset::Classic
                                 << Ruleset{.opening = Opening::Free,
                                            .starter = Starter::PlayerOne,
                                            .letters = Letters::Fixed,
                                            .undos = 0,
                                            .violations = Violations::None,
                                            .blocks = 0,
                                            .removes = 0};
        QTest::newRow("three strikes") << Preset::ThreeStrikes
                                       << Ruleset{.opening = Opening::Free,
                                                  .starter = Starter::Random,
                                                  .letters = Letters::Fixed,
                                                  .undos = 3,
                                                  .undoOnFirstMove = false,
                                                  .violations = Violations::PerGame,
                                                  .violationsAllowed = 2,
                                                  .blocks = 0,
                                                  .removes = 0};
        QTest::newRow("named match") << Preset::NamedMatch
                                     << Ruleset{.opening = Opening::Free,
                                                .starter = Starter::Random,
                                                .letters = Letters::StarterChooses,
                                                .undos = 3,
                                                .undoOnFirstMove = true,
                                                .violations = Violations::PerTurn,
                                                .violationsAllowed = 3,
                                                .blocks = 0,
                                                .removes = 0,
                                                .nameLength = 30};
        QTest::newRow("versus computer") << Preset::VersusComputer
                                         << Ruleset{.opening = Opening::Free,
                                                    .starter = Starter::PlayerOne,
                                                    .letters = Letters::Fixed,
                                                    .undos = 0,
                                                    .violations = Violations::None,
                                                    .blocks = 0,
                                                    .removes = 0};
        QTest::newRow("power-ups") << Preset::PowerUps
                                   << Ruleset{.opening = Opening::Centre,
                                              .starter = Starter::PlayerOne,
                                              .letters = Letters::Random,
                                              .undos = 3,
                                              .undoOnFirstMove = true,
                                              .violations = Violations::PerGame,
                                              .violationsAllowed = 3,
                                              .blocks = 1,
                                              .removes = 1,
                                              .nameLength = 20};
    }

    /// The table says nothing of some parts ('–'), which are then left out of the comparison.
    void presets()
    {
        QFETCH(const Preset, preset);
        QFETCH(const Ruleset, expected);
        const Ruleset rules = rulesetOf(preset);
        QVERIFY(isValid(rules));
        QCOMPARE(rules.columns, 7);
        QCOMPARE(rules.rows, 6);
        QCOMPARE(rules.connect, 4);
        QCOMPARE(rules.opening, expected.opening);
        QCOMPARE(rules.starter, expected.starter);
        QCOMPARE(rules.letters, expected.letters);
        QCOMPARE(rules.undos, expected.undos);
        if (rules.undos > 0)
            QCOMPARE(rules.undoOnFirstMove, expected.undoOnFirstMove);
        QCOMPARE(rules.violations, expected.violations);
        if (rules.violations != Violations::None)
            QCOMPARE(rules.violationsAllowed, expected.violationsAllowed);
        QCOMPARE(rules.blocks, expected.blocks);
        QCOMPARE(rules.removes, expected.removes);
        if (preset == Preset::NamedMatch || preset == Preset::PowerUps)
            QCOMPARE(rules.nameLength, expected.nameLength);
    }

    /// VARIANTS: 9 x 6, connect five, and the two outer columns filled beforehand.
    void fiveInARow()
    {
        const Ruleset rules = rulesetOf(Preset::FiveInARow);
        QVERIFY(isValid(rules));
        Ruleset expected;
        expected.columns = 9;
        expected.connect = 5;
        expected.fill = Fill::Sides;
        QVERIFY(rules == expected);
        QVERIFY(!asksForNames(Preset::FiveInARow) && !showsRulesFirst(Preset::FiveInARow) &&
                !startsWithComputer(Preset::FiveInARow));
    }

    void thereAreSix() { QCOMPARE(allPresets.size(), std::size_t{6}); }

    void clockLimits_data()
    {
        using enum TimeControl::Kind;
        QTest::addColumn<TimeControl>("clock");
        QTest::addColumn<bool>("valid");
        const auto row = [](const char *name, const TimeControl &clock, bool valid) {
            QTest::newRow(name) << clock << valid;
        };
        row("none", {}, true);
        row("none, with seconds", {.seconds = 30}, false);
        row("turn, 5 s", {.kind = Turn, .seconds = 5}, true);
        row("turn, 4 s", {.kind = Turn, .seconds = 4}, false);
        row("turn, 5 min", {.kind = Turn, .seconds = 300, .losesGame = true}, true);
        row("turn, 301 s", {.kind = Turn, .seconds = 301}, false);
        row("turn, more for each", {.kind = Turn, .seconds = 30, .increment = 1}, false);
        row("game, 30 s", {.kind = Game, .seconds = 30}, true);
        row("game, 29 s", {.kind = Game, .seconds = 29}, false);
        row("game, 60 min and 60 s", {.kind = Game, .seconds = 3600, .increment = 60}, true);
        row("game, 3601 s", {.kind = Game, .seconds = 3601}, false);
        row("game, and 61 s", {.kind = Game, .seconds = 300, .increment = 61}, false);
        row("game, and less", {.kind = Game, .seconds = 300, .increment = -1}, false);
        row("game, lost twice", {.kind = Game, .seconds = 300, .losesGame = true}, false);
    }

    void clockLimits()
    {
        QFETCH(const TimeControl, clock);
        Ruleset rules;
        rules.clock = clock;
        QTEST(isValid(rules), "valid");
    }

    void limits_data()
    {
        QTest::addColumn<int Ruleset::*>("part");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("columns") << &Ruleset::columns << 4 << 10;
        QTest::newRow("rows") << &Ruleset::rows << 4 << 10;
        QTest::newRow("connect") << &Ruleset::connect << 3 << 6;
        QTest::newRow("undos") << &Ruleset::undos << 0 << 9;
        QTest::newRow("blocks") << &Ruleset::blocks << 0 << 9;
        QTest::newRow("removes") << &Ruleset::removes << 0 << 9;
    }

    void limits()
    {
        QFETCH(int Ruleset::*const, part);
        QFETCH(const int, least);
        QFETCH(const int, most);
        Ruleset rules;
        QVERIFY(isValid(rules));
        for (int value = -20; value <= 80; ++value) {
            rules.*part = value;
            QCOMPARE(isValid(rules), value >= least && value <= most);
        }
        for (const int value : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
            rules.*part = value;
            QVERIFY(!isValid(rules));
        }
    }

    void numbersWithoutATableAreLimitedToo()
    {
        Ruleset rules = rulesetOf(Preset::ThreeStrikes);
        for (const int value : {-1, 10, std::numeric_limits<int>::max()}) {
            rules.violationsAllowed = value;
            QVERIFY(!isValid(rules));
        }
        rules.violationsAllowed = 0;
        QVERIFY(isValid(rules));
        for (const int value : {-1, 0, std::numeric_limits<int>::max()}) {
            rules.nameLength = value;
            QVERIFY(!isValid(rules));
        }
    }

    void offeredBoards()
    {
        for (const auto &[columns, rows] : {std::pair{7, 6}, {5, 4}, {8, 7}, {8, 8}}) {
            const Ruleset rules{.columns = columns, .rows = rows};
            QVERIFY(isValid(rules));
            QVERIFY(four::lineFits(rules));
        }
    }

    void lineFits_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        QTest::addColumn<Fill>("fill");
        QTest::addColumn<bool>("fits");
        QTest::newRow("4x4, 4") << 4 << 4 << 4 << Fill::None << true;
        QTest::newRow("4x4, 5") << 4 << 4 << 5 << Fill::None << false;
        QTest::newRow("5x4, 5: only across") << 5 << 4 << 5 << Fill::None << true;
        QTest::newRow("4x5, 5: only up") << 4 << 5 << 5 << Fill::None << true;
        QTest::newRow("5x5, 6") << 5 << 5 << 6 << Fill::None << false;
        QTest::newRow("6x4, 6") << 6 << 4 << 6 << Fill::None << true;
        // At one end of each row is a disc of the other player.
        QTest::newRow("6x4, 5, sides filled") << 6 << 4 << 5 << Fill::Sides << true;
        QTest::newRow("6x4, 6, sides filled") << 6 << 4 << 6 << Fill::Sides << false;
        QTest::newRow("6x6, 6, sides filled") << 6 << 6 << 6 << Fill::Sides << true;
    }

    void lineFits()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        QFETCH(const Fill, fill);
        QFETCH(const bool, fits);
        const Ruleset rules{.columns = columns, .rows = rows, .connect = connect, .fill = fill};
        QCOMPARE(four::lineFits(rules), fits);
    }

    void centre_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<QList<int>>("centre"); // as people count
        QTest::newRow("4 columns") << 4 << QList<int>{2, 3};
        QTest::newRow("5 columns") << 5 << QList<int>{3};
        QTest::newRow("6 columns") << 6 << QList<int>{3, 4};
        QTest::newRow("7 columns") << 7 << QList<int>{4};
        QTest::newRow("8 columns") << 8 << QList<int>{4, 5};
        QTest::newRow("9 columns") << 9 << QList<int>{5};
        QTest::newRow("10 columns") << 10 << QList<int>{5, 6};
    }

    void centre()
    {
        QFETCH(const int, columns);
        QFETCH(const QList<int>, centre);
        const Ruleset rules{.columns = columns, .opening = Opening::Centre};
        for (int column = -3; column <= 15; ++column)
            QCOMPARE(isCentre(rules, column - 1), centre.contains(column));
    }

    void storableNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("storable");
        QTest::newRow("none") << QByteArray() << true;
        QTest::newRow("a word") << QByteArray("Lan") << true;
        QTest::newRow("Vietnamese, with a space") << QByteArray("Bình An") << true;
        QTest::newRow("emoji") << QByteArray("👩‍👩‍👧") << true;
        QTest::newRow("markup") << QByteArray("<b>Lan</b> &amp;") << true;
        QTest::newRow("right to left") << QByteArray("דוד") << true;
        QTest::newRow("space before") << QByteArray(" Lan") << false;
        QTest::newRow("space after") << QByteArray("Lan ") << false;
        QTest::newRow("new line") << QByteArray("Lan\nBình") << false;
        QTest::newRow("carriage return") << QByteArray("Lan\r") << false;
        QTest::newRow("tabulator") << QByteArray("Lan\tBình") << false;
        QTest::newRow("zero byte") << QByteArray("Lan\0x", 5) << false;
        QTest::newRow("delete") << QByteArray("Lan\x7fx") << false;
        QTest::newRow("no UTF-8") << QByteArray("Lan\xff") << false;
        QTest::newRow("cut off UTF-8") << QByteArray("Lan\xe1\xba") << false;
        QTest::newRow("overlong UTF-8") << QByteArray("Lan\xc0\xaf") << false;
        QTest::newRow("surrogate") << QByteArray("Lan\xed\xa0\x80") << false;
        QTest::newRow("beyond Unicode") << QByteArray("Lan\xf4\x90\x80\x80") << false;
        QTest::newRow("1000 bytes") << QByteArray(1000, 'x') << true;
        QTest::newRow("1001 bytes") << QByteArray(1001, 'x') << false;
    }

    void storableNames()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, storable);
        QCOMPARE(isStorableName(name.toStdString()), storable);
    }
};

QTEST_APPLESS_MAIN(TestRuleset)
#include "tst_ruleset.moc"
