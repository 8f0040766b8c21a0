// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "core/rules/recordreader.h"
#include "randomgame.h"
#include "recordtext.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <stop_token>
#include <variant>
#include <vector>

using namespace four;
using namespace recordtext;

namespace {
Game randomGame(std::uint64_t seed)
{
    RandomGame random(seed);
    Game game(random.setup());
    for (int i = random.between(0, 120); i > 0; --i)
        game.apply(random.action(game));
    return game;
}
} // namespace

/// Texts with records in them as they come from files and clipboards: several, long, cut off, damaged.
class TestRecordText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherLineEnds()
    {
        const QByteArray text = textOf(goodLines());
        QByteArray windows = text;
        windows.replace("\n", "\r\n");
        QVERIFY(gameOf(windows) == gameOf(text));
        QByteArrayList lines = goodLines();
        lines[2] = "connect: 7";
        QCOMPARE(verdict(textOf(lines).replace("\n", "\r\n")), "line 3, bad value: connect");
        QVERIFY(verdict(QByteArray(text).replace("\n", "\r")) != "read");
        QVERIFY(verdict(QByteArray(text).replace("\n", "\r\r\n")) != "read");
    }

    /// What is copied out of a mail or a page often has blanks at its line ends.
    void blanksAtLineEnds()
    {
        for (const char *blanks : {" ", "   ", "\t", " \t "}) {
            for (const char *end : {"\n", "\r\n"}) {
                QByteArray text = textOf(goodLines());
                text.replace("\n", QByteArray(blanks) + end);
                QVERIFY2(gameOf(text) == gameOf(textOf(goodLines())), text);
                const RecordList list = readRecords((text + blanks + end + text).toStdString());
                QCOMPARE(list.games.size(), std::size_t{2});
                QVERIFY(list.errors.empty());
            }
        }
        QByteArrayList lines = goodLines();
        lines[14] += "  ";
        QCOMPARE(gameOf(textOf(lines)).setup().seats[Player::One].name,
                 gameOf(textOf(goodLines())).setup().seats[Player::One].name);
    }

    /// At the beginning of a line they would make it another.
    void blanksAtLineBeginnings()
    {
        for (int line = 1; line <= 16; ++line) {
            for (const char *blank : {" ", "  ", "\t"}) {
                QByteArrayList lines = goodLines();
                lines[line - 1].prepend(blank);
                QVERIFY2(verdict(textOf(lines)) != "read", lines[line - 1]);
            }
        }
        QByteArrayList lines = goodLines();
        lines.insert(17, "   ");
        QCOMPARE(verdict(textOf(lines)), "line 18, bad action");
    }

    void zeroBytesAreNoEnd()
    {
        QVERIFY(verdict(textOf(goodLines()) + QByteArray(1, '\0')) != "read");
        QByteArrayList lines = goodLines();
        lines[14] = QByteArray("player 1: person L\0n", 20);
        QCOMPARE(verdict(textOf(lines)), "line 15, bad value: player 1");
        lines = goodLines();
        lines[2] = QByteArray("connect: 4\0", 11);
        QCOMPARE(verdict(textOf(lines)), "line 3, bad value: connect");
    }

    void tooLong()
    {
        QCOMPARE(verdict(QByteArray(static_cast<int>(maxRecordBytes) + 1, 'x')), "line 1, too long");
        QCOMPARE(verdict(QByteArray(static_cast<int>(maxRecordBytes), 'x')), "line 1, not a record");
        const QByteArray good = textOf(goodLines());
        QCOMPARE(verdict(good + QByteArray(static_cast<int>(maxRecordBytes), '\n')), "line 1, too long");
    }

    void nothingAtAll()
    {
        QCOMPARE(verdict(readRecord({})), "line 1, not a record");
        QCOMPARE(verdict(QByteArray("\n")), "line 1, not a record");
    }

    /// With as many violations as may be, and the longest words for them.
    void aVeryLongGameFits()
    {
        GameSetup setup;
        setup.rules = {.columns = 10,
                       .rows = 10,
                       .connect = 6,
                       .undos = 9,
                       .violations = Violations::PerTurn,
                       .violationsAllowed = 9,
                       .blocks = 9,
                       .removes = 9,
                       .nameLength = 60};
        setup.seed = std::numeric_limits<std::uint64_t>::max();
        for (const Player player : bothPlayers)
            setup.seats[player].name = std::string(1000, 'x');
        const int least = std::numeric_limits<int>::min();
        Game longest(setup);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            RandomGame random(seed);
            Game game(setup);
            while (!game.isOver()) {
                while (game.step() == Step::Move && *game.left(game.turn()).violations > 0) {
                    game.apply(action::Remove{{least, least}});
                    game.apply(action::Drop{least});
                }
                const Action action = random.action(game);
                if (!game.refusal(action) && !std::holds_alternative<action::Resign>(action))
                    game.apply(action);
            }
            if (game.actions().size() > longest.actions().size())
                longest = game;
        }
        QVERIFY(longest.actions().size() > 1000);
        QVERIFY2(toBytes(longest).size() < static_cast<int>(maxRecordBytes),
                 QByteArray::number(toBytes(longest).size()));
        QVERIFY(gameOf(toBytes(longest)) == longest);
    }

    void severalRecords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("games");
        QTest::addColumn<QByteArray>("errors");
        const QByteArray good = textOf(goodLines());
        const QByteArray cut = good.first(good.indexOf("actions:"));
        QTest::newRow("one") << good << 1 << QByteArray();
        QTest::newRow("three") << good + good + good << 3 << QByteArray();
        QTest::newRow("empty lines between") << good + "\n\r\n" + good + "\n\n" << 2 << QByteArray();
        QTest::newRow("the middle one cut")
            << good + cut + good << 2 << QByteArray("line 36, missing field: actions");
        QTest::newRow("the last one cut") << good + cut << 1 << QByteArray("line 36, missing field: actions");
        QTest::newRow("empty lines in front") << "\n \n" + good << 1 << QByteArray();
        QTest::newRow("nothing but empty lines")
            << QByteArray("\n\n\n") << 0 << QByteArray("line 1, not a record");
        QTest::newRow("text in front") << "Hello!\n" + good << 1 << QByteArray("line 1, not a record");
        QTest::newRow("nothing") << QByteArray() << 0 << QByteArray("line 1, not a record");
        QTest::newRow("something else") << QByteArray("4435261\n") << 0 << QByteArray("line 1, not a record");
        QTest::newRow("a newer one among them") << good + "four-in-a-row record 2\nwho knows\n" + good << 2
                                                << QByteArray("line 20, newer version: 2");
    }

    void severalRecords()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, games);
        QFETCH(const QByteArray, errors);
        const RecordList list = readRecords(text.toStdString());
        QCOMPARE(int(list.games.size()), games);
        QByteArrayList found;
        for (const RecordError &error : list.errors)
            found.append(verdict(std::variant<Game, RecordError>(error)));
        QCOMPARE(found.join("; "), errors);
        for (const RecordedGame &recorded : list.games)
            QVERIFY(recorded.game == gameOf(textOf(goodLines())));
    }

    /// Texts in which every line looks like something.
    void longTexts_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("ends") << QByteArray("end\n");
        QTest::newRow("ends and blanks") << QByteArray("end \n");
        QTest::newRow("headlines") << QByteArray("four-in-a-row record 1\n");
        QTest::newRow("newer headlines") << QByteArray("four-in-a-row record 2\n");
        QTest::newRow("half headlines") << QByteArray("four-in-a-row\nend\n");
        QTest::newRow("empty lines") << QByteArray("\n");
        QTest::newRow("blank lines") << QByteArray("  \r\n");
        QTest::newRow("lines") << QByteArray("x\n");
        QTest::newRow("no line ends") << QByteArray("end");
    }

    /// A reader that searched the rest of the text at each line would take hours, and the test time out; and
    /// no more memory is needed than for the errors that are kept.
    void longTexts()
    {
        QFETCH(const QByteArray, line);
        const std::string text = line.repeated(qsizetype{trials(8 << 20)} / line.size()).toStdString();
        const RecordList list = readRecords(text);
        QVERIFY(list.games.empty());
        QVERIFY(!list.errors.empty());
        QVERIFY(list.errors.size() <= RecordList::mostErrors);
    }

    void countsTheErrorsThatItDoesNotKeep()
    {
        const QByteArray good = textOf(goodLines());
        const RecordList list =
            readRecords((QByteArray("four-in-a-row record 1\n").repeated(1000) + good).toStdString());
        QCOMPARE(list.games.size(), std::size_t{1});
        QCOMPARE(list.errors.size(), RecordList::mostErrors);
        QCOMPARE(list.moreErrors, 1000 - RecordList::mostErrors);
        QCOMPARE(list.errors.front().line, 2);
        QCOMPARE(list.errors.back().line, int(RecordList::mostErrors) + 1);
    }

    /// One after the other, for a caller that shows progress.
    void oneByOne()
    {
        const std::string good = textOf(goodLines()).toStdString();
        const std::string text = "\n" + good + "\n\nHello!\n" + good;
        RecordReader reader(text);
        QCOMPARE(reader.position(), std::size_t{0});
        QVERIFY(std::holds_alternative<RecordedGame>(reader.next().value()));
        QCOMPARE(reader.position(), good.size() + 3);
        const auto second = reader.next().value();
        QCOMPARE(std::get<RecordError>(second).line, 23);
        QCOMPARE(reader.position(), good.size() + 10);
        QVERIFY(std::holds_alternative<RecordedGame>(reader.next().value()));
        QCOMPARE(reader.position(), text.size());
        QVERIFY(!reader.next());
        QVERIFY(!reader.next());
    }

    void tellsItsProgress()
    {
        const std::string text = textOf(goodLines()).repeated(1000).toStdString();
        std::vector<std::size_t> told;
        const RecordList list = readRecords(text, {}, [&](std::size_t bytes) { told.push_back(bytes); });
        QCOMPARE(list.games.size(), std::size_t{1000});
        QVERIFY(told.size() > 2 && told.size() <= text.size() / RecordList::progressBytes + 1);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), text.size());
    }

    void stopsWhenAsked()
    {
        const std::string text = textOf(goodLines()).repeated(1000).toStdString();
        std::stop_source stop;
        const RecordList list =
            readRecords(text, stop.get_token(), [&](std::size_t) { stop.request_stop(); });
        QVERIFY(!list.games.empty());
        QVERIFY(list.games.size() < 500);
        QVERIFY(readRecords(text, stop.get_token()).games.empty());
    }

    /// Half a game is none: all that may be lost is the end of the last line.
    void cutOffAnywhere()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Game game = randomGame(seed);
            const QByteArray text = toBytes(game);
            QVERIFY(text.endsWith("\nend\n"));
            for (int size = 0; size < text.size() - 1; ++size) {
                const auto result = readRecord({text.constData(), static_cast<std::size_t>(size)});
                QVERIFY2(std::holds_alternative<RecordError>(result), text.left(size));
            }
            QVERIFY(gameOf(text.left(text.size() - 1)) == game);
        }
    }

    /// Whatever is read is a whole legal game, which its own record gives again.
    void damagedAnywhere()
    {
        int read = 0;
        for (std::uint64_t seed = 0; seed < 20000; ++seed) {
            RandomGame random(seed);
            QByteArray text = toBytes(randomGame(seed % 200));
            const int changes = random.between(1, 3);
            for (int i = 0; i < changes; ++i) {
                const int at = random.between(0, static_cast<int>(text.size()) - 1);
                switch (random.between(0, 3)) {
                case 0:
                    text[at] = static_cast<char>(text[at] ^ (1 << random.between(0, 7)));
                    break;
                case 1:
                    text.remove(at, random.between(1, 20));
                    break;
                case 2:
                    text.insert(at, static_cast<char>(random.between(0, 255)));
                    break;
                default:
                    text.insert(at, text.mid(random.between(0, at), random.between(1, 30)));
                    break;
                }
                if (text.isEmpty())
                    text = "\n";
            }
            const auto result = readRecord({text.constData(), static_cast<std::size_t>(text.size())});
            if (const auto *error = std::get_if<RecordError>(&result)) {
                QVERIFY(error->line >= 1 && error->line <= text.count('\n') + 2);
                QCOMPARE(error->refusal.has_value(), error->kind == RecordError::Kind::IllegalAction);
            } else {
                ++read;
                const Game &game = std::get<Game>(result);
                QVERIFY(isValid(game.rules()));
                QVERIFY(gameOf(toBytes(game)) == game);
            }
        }
        QVERIFY(read > 100);
    }
};

QTEST_APPLESS_MAIN(TestRecordText)
#include "tst_recordtext.moc"
