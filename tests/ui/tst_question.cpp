// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/setup.h"
#include "ui/analysis/question.h"
#include "ui/session/match.h"

#include <QPromise>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <memory>
#include <vector>

using namespace four;
using namespace std::chrono_literals;

namespace {
/// A search that answers what the test says, when it says so.
class Search
{
public:
    Search() { m_promise.start(); }

    /// For Question::ask().
    [[nodiscard]] auto begin()
    {
        return [this](const std::stop_token &stop) {
            m_stop = stop;
            return m_promise.future();
        };
    }
    void answer(int number) { m_promise.addResult(number); }
    void end() { m_promise.finish(); }
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

private:
    QPromise<int> m_promise;
    std::stop_token m_stop;
};

/// A question, and all that its handlers are told: each answer, and "end" with the last one.
struct Asked
{
    Asked()
    {
        question.onAnswer([this](int answer) { told << QString::number(answer); });
    }

    QStringList told;
    Question<int> question{[this] {
        told << (question.result() ? QStringLiteral("end %1").arg(*question.result())
                                   : QStringLiteral("end without"));
    }};
};

Game classicGame()
{
    return Game(setupOf(matchOf(Preset::Classic), 1));
}

void turnLoop()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}
} // namespace

/// What is common to all questions to the engine: which answers arrive, and when a search is stopped.
class TestQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsWithItsAnswer();
    void tellsSeveralAnswers();
    void tellsAnswersThatAreThereAlready();
    void canEndWithoutAnAnswer();
    void hasNoAnswerOfTypeVoid();
    void dropsLateAnswersToAReplacedQuestion();
    void dropsAnswersThatAreOnTheirWay();
    void dropsTheOthersWhenAHandlerAsksAnew();
    void keepsAnswersWhenStopped();
    void cannotLoseAStopBeforeTheSearchBegins();
    void endsAtTheTimeLimit();
    void timeLimitHoldsFromNowOn();
    void canGoWhileThinking();
    void canGoWhenItEnds();

    void exactAnswersNeedNoEstimate();
    void estimatesWhatIsNotExactInTime();
    void estimatesAtOnceWithoutAnAnswer();
    void estimatesBesideExactAnswers();
    void givesUpWithoutAnEstimate();
    void estimatesWhereNothingIsExact();
    void isSilentWhenStopped();
};

void TestQuestion::endsWithItsAnswer()
{
    Asked asked;
    Search search;
    QVERIFY(!asked.question.isThinking());
    asked.question.ask(search.begin());
    QVERIFY(asked.question.isThinking());
    search.answer(7);
    search.end();
    QCOMPARE(asked.told, QStringList());
    turnLoop();
    QCOMPARE(asked.told, QStringList({"7", "end 7"}));
    QVERIFY(!asked.question.isThinking());
    QVERIFY(!search.isStopped());
    // The next one does not know of it.
    Search next;
    asked.question.ask(next.begin());
    QVERIFY(!asked.question.result());
    QCOMPARE(asked.question.answers(), 0);
}

void TestQuestion::tellsSeveralAnswers()
{
    Asked asked;
    Search search;
    asked.question.ask(search.begin());
    search.answer(1);
    turnLoop();
    QCOMPARE(asked.told, QStringList({"1"}));
    QVERIFY(asked.question.isThinking());
    search.answer(2);
    search.answer(3);
    turnLoop();
    QCOMPARE(asked.told, QStringList({"1", "2", "3"}));
    QCOMPARE(asked.question.result(), std::optional(3));
    QCOMPARE(asked.question.answers(), 3);
    search.end();
    turnLoop();
    QCOMPARE(asked.told, QStringList({"1", "2", "3", "end 3"}));
}

void TestQuestion::tellsAnswersThatAreThereAlready()
{
    Asked asked;
    Search search;
    search.answer(4);
    search.answer(5);
    search.end();
    const QFuture<int> future = asked.question.ask(search.begin());
    QCOMPARE(future.resultCount(), 2);
    QCOMPARE(asked.told, QStringList());
    turnLoop();
    QCOMPARE(asked.told, QStringList({"4", "5", "end 5"}));
}

void TestQuestion::canEndWithoutAnAnswer()
{
    Asked asked;
    Search search;
    asked.question.ask(search.begin());
    search.end();
    turnLoop();
    QCOMPARE(asked.told, QStringList({"end without"}));
}

void TestQuestion::hasNoAnswerOfTypeVoid()
{
    int ends = 0;
    Question<void> question([&ends] { ++ends; });
    QPromise<void> promise;
    promise.start();
    question.ask([&promise](const std::stop_token &) { return promise.future(); });
    promise.finish();
    turnLoop();
    QCOMPARE(ends, 1);
    QVERIFY(!question.isThinking());
}

