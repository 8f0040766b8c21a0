// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/values.h"
#include "core/players/exactposition.h"
#include "tests/system/testsystem.h"
#include "ui/analysis/analyst.h"
#include "ui/coach/columnvalues.h"
#include "ui/coach/hinter.h"
#include "ui/game/gamemodel.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

using namespace four;
using namespace std::chrono_literals;

namespace {
constexpr int longWait = 60'000; ///< ms: values give way to everything else on a busy machine

/// One word a column: W21 wins in 21, L20 loses in 20, = draws, * the best, … awaited, ? given up, - none.
QString text(const ColumnMarks &marks)
{
    if (!marks)
        return QStringLiteral("off");
    QStringList words;
    for (const ColumnMark &mark : *marks) {
        QString word;
        switch (mark.state) {
        case ColumnMark::State::None:
            word = QStringLiteral("-");
            break;
        case ColumnMark::State::Awaited:
            word = QStringLiteral("…");
            break;
        case ColumnMark::State::GivenUp:
            word = QStringLiteral("?");
            break;
        case ColumnMark::State::Known:
            word = mark.outlook.result == coach::Result::Draw
                       ? QStringLiteral("=")
                       : (mark.outlook.result == coach::Result::Win ? u'W' : u'L') +
                             QString::number(mark.outlook.drops);
            break;
        case ColumnMark::State::Estimated:
            word = QStringLiteral("~"); // whichever way it leans
            break;
        }
        words << (mark.isBest ? word + u'*' : word);
    }
    return words.join(u' ');
}

/// By a solver of the test's own.
std::optional<coach::Values> valuesOf(const Game &game)
{
    static engine::Solver solver({.tableMiB = 16, .threads = 1});
    const auto position = exactPosition(game);
    return position ? coach::valuesOf(solver, *position) : std::nullopt;
}

Match matchWith(const Ruleset &rules)
{
    Match match = matchOf(Preset::Classic);
    match.rules = rules;
    return match;
}

Ruleset board(int columns, int rows, int connect = 4)
{
    return {.columns = columns, .rows = rows, .connect = connect};
}

/// Whether a thread computes in the background while this one sleeps. On a busy machine, a thread of low
/// priority may not run for a while.
bool isThinking()
{
    const double before = testsystem::computed();
    QThread::msleep(200);
    return testsystem::computed() - before > 2;
}

bool isSoonThinking()
{
    const QDeadlineTimer limit(longWait);
    while (!isThinking()) {
        if (limit.hasExpired())
            return false;
    }
    return true;
}

bool isSoonAtRest()
{
    const QDeadlineTimer limit(longWait);
    while (isThinking() || isThinking() || isThinking()) {
        if (limit.hasExpired())
            return false;
    }
    return true;
}
} // namespace

