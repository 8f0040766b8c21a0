// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "ui/analysis/computerrunner.h"
#include "ui/game/gamemodel.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <functional>
#include <memory>

using namespace four;

namespace {
/// Holds every thread that computers think on, so that they think for as long as a test needs it.
class SlowThoughts
{
public:
    SlowThoughts()
    {
        QThreadPool *pool = QThreadPool::globalInstance();
        for (int i = 0; i < pool->maxThreadCount(); ++i) {
            pool->start([gate = m_gate, ready = m_ready] {
                ready->release();
                gate->acquire();
            });
        }
        m_ready->acquire(pool->maxThreadCount());
    }
    ~SlowThoughts() { end(); }
    SlowThoughts(const SlowThoughts &) = delete;
    SlowThoughts &operator=(const SlowThoughts &) = delete;

    /// All that was begun to be thought has been thought, and whoever waits for it has heard of it.
    void end()
    {
        QThreadPool *pool = QThreadPool::globalInstance();
        m_gate->release(m_held);
        m_held = 0;
        pool->waitForDone();
        QCoreApplication::processEvents();
    }

private:
    int m_held = QThreadPool::globalInstance()->maxThreadCount();
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
    std::shared_ptr<QSemaphore> m_ready = std::make_shared<QSemaphore>();
};

/// Lets the event loop turn until the condition holds, without sleeping in between as QTest::qWaitFor does.
bool waitFor(const std::function<bool()> &condition)
{
    bool late = false;
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, [&late] { late = true; });
    limit.start(60'000);
    while (!condition() && !late)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

/// Lets the event loop turn, and counts how often a timer of 5 ms comes in it.
bool loopTurns(int ticks)
{
    int count = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&count] { ++count; });
    timer.start(5);
    return waitFor([&] { return count >= ticks; });
}

Match computers(Preset preset)
{
    Match match = matchOf(preset);
    for (const Player player : bothPlayers)
        match.seats[player].level = Level::Random;
    return match;
}

Match computerBegins()
{
    Match match = matchOf(Preset::Classic);
    match.seats[Player::One].level = Level::Random;
    return match;
}
} // namespace

class TestComputerRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAgainstItselfToTheEnd_data();
    void playsAgainstItselfToTheEnd();
    void playsAgainstAPersonToTheEnd_data();
    void playsAgainstAPersonToTheEnd();
    void waitsForTheBeginning();
    void neverBlocksTheEventLoop();
    void dropsWhatWasThoughtForAnotherGame_data();
    void dropsWhatWasThoughtForAnotherGame();
    void playsTheNewGameNotTheOld();
    void isSilentAfterTheEnd();
    void canGoWhileThinking();
    void honoursThePause();
    void waitsForAFallingDisc();
};

void TestComputerRunner::playsAgainstItselfToTheEnd_data()
{
    QTest::addColumn<Preset>("preset");
    QTest::addColumn<quint64>("seed");
    for (const Preset preset : allPresets) {
        for (const quint64 seed : {1, 2, 3})
            QTest::addRow("preset %d, seed %d", int(preset), int(seed)) << preset << seed;
    }
}

void TestComputerRunner::playsAgainstItselfToTheEnd()
{
    QFETCH(Preset, preset);
    QFETCH(quint64, seed);
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    bool refused = false;
    connect(&model, &GameModel::acted, [&](const Outcome &outcome) { refused |= !outcome.done(); });
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, [&ticks] { ++ticks; });
    timer.start(5);
    model.prepare(computers(preset), seed);
    model.begin();
    QVERIFY(!model.awaitsPerson());
    QVERIFY(waitFor([&model] { return model.isOver(); }));
    QVERIFY(!refused);
    // However fast they play, timers come in between.
    QTRY_VERIFY(ticks > 0);
}

void TestComputerRunner::playsAgainstAPersonToTheEnd_data()
{
    QTest::addColumn<Preset>("preset");
    QTest::addColumn<Player>("person");
    for (const Preset preset : allPresets) {
        QTest::addRow("preset %d, person yellow", int(preset)) << preset << Player::One;
        QTest::addRow("preset %d, person red", int(preset)) << preset << Player::Two;
    }
}

void TestComputerRunner::playsAgainstAPersonToTheEnd()
{
    QFETCH(Preset, preset);
    QFETCH(Player, person);
    Match match = matchOf(preset);
    match.seats[person].level.reset();
    match.seats[opponent(person)].level = Level::Random;
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    model.prepare(match, 4711);
    model.begin();
    while (!model.isOver()) {
        QVERIFY(waitFor([&model] { return model.awaitsPerson() || model.isOver(); }));
        if (model.isOver())
            break;
        QCOMPARE(model.game().turn(), person);
        // The person plays by chance as well.
        model.play(model.game().step() == Step::Confirm ? Action(action::EndTurn{})
                                                        : chooseAction(model.game(), Level::Random));
    }
    QVERIFY(model.game().ending());
}

void TestComputerRunner::waitsForTheBeginning()
{
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    const QSignalSpy acted(&model, &GameModel::acted);
    model.prepare(computers(Preset::Classic), 1);
    QVERIFY(loopTurns(3));
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(loopTurns(1));
    QCOMPARE(acted.count(), 0);
}

