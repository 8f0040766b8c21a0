// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "ui/session/session.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

#ifdef __linux__
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {
/// By so much the wall clock of this program goes wrong, in seconds.
std::int64_t wrongBy = 0;

int readClock(clockid_t clock, timespec *time)
{
    const auto answer = int(syscall(SYS_clock_gettime, clock, time));
    if (clock == CLOCK_REALTIME)
        time->tv_sec += wrongBy;
    return answer;
}
} // namespace

// In place of the system's, also for Qt: the linker takes those of the program first.
extern "C" int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    return readClock(clock, time);
}

extern "C" int gettimeofday(timeval *time, void *) noexcept
{
    timespec exact{};
    const int answer = readClock(CLOCK_REALTIME, &exact);
    time->tv_sec = exact.tv_sec;
    time->tv_usec = exact.tv_nsec / 1000;
    return answer;
}
#endif

using namespace four;

namespace {
/// A player elsewhere: decides when the test says so.
class Remote final : public Participant
{
    Q_OBJECT

public:
    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override
    {
        ++asked;
        position = game;
    }
    void cancel() override { ++cancelled; }
    void decide(const Action &action) { Q_EMIT decided(action); }

    int asked = 0;
    int cancelled = 0;
    std::optional<Game> position;
};

/// Everything that a session says, in order.
class Log
{
public:
    explicit Log(Session &session)
    {
        QObject::connect(&session, &Session::arrived, &m_listener,
                         [this](Arrival reason, std::optional<qint64> number) {
                             lines << QStringLiteral("arrived %1%2")
                                          .arg(int(reason))
                                          .arg(number ? QStringLiteral(" #%1").arg(*number) : QString());
                         });
        QObject::connect(&session, &Session::begun, &m_listener, [this] { lines << "begun"; });
        QObject::connect(&session, &Session::acting, &m_listener, [this] { lines << "acting"; });
        QObject::connect(&session, &Session::applied, &m_listener, [this] { lines << "applied"; });
        QObject::connect(&session, &Session::acted, &m_listener, [this] { lines << "acted"; });
    }
    [[nodiscard]] QStringList take() { return std::exchange(lines, {}); }

private:
    QStringList lines;
    QObject m_listener;
};

Match namedMatch(const char *one, const char *two)
{
    Match match = matchOf(Preset::NamedMatch);
    match.rules = rulesetOf(Preset::Classic);
    match.seats[Player::One].name = one;
    match.seats[Player::Two].name = two;
    return match;
}
} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhyAnotherGameIsThere_data()
    {
        QTest::addColumn<Arrival>("reason");
        QTest::addColumn<bool>("begun");
        QTest::addColumn<std::optional<qint64>>("number");
        const std::optional<qint64> none;
        QTest::newRow("new") << Arrival::New << false << none;
        QTest::newRow("rematch") << Arrival::Rematch << false << none;
        QTest::newRow("resumed") << Arrival::Resumed << true << std::optional<qint64>(17);
        QTest::newRow("opened") << Arrival::Opened << true << none;
        QTest::newRow("branched") << Arrival::Branched << true << none;
        QTest::newRow("renamed") << Arrival::Renamed << true << std::optional<qint64>(17);
        QTest::newRow("puzzle") << Arrival::Puzzle << true << none;
        QTest::newRow("returned") << Arrival::Returned << true << none;
        QTest::newRow("taken back") << Arrival::TakenBack << true << none;
    }

    void saysWhyAnotherGameIsThere()
    {
        QFETCH(Arrival, reason);
        QFETCH(bool, begun);
        QFETCH(std::optional<qint64>, number);
        Session session;
        Log log(session);
        const Match match = namedMatch("Lan", "Bình");
        Game game(setupOf(match, 5));
        if (begun)
            game.apply(action::Drop{3});
        const quint64 revision = session.revision();
        session.receiveGame(
            {.reason = reason, .match = match, .game = game, .times = {}, .begun = begun, .number = number});
        const QString tail = number ? QStringLiteral(" #17") : QString();
        QCOMPARE(log.take(), QStringList{QStringLiteral("arrived %1").arg(int(reason)) + tail});
        QVERIFY(session.match() == match);
        QVERIFY(session.game() == game);
        QCOMPARE(session.moveHistory().size(), begun ? 1 : 0);
        QCOMPARE(session.hasBegun(), begun);
        QVERIFY(session.revision() > revision);
    }

    void tellsOfEachActionInOrder()
    {
        Session session;
        Log log(session);
        session.prepare(matchOf(Preset::ThreeStrikes), 1);
        QCOMPARE(log.take(), QStringList{"arrived 0"});
        session.act(action::Drop{3});
        QCOMPARE(log.take(), QStringList());
        session.begin();
        session.begin();
        QCOMPARE(log.take(), QStringList{"begun"});
        session.act(action::Drop{3});
        QCOMPARE(log.take(), (QStringList{"acting", "applied", "acted"}));
        // Also what is refused.
        session.act(action::Drop{99});
        QCOMPARE(log.take(), (QStringList{"acting", "applied", "acted"}));
        session.act(action::Resign{});
        QVERIFY(session.isOver());
        QCOMPARE(log.take(), (QStringList{"acting", "applied", "acted"}));
        session.act(action::Drop{3});
        QCOMPARE(log.take(), QStringList());
    }

    void hasATimeForEachAction()
    {
        // Whatever is played, refused actions among it: the record of the session is one that can be read.
        for (unsigned seed = 0; seed < 20; ++seed) {
            RandomPlay random(seed);
            Match match;
            match.rules = random.ruleset();
            // What is not counted is not written down.
            if (match.rules.violations == Violations::None)
                match.rules.violationsAllowed = Ruleset().violationsAllowed;
            Session session;
            session.prepare(match, seed);
            session.begin();
            QVERIFY(session.times().actions.empty());
            QVERIFY(session.times().begun > Milliseconds(0));
            for (int i = 0; i < 200 && !session.isOver(); ++i) {
                session.submit(random.action(session.game()));
                QCOMPARE(session.times().actions.size(), session.game().actions().size());
            }
            QVERIFY(std::ranges::is_sorted(session.times().actions));
            const RecordedGame recorded{.game = session.game(), .times = session.times()};
            const auto read = readRecordedGame(toText(recordOf(recorded.game, recorded.times)));
            QVERIFY(std::get<RecordedGame>(read) == recorded);
        }
    }

    void countsOnlyTheTimeOfPlay()
    {
        // A game that was left long ago, after 90 s of play: the hours since do not count.
        Game game(setupOf(matchOf(Preset::Classic), 1));
        game.apply(action::Drop{3});
        game.apply(action::Drop{3});
        const Times times{.begun = Milliseconds(1'000'000'000'000),
                          .actions = {Milliseconds(60'000), Milliseconds(90'000)}};
        Session session;
        session.receiveGame({.reason = Arrival::Resumed,
                             .match = matchOf(Preset::Classic),
                             .game = game,
                             .times = times,
                             .begun = true,
                             .number = 1});
        QVERIFY(session.times() == times);
        QTest::qWait(20);
        session.submit(action::Drop{2});
        const Milliseconds last = session.times().actions.back();
        QVERIFY(last >= Milliseconds(90'015));
        QVERIFY(last < Milliseconds(90'000 + 60'000));
        QVERIFY(session.times().begun == times.begun);

        // Actions of a game without times have none of their own.
        session.receiveGame({.reason = Arrival::Opened,
                             .match = matchOf(Preset::Classic),
                             .game = game,
                             .times = {},
                             .begun = true});
        QVERIFY(session.times().actions == std::vector<Milliseconds>(2));
        session.submit(action::Drop{2});
        QCOMPARE(session.times().actions.size(), std::size_t(3));
        QVERIFY(session.times().actions.back() < Milliseconds(60'000));
    }

    void survivesAClockThatIsSet_data()
    {
        QTest::addColumn<qint64>("before");
        QTest::addColumn<qint64>("after");
        constexpr qint64 day = 86'400;
        QTest::newRow("back by a day") << qint64(0) << -day;
        QTest::newRow("on by a day") << qint64(0) << day;
        QTest::newRow("back to before there was time") << qint64(0) << -100 * 365 * day;
        QTest::newRow("begun before there was time") << -100 * 365 * day << qint64(0);
        QTest::newRow("begun after all that a record knows") << 400'000 * 365 * day << qint64(0);
    }

    void survivesAClockThatIsSet()
    {
#ifdef __linux__
        QFETCH(const qint64, before);
        QFETCH(const qint64, after);
        wrongBy = 0;
        const qint64 real = QDateTime::currentMSecsSinceEpoch();
        wrongBy = before;
        QVERIFY2(qAbs(QDateTime::currentMSecsSinceEpoch() - real - before * 1000) < 100'000,
                 "this program's clock can be set");
        Session session;
        session.prepare(namedMatch("Lan", "Bình"), 1);
        session.begin();
        session.submit(action::Drop{3});
        const Times times = session.times();
        wrongBy = after;
        for (const int column : {3, 4, 4})
            session.submit(action::Drop{column});
        wrongBy = 0;
        // Whatever is done to the clock, the record can be read, and its times are those of play.
        QVERIFY(session.times().begun == times.begun);
        QVERIFY(std::ranges::is_sorted(session.times().actions));
        QVERIFY(session.times().actions.back() < Milliseconds(60'000));
        const RecordedGame recorded{.game = session.game(), .times = session.times()};
        const auto read = readRecordedGame(toText(recordOf(recorded.game, recorded.times)));
        QVERIFY(std::holds_alternative<RecordedGame>(read));
        QVERIFY(std::get<RecordedGame>(read) == recorded);
#else
        QSKIP("The clock of a program is set by the means of one linker.");
#endif
    }

    void keepsTheTimesOfARenamedGame()
    {
        Session session;
        session.prepare(namedMatch("Lan", "Bình"), 1);
        session.begin();
        session.submit(action::Drop{3});
        const Times times = session.times();
        const Match renamed = namedMatch("Lan", "Tuấn");
        Game game(setupOf(renamed, 1));
        game.apply(action::Drop{3});
        session.receiveGame({.reason = Arrival::Renamed,
                             .match = renamed,
                             .game = game,
                             .times = {},
                             .begun = true,
                             .number = 3});
        QVERIFY(session.times() == times);
        session.submit(action::Drop{3});
        QCOMPARE(session.times().actions.size(), std::size_t(2));
    }

    void seatsAnyParticipant()
    {
        // Only the seating knows the kind of participant.
        Remote *remote = nullptr;
        Session session([&remote](const Seat &seat) -> std::unique_ptr<Participant> {
            if (seat.name != "far away")
                return std::make_unique<LocalPlayer>();
            auto found = std::make_unique<Remote>();
            remote = found.get();
            return found;
        });
        session.pace()->setPause(0);
        QSignalSpy acted(&session, &Session::acted);
        session.prepare(namedMatch("here", "far away"), 1, Player::One);
        QVERIFY(remote);
        QCOMPARE(remote->asked, 0);
        session.begin();
        QVERIFY(session.awaitsPerson());
        QCOMPARE(remote->asked, 0);
        session.act(action::Drop{3});
        QVERIFY(!session.awaitsPerson());
        QCOMPARE(remote->asked, 1);
        QVERIFY(remote->position == session.game());
        // Nothing here plays for a remote player.
        session.act(action::Drop{3});
        QCOMPARE(acted.count(), 1);
        remote->decide(action::Drop{4});
        QTRY_COMPARE(acted.count(), 2);
        QVERIFY(session.game().board().at({4, 0}) == Player::Two);
        QVERIFY(session.awaitsPerson());
        // An action out of turn is ignored.
        remote->decide(action::Drop{5});
        QCoreApplication::processEvents();
        QCOMPARE(acted.count(), 2);
        QVERIFY(remote->cancelled > 0);
    }

    void dropsWhatWasDecidedForAnotherGame()
    {
        std::vector<Remote *> remotes;
        Session session([&remotes](const Seat &) -> std::unique_ptr<Participant> {
            auto found = std::make_unique<Remote>();
            remotes.push_back(found.get());
            return found;
        });
        session.pace()->setPause(10);
        const QSignalSpy acted(&session, &Session::acted);
        session.prepare(matchOf(Preset::Classic), 1, Player::One);
        session.begin();
        Remote *first = remotes[remotes.size() - 2];
        QCOMPARE(first->asked, 1);
        first->decide(action::Drop{3});
        session.prepare(matchOf(Preset::Classic), 2, Player::One);
        session.begin();
        QTRY_VERIFY(session.pace()->isOpen());
        QCoreApplication::processEvents(); // its signal is queued
        QCOMPARE(acted.count(), 0);
        // The last word before the pause is over counts.
        session.prepare(matchOf(Preset::Classic), 3, Player::One);
        session.begin();
        Remote *second = remotes[remotes.size() - 2];
        second->decide(action::Drop{3});
        second->decide(action::Drop{5});
        QTRY_COMPARE(acted.count(), 1);
        QVERIFY(session.game().board().at({5, 0}));
    }

    void pausesHoldsAndShowsEachForItself()
    {
        Pace pace;
        QSignalSpy opened(&pace, &Pace::opened);
        QVERIFY(pace.isOpen());
        pace.setPause(20);
        pace.beginTurn(false);
        QVERIFY(!pace.isOpen());
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(pace.isOpen());
        pace.setShowing(true);
        QVERIFY(!pace.isOpen());
        pace.setHeld(true);
        pace.setShowing(false);
        QCOMPARE(opened.count(), 1); // still held
        pace.allowTurn();
        QCOMPARE(opened.count(), 2);
        QVERIFY(pace.isOpen());
        pace.endTurn();
        QVERIFY(!pace.isOpen());
        pace.setHeld(false);
        QCOMPARE(opened.count(), 3);
        pace.allowTurn(); // without effect: nothing is held
        pace.setHeld(true);
        QVERIFY(!pace.isOpen());
        // A turn that only goes on waits no longer than for the event loop.
        pace.setHeld(false);
        pace.setPause(60'000);
        pace.beginTurn(true);
        QTRY_VERIFY(pace.isOpen());
    }

    void countsTheScoreOfAPair()
    {
        const auto resign = [](Session &session) {
            session.begin();
            session.submit(action::Resign{});
        };
        Session session;
        session.prepare(namedMatch("Lan", "Bình"), 1, Player::One);
        QCOMPARE(session.score(), Score());
        resign(session); // Lan does
        Score expected;
        expected.won[Player::Two] = 1;
        QCOMPARE(session.score(), expected);
        session.setRematchStarter(RematchStarter::Alternate);
        session.prepareRematch(2);
        QCOMPARE(session.score(), expected);
        resign(session); // Bình does
        expected.won[Player::One] = 1;
        QCOMPARE(session.score(), expected);
        // Other names are the same people, and the same game.
        session.receiveGame({.reason = Arrival::Renamed,
                             .match = session.match(),
                             .game = session.game(),
                             .times = {},
                             .begun = true,
                             .number = 1});
        QCOMPARE(session.score(), expected);
        // Other players begin anew, and so does a new match.
        session.receiveGame({.reason = Arrival::Rematch,
                             .match = namedMatch("Lan", "Tuấn"),
                             .game = Game(setupOf(namedMatch("Lan", "Tuấn"), 1))});
        QCOMPARE(session.score(), Score());
    }

    void takesTheSameGameBack()
    {
        Session session;
        Match match = matchOf(Preset::Classic);
        match.practice = true;
        session.prepare(match, 1, Player::One);
        session.begin();
        QVERIFY(session.isPractice());
        for (const int column : {3, 3, 2})
            session.act(action::Drop{column});
        session.noteCriticism();
        const Game point = session.moveHistory().after(2);
        const Score score = session.score();
        const Milliseconds begun = session.times().begun;
        const quint64 revision = session.revision();
        Log log(session);
        session.takeBack(point);
        QCOMPARE(log.take(), QStringList{QStringLiteral("arrived %1").arg(int(Arrival::TakenBack))});
        QVERIFY(session.game() == point);
        QCOMPARE(session.moveHistory().size(), 2);
        QCOMPARE(session.times().actions.size(), point.actions().size());
        QVERIFY(session.times().begun == begun);
        QCOMPARE(session.score(), score);
        QVERIFY(session.help().spoke);
        QVERIFY(session.isPractice());
        QVERIFY(session.revision() > revision);
        // It goes on.
        session.act(action::Drop{5});
        QCOMPARE(session.times().actions.size(), session.game().actions().size());
    }

    void practiceIsOfTheGame()
    {
        Session session;
        Match match = matchOf(Preset::Classic);
        match.practice = true;
        session.prepare(match, 1);
        QVERIFY(session.help().practice);
        QVERIFY(!session.help().any());
        QVERIFY(!session.isPractice()); // it has not begun
        session.begin();
        QVERIFY(session.isPractice());
        QVERIFY(!session.needsAgreement());
        // A game that comes with a past is played as it was begun, and so is its rematch.
        session.receiveGame({.reason = Arrival::Resumed,
                             .match = match,
                             .game = Game(setupOf(match, 2)),
                             .times = {},
                             .help = {},
                             .begun = true,
                             .number = 3});
        QVERIFY(!session.isPractice());
        QVERIFY(session.needsAgreement());
        QVERIFY(!session.match().practice);
        // Nor is there practice where it cannot be.
        Match powerUps = matchOf(Preset::PowerUps);
        powerUps.practice = true;
        session.prepare(powerUps, 1);
        session.begin();
        QVERIFY(!session.isPractice());
    }

    void agreementLastsAsLongAsTheGame()
    {
        const Match match = namedMatch("Lan", "Bình");
        Session session;
        session.prepare(match, 1, Player::One);
        session.begin();
        session.submit(action::Drop{3});
        session.submit(action::Drop{4});
        QVERIFY(session.needsAgreement());
        session.agreeToHelp();
        QVERIFY(!session.needsAgreement());
        session.interruptGame(
            {.reason = Arrival::Puzzle, .match = match, .game = session.game(), .begun = true});
        session.returnToGame();
        QVERIFY(!session.needsAgreement());
        session.takeBack(session.moveHistory().after(1));
        QVERIFY(!session.needsAgreement());
        session.receiveGame(
            {.reason = Arrival::Renamed, .match = match, .game = session.game(), .begun = true, .number = 1});
        QVERIFY(!session.needsAgreement());
        session.prepare(match, 2, Player::One);
        session.begin();
        QVERIFY(session.needsAgreement());
    }

    void comesBackFromAPuzzleAsItWas()
    {
        Session session;
        session.prepare(namedMatch("Lan", "Bình"), 1, Player::One);
        session.begin();
        session.submit(action::Resign{});
        session.prepareRematch(2);
        session.begin();
        session.submit(action::Drop{3});
        session.submit(action::Drop{4});
        session.noteHint(session.game());
        session.pace()->setHeld(true);
        const CoachHelp help = session.help();
        QVERIFY(help.any());
        const Game game = session.game();
        const Match match = session.match();
        const Times times = session.times();
        const Score score = session.score();
        QCOMPARE(score.games(), 1);
        Log log(session);
        Game task(setupOf(matchOf(Preset::Classic), 7));
        for (const int column : {0, 1, 0, 1, 0, 1})
            task.apply(action::Drop{column});
        const ArrivingGame puzzle{.reason = Arrival::Puzzle, .match = match, .game = task, .begun = true};
        session.interruptGame(puzzle);
        QVERIFY(session.isInterrupted());
        QVERIFY(session.game() == task);
        QVERIFY(!session.pace()->isHeld());
        // Another one in its place, which is played to its end.
        session.interruptGame(puzzle);
        session.act(action::Drop{0});
        QVERIFY(session.isOver());
        QCOMPARE(session.score(), score);
        std::ignore = log.take();
        session.returnToGame();
        QCOMPARE(log.take(), QStringList{QStringLiteral("arrived %1").arg(int(Arrival::Returned))});
        QVERIFY(!session.isInterrupted());
        QVERIFY(session.game() == game);
        QVERIFY(session.match() == match);
        QVERIFY(session.times() == times);
        QCOMPARE(session.score(), score);
        QVERIFY(session.help() == help);
        QVERIFY(session.hasBegun());
        QVERIFY(session.pace()->isHeld());
        session.returnToGame();
        QCOMPARE(log.take(), QStringList());
        // It goes on.
        session.act(action::Drop{5});
        QCOMPARE(session.game().actions().size(), game.actions().size() + 1);
        QCOMPARE(session.times().actions.size(), session.game().actions().size());
    }

    void anotherGameComesInsteadOfTheOnePutAside()
    {
        Session session;
        session.prepare(namedMatch("Lan", "Bình"), 1, Player::One);
        session.begin();
        session.act(action::Drop{3});
        session.interruptGame({.reason = Arrival::Puzzle,
                               .match = session.match(),
                               .game = Game(setupOf(session.match(), 3)),
                               .begun = true});
        session.prepare(matchOf(Preset::Classic), 2);
        QVERIFY(!session.isInterrupted());
        const Game game = session.game();
        session.returnToGame();
        QVERIFY(session.game() == game);
    }

    void seatsOthersAtAPuzzle()
    {
        Session session;
        session.prepare(matchOf(Preset::Classic), 1);
        session.begin();
        // No action: it is only looked at.
        const ArrivingGame puzzle{.reason = Arrival::Puzzle,
                                  .match = session.match(),
                                  .game = Game(setupOf(session.match(), 3)),
                                  .begun = true};
        session.interruptGame(puzzle, [](const Seat &) { return std::unique_ptr<Participant>(); });
        QVERIFY(!session.awaitsPerson());
        session.act(action::Drop{3});
        QVERIFY(session.game() == puzzle.game);
        // The next one has those of its own, and the game those that it had.
        session.interruptGame(puzzle);
        QVERIFY(session.awaitsPerson());
        session.interruptGame(puzzle, [](const Seat &) { return std::unique_ptr<Participant>(); });
        session.returnToGame();
        QVERIFY(session.awaitsPerson());
        // So has a game that comes instead of it.
        session.interruptGame(puzzle, [](const Seat &) { return std::unique_ptr<Participant>(); });
        session.prepare(matchOf(Preset::Classic), 2);
        session.begin();
        QVERIFY(session.awaitsPerson());
    }

    void fixesOneSeed()
    {
        Session session;
        session.setNextSeed(4711);
        QCOMPARE(session.takeSeed(), quint64(4711));
        // Chance, from then on: that three of them are one is not to be expected.
        const quint64 first = session.takeSeed();
        const quint64 second = session.takeSeed();
        QVERIFY(first != second || second != session.takeSeed());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
