// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/columnstring.h"
#include "notation.h"
#include "randomgame.h"

#include <QTest>

#include <variant>

using namespace four;

namespace {
GameSetup setupWith(const Ruleset &rules)
{
    GameSetup setup;
    setup.rules = rules;
    return setup;
}

/// `character 4, move 3: column 5, column full`, or the game's status.
QByteArray verdict(const std::variant<Game, ColumnStringError> &result)
{
    if (const auto *game = std::get_if<Game>(&result))
        return notation::status(*game);
    const auto &error = std::get<ColumnStringError>(result);
    const QByteArray place = "character " + QByteArray::number(qulonglong(error.character)) + ", move " +
                             QByteArray::number(error.move);
    switch (error.kind) {
    case ColumnStringError::Kind::TooLong:
        return "too long";
    case ColumnStringError::Kind::Empty:
        return "empty";
    case ColumnStringError::Kind::NotAColumn:
        return place + ": '" + QByteArray::fromStdString(error.subject) + "' is no column";
    case ColumnStringError::Kind::Refused:
        return place + ": column " + QByteArray::number(error.column + 1) + ", " +
               notation::name(error.refusal);
    }
    return "no verdict";
}
} // namespace

class TestColumnString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("verdict");
        const Ruleset classic;
        Ruleset ten;
        ten.columns = 10;
        Ruleset five;
        five.columns = 5;
        const Ruleset centre = rulesetOf(Preset::PowerUps);
        const auto row = [](const char *name, const Ruleset &rules, const QByteArray &text,
                            const QByteArray &verdict) { QTest::newRow(name) << rules << text << verdict; };
        row("a few moves", classic, "443526", "1 moves");
        row("a row's win", classic, "4435261", "1 wins by line 1,1 2,1 3,1 4,1");
        row("a column's win", classic, "1212121", "1 wins by line 1,1 1,2 1,3 1,4");
        row("a diagonal", classic, "12233434544", "1 wins by line 1,1 2,2 3,3 4,4");
        row("separators", classic, " 4, 4\t3\r\n5,2 6 6\n", "2 moves");
        row("the tenth column", ten, "0", "2 moves");
        row("no tenth column", classic, "40", "character 2, move 2: column 10, outside board");
        row("past the last column", five, "126", "character 3, move 3: column 6, outside board");
        row("a full column", classic, "444 444 4", "character 9, move 7: column 4, column full");
        row("after the end", classic, "12121213", "character 8, move 8: column 3, game over");
        row("not the centre", centre, "34", "character 1, move 1: column 3, not centre");
        row("nothing", classic, "", "empty");
        row("separators only", classic, " \n,, ", "empty");
        row("a letter", classic, "44x5", "character 3, move 3: 'x' is no column");
        row("a sentence", classic, "hello", "character 1, move 1: 'h' is no column");
        row("minus", classic, "4-5", "character 2, move 2: '-' is no column");
        row("many bytes", classic, "44ế5", "character 3, move 3: 'ế' is no column");
        row("an emoji", classic, "4 🎲", "character 3, move 2: '🎲' is no column");
        row("digits of another script", classic, "٤", "character 1, move 1: '٤' is no column");
        row("half a character", classic, "4\xE1", "character 2, move 2: '\xE1' is no column");
        row("a zero byte", classic, QByteArray("4\0", 2),
            QByteArray("character 2, move 2: '\0' is no column", 37));
        row("as long as may be", classic, QByteArray("44") + QByteArray(maxColumnStringBytes - 2, ' '),
            "1 moves");
        row("longer", classic, QByteArray("44") + QByteArray(maxColumnStringBytes - 1, ' '), "too long");
    }

    void reads()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, verdict);
        QCOMPARE(::verdict(readColumnString({text.data(), std::size_t(text.size())}, setupWith(rules))),
                 verdict);
    }

    void playsWhatTheNotationLeavesOut()
    {
        Ruleset rules = rulesetOf(Preset::NamedMatch);
        rules.starter = Starter::PlayerOne;
        const auto result = readColumnString("44", setupWith(rules));
        QVERIFY(std::holds_alternative<Game>(result));
        const Game &game = std::get<Game>(result);
        QCOMPARE(game.letter(Player::One), Letter::X);
        QCOMPARE(notation::status(game), "1 moves");
        QCOMPARE(notation::picture(game.board()), "...1.../...2...");
    }

    void countsNoViolation()
    {
        // A wrong column in a text is no violation: violations are counted in a Game alone.
        const auto result = readColumnString("4444444", setupWith(rulesetOf(Preset::ThreeStrikes)));
        QCOMPARE(verdict(result), "character 7, move 7: column 4, column full");
    }

    void fullBoards()
    {
        GameSetup setup;
        setup.rules.columns = 10;
        setup.rules.rows = 10;
        setup.rules.connect = 6;
        int full = 0;
        for (quint64 seed = 1; seed <= 40; ++seed) {
            RandomGame random(seed);
            Game game(setup);
            std::string text;
            for (int tries = 0; tries < 2000 && !game.isOver(); ++tries) {
                const int column = random.between(0, 9);
                if (game.refusal(action::Drop{column}) || game.board().wouldWin(column, game.turn(), 6))
                    continue;
                game.apply(action::Drop{column});
                text.append(std::to_string((column + 1) % 10)).append(", ");
            }
            full += game.board().isFull();
            const auto result = readColumnString(text, setup);
            QVERIFY2(std::holds_alternative<Game>(result), verdict(result));
            QCOMPARE(std::get<Game>(result), game);
        }
        QVERIFY(full > 0);
    }

    void writes_data()
    {
        QTest::addColumn<QByteArray>("actions");
        // with `+` if that is all of the game, `-` if it cannot be said
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray() << QByteArray("+");
        QTest::newRow("drops") << QByteArray("4 e 4 e 3") << QByteArray("443+");
        QTest::newRow("the tenth column") << QByteArray("10 e 9 e") << QByteArray("09+");
        QTest::newRow("an undone drop") << QByteArray("4 u 5 e 4") << QByteArray("54");
        QTest::newRow("a violation") << QByteArray("4 e !11 5") << QByteArray("45");
        QTest::newRow("resigned") << QByteArray("4 e resign") << QByteArray("4");
        QTest::newRow("out of time to confirm") << QByteArray("4 t 5") << QByteArray("45");
        QTest::newRow("a lost turn") << QByteArray("4 e t 5") << QByteArray("-");
        QTest::newRow("a block") << QByteArray("4 b 5") << QByteArray("-");
        QTest::newRow("a swap") << QByteArray("4 e s e 5") << QByteArray("-");
        QTest::newRow("an undone swap") << QByteArray("4 e s u 5") << QByteArray("45");
        QTest::newRow("a remove") << QByteArray("4 e r4,1") << QByteArray("-");
        QTest::newRow("a pop") << QByteArray("4 e 3 e p4") << QByteArray("-");
        QTest::newRow("an undone pop") << QByteArray("4 e 3 e p4 u 5") << QByteArray("435");
        QTest::newRow("an undone remove") << QByteArray("4 e r4,1 u 5") << QByteArray("45");
    }

    void writes()
    {
        QFETCH(const QByteArray, actions);
        QFETCH(const QByteArray, text);
        Ruleset rules;
        rules.columns = 10;
        rules.undos = 3;
        rules.blocks = 1;
        rules.removes = 1;
        rules.popOut = true;
        rules.swap = true;
        rules.violations = Violations::PerGame;
        rules.violationsAllowed = 3;
        rules.clock = {.kind = TimeControl::Kind::Turn, .seconds = 30};
        const std::optional<ColumnString> found = columnStringOf(notation::played(rules, actions));
        QCOMPARE(found ? QByteArray::fromStdString(found->text) + (found->isWhole ? "+" : "")
                       : QByteArray("-"),
                 text);
    }

    /// Other programs would replay it on an empty board.
    void doesNotWriteWhatBeganOnAFilledBoard()
    {
        QVERIFY(!columnStringOf(notation::played(rulesetOf(Preset::FiveInARow), "5 4")));
    }

    void comesBack()
    {
        // Whatever can be said is read as a game whose discs lie the same way, and, if it is said whole, that
        // is on the same turn.
        int said = 0;
        for (quint64 seed = 1; seed <= 900; ++seed) {
            RandomGame random(seed);
            Game game(random.setup());
            for (int i = 0; i < 150 && !game.isOver(); ++i)
                game.apply(random.action(game));
            const std::optional<ColumnString> text = columnStringOf(game);
            if (!text || text->text.empty())
                continue;
            ++said;
            const auto result = readColumnString(text->text, game.setup());
            QVERIFY2(std::holds_alternative<Game>(result), verdict(result));
            const Game &again = std::get<Game>(result);
            QCOMPARE(notation::picture(again.board()), notation::picture(game.board()));
            QCOMPARE(columnStringOf(again), (ColumnString{.text = text->text, .isWhole = true}));
            if (text->isWhole && game.step() != Step::Confirm)
                QCOMPARE(notation::status(again), notation::status(game));
        }
        QVERIFY2(said > 50, qPrintable(QString::number(said)));
    }
};

QTEST_APPLESS_MAIN(TestColumnString)
#include "tst_columnstring.moc"