void TestComputerRunner::neverBlocksTheEventLoop()
{
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    const QSignalSpy acted(&model, &GameModel::acted);
    SlowThoughts slow;
    model.prepare(computerBegins(), 1);
    model.begin();
    QVERIFY(loopTurns(20));
    QVERIFY(model.awaitsComputer());
    QCOMPARE(acted.count(), 0);
    slow.end();
    QTRY_COMPARE(acted.count(), 1);
    QVERIFY(model.awaitsPerson());
}

void TestComputerRunner::dropsWhatWasThoughtForAnotherGame_data()
{
    QTest::addColumn<Match>("next");
    QTest::addColumn<bool>("begun");
    Match people = matchOf(Preset::Classic);
    QTest::newRow("two people, begun") << people << true;
    QTest::newRow("two people, prepared") << people << false;
    people.rules.columns = people.rules.rows = 4;
    QTest::newRow("two people on a small board") << people << true;
    QTest::newRow("the person begins") << matchOf(Preset::VersusComputer) << true;
    QTest::newRow("the computer again, only prepared") << computerBegins() << false;
}

void TestComputerRunner::dropsWhatWasThoughtForAnotherGame()
{
    QFETCH(Match, next);
    QFETCH(bool, begun);
    for (const int pause : {0, 1}) {
        GameModel model;
        ComputerRunner runner(&model);
        runner.setPause(pause);
        const QSignalSpy acted(&model, &GameModel::acted);
        SlowThoughts slow;
        model.prepare(computerBegins(), 1);
        model.begin();
        QVERIFY(loopTurns(1));
        model.prepare(next, 2);
        if (begun)
            model.begin();
        slow.end();
        QVERIFY(loopTurns(5));
        QCOMPARE(acted.count(), 0);
        QVERIFY(model.game() == Game(setupOf(next, 2)));
    }
}

void TestComputerRunner::playsTheNewGameNotTheOld()
{
    // Whatever the old game's answers were: of all these games each gets its own.
    for (quint64 seed = 1; seed <= 20; ++seed) {
        GameModel model;
        ComputerRunner runner(&model);
        runner.setPause(0);
        QSignalSpy acted(&model, &GameModel::acted);
        SlowThoughts slow;
        for (quint64 old = 100; old < 105; ++old) {
            model.prepare(computerBegins(), seed + old);
            model.begin();
        }
        model.prepare(computerBegins(), seed);
        model.begin();
        const Action expected = chooseAction(model.game(), Level::Random);
        slow.end();
        QTRY_COMPARE(acted.count(), 1);
        QVERIFY(acted.front().front().value<Outcome>().action == expected);
        QVERIFY(loopTurns(2));
        QCOMPARE(acted.count(), 1);
    }
}

void TestComputerRunner::isSilentAfterTheEnd()
{
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    model.prepare(matchOf(Preset::VersusComputer), 1);
    model.begin();
    model.play(action::Resign{});
    QVERIFY(model.isOver());
    const QSignalSpy acted(&model, &GameModel::acted);
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(loopTurns(5));
    QCOMPARE(acted.count(), 0);
    QVERIFY(!model.awaitsComputer());
}

void TestComputerRunner::canGoWhileThinking()
{
    GameModel model;
    const QSignalSpy acted(&model, &GameModel::acted);
    {
        auto runner = std::make_unique<ComputerRunner>(&model);
        SlowThoughts slow;
        model.prepare(computerBegins(), 1);
        model.begin();
        QVERIFY(loopTurns(1));
        runner.reset();
    }
    QVERIFY(loopTurns(3));
    QCOMPARE(acted.count(), 0);
    // Nor does anything come of it when the model goes as well.
    auto other = std::make_unique<GameModel>();
    auto runner = std::make_unique<ComputerRunner>(other.get());
    SlowThoughts slow;
    other->prepare(computerBegins(), 1);
    other->begin();
    runner.reset();
    other.reset();
    slow.end();
}

void TestComputerRunner::honoursThePause()
{
    constexpr int pause = 200;
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(pause);
    const QSignalSpy acted(&model, &GameModel::acted);
    model.prepare(matchOf(Preset::VersusComputer), 1);
    model.begin();
    QElapsedTimer sinceMove;
    model.play(action::Drop{3});
    sinceMove.start();
    QCOMPARE(acted.count(), 1);
    QTRY_COMPARE(acted.count(), 2);
    // Timers of this kind may be early by a twentieth.
    QVERIFY2(sinceMove.elapsed() >= pause * 9 / 10, qPrintable(QString::number(sinceMove.elapsed())));
    QVERIFY(model.awaitsPerson());
}

void TestComputerRunner::waitsForAFallingDisc()
{
    GameModel model;
    ComputerRunner runner(&model);
    runner.setPause(0);
    const QSignalSpy acted(&model, &GameModel::acted);
    // As the board does it: the disc begins to fall while everybody is told of the move.
    connect(&model, &GameModel::acted, &model, [&model] { model.setDiscFalling(true); });
    model.prepare(matchOf(Preset::VersusComputer), 1);
    model.begin();
    model.play(action::Drop{3});
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(loopTurns(5));
    QCOMPARE(acted.count(), 1);
    model.setDiscFalling(false);
    QTRY_COMPARE(acted.count(), 2);
}

QTEST_GUILESS_MAIN(TestComputerRunner)
#include "tst_computerrunner.moc"