void TestQuestion::dropsLateAnswersToAReplacedQuestion()
{
    Asked asked;
    Search old;
    Search search;
    asked.question.ask(old.begin());
    old.answer(1);
    turnLoop();
    asked.question.ask(search.begin());
    QVERIFY(old.isStopped());
    QVERIFY(!search.isStopped());
    QVERIFY(!asked.question.result());
    old.answer(2);
    old.end();
    turnLoop();
    search.answer(3);
    search.end();
    turnLoop();
    QCOMPARE(asked.told, QStringList({"1", "3", "end 3"}));
}

void TestQuestion::dropsAnswersThatAreOnTheirWay()
{
    Asked asked;
    Search old;
    Search search;
    asked.question.ask(old.begin());
    old.answer(1);
    old.end();
    // The event loop has not turned: what it would have told is dropped.
    asked.question.ask(search.begin());
    turnLoop();
    QCOMPARE(asked.told, QStringList());
    QVERIFY(asked.question.isThinking());
    search.answer(2);
    search.end();
    asked.question.stop();
    turnLoop();
    QCOMPARE(asked.told, QStringList());
    QVERIFY(!asked.question.isThinking());
}

void TestQuestion::dropsTheOthersWhenAHandlerAsksAnew()
{
    Search old;
    Search search;
    QList<int> told;
    Question<int> question;
    question.onAnswer([&](int answer) {
        told << answer;
        if (answer == 1)
            question.ask(search.begin());
    });
    question.ask(old.begin());
    for (const int answer : {1, 2, 3})
        old.answer(answer);
    old.end();
    turnLoop();
    QCOMPARE(told, QList<int>({1}));
    QVERIFY(question.isThinking());
    search.answer(4);
    turnLoop();
    QCOMPARE(told, QList<int>({1, 4}));
}

void TestQuestion::keepsAnswersWhenStopped()
{
    Asked asked;
    Search search;
    asked.question.ask(search.begin());
    search.answer(1);
    turnLoop();
    asked.question.stop();
    QVERIFY(search.isStopped());
    search.answer(2);
    search.end();
    turnLoop();
    QCOMPARE(asked.told, QStringList({"1"}));
    QCOMPARE(asked.question.result(), std::optional(1));
    asked.question.forget();
    QVERIFY(!asked.question.result());
}

void TestQuestion::cannotLoseAStopBeforeTheSearchBegins()
{
    // The only thread is busy, so that the search has not begun when it is stopped.
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    QSemaphore gate;
    pool.start([&gate] { gate.acquire(); });
    std::vector<bool> stopped;
    const auto search = [&](const std::stop_token &stop) {
        return QtConcurrent::run(&pool, [&stopped, stop](QPromise<int> &promise) {
            stopped.push_back(stop.stop_requested());
            promise.addResult(1);
        });
    };
    Asked asked;
    asked.question.ask(search);
    asked.question.stop();
    asked.question.ask(search);
    asked.question.ask(search);
    gate.release();
    QTRY_COMPARE(asked.told, QStringList({"1", "end 1"}));
    QCOMPARE(stopped, std::vector<bool>({true, true, false}));
}

void TestQuestion::endsAtTheTimeLimit()
{
    Asked asked;
    asked.question.setTimeLimit(1ms);
    Search search;
    asked.question.ask(search.begin());
    QTRY_COMPARE(asked.told, QStringList({"end without"}));
    QVERIFY(search.isStopped());
    QVERIFY(!asked.question.isThinking());
    search.answer(1);
    search.end();
    turnLoop();
    QCOMPARE(asked.told, QStringList({"end without"}));
    // With what is known by then; and not when it has ended by itself.
    Search next;
    asked.told.clear();
    next.answer(2);
    asked.question.ask(next.begin());
    QTRY_COMPARE(asked.told, QStringList({"2", "end 2"}));
    QVERIFY(next.isStopped());
    Search last;
    asked.told.clear();
    last.end();
    asked.question.ask(last.begin());
    QTest::qWait(20);
    QCOMPARE(asked.told, QStringList({"end without"}));
    QVERIFY(!last.isStopped());
}

void TestQuestion::timeLimitHoldsFromNowOn()
{
    Asked asked;
    asked.question.setTimeLimit(1h);
    Search search;
    asked.question.ask(search.begin());
    turnLoop();
    QCOMPARE(asked.told, QStringList());
    asked.question.setTimeLimit(0ms);
    QTRY_COMPARE(asked.told, QStringList({"end without"}));
    // No timer runs while nothing is asked.
    asked.question.setTimeLimit(1ms);
    QTest::qWait(20);
    QCOMPARE(asked.told, QStringList({"end without"}));
}

void TestQuestion::canGoWhileThinking()
{
    QStringList told;
    Search search;
    {
        Question<int> question([&told] { told << QStringLiteral("end"); });
        question.onAnswer([&told](int) { told << QStringLiteral("answer"); });
        question.setTimeLimit(1ms);
        question.ask(search.begin());
        search.answer(1);
    }
    QVERIFY(search.isStopped());
    search.end();
    QTest::qWait(20);
    QCOMPARE(told, QStringList());
}

