// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "core/rules/recordfields.h"
#include "notation.h"
#include "recordtext.h"

#include <QTest>

#include <variant>
#include <vector>

using namespace four;
using namespace recordtext;

/// What a record has: its lines, their values, and how they are told when they are wrong.
class TestRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryField()
    {
        const Game game = gameOf(textOf(goodLines()));
        const Ruleset expected{.letters = Letters::StarterChooses,
                               .undos = 3,
                               .violations = Violations::PerTurn,
                               .violationsAllowed = 3,
                               .blocks = 1,
                               .removes = 1,
                               .nameLength = 30};
        QCOMPARE(game.rules(), expected);
        QCOMPARE(game.setup().seed, std::uint64_t{4711});
        QVERIFY(!game.setup().starter);
        QVERIFY(game.setup().seats[Player::One] == (Seat{.name = "Lan", .level = {}}));
        QVERIFY(game.setup().seats[Player::Two] == (Seat{.name = "Máy", .level = Level::Random}));
        QCOMPARE(game.letter(Player::One), std::optional(Letter::X));
        QCOMPARE(notation::picture(game.board()), "...1.../...1...");
        QCOMPARE(notation::status(game), "1 wins by resignation");
        QCOMPARE(game.actions().size(), std::size_t{13});
    }

    void writesWhatItReads()
    {
        QByteArrayList lines = goodLines();
        lines[16] +=
            " " + lines.takeLast().trimmed(); // where lines of actions are broken is the writer's choice
        QCOMPARE(toBytes(gameOf(textOf(lines))), textOf(lines));
    }

    void values_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        const auto rows = [](int line, const QByteArray &field, const QByteArrayList &good,
                             const QByteArrayList &bad) {
            for (const QByteArray &value : good)
                QTest::newRow(field + ": '" + value + "'")
                    << line << QByteArray(field + ": " + value) << true;
            for (const QByteArray &value : bad)
                QTest::newRow("not " + field + ": '" + value + "'")
                    << line << QByteArray(field + ": " + value) << false;
        };
        const QByteArrayList noNumbers{
            "", " ", "x", " 3", "03", "+3", "-1", "3.0", "0x3", "3 3", "3\t3", "٣", "99999999999999999999"};
        rows(2, "board", {"7x6", "8x7"},
             {"", "7", "x", "7x", "x6", "7X6", "7×6", "3x6", "11x6", "7x3", "7x11", "7 x 6", "7x6x5", "07x6",
              "-7x6", "4294967303x6"});
        rows(3, "connect", {"3", "4"}, noNumbers + QByteArrayList{"2", "7", "0"});
        rows(4, "opening", {"free"}, {"", "Free", "FREE", "center", " free", "random"});
        rows(5, "starter", {"player 1", "random"}, {"", "player 2", "player", "player  1", "by the rules"});
        rows(6, "letters", {"starter chooses"}, {"", "starter", "X", "starter  chooses"});
        rows(7, "undos", {"1", "9"}, QByteArrayList(noNumbers) << "10");
        rows(8, "undo on first move", {"yes"}, {"", "Yes", "true", "1", "yes yes"});
        rows(9, "violations", {"1 per turn", "9 per turn", "9 per game"},
             {"", "3", "per game", " per game", "3 per", "3 per match", "10 per game", "-1 per game",
              "3  per game", "03 per game", "none at all", "None", "3 none"});
        rows(10, "blocks", {"1", "9"}, QByteArrayList(noNumbers) << "10");
        rows(11, "removes", {"1", "9"}, QByteArrayList(noNumbers) << "10");
        rows(12, "name length", {"1", "30"}, noNumbers + QByteArrayList{"0", "1000"});
        rows(13, "seed", {"0", "1", "18446744073709551615"},
             {"", "-1", "18446744073709551616", "x", "00", " 1", "1.5", "0x10"});
        rows(14, "begins", {"by the rules", "player 1"},
             {"", "player 3", "Player 1", "random", " by the rules"});
        const QByteArrayList goodSeats{"person",          "person Lan",
                                       "computer random", "computer random Máy",
                                       "person person",   "person computer random"};
        const QByteArrayList badSeats{
            "",           "Lan",         "person  Lan",     " person Lan",     "personLan",
            "computer",   "computer ",   "computer clever", "computer Random", "computer  random",
            "Person Lan", "person L\tn", "person L\x01n",   "person \xff"};
        rows(15, "player 1", goodSeats, badSeats);
        rows(16, "player 2", goodSeats, badSeats);
    }

    /// A bad value is told with its line and field.
    void values()
    {
        QFETCH(const int, line);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, good);
        QByteArrayList lines = goodLines();
        lines[line - 1] = text;
        const QByteArray field = text.left(text.indexOf(':'));
        QCOMPARE(verdict(textOf(lines)),
                 good ? QByteArray("read") : "line " + QByteArray::number(line) + ", bad value: " + field);
        if (good) {
            const QByteArrayList written = toBytes(gameOf(textOf(lines))).split('\n');
            QCOMPARE(written[line - 1], text);
        }
    }

    /// Values that would make the good record's actions illegal, in a record without actions.
    void otherValues_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("large") << 2 << QByteArray("board: 10x10");
        QTest::newRow("small") << 2 << QByteArray("board: 4x4");
        QTest::newRow("no line fits") << 3 << QByteArray("connect: 6");
        QTest::newRow("centre") << 4 << QByteArray("opening: centre");
        QTest::newRow("fixed") << 6 << QByteArray("letters: fixed");
        QTest::newRow("random") << 6 << QByteArray("letters: random");
        QTest::newRow("no undos") << 7 << QByteArray("undos: 0");
        QTest::newRow("no undo on first move") << 8 << QByteArray("undo on first move: no");
        QTest::newRow("none") << 9 << QByteArray("violations: none");
        QTest::newRow("none allowed") << 9 << QByteArray("violations: 0 per game");
        QTest::newRow("no blocks") << 10 << QByteArray("blocks: 0");
        QTest::newRow("no removes") << 11 << QByteArray("removes: 0");
        QTest::newRow("player 2 begins") << 14 << QByteArray("begins: player 2");
    }

    void otherValues()
    {
        QFETCH(const int, line);
        QFETCH(const QByteArray, text);
        QByteArrayList lines = goodLines();
        lines.removeLast();
        lines.last() = "actions:";
        lines[line - 1] = text;
        QCOMPARE(verdict(textOf(lines)), "read");
        QCOMPARE(toBytes(gameOf(textOf(lines))), textOf(lines));
    }

    void everyFieldMustBeThere()
    {
        for (int line = 2; line <= 17; ++line) {
            const QByteArray field = goodLines()[line - 1].split(':').first();
            const QByteArray expected = "line " + QByteArray::number(line) + ", missing field: " + field;
            QByteArrayList lines = goodLines();
            lines.removeAt(line - 1);
            QCOMPARE(verdict(textOf(lines)), expected);

            lines = goodLines();
            lines.insert(line - 1, "");
            QCOMPARE(verdict(textOf(lines)), expected);
            // Where an optional line may be, a later version may have put another.
            lines[line - 1] = "colour: blue";
            QCOMPARE(verdict(textOf(lines)),
                     line == 17 ? QByteArray("line 17, unknown field: colour") : expected);
            lines[line - 1] = "# a remark";
            QCOMPARE(verdict(textOf(lines)), expected);

            for (const QByteArray &wrong :
                 {field, field + " : 1", " " + field + ": 1", field.toUpper() + ": 1", field + ":1"}) {
                lines = goodLines();
                lines[line - 1] = wrong;
                QCOMPARE(verdict(textOf(lines)), expected);
            }
            QCOMPARE(verdict(textOf(goodLines().mid(0, line - 1))), expected);
        }
    }

    void fieldsKeepTheirOrder()
    {
        QByteArrayList lines = goodLines();
        lines.swapItemsAt(9, 10);
        QCOMPARE(verdict(textOf(lines)), "line 10, missing field: blocks");
    }

    void firstLine_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("version 2") << QByteArray("four-in-a-row record 2")
                                   << QByteArray("line 1, newer version: 2");
        QTest::newRow("version 10") << QByteArray("four-in-a-row record 10")
                                    << QByteArray("line 1, newer version: 10");
        for (const char *first :
             {"", " ", "four-in-a-row record", "four-in-a-row record ", "four-in-a-row record x",
              "four-in-a-row record 0", "four-in-a-row record 01", "four-in-a-row record -1",
              " four-in-a-row record 1", "Four-in-a-row record 1", "\ufefffour-in-a-row record 1", "<html>",
              "4435261"})
            QTest::newRow(QByteArray("'") + first + "'")
                << QByteArray(first) << QByteArray("line 1, not a record");
    }

    void firstLine()
    {
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines();
        lines[0] = first;
        QCOMPARE(verdict(textOf(lines)), expected);
        QCOMPARE(verdict(first), expected); // whatever follows
    }

    void theLastLine()
    {
        const QByteArray lines = goodLines().join('\n');
        QCOMPARE(verdict(lines + "\nend\n"), "read");
        QCOMPARE(verdict(lines + "\nend"), "read");
        QCOMPARE(verdict(lines + "\n"), "line 19, missing field: end");
        QCOMPARE(verdict(lines + "\nEnd\n"), "line 19, bad action: End");
        QCOMPARE(verdict(lines + "\n end\n"), "line 19, bad action:  end");
        QCOMPARE(verdict(lines + "\n  end\n"), "line 19, bad action: end");
        QCOMPARE(verdict(lines + "\nend\n\n"), "line 20, text after end");
        QCOMPARE(verdict(lines + "\nend\nend\n"), "line 20, text after end");
    }

    void actions_data()
    {
        QTest::addColumn<QByteArrayList>("actions");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const QByteArrayList &actions, const QByteArray &expected) {
            QTest::newRow(name) << actions << expected;
        };
        row("none", {"actions:"}, "read");
        row("one", {"actions: X"}, "read");
        row("two lines", {"actions: X", "  4"}, "read");
        row("first on the second line", {"actions:", "  X 4"}, "read");
        row("no action", {"actions: X foo"}, "line 17, bad action: foo");
        row("no action, second line", {"actions: X 4 e", "  foo"}, "line 18, bad action: foo");
        row("no action, third line", {"actions: X 4 e", "  4 e", "  4 e foo"}, "line 19, bad action: foo");
        row("small letter", {"actions: x"}, "line 17, bad action: x");
        row("large word", {"actions: X 4 E"}, "line 17, bad action: E");
        row("unknown", {"actions: X ?"}, "line 17, bad action: ?");
        row("zero before", {"actions: X 04"}, "line 17, bad action: 04");
        row("plus", {"actions: X +4"}, "line 17, bad action: +4");
        row("fraction", {"actions: X 4.0"}, "line 17, bad action: 4.0");
        row("too large for a number", {"actions: X 99999999999"}, "line 17, bad action: 99999999999");
        row("way too large for a number", {"actions: X 99999999999999999999"},
            "line 17, bad action: 99999999999999999999");
        row("remove without row", {"actions: X r4"}, "line 17, bad action: r4");
        row("remove without column", {"actions: X r,4"}, "line 17, bad action: r,4");
        row("remove of nothing", {"actions: X r"}, "line 17, bad action: r");
        row("remove with three", {"actions: X r4,1,1"}, "line 17, bad action: r4,1,1");
        row("remove with a letter", {"actions: X r4,a"}, "line 17, bad action: r4,a");
        row("tabulator", {"actions: X\t4"}, "line 17, bad action: X\t4");
        row("no indent", {"actions: X 4 e", "4"}, "line 18, bad action: 4");
        row("one space", {"actions: X 4 e", " 4"}, "line 18, bad action:  4");
        row("letter forgotten", {"actions: 4"}, "line 17, illegal action: 4, choose letter first");
        row("two letters", {"actions: X O"}, "line 17, illegal action: O, letter chosen");
        row("end of turn too early", {"actions: X e"}, "line 17, illegal action: e, move first");
        row("confirm forgotten", {"actions: X 4", "  4"}, "line 18, illegal action: 4, confirm first");
        row("remove beside", {"actions: X r9,9"}, "line 17, illegal action: r9,9, remove beside");
        row("a violation", {"actions: X 9 0 -1"}, "read");
        row("lost by violations", {"actions: X 9 9 9 9"}, "read");
        row("after the end", {"actions: X 9 9 9 9", "  4"}, "line 18, illegal action: 4, game over");
        row("after resignation", {"actions: X resign resign"}, "line 17, illegal action: resign, game over");
    }

    void actions()
    {
        QFETCH(const QByteArrayList, actions);
        QFETCH(const QByteArray, expected);
        QCOMPARE(verdict(textOf(goodLines().mid(0, 16) + actions)), expected);
    }

    void anUncountedRefusalIsIllegal()
    {
        QByteArrayList lines = goodLines();
        lines[8] = "violations: none";
        QCOMPARE(verdict(textOf(lines)), "line 18, illegal action: 9, outside board");
        lines[1] = "board: 9x6";
        QCOMPARE(verdict(textOf(lines)), "line 18, illegal action: 4, confirm first");
    }

    void elsewhere_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *line, const char *expected = "line 17, bad value: elsewhere") {
            QTest::newRow(line) << QByteArray(line) << QByteArray(expected);
        };
        row("elsewhere: 1", "read");
        row("elsewhere: 2");
        row("elsewhere:");
        row("elsewhere: 1 1");
        row("elsewhere: 3");
        row("elsewhere: player 1");
    }

    /// Where a player sits stays with the game. Player 2 of these records is a computer, which sits here.
    void elsewhere()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines();
        lines[15] = "player 2: computer easy";
        lines.insert(16, line);
        QCOMPARE(verdict(textOf(lines)), expected);
        if (expected != "read")
            return;
        const Game game = gameOf(textOf(lines));
        QCOMPARE(playerElsewhere(game.setup()), std::optional(Player::One));
        QVERIFY(toBytes(game).contains('\n' + line + "\nactions:"));
    }

    void coach_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *line, const char *expected = "line 19, bad value: coach") {
            QTest::newRow(line) << QByteArray(line) << QByteArray(expected);
        };
        row("coach: values", "read");
        row("coach: spoke", "read");
        row("coach: 1:2", "read");
        row("coach: 2:9999", "read");
        row("coach: values spoke 1:2 2:1", "read");
        row("coach: practice", "read");
        row("coach: practice spoke", "read");
        row("coach: practice values spoke 1:2 2:1", "read");
        row("coach:");
        row("coach: spoke values");
        row("coach: values values");
        row("coach: practice practice");
        row("coach: values practice");
        row("coach: 1:2 practice");
        row("coach: 1:2 values");
        row("coach: 2:1 1:2");
        row("coach: 1:2 1:2");
        row("coach: 2:1 2:1");
        row("coach: 1:0");
        row("coach: 1:-1");
        row("coach: 1:10000");
        row("coach: 3:1");
        row("coach: 1");
        row("coach: 1:");
        row("coach: hints");
    }

    /// What the coach told stays with the game, and has one text.
    void coach()
    {
        QFETCH(const QByteArray, line);
        QByteArrayList lines = goodLines();
        lines.append(line);
        QTEST(verdict(textOf(lines)), "expected");
        const auto read = readRecordedGame(textOf(lines).toStdString());
        if (const auto *recorded = std::get_if<RecordedGame>(&read)) {
            const std::string written = toText(recordOf(recorded->game, recorded->times, recorded->help));
            QVERIFY(QByteArray::fromStdString(written).contains('\n' + line + '\n'));
            const auto again = readRecordedGame(written);
            QVERIFY(std::get<RecordedGame>(again) == *recorded);
        }
    }

    void fill_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("sides") << QByteArray("fill: sides") << QByteArray("read");
        // What has the default has no line.
        QTest::newRow("none") << QByteArray("fill: none") << QByteArray("line 17, bad value: fill");
        QTest::newRow("nothing") << QByteArray("fill:") << QByteArray("line 17, bad value: fill");
        QTest::newRow("twice") << QByteArray("fill: sides sides") << QByteArray("line 17, bad value: fill");
        QTest::newRow("unknown") << QByteArray("fill: corners") << QByteArray("line 17, bad value: fill");
    }

    void fill()
    {
        using namespace recordfields;
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines();
        lines.insert(16, line);
        const QByteArray text = textOf(lines);
        QCOMPARE(verdict(text), expected);
        if (expected != "read")
            return;
        const Game game = gameOf(text);
        QCOMPARE(game.rules().fill, Fill::Sides);
        QCOMPARE(notation::picture(game.board()).first(7), "1..1..2");
        QCOMPARE(toBytes(gameOf(toBytes(game))), toBytes(game));
        // The version before did not know the line, and names it.
        std::vector<OptionalField> before(optionalFields().begin(), optionalFields().end());
        std::erase_if(before, [](const OptionalField &field) { return field.name == "fill"; });
        const auto read = recordfields::readRecordedGame(text.toStdString(), before);
        QVERIFY(std::holds_alternative<RecordError>(read));
        QCOMPARE(verdict(std::variant<Game, RecordError>(std::get<RecordError>(read))),
                 "line 17, unknown field: fill");
    }

    void popOut_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray bad = "line 17, bad value: pop out";
        QTest::newRow("yes") << QByteArray("pop out: yes") << QByteArray("read");
        // What has the default has no line.
        QTest::newRow("no") << QByteArray("pop out: no") << bad;
        QTest::newRow("nothing") << QByteArray("pop out:") << bad;
        QTest::newRow("twice") << QByteArray("pop out: yes yes") << bad;
        QTest::newRow("a number") << QByteArray("pop out: 1") << bad;
    }

    void popOut()
    {
        using namespace recordfields;
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines();
        lines.insert(16, line);
        const QByteArray text = textOf(lines);
        QCOMPARE(verdict(text), expected);
        if (expected != "read")
            return;
        const Game game = gameOf(text);
        QVERIFY(game.rules().popOut);
        QVERIFY(toBytes(game).contains('\n' + line + '\n'));
        QCOMPARE(toBytes(gameOf(toBytes(game))), toBytes(game));
        // The version before did not know the line, and names it.
        std::vector<OptionalField> before(optionalFields().begin(), optionalFields().end());
        std::erase_if(before, [](const OptionalField &field) { return field.name == "pop out"; });
        const auto read = recordfields::readRecordedGame(text.toStdString(), before);
        QVERIFY(std::holds_alternative<RecordError>(read));
        QCOMPARE(verdict(std::variant<Game, RecordError>(std::get<RecordError>(read))),
                 "line 17, unknown field: pop out");
    }

    void pops_data()
    {
        QTest::addColumn<QByteArray>("actions");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("a pop") << QByteArray("4 3 p4 p3") << QByteArray("read");
        QTest::newRow("no column") << QByteArray("4 3 p") << QByteArray("line 18, bad action: p");
        QTest::newRow("no number") << QByteArray("4 3 pop") << QByteArray("line 18, bad action: pop");
        QTest::newRow("a row as well") << QByteArray("4 3 p4,1") << QByteArray("line 18, bad action: p4,1");
        QTest::newRow("a nought before") << QByteArray("4 3 p04") << QByteArray("line 18, bad action: p04");
        QTest::newRow("of the opponent")
            << QByteArray("4 3 p3") << QByteArray("line 18, illegal action: p3, pop other");
    }

    void pops()
    {
        QFETCH(const QByteArray, actions);
        QFETCH(const QByteArray, expected);
        QByteArray text = toBytes(notation::played(Ruleset{.popOut = true}, ""));
        text.replace("actions:", "actions: " + actions);
        QCOMPARE(verdict(text), expected);
        if (expected == "read")
            QCOMPARE(toBytes(gameOf(text)), text);
    }

    void swap_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("yes") << QByteArray("swap: yes") << QByteArray("read");
        for (const char *line : {"swap: no", "swap:", "swap: yes yes", "swap: 1"})
            QTest::newRow(line) << QByteArray(line) << QByteArray("line 17, bad value: swap");
    }

    void swap()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines();
        lines.insert(16, line);
        const QByteArray text = textOf(lines);
        QCOMPARE(verdict(text), expected);
        if (expected != "read")
            return;
        QVERIFY(gameOf(text).rules().swap);
        QCOMPARE(toBytes(gameOf(toBytes(gameOf(text)))), toBytes(gameOf(text)));
        // The version before did not know the line, and names it.
        std::vector<recordfields::OptionalField> before(recordfields::optionalFields().begin(),
                                                        recordfields::optionalFields().end());
        std::erase_if(before, [](const recordfields::OptionalField &field) { return field.name == "swap"; });
        const auto read = recordfields::readRecordedGame(text.toStdString(), before);
        QVERIFY(std::holds_alternative<RecordError>(read));
        QCOMPARE(verdict(std::variant<Game, RecordError>(std::get<RecordError>(read))),
                 "line 17, unknown field: swap");
    }

    void swapIsOneWord()
    {
        const Game game = notation::played({.undos = 1, .swap = true}, "4 e s u s 3");
        QVERIFY(toBytes(game).contains("\nswap: yes\n"));
        QVERIFY(toBytes(game).contains("\nactions: 4 e s u s 3\n"));
        QVERIFY(gameOf(toBytes(game)) == game);
    }

    void clock_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<TimeControl>("clock");
        using enum TimeControl::Kind;
        const auto row = [](const char *line, const TimeControl &clock) {
            QTest::newRow(line) << QByteArray(line) << clock;
        };
        row("clock: turn 5", {.kind = Turn, .seconds = 5});
        row("clock: turn 300 loses", {.kind = Turn, .seconds = 300, .losesGame = true});
        row("clock: game 30", {.kind = Game, .seconds = 30});
        row("clock: game 3600 60", {.kind = Game, .seconds = 3600, .increment = 60});
        // No other text says any of them, and what is outside the limits is refused.
        for (const char *line :
             {"clock:", "clock: none", "clock: turn", "clock: game", "clock: turn 4", "clock: turn 301",
              "clock: game 29", "clock: game 3601", "clock: game 30 61", "clock: game 30 0",
              "clock: turn 30 1", "clock: game 30 loses", "clock: turn 30 loses loses", "clock: turn 030",
              "clock: turn loses 30", "clock: game 30 1 1", "clock: 30", "clock: turn -30"})
            row(line, {});
    }

    /// What has the default has no line, and the version before names the line that it does not know.
    void clock()
    {
        using namespace recordfields;
        QFETCH(const QByteArray, line);
        QFETCH(const TimeControl, clock);
        QByteArrayList lines = goodLines();
        lines.insert(16, line);
        const QByteArray text = textOf(lines);
        if (clock == TimeControl()) {
            QCOMPARE(verdict(text), "line 17, bad value: clock");
            return;
        }
        const Game game = gameOf(text);
        QVERIFY(game.rules().clock == clock);
        QVERIFY(toBytes(game).contains('\n' + line + '\n'));
        QCOMPARE(toBytes(gameOf(toBytes(game))), toBytes(game));
        std::vector<OptionalField> before(optionalFields().begin(), optionalFields().end());
        std::erase_if(before, [](const OptionalField &field) { return field.name == "clock"; });
        const auto read = recordfields::readRecordedGame(text.toStdString(), before);
        QVERIFY(std::holds_alternative<RecordError>(read));
        QCOMPARE(verdict(std::variant<Game, RecordError>(std::get<RecordError>(read))),
                 "line 17, unknown field: clock");
    }

    void tournament()
    {
        using namespace recordfields;
        const auto textWith = [](const QByteArray &line) {
            QByteArrayList lines = goodLines();
            lines.insert(16, line);
            return textOf(lines);
        };
        QByteArray longName = "Giải";
        for (int i = 0; i < 40; ++i)
            longName += " gia đình";
        for (const QByteArray &name : {QByteArray("x"), QByteArray("Family evening"), longName}) {
            GameSetup setup;
            setup.event = name.toStdString();
            const Game game(setup);
            QCOMPARE(gameOf(toBytes(game)).setup().event, setup.event);
            std::vector<OptionalField> before(optionalFields().begin(), optionalFields().end());
            std::erase_if(before, [](const OptionalField &field) { return field.name == "tournament"; });
            const auto read = recordfields::readRecordedGame(toBytes(game).toStdString(), before);
            QVERIFY(std::holds_alternative<RecordError>(read));
            QCOMPARE(verdict(std::variant<Game, RecordError>(std::get<RecordError>(read))),
                     "line 17, unknown field: tournament");
        }
        QCOMPARE(verdict(textWith("tournament:")), "line 17, bad value: tournament");
        QCOMPARE(verdict(textWith("tournament: a\x01")), "line 17, bad value: tournament");
    }

    void unknownFields_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("before"); // what is wrong with the line before the actions
        QTest::addColumn<QByteArray>("after");  // and after them
        const auto row = [](const char *line, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(line) << QByteArray(line) << before << after;
        };
        row("help: 3 hints", "unknown field: help", "unknown field: help");
        row("help:", "unknown field: help", "unknown field: help");
        row("values shown 2: yes", "unknown field: values shown 2", "unknown field: values shown 2");
        // Known, and in the wrong place.
        row("times: 1 2 3", "missing field: actions", "bad action: times: 1 2 3");
        row("board: 7x6", "unknown field: board", "unknown field: board");
        // No field at all.
        row("Help: 3", "missing field: actions", "bad action: Help: 3");
        row("help 3", "missing field: actions", "bad action: help 3");
        row("help:3", "missing field: actions", "bad action: help:3");
        row("help : 3", "missing field: actions", "bad action: help : 3");
        row(": 3", "missing field: actions", "bad action: : 3");
    }

    /// They are never skipped: their meaning is unknown.
    void unknownFields()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QByteArrayList lines = goodLines();
        lines.insert(16, line);
        QCOMPARE(verdict(textOf(lines)), "line 17, " + before);
        lines = goodLines();
        lines.append(line);
        QCOMPARE(verdict(textOf(lines)), "line 19, " + after);
    }

    /// A later version's format, with a line more that a record may lack: `help`, how many hints were asked
    /// for.
    void theFormatGrows()
    {
        using namespace recordfields;
        static int hints = 0;
        const OptionalField help{.name = "help",
                                 .place = Place::AfterActions,
                                 .presence = [](const GameRecord &) { return Presence::May; },
                                 .words = [](const GameRecord &) -> std::optional<std::vector<std::string>> {
                                     if (hints == 0)
                                         return {};
                                     return std::vector{std::to_string(hints)};
                                 },
                                 .addWord =
                                     [](GameRecord &, std::string_view word) {
                                         hints = QByteArray(word.data(), qsizetype(word.size())).toInt();
                                         return hints > 0;
                                     },
                                 .fault = [](const GameRecord &) -> std::optional<RecordError::Kind> {
                                     return hints == 0 ? std::optional(RecordError::Kind::BadValue)
                                                       : std::nullopt;
                                 }};
        std::vector<OptionalField> later(optionalFields().begin(), optionalFields().end());
        later.push_back(help);
        const auto verdictOfLater = [&](const QByteArray &text) {
            const auto read = recordfields::readRecordedGame(text.toStdString(), later);
            const auto *error = std::get_if<RecordError>(&read);
            return error ? verdict(std::variant<Game, RecordError>(*error)) : QByteArray("read");
        };

        const Game game = gameOf(textOf(goodLines()));
        Times times{.begun = Milliseconds(1), .actions = {}};
        times.actions.resize(game.actions().size());
        for (const std::optional<Times> &played : {std::optional<Times>(), std::optional(times)}) {
            const GameRecord record = recordOf(game, played);
            // What has the default has no line, and is what the older version reads and writes.
            hints = 0;
            QCOMPARE(recordfields::toText(record, later), toText(record));
            QCOMPARE(verdictOfLater(QByteArray::fromStdString(toText(record))), "read");
            QCOMPARE(hints, 0);
            // What has not is refused by the older version, by name, and read by the later one.
            hints = 7;
            const QByteArray text = QByteArray::fromStdString(recordfields::toText(record, later));
            QVERIFY(text.endsWith("\nhelp: 7\nend\n"));
            hints = 0;
            QCOMPARE(verdictOfLater(text), "read");
            QCOMPARE(hints, 7);
            QVERIFY(verdict(text).endsWith(", unknown field: help"));
            QVERIFY(
                verdictOfLater(QByteArray(text).replace("help: 7", "help: x")).endsWith("bad value: help"));
            hints = 0;
            QVERIFY(verdictOfLater(QByteArray(text).replace("help: 7", "help:")).endsWith("bad value: help"));
            hints = 0;
            QVERIFY(verdictOfLater(QByteArray(text).replace("help: 7\n", "help: 7\nhelp: 7\n"))
                        .endsWith("bad action: help: 7"));
        }
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("spaces") << QByteArray("Nguyễn Thị Minh Khai");
        QTest::newRow("two spaces") << QByteArray("a  b");
        QTest::newRow("emoji") << QByteArray("👩‍👩‍👧‍👦🏳️‍🌈");
        QTest::newRow("markup") << QByteArray("<b>\"Lan\"</b> & &lt;i&gt; <img src=x>");
        QTest::newRow("right to left") << QByteArray("مريم בָּרוּךְ");
        QTest::newRow("direction marks") << QByteArray("\u202eabc\u202c");
        QTest::newRow("combining marks") << QByteArray("e\u0323\u0302\u0301 Z\u0351\u036b\u0343");
        QTest::newRow("no-break space at the end") << QByteArray("Lan\u00a0");
        QTest::newRow("200 characters") << QByteArray("ễ").repeated(200);
        QTest::newRow("1000 bytes") << QByteArray(1000, 'x');
        QTest::newRow("like a field") << QByteArray("actions: 4 4 4");
        QTest::newRow("like a level") << QByteArray("random computer");
        QTest::newRow("percent and backslash") << QByteArray("%1 %n \\n \\");
        QTest::newRow("one letter") << QByteArray("L");
    }

    void names()
    {
        QFETCH(const QByteArray, name);
        for (const bool isComputer : {false, true}) {
            GameSetup setup;
            setup.seats[Player::One] = {.name = name.toStdString(), .level = {}};
            setup.seats[Player::Two] = {.name = name.toStdString(), .level = {}};
            if (isComputer)
                setup.seats[Player::Two].level = Level::Random;
            const Game game(setup);
            QVERIFY(gameOf(toBytes(game)) == game);
        }
    }

    void levels_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("random") << Level::Random << QByteArray("random");
        QTest::newRow("beginner") << Level::Beginner << QByteArray("beginner");
        QTest::newRow("easy") << Level::Easy << QByteArray("easy");
        QTest::newRow("practised") << Level::Practised << QByteArray("practised");
        QTest::newRow("medium") << Level::Medium << QByteArray("medium");
        QTest::newRow("hard") << Level::Hard << QByteArray("hard");
        QTest::newRow("expert") << Level::Expert << QByteArray("expert");
        QTest::newRow("perfect") << Level::Perfect << QByteArray("perfect");
    }

    void levels()
    {
        QFETCH(const Level, level);
        QFETCH(const QByteArray, word);
        GameSetup setup;
        setup.seats[Player::Two] = {.name = "Máy", .level = level};
        const Game game(setup);
        QVERIFY(toBytes(game).contains("\nplayer 2: computer " + word + " Máy\n"));
        QVERIFY(gameOf(toBytes(game)) == game);
    }

    /// Adaptive plays with the strength that its seat has, so that the record has it.
    void adaptive_data()
    {
        QTest::addColumn<QByteArray>("seat");
        QTest::addColumn<int>("strength"); // negative: a bad value
        QTest::newRow("without a name") << QByteArray("adaptive 1250") << 1250;
        QTest::newRow("with a name") << QByteArray("adaptive 1250 Máy") << 1250;
        QTest::newRow("its name is a number") << QByteArray("adaptive 0 7") << 0;
        QTest::newRow("the strongest") << QByteArray("adaptive 4000") << 4000;
        QTest::newRow("too strong") << QByteArray("adaptive 4001") << -1;
        QTest::newRow("no strength") << QByteArray("adaptive") << -1;
        QTest::newRow("a name alone") << QByteArray("adaptive Máy") << -1;
        QTest::newRow("another spelling") << QByteArray("adaptive 01250") << -1;
        QTest::newRow("negative") << QByteArray("adaptive -1") << -1;
        QTest::newRow("strength of another level") << QByteArray("easy 1250 ") << -2;
    }

    void adaptive()
    {
        QFETCH(const QByteArray, seat);
        QFETCH(const int, strength);
        QByteArrayList lines = goodLines();
        lines[15] = "player 2: computer " + seat;
        if (strength == -1) {
            QCOMPARE(verdict(textOf(lines)), "line 16, bad value: player 2");
            return;
        }
        const Seat read = gameOf(textOf(lines)).setup().seats[Player::Two];
        if (strength == -2) { // it is a name
            QVERIFY(read == (Seat{.name = "1250", .level = Level::Easy}));
            return;
        }
        QVERIFY(read.level == Level::Adaptive);
        QCOMPARE(read.strength, strength);
        QVERIFY(toBytes(gameOf(textOf(lines))).contains("player 2: computer " + seat + "\n"));
    }

    void aNameTooLongForARecord()
    {
        QByteArrayList lines = goodLines();
        lines[15] = "player 2: person " + QByteArray(1001, 'x');
        QCOMPARE(verdict(textOf(lines)), "line 16, bad value: player 2");
    }

    void times_data()
    {
        QTest::addColumn<QByteArray>("begun");
        QTest::addColumn<QByteArray>("times");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *begun, const char *times, const char *expected) {
            QTest::newRow(name) << QByteArray(begun) << QByteArray(times) << QByteArray(expected);
        };
        row("as written", "begun: 2026-11-28T02:30:00.125Z", "times: 812 0 40", "read");
        row("the first instant", "begun: 1970-01-01T00:00:00.000Z", "times: 0 0 0", "read");
        row("the last instant", "begun: 9999-12-31T23:59:59.999Z", "times: 0 0 0", "read");
        row("a leap day", "begun: 2028-02-29T12:00:00.000Z", "times: 1 2 3", "read");
        row("no such day", "begun: 2026-02-29T12:00:00.000Z", "times: 1 2 3", "line 17, bad value: begun");
        row("no such hour", "begun: 2026-02-28T24:00:00.000Z", "times: 1 2 3", "line 17, bad value: begun");
        row("another zone", "begun: 2026-02-28T12:00:00.000+07:00", "times: 1 2 3",
            "line 17, bad value: begun");
        row("no milliseconds", "begun: 2026-02-28T12:00:00Z", "times: 1 2 3", "line 17, bad value: begun");
        row("letters", "begun: 2026-ab-28T12:00:00.000Z", "times: 1 2 3", "line 17, bad value: begun");
        row("before 1970", "begun: 1969-12-31T23:59:59.999Z", "times: 1 2 3", "line 17, bad value: begun");
        row("nothing", "begun: ", "times: 1 2 3", "line 17, bad value: begun");
        row("too few", "begun: 2026-11-28T02:30:00.125Z", "times: 812 0", "line 19, times differ: times");
        row("too many", "begun: 2026-11-28T02:30:00.125Z", "times: 1 2 3 4", "line 19, times differ: times");
        row("backwards", "begun: 2026-11-28T02:30:00.125Z", "times: 5 -1 2", "line 19, bad value: times");
        row("no number", "begun: 2026-11-28T02:30:00.125Z", "times: 5 x 2", "line 19, bad value: times");
        row("too late", "begun: 2026-11-28T02:30:00.125Z", "times: 253402300799999 1 0",
            "line 19, bad value: times");
        row("beyond any number", "begun: 2026-11-28T02:30:00.125Z", "times: 99999999999999999999 1 0",
            "line 19, bad value: times");
        row("no times", "begun: 2026-11-28T02:30:00.125Z", "", "line 19, missing field: times");
        row("no beginning", "", "times: 1 2 3", "line 18, bad action: times: 1 2 3");
    }

    void times()
    {
        QFETCH(const QByteArray, begun);
        QFETCH(const QByteArray, times);
        QFETCH(const QByteArray, expected);
        QByteArrayList lines = goodLines().first(16);
        if (!begun.isEmpty())
            lines.append(begun);
        lines.append("actions: X 4 e");
        if (!times.isEmpty())
            lines.append(times);
        const QByteArray text = textOf(lines);
        QCOMPARE(verdict(text), expected);
        if (expected != "read")
            return;
        const auto read = std::get<RecordedGame>(readRecordedGame(text.toStdString()));
        QVERIFY(read.times);
        QCOMPARE(QByteArray::fromStdString(toText(recordOf(read.game, read.times))), text);
    }

    void timesAddUp()
    {
        QByteArrayList lines = goodLines().first(16);
        lines.append({"begun: 2026-11-28T02:30:00.125Z", "actions: X 4 e", "times: 812 1000", "  40"});
        const auto read = std::get<RecordedGame>(readRecordedGame(textOf(lines).toStdString()));
        QVERIFY(read.times);
        // date --utc --date=2026-11-28T02:30:00 +%s
        QCOMPARE(read.times->begun.count(), std::int64_t{1795833000125});
        const std::vector expected{Milliseconds(812), Milliseconds(1812), Milliseconds(1852)};
        QVERIFY(read.times->actions == expected);
    }
};

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
