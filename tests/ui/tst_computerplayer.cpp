// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "ui/analysis/analyst.h"
#include "ui/analysis/computerplayer.h"
#include "ui/session/session.h"

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
        QThreadPool *pool = Analyst::threads();
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

    /// Waits until all searches are finished and their results delivered.
    void end()
    {
        QThreadPool *pool = Analyst::threads();
        m_gate->release(m_held);
        m_held = 0;
        pool->waitForDone();
        QCoreApplication::processEvents();
    }

private:
    int m_held = Analyst::threads()->maxThreadCount();
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

class TestComputerPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAgainstItselfToTheEnd_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<quint64>("seed");
        for (const Preset preset : allPresets) {
            for (const quint64 seed : {1, 2, 3})
                QTest::addRow("preset %d, seed %d", int(preset), int(seed)) << preset << seed;
        }
    }

    void playsAgainstItselfToTheEnd()
    {
        QFETCH(Preset, preset);
        QFETCH(quint64, seed);
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        bool refused = false;
        connect(&session, &Session::acted, [&](const Outcome &outcome) { refused |= !outcome.done(); });
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, [&ticks] { ++ticks; });
        timer.start(5);
        session.prepare(computers(preset), seed);
        session.begin();
        QVERIFY(!session.awaitsPerson());
        QVERIFY(waitFor([&session] { return session.isOver(); }));
        QVERIFY(!refused);
        // However fast they play, timers come in between.
        QTRY_VERIFY(ticks > 0);
    }

    void playsAgainstAPersonToTheEnd_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<Player>("person");
        for (const Preset preset : allPresets) {
            QTest::addRow("preset %d, person yellow", int(preset)) << preset << Player::One;
            QTest::addRow("preset %d, person red", int(preset)) << preset << Player::Two;
        }
    }

    void playsAgainstAPersonToTheEnd()
    {
        QFETCH(Preset, preset);
        QFETCH(Player, person);
        Match match = matchOf(preset);
        match.seats[person].level.reset();
        match.seats[opponent(person)].level = Level::Random;
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        session.prepare(match, 4711);
        session.begin();
        while (!session.isOver()) {
            QVERIFY(waitFor([&session] { return session.awaitsPerson() || session.isOver(); }));
            if (session.isOver())
                break;
            QCOMPARE(session.game().turn(), person);
            // The person plays by chance as well.
            session.act(session.game().step() == Step::Confirm ? Action(action::EndTurn{})
                                                               : chooseAction(session.game(), Level::Random));
        }
        QVERIFY(session.game().ending());
    }

    void waitsForTheBeginning()
    {
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        const QSignalSpy acted(&session, &Session::acted);
        session.prepare(computers(Preset::Classic), 1);
        QVERIFY(loopTurns(3));
        Analyst::threads()->waitForDone();
        QVERIFY(loopTurns(1));
        QCOMPARE(acted.count(), 0);
    }

    void neverBlocksTheEventLoop()
    {
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        const QSignalSpy acted(&session, &Session::acted);
        SlowThoughts slow;
        session.prepare(computerBegins(), 1);
        session.begin();
        QVERIFY(loopTurns(20));
        QVERIFY(session.awaitsComputer());
        QCOMPARE(acted.count(), 0);
        slow.end();
        QTRY_COMPARE(acted.count(), 1);
        QVERIFY(session.awaitsPerson());
    }

    void leavesQtTheThreadsItDrawsOn()
    {
        // Where all of these are taken, a window that has a large area to fill stands still for as long as a
        // computer thinks.
        Match match = matchOf(Preset::Classic);
        const Game game(setupOf(match, 1));
        match.rules.columns = 8;
        match.rules.rows = 8;
        const Game large(setupOf(match, 1));
        std::stop_source stop;
        {
            Analyst analyst;
            const QFuture<Action> action = analyst.chooseAction(large, Level::Perfect, stop.get_token());
            const QFuture<coach::Hint> hint = analyst.hint(game, {}, stop.get_token());
            const QFuture<coach::Estimate> estimate =
                Analyst::estimates(large, stop.get_token(), Analyst::Priority::Usual);
            const QFuture<coach::Estimate> quiet = Analyst::estimates(large, stop.get_token());
            const QFuture<coach::Review> review = Analyst::review(game, stop.get_token());
            QTRY_VERIFY(Analyst::threads()->activeThreadCount() > 0);
            QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
            stop.request_stop();
        }
        Analyst::threads()->waitForDone();
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    }

    void dropsWhatWasThoughtForAnotherGame_data()
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

    void dropsWhatWasThoughtForAnotherGame()
    {
        QFETCH(Match, next);
        QFETCH(bool, begun);
        for (const int pause : {0, 1}) {
            Analyst analyst;
            Session session(seatPeopleAndComputers(&analyst));
            session.pace()->setPause(pause);
            const QSignalSpy acted(&session, &Session::acted);
            SlowThoughts slow;
            session.prepare(computerBegins(), 1);
            session.begin();
            QVERIFY(loopTurns(1));
            session.prepare(next, 2);
            if (begun)
                session.begin();
            slow.end();
            QVERIFY(loopTurns(5));
            QCOMPARE(acted.count(), 0);
            QVERIFY(session.game() == Game(setupOf(next, 2)));
        }
    }

    void playsTheNewGameNotTheOld()
    {
        // Whatever the old game's answers were: of all these games each gets its own.
        for (quint64 seed = 1; seed <= 20; ++seed) {
            Analyst analyst;
            Session session(seatPeopleAndComputers(&analyst));
            session.pace()->setPause(0);
            QSignalSpy acted(&session, &Session::acted);
            SlowThoughts slow;
            for (quint64 old = 100; old < 105; ++old) {
                session.prepare(computerBegins(), seed + old);
                session.begin();
            }
            session.prepare(computerBegins(), seed);
            session.begin();
            const Action expected = chooseAction(session.game(), Level::Random);
            slow.end();
            QTRY_COMPARE(acted.count(), 1);
            QVERIFY(acted.front().front().value<Outcome>().action == expected);
            QVERIFY(loopTurns(2));
            QCOMPARE(acted.count(), 1);
        }
    }

    void isSilentAfterTheEnd()
    {
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        session.prepare(matchOf(Preset::VersusComputer), 1);
        session.begin();
        session.act(action::Resign{});
        QVERIFY(session.isOver());
        const QSignalSpy acted(&session, &Session::acted);
        Analyst::threads()->waitForDone();
        QVERIFY(loopTurns(5));
        QCOMPARE(acted.count(), 0);
        QVERIFY(!session.awaitsComputer());
    }

    void canGoWhileThinking()
    {
        // The game goes while the computer thinks, and so does all that it thinks with.
        SlowThoughts slow;
        bool acted = false;
        {
            Analyst analyst;
            Session session(seatPeopleAndComputers(&analyst));
            session.pace()->setPause(0);
            connect(&session, &Session::acted, [&acted] { acted = true; });
            session.prepare(computerBegins(), 1);
            session.begin();
            QVERIFY(loopTurns(1));
        }
        slow.end();
        QVERIFY(loopTurns(3));
        QVERIFY(!acted);
        // A player alone goes as well.
        Analyst analyst;
        const SlowThoughts slower;
        auto player = std::make_unique<ComputerPlayer>(&analyst, Level::Random);
        connect(player.get(), &ComputerPlayer::decided, [&acted] { acted = true; });
        player->takeTurn(Game(setupOf(computerBegins(), 1)));
        player.reset();
        QVERIFY(loopTurns(3));
        QVERIFY(!acted);
    }

    void honoursThePause()
    {
        constexpr int pause = 200;
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(pause);
        const QSignalSpy acted(&session, &Session::acted);
        session.prepare(matchOf(Preset::VersusComputer), 1);
        session.begin();
        QElapsedTimer sinceMove;
        session.act(action::Drop{3});
        sinceMove.start();
        QCOMPARE(acted.count(), 1);
        QTRY_COMPARE(acted.count(), 2);
        // Timers of this kind may be early by a twentieth.
        QVERIFY2(sinceMove.elapsed() >= pause * 9 / 10, qPrintable(QString::number(sinceMove.elapsed())));
        QVERIFY(session.awaitsPerson());
    }

    void waitsForAFallingDisc()
    {
        Analyst analyst;
        Session session(seatPeopleAndComputers(&analyst));
        session.pace()->setPause(0);
        const QSignalSpy acted(&session, &Session::acted);
        // As the board does it: the disc begins to fall while the move is announced.
        connect(&session, &Session::acted, &session, [&session] { session.pace()->setShowing(true); });
        session.prepare(matchOf(Preset::VersusComputer), 1);
        session.begin();
        session.act(action::Drop{3});
        Analyst::threads()->waitForDone();
        QVERIFY(loopTurns(5));
        QCOMPARE(acted.count(), 1);
        session.pace()->setShowing(false);
        QTRY_COMPARE(acted.count(), 2);
    }
};

QTEST_GUILESS_MAIN(TestComputerPlayer)
#include "tst_computerplayer.moc"