void TestQuestion::canGoWhenItEnds()
{
    Search search;
    std::unique_ptr<Question<int>> question;
    question = std::make_unique<Question<int>>([&question] { question.reset(); });
    question->ask(search.begin());
    search.end();
    turnLoop();
    QVERIFY(!question);
}

namespace {
/// Exact answers or an estimate, and all that the handlers are told.
struct Judged
{
    Judged()
    {
        answer.onExact([this](int exact) { told << QString::number(exact); });
        answer.onFallback([this] { told << QStringLiteral("fallback"); });
    }
    /// Whether it ends, with these words at last.
    [[nodiscard]] bool endsWith(const QStringList &words)
    {
        return QTest::qWaitFor([&] { return told.endsWith(QStringLiteral("end")) && told == words; }, 60'000);
    }

    QStringList told;
    ExactOrEstimate<int> answer{Analyst::Priority::Usual, [this] { told << QStringLiteral("end"); }};
};
} // namespace

void TestQuestion::exactAnswersNeedNoEstimate()
{
    Judged judged;
    Search search;
    judged.answer.ask(classicGame(), 2, search.begin());
    // Beside them, as for columns that take long.
    judged.answer.askEstimate(classicGame());
    search.answer(1);
    search.answer(2);
    search.end();
    QVERIFY(judged.endsWith({"1", "2", "end"}));
    QVERIFY(!judged.answer.isThinking());
    QVERIFY(!judged.answer.estimate());
    QCOMPARE(judged.answer.exact(), std::optional(2));
}

void TestQuestion::estimatesWhatIsNotExactInTime()
{
    Judged judged;
    Search search;
    judged.answer.setExactTimeLimit(20ms);
    judged.answer.ask(classicGame(), 2, search.begin());
    search.answer(1);
    QVERIFY(judged.endsWith({"1", "fallback", "end"}));
    QVERIFY(search.isStopped());
    QVERIFY(judged.answer.estimate());
    QCOMPARE(judged.answer.exact(), std::optional(1));
}

void TestQuestion::estimatesAtOnceWithoutAnAnswer()
{
    // As without memory to think with: waiting would not help.
    Judged judged;
    Search search;
    judged.answer.setExactTimeLimit(1h);
    judged.answer.ask(classicGame(), 1, search.begin());
    search.end();
    QVERIFY(judged.endsWith({"fallback", "end"}));
    QVERIFY(judged.answer.estimate());
}

void TestQuestion::estimatesBesideExactAnswers()
{
    Judged judged;
    Search search;
    judged.answer.ask(classicGame(), 2, search.begin());
    int estimates = 0;
    judged.answer.onEstimate([&estimates](const coach::Estimate &) { ++estimates; });
    judged.answer.askEstimate(classicGame());
    QTRY_VERIFY_WITH_TIMEOUT(estimates > 1, 60'000);
    QCOMPARE(judged.told, QStringList());
    QVERIFY(judged.answer.isThinking());
    // It is not asked for a second time when the exact ones are left off.
    search.answer(1);
    judged.answer.setExactTimeLimit(0ms);
    QVERIFY(judged.endsWith({"1", "fallback", "end"}));
    const int asDeep = judged.answer.estimate()->depth;
    QCOMPARE(asDeep, 2 * estimates);
}

void TestQuestion::givesUpWithoutAnEstimate()
{
    // There is none of a game that is over.
    Game over = classicGame();
    over.apply(action::Resign{});
    Judged judged;
    Search search;
    judged.answer.ask(over, 1, search.begin());
    search.end();
    QVERIFY(judged.endsWith({"fallback", "end"}));
    QVERIFY(!judged.answer.exact());
    QVERIFY(!judged.answer.estimate());
}

void TestQuestion::estimatesWhereNothingIsExact()
{
    Judged judged;
    judged.answer.askEstimate(classicGame());
    QVERIFY(judged.answer.isThinking());
    QVERIFY(judged.endsWith({"end"}));
    QVERIFY(judged.answer.estimate());
    judged.answer.forget();
    QVERIFY(!judged.answer.estimate());
}

void TestQuestion::isSilentWhenStopped()
{
    Judged judged;
    Search search;
    judged.answer.ask(classicGame(), 1, search.begin());
    judged.answer.askEstimate(classicGame());
    judged.answer.stop();
    QVERIFY(search.isStopped());
    QVERIFY(!judged.answer.isThinking());
    search.answer(1);
    search.end();
    Analyst::threads()->waitForDone();
    turnLoop();
    QCOMPARE(judged.told, QStringList());
}

QTEST_GUILESS_MAIN(TestQuestion)
#include "tst_question.moc"
