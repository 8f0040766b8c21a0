// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/values.h"
#include "core/players/exactposition.h"
#include "notation.h"

#include <QTest>

#include <optional>
#include <utility>
#include <vector>

using namespace four;
using namespace four::coach;

namespace {

Outlook outlook(const QByteArray &word)
{
    if (word == "draw")
        return {};
    const bool isWin = word.startsWith("win");
    return {.result = isWin ? Result::Win : Result::Loss, .drops = word.mid(isWin ? 3 : 4).toInt()};
}

engine::Position positionOf(const QByteArray &digits, const Ruleset &rules = {})
{
    return exactPosition(notation::played(rules, notation::columns(digits))).value();
}

} // namespace

class TestValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsAScoreInDrops_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("empties");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("the empty board: with the 41st disc, the 21st of its player")
            << 1 << 42 << QByteArray("win21");
        QTest::newRow("44444") << -1 << 37 << QByteArray("loss18");
        QTest::newRow("121212, column 1") << 18 << 36 << QByteArray("win1");
        QTest::newRow("121212, column 3: the opponent wins at once") << -18 << 36 << QByteArray("loss1");
        QTest::newRow("at once, an odd number left") << 19 << 37 << QByteArray("win1");
        QTest::newRow("with the last disc") << 1 << 1 << QByteArray("win1");
        QTest::newRow("the opponent with the last disc") << -1 << 2 << QByteArray("loss1");
        QTest::newRow("a draw") << 0 << 17 << QByteArray("draw");
    }

    void tellsAScoreInDrops()
    {
        QFETCH(const int, score);
        QFETCH(const int, empties);
        QFETCH(const QByteArray, expected);
        QVERIFY(Outlook::ofScore(score, empties) == outlook(expected));
    }

    void knowsWhatIsBetter()
    {
        const std::vector<QByteArray> fromWorst{"loss1", "loss2", "loss18", "draw", "win21", "win2", "win1"};
        for (std::size_t one = 0; one < fromWorst.size(); ++one) {
            for (std::size_t other = 0; other < fromWorst.size(); ++other)
                QVERIFY((outlook(fromWorst[one]) <=> outlook(fromWorst[other])) == (one <=> other));
        }
    }

    void valuesEveryColumn_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("best");
        QTest::addColumn<QByteArray>("keeping");
        const auto row = [](const char *name, const Ruleset &rules, const char *position,
                            const char *expected, const char *best, const char *keeping) {
            QTest::newRow(name) << rules << QByteArray(position) << QByteArray(expected) << QByteArray(best)
                                << QByteArray(keeping);
        };
        row("a win at once", {}, "121212", "win1 loss16 loss1 loss1 loss1 loss1 loss1", "1", "1");
        row("four by four", {.columns = 4, .rows = 4}, "", "draw draw draw draw", "1234", "1234");
        row("three in a row", {.columns = 4, .rows = 4, .connect = 3}, "11", "win6 win6 win5 loss6", "3",
            "123");
        row("a full column", {.columns = 4, .rows = 4}, "1111", ". draw draw draw", "234", "234");
    }

    void valuesEveryColumn()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, position);
        QFETCH(const QByteArray, expected);
        QFETCH(const QByteArray, best);
        QFETCH(const QByteArray, keeping);
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        std::vector<std::pair<int, Outlook>> told;
        const auto values = valuesOf(solver, positionOf(position, rules), {},
                                     [&](int column, Outlook known) { told.emplace_back(column, known); });
        QVERIFY(values);
        const QByteArrayList words = expected.split(' ');
        QCOMPARE(values->columns(), int(words.size()));
        std::size_t open = 0;
        for (int column = 0; column < values->columns(); ++column) {
            const QByteArray word = words.at(column);
            QCOMPARE(values->at(column).has_value(), word != ".");
            if (word == ".")
                continue;
            ++open;
            QVERIFY2(*values->at(column) == outlook(word), qPrintable(word));
        }
        QCOMPARE(told.size(), open);
        for (const auto &[column, known] : told)
            QVERIFY(values->at(column) == known);
        const auto digits = [](const std::vector<int> &columns) {
            QByteArray text;
            for (const int column : columns)
                text += QByteArray::number(column + 1);
            return text;
        };
        QCOMPARE(digits(values->bestColumns()), best);
        QCOMPARE(digits(values->keepingColumns()), keeping);
        QCOMPARE(values->isDecision(), open > values->keepingColumns().size());
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        QVERIFY(!valuesOf(solver, positionOf("44"), stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestValues)
#include "tst_values.moc"