/// The values that stand above the columns: of which position they are, when they come, and that no search
/// runs in vain.
class TestColumnValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_analyst = std::make_unique<Analyst>();
        m_session = std::make_unique<Session>();
        m_model = std::make_unique<GameModel>(m_session.get());
        m_values = std::make_unique<ColumnValues>(m_model.get(), m_analyst.get());
        begin({});
    }

    void cleanup()
    {
        m_values.reset();
        m_model.reset();
        m_session.reset();
        m_analyst.reset();
    }

    void areThoseOfThePosition_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("values");
        // The standard board's scores are known: -2 -1 0 1 0 -1 -2 before the first drop, all -1 after 44444.
        QTest::newRow("the first drop") << Ruleset() << ""
                                        << "L20 L21 = W21* = L21 L20";
        QTest::newRow("all lose alike") << Ruleset() << "44444"
                                        << "L18* L18* L18* L18* L18* L18* L18*";
        QTest::newRow("the last disc") << board(4, 4, 6) << "111122223333444"
                                       << "- - - =*";
    }

    void areThoseOfThePosition()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QString, columns);
        QFETCH(const QString, values);
        m_values->setOn(true);
        begin(rules, columns);
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()), values, longWait);
    }

    void areThoseOfAnyPosition()
    {
        m_values->setOn(true);
        std::minstd_rand random(4);
        int decisions = 0;
        for (int i = 0; i < 30; ++i) {
            begin(board(5 + i % 2, 5));
            for (int drop = i % 11; drop > 0 && !m_session->isOver(); --drop)
                m_session->act(action::Drop{int(random() % 5)});
            const auto expected = valuesOf(m_model->game());
            if (!expected)
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
            const std::vector<int> best = expected->bestColumns();
            const std::vector<ColumnMark> marks = m_values->marks().value();
            for (int column = 0; column < expected->columns(); ++column) {
                const ColumnMark &mark = marks.at(std::size_t(column));
                QCOMPARE(mark.state == ColumnMark::State::Known, expected->at(column).has_value());
                QVERIFY(!expected->at(column) || mark.outlook == *expected->at(column));
                QCOMPARE(mark.isBest, std::ranges::find(best, column) != best.end());
            }
            decisions += expected->isDecision();
        }
        QVERIFY(decisions > 5);
    }

    void followLookingBack()
    {
        m_values->setOn(true);
        begin({}, "44444");
        m_model->showAfter(0);
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()), QString("L20 L21 = W21* = L21 L20"), longWait);
        m_model->showAfter(m_model->moveHistory().size());
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()), QString("L18* L18* L18* L18* L18* L18* L18*"),
                                  longWait);
        QCOMPARE(m_values->marks()->at(2).words, QString("loses in 18, the longest"));
    }

    void comeOneByOne()
    {
        QStringList seen;
        connect(m_values.get(), &ColumnValues::changed, [&] { seen << text(m_values->marks()); });
        begin(board(5, 4));
        QCOMPARE(seen, QStringList());
        m_values->setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
        QCOMPARE(seen.size(), 6);
        // In any order, since two are thought about at once; what is told stays, and the best is not told
        // before all are known.
        QCOMPARE(seen.front(), QString("… … … … …"));
        for (int i = 1; i <= 5; ++i) {
            QCOMPARE(seen[i].count(u'…'), 5 - i);
            QCOMPARE(seen[i].contains(u'*'), i == 5);
            const QStringList before = seen[i - 1].split(u' ');
            const QStringList words = QString(seen[i]).remove(u'*').split(u' ');
            for (qsizetype column = 0; column < words.size(); ++column)
                QVERIFY(before[column] == "…" || words[column] == before[column]);
        }
    }

    void areKnownAtOnceTheSecondTime()
    {
        m_values->setOn(true);
        begin(board(5, 4), "33");
        QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
        const QString there = text(m_values->marks());
        // Two drops on, which is farther than was computed ahead.
        m_session->act(action::Drop{0});
        m_session->act(action::Drop{0});
        QCOMPARE(text(m_values->marks()), QString("… … … … …"));
        m_model->showAfter(2);
        // Without a turn of the event loop.
        QCOMPARE(text(m_values->marks()), there);
    }

    void areThereWhenTheDiscHasLanded()
    {
        m_values->setOn(true);
        begin(board(5, 4), "33");
        QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
        // A whole game: each time that the searches have ended, the next values are known without a turn of
        // the event loop, and the searches ahead end as well.
        for (const int column : {0, 1, 1, 0, 3, 4, 4}) {
            QTRY_VERIFY_WITH_TIMEOUT(!m_values->isThinking(), longWait);
            m_session->act(action::Drop{column});
            const auto expected = valuesOf(m_model->game());
            if (!expected)
                break;
            const std::vector<ColumnMark> marks = m_values->marks().value();
            for (int i = 0; i < expected->columns(); ++i) {
                const ColumnMark &mark = marks[std::size_t(i)];
                QCOMPARE(mark.state == ColumnMark::State::Known, expected->at(i).has_value());
                if (expected->at(i))
                    QVERIFY(mark.outlook == *expected->at(i));
            }
        }
        QTRY_VERIFY_WITH_TIMEOUT(!m_values->isThinking(), longWait);
        m_values->setOn(false);
        QVERIFY(!m_values->isThinking());
    }

    void areTheNearerTheLonger()
    {
        m_values->setOn(true);
        begin({}, "121212");
        QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
        const std::vector<ColumnMark> marks = m_values->marks().value();
        QCOMPARE(marks[0].nearness, 1.0); // wins at once
        for (const ColumnMark &one : marks) {
            QCOMPARE(one.nearness == 0, one.outlook.result == coach::Result::Draw);
            QVERIFY(one.nearness >= 0 && one.nearness <= 1);
            for (const ColumnMark &other : marks) {
                if (one.outlook.drops > 0 && other.outlook.drops > one.outlook.drops)
                    QVERIFY(one.nearness > other.nearness);
            }
        }
    }

    void areNeverThoseOfAnotherPosition()
    {
        // Drops and looks back come faster than searches end.
        m_values->setOn(true);
        int checked = 0;
        QString wrong;
        connect(m_values.get(), &ColumnValues::changed, [&] {
            const auto expected = valuesOf(m_model->shown());
            const std::vector<ColumnMark> marks = m_values->marks().value();
            if (int(marks.size()) != m_model->columnCount())
                wrong = QStringLiteral("another board");
            for (std::size_t column = 0; column < marks.size(); ++column) {
                if (marks[column].state != ColumnMark::State::Known)
                    continue;
                ++checked;
                if (!expected || expected->at(int(column)) != marks[column].outlook)
                    wrong = text(marks);
            }
        });
        std::minstd_rand random(17);
        for (int game = 0; game < 30; ++game) {
            begin(board(4 + int(random() % 3), 4));
            for (int i = 0; i < 25; ++i) {
                if (random() % 3 == 0)
                    m_model->showAfter(int(random() % 10));
                else
                    m_session->act(action::Drop{int(random() % 5)});
                if (random() % 2 == 0)
                    QCoreApplication::processEvents();
                else if (random() % 4 == 0)
                    QTRY_VERIFY_WITH_TIMEOUT(!text(m_values->marks()).contains(u'…'), longWait);
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY2(checked > 100, qPrintable(QString::number(checked)));
    }

    void areEstimatesInGamesWithPowerUps()
    {
        m_values->setOn(true);
        QVERIFY(m_values->marks());
        for (const Ruleset &rules : {Ruleset{.blocks = 1}, Ruleset{.removes = 1}}) {
            QVERIFY(!hasExactValues(rules));
            begin(rules);
            // None of another game, and none that is not marked as one.
            QCOMPARE(text(m_values->marks()), QString("… … … … … … …"));
            QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()).remove(u'*'), QString("~ ~ ~ ~ ~ ~ ~"),
                                      longWait);
            QTRY_VERIFY_WITH_TIMEOUT(!m_values->isThinking(), longWait);
            int best = 0;
            const ColumnMarks marks = m_values->marks();
            for (const ColumnMark &mark : *marks) {
                QCOMPARE(mark.nearness, 0.0);
                QVERIFY2(mark.words.contains("estimate"), qPrintable(mark.words));
                QVERIFY(mark.depth > 0);
                QVERIFY2(mark.words.contains(QString::number(mark.depth)), qPrintable(mark.words));
                QVERIFY2(!mark.words.contains("wins") && !mark.words.contains("loses"),
                         qPrintable(mark.words));
                best += mark.isBest ? 1 : 0;
            }
            QVERIFY(best > 0);
        }
        for (const Preset preset : allPresets)
            QCOMPARE(hasExactValues(rulesetOf(preset)),
                     preset != Preset::PowerUps && preset != Preset::FiveInARow);
        // They are on again in the next game.
        begin({});
        QVERIFY(m_values->marks());
    }

    void areNotThereWithoutAPosition()
    {
        m_values->setOn(true);
        begin({.opening = Opening::Centre});
        QCOMPARE(text(m_values->marks()), QString("- - - - - - -"));
        begin({}, "1212121");
        QVERIFY(m_session->isOver());
        QCOMPARE(text(m_values->marks()), QString("- - - - - - -"));
        m_model->showAfter(6);
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()).left(3), QString("W1*"), longWait);
        // A turn that may still be taken back: values of the next player.
        begin({.undos = 1}, "4");
        QVERIFY(m_session->game().step() == Step::Confirm);
        QTRY_VERIFY_WITH_TIMEOUT(text(m_values->marks()).contains(u'*'), longWait);
    }

    void areGivenUp()
    {
        m_values->setTimeLimit(1ms);
        m_values->setOn(true);
        begin(board(10, 10));
        QStringList told;
        connect(m_values.get(), &ColumnValues::changed, this,
                [&] { told << text(m_values->marks()) + u' ' + m_values->marks()->front().words; });
        // In their place comes an estimate.
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()), QString("~ ~ ~ ~ ~ ~ ~ ~ ~ ~"), longWait);
        const auto isGivenUp = [](const QString &each) {
            return each.startsWith("? ? ? ? ? ? ? ? ? ? not known");
        };
        QVERIFY2(std::ranges::any_of(told, isGivenUp), qPrintable(told.join('\n')));
        QVERIFY(isSoonAtRest());
    }

    void areEstimatedUntilTheyAreKnown()
    {
        m_values->setEstimateAfter(1ms);
        m_values->setOn(true);
        begin(board(10, 10));
        QTRY_COMPARE_WITH_TIMEOUT(text(m_values->marks()), QString("~ ~ ~ ~ ~ ~ ~ ~ ~ ~"), longWait);
        QVERIFY(m_values->isThinking()); // about the exact ones, still
        // On a board where they are soon known, they take the estimates' place.
        begin(board(5, 5));
        QTRY_VERIFY_WITH_TIMEOUT(
            !text(m_values->marks()).contains(u'…') && !text(m_values->marks()).contains(u'~'), longWait);
        QVERIFY2(text(m_values->marks()).contains(u'*'), qPrintable(text(m_values->marks())));
    }

    void nobodyThinksWithoutThem_data()
    {
        QTest::addColumn<int>("end");
        QTest::newRow("switched off") << 0;
        QTest::newRow("a game without values") << 1;
        QTest::newRow("a position with quick values") << 2;
        QTest::newRow("the values gone") << 3;
        QTest::newRow("the game over") << 4;
    }

    void nobodyThinksWithoutThem()
    {
        QFETCH(int, end);
        // Off, a board that would take years is not searched.
        begin(board(10, 10));
        QVERIFY(isSoonAtRest());
        m_values->setOn(true);
        QVERIFY(isSoonThinking());
        QVERIFY(text(m_values->marks()).contains(u'…'));
        if (end == 0)
            m_values->setOn(false);
        else if (end == 1)
            begin({.blocks = 1});
        else if (end == 2)
            begin({}, "4");
        else if (end == 3)
            m_values.reset();
        else
            m_session->act(action::Resign{});
        QVERIFY(isSoonAtRest());
    }

    void computersNeedNotWait()
    {
        begin(board(10, 10));
        m_values->setOn(true);
        QVERIFY(isSoonThinking());
        const QFuture<Action> action = m_analyst->chooseAction(m_session->game(), Level::Easy, {});
        QTRY_VERIFY_WITH_TIMEOUT(action.isFinished(), longWait);
        QCOMPARE(action.resultCount(), 1);
        QVERIFY(text(m_values->marks()).contains(u'…'));
    }

    /// The column is told at once, and its line as soon as it is known.
    void theRestOfAHurriedHintFollows()
    {
        begin(board(7, 6), QStringLiteral("4444"));
        Hinter hinter(m_model.get(), m_analyst.get());
        hinter.setPartialAfter(0ms);
        std::vector<coach::Hint> told;
        connect(&hinter, &Hinter::changed, this, [&] {
            if (hinter.hint())
                told.push_back(*hinter.hint());
        });
        hinter.requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(hinter.hasLine(), longWait);
        QVERIFY(told.front().course.line.empty());
        QVERIFY(!told.front().whyNot);
        QVERIFY(told.back().whyNot);
        QCOMPARE(told.back().column, told.front().column);
    }

    /// A listener that hears of another game before the hinter does asks for the marks all the same.
    void aHintMarksNothingOnAnotherGame()
    {
        begin(board(7, 6), QStringLiteral("4444"));
        std::unique_ptr<Hinter> hinter;
        CoachMarks marks{{}};
        connect(m_model.get(), &GameModel::arrived, this, [&] { marks = hinter->marks(); });
        hinter = std::make_unique<Hinter>(m_model.get(), m_analyst.get());
        hinter->requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(hinter->hint() && hinter->hint()->whyNot, longWait);
        QVERIFY(!hinter->marks().empty());
        // Every column of which a hint may speak is full, or nearly.
        Game full(setupOf(matchWith(board(7, 6)), 1));
        for (const char column : std::string("12121232323234343434545454565656"))
            full.apply(action::Drop{column - '1'});
        m_session->receiveGame(
            {.reason = Arrival::Opened, .match = m_session->match(), .game = full, .begun = true});
        QVERIFY(marks.empty());
        QVERIFY(hinter->marks().empty());
    }

private:
    void begin(const Ruleset &rules, const QString &columns = {})
    {
        m_session->prepare(matchWith(rules), 1);
        m_session->begin();
        for (const QChar column : columns)
            m_session->act(action::Drop{column.digitValue() - 1});
    }

    std::unique_ptr<Analyst> m_analyst;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<ColumnValues> m_values;
};

QTEST_GUILESS_MAIN(TestColumnValues)
#include "tst_columnvalues.moc"
