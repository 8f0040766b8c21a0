// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "randomplay.h"
#include "ui/session/session.h"

#include <QTest>

using namespace four;

namespace {
constexpr TimeControl::Kind perTurn = TimeControl::Kind::Turn;
constexpr TimeControl::Kind perGame = TimeControl::Kind::Game;

/// Answers only when the test says so.
class Thinker final : public Participant
{
    Q_OBJECT

public:
    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &) override { limit = timeLimit(); }
    void cancel() override {}

    std::optional<Milliseconds> limit;
};

/// A session with a time of its own.
class Played
{
public:
    explicit Played(const Ruleset &rules, const Seating &seating = seatPeopleOnly,
                    std::optional<Level> level = {})
        : session(seating)
    {
        QObject::connect(&session, &Session::timeRunsShort, &session,
                         [this](int seconds) { told << QByteArray::number(seconds); });
        session.setTime([this] { return now; });
        session.pace()->setPause(0);
        Match match = matchOf(Preset::Classic);
        match.rules = rules;
        match.seats[Player::Two].level = level;
        session.prepare(match, 1);
        session.begin();
    }
    /// The same game with this player at another computer, which is connected.
    void connect(Player elsewhere)
    {
        Match match = session.match();
        match.seats[elsewhere].elsewhere = true;
        GameSetup setup = session.game().setup();
        setup.seats = match.seats;
        session.receiveGame({.match = match, .game = Game(setup)});
        session.begin();
        session.setConnection(true);
    }
    /// As the clock's own timer sees it pass.
    void pass(int milliseconds)
    {
        for (; milliseconds > 0; milliseconds -= 1000) {
            now += std::min(milliseconds, 1000);
            session.updateClock();
        }
    }
    [[nodiscard]] int left(Player player) const { return int(session.timeLeft(player).count()); }
    [[nodiscard]] bool isPlayedOn() const { return !session.isOver() && session.game().actions().empty(); }

    qint64 now = 5000;
    QByteArrayList told;
    Session session;
};

const Ruleset eachTurn{.clock = {.kind = perTurn, .seconds = 30}};
const Ruleset forTheGame{.clock = {.kind = perGame, .seconds = 30}};
const Ruleset withIncrement{.clock = {.kind = perGame, .seconds = 30, .increment = 10}};
} // namespace

class TestGameClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeIsUp_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<std::optional<Ending::Kind>>("ending");
        QTest::newRow("the turn is lost") << eachTurn << std::optional<Ending::Kind>();
        QTest::newRow("the turn is lost and loses")
            << Ruleset{.violations = Violations::PerGame, .clock = {.kind = perTurn, .seconds = 30}}
            << std::optional(Ending::Kind::Violations);
        QTest::newRow("the game is lost instead")
            << Ruleset{.clock = {.kind = perTurn, .seconds = 30, .losesGame = true}}
            << std::optional(Ending::Kind::Time);
        QTest::newRow("the game is lost") << forTheGame << std::optional(Ending::Kind::Time);
        QTest::newRow("whatever the increment") << withIncrement << std::optional(Ending::Kind::Time);
    }

    /// At 0:00.0, and not before.
    void timeIsUp()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const std::optional<Ending::Kind>, ending);
        Played played(rules);
        played.pass(29'900);
        QVERIFY(played.isPlayedOn());
        QCOMPARE(played.left(Player::One), 100);
        played.pass(100);
        const Game &game = played.session.game();
        QCOMPARE(game.actions().size(), std::size_t(1));
        QVERIFY(game.actions().front() == Action(action::TimeOut{}));
        QCOMPARE(played.session.times().actions.back().count(), 30'000);
        QCOMPARE(game.isOver(), ending.has_value());
        if (ending) {
            QCOMPARE(game.ending()->kind, *ending);
            QCOMPARE(*game.ending()->winner, Player::Two);
            QVERIFY(!played.session.isClockRunning());
        } else {
            QCOMPARE(game.turn(), Player::Two);
            QCOMPARE(played.left(Player::Two), 30'000);
        }
    }

    void aMoveInTheLastMomentHasItsIncrement()
    {
        Played played(withIncrement);
        played.pass(29'900);
        played.session.act(action::Drop{3});
        QCOMPARE(played.left(Player::One), 10'100);
        QCOMPARE(played.session.game().turn(), Player::Two);
    }

    /// Also where the timer has not seen it yet.
    void whatComesLaterIsTooLate()
    {
        Played played(withIncrement);
        played.pass(29'900);
        played.now += 150;
        played.session.act(action::Drop{3});
        QVERIFY(played.session.isOver());
        QVERIFY(played.session.game().board().isEmpty());
    }

    void noTimePasses_data()
    {
        QTest::addColumn<std::function<void(Session &, bool)>>("stop");
        using Stop = std::function<void(Session &, bool)>;
        const auto row = [](const char *name, const Stop &stop) { QTest::newRow(name) << stop; };
        row("behind a dialog", [](Session &s, bool on) { s.stopClock(Session::ClockStop::Dialog, on); });
        row("at an earlier point", [](Session &s, bool on) { s.stopClock(Session::ClockStop::Past, on); });
        row("behind a lesson", [](Session &s, bool on) { s.stopClock(Session::ClockStop::Covered, on); });
        row("while a disc falls", [](Session &s, bool on) { s.pace()->setShowing(on); });
        row("while the coach speaks", [](Session &s, bool on) { s.pace()->setReading(on); });
        row("in a pause", [](Session &s, bool on) { s.pace()->setHeld(on); });
        row("in a puzzle", [](Session &s, bool on) {
            if (on)
                s.interruptGame({.reason = Arrival::Puzzle,
                                 .match = matchOf(Preset::Classic),
                                 .game = Game(setupOf(matchOf(Preset::Classic), 1)),
                                 .begun = true});
            else
                s.returnToGame();
        });
    }

    void noTimePasses()
    {
        QFETCH(const std::function<void(Session &, bool)>, stop);
        for (const Ruleset &rules : {eachTurn, forTheGame}) {
            Played played(rules);
            played.pass(3000);
            stop(played.session, true);
            QVERIFY(!played.session.isClockRunning());
            played.pass(60'000);
            stop(played.session, false);
            QVERIFY(played.session.isClockRunning());
            QCOMPARE(played.left(Player::One), 27'000);
            played.pass(2000);
            QCOMPARE(played.left(Player::One), 25'000);
            QVERIFY(played.isPlayedOn());
        }
    }

    void aSleepIsNobodysTime()
    {
        Played played(forTheGame);
        played.pass(3000);
        played.now += 8LL * 3600 * 1000;
        played.session.updateClock();
        QCOMPARE(played.left(Player::One), 27'000);
        played.pass(1000);
        QCOMPARE(played.left(Player::One), 26'000);
    }

    void givesBackWhatItShowed()
    {
        Ruleset rules = withIncrement;
        rules.undos = 3;
        Played played(rules);
        Session &session = played.session;
        played.pass(4000);
        session.act(action::Drop{3});
        played.pass(5000);
        QCOMPARE(played.left(Player::One), 21'000);
        session.act(action::Undo{});
        QCOMPARE(played.left(Player::One), 26'000);
        session.act(action::Drop{3});
        session.act(action::EndTurn{});
        const Game point = session.game();
        played.pass(7000);
        session.act(action::Drop{3});
        session.act(action::EndTurn{});
        played.pass(9000);
        QCOMPARE(played.left(Player::One), 27'000);
        QCOMPARE(played.left(Player::Two), 33'000);

        // Opened again, it waits; then it is as it was.
        const auto text = toText(recordOf(session.game(), session.times()));
        const auto read = std::get<RecordedGame>(readRecordedGame(text));
        Played again(eachTurn);
        again.session.receiveGame({.reason = Arrival::Resumed,
                                   .match = session.match(),
                                   .game = read.game,
                                   .times = read.times,
                                   .begun = true});
        QVERIFY(again.session.isPaused() && !again.session.awaitsPerson());
        again.pass(60'000);
        QCOMPARE(again.left(Player::One), 36'000);
        QCOMPARE(again.left(Player::Two), 33'000);
        again.session.act(action::Drop{0});
        QVERIFY(again.session.game() == read.game);
        again.session.pace()->setHeld(false);
        again.session.act(action::Drop{0});
        QVERIFY(again.session.game() != read.game);

        session.takeBack(point);
        QCOMPARE(played.left(Player::One), 36'000);
        QCOMPARE(played.left(Player::Two), 30'000);
        session.branchFrom(point);
        QCOMPARE(played.left(Player::One), 36'000);
        QCOMPARE(played.left(Player::Two), 30'000);
    }

    void tells_data()
    {
        QTest::addColumn<TimeControl>("clock");
        QTest::addColumn<QList<int>>("seconds"); // of the turns, in order
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char *name, const TimeControl &clock, const QList<int> &seconds,
                            const QByteArray &told) { QTest::newRow(name) << clock << seconds << told; };
        row("nothing yet", {.kind = perGame, .seconds = 60}, {29}, "");
        row("30 and 10", {.kind = perGame, .seconds = 60}, {55}, "30 10");
        row("each player's", {.kind = perGame, .seconds = 60}, {35, 35}, "30 30");
        row("never again after an increment", {.kind = perGame, .seconds = 60, .increment = 60},
            {55, 1, 65, 1, 60}, "30 10");
        row("30 again for the other one alone", {.kind = perGame, .seconds = 60, .increment = 60},
            {35, 35, 80}, "30 30 10");
        row("once in each turn", {.kind = perTurn, .seconds = 60}, {55, 35}, "30 10 30");
        row("not what the clock begins with", {.kind = perTurn, .seconds = 30}, {25, 5}, "10");
        row("nothing of a short turn", {.kind = perTurn, .seconds = 10}, {9, 9}, "");
    }

    void tells()
    {
        QFETCH(const TimeControl, clock);
        QFETCH(const QList<int>, seconds);
        QFETCH(const QByteArray, told);
        Played played(Ruleset{.clock = clock});
        for (const int each : seconds) {
            played.pass(each * 1000);
            played.session.act(action::Drop{int(played.session.game().actions().size()) % 7});
        }
        QCOMPARE(played.told.join(' '), told);
    }

    /// Two players that are away do not lose turns all night.
    void pausesAfterTwoLostTurns()
    {
        Played played(eachTurn);
        played.pass(31'000);
        QVERIFY(!played.session.isPaused());
        played.pass(31'000);
        QVERIFY(played.session.isPaused());
        played.pass(600'000);
        QCOMPARE(played.session.game().actions().size(), std::size_t(2));
        played.session.pace()->setHeld(false);
        played.session.act(action::Drop{3});
        QCOMPARE(played.session.game().actions().size(), std::size_t(3));
    }

    void inTwoRooms_data()
    {
        QTest::addColumn<std::optional<bool>>("connection");
        QTest::addColumn<bool>("runs");
        QTest::newRow("connected") << std::optional(true) << true;
        QTest::newRow("the connection is broken") << std::optional(false) << false;
        QTest::newRow("by messages, or ended") << std::optional<bool>() << false;
    }

    /// Neither a dialog nor looking back, a pause or a puzzle stops it; a lost connection does, for both.
    void inTwoRooms()
    {
        QFETCH(const std::optional<bool>, connection);
        QFETCH(const bool, runs);
        Played played(forTheGame);
        played.connect(Player::Two);
        played.session.setConnection(connection);
        QVERIFY(!played.session.canPause());
        for (const auto why :
             {Session::ClockStop::Dialog, Session::ClockStop::Past, Session::ClockStop::Covered})
            played.session.stopClock(why, true);
        played.session.pace()->setHeld(true);
        QCOMPARE(played.session.isClockRunning(), runs);
        QCOMPARE(played.session.isClockHalted(), !runs);
        QVERIFY(!played.session.isPaused() && played.session.awaitsPerson());
        played.pass(4000);
        QCOMPARE(played.left(Player::One), runs ? 26'000 : 30'000);
        const Match puzzle = matchOf(Preset::Classic);
        played.session.interruptGame(
            {.reason = Arrival::Puzzle, .match = puzzle, .game = Game(setupOf(puzzle, 1)), .begun = true});
        played.pass(5000);
        QCOMPARE(played.session.ownTimeLeft(Player::One).count(), runs ? 21'000 : 30'000);
        QVERIFY(!played.session.hasClock());
        played.session.returnToGame();
        played.pass(1000);
        QCOMPARE(played.left(Player::One), runs ? 20'000 : 30'000);
    }

    /// What another computer has measured counts, and its player's time is up when it says so.
    void anotherComputersTime()
    {
        Played played(forTheGame);
        played.connect(Player::One);
        int claims = 0;
        QObject::connect(&played.session, &Session::timeOverdue, &played.session, [&claims] { ++claims; });
        played.pass(31'900);
        QCOMPARE(played.left(Player::One), 0);
        QCOMPARE(claims, 0);
        QVERIFY(played.isPlayedOn() && played.told.isEmpty());
        played.pass(100);
        QCOMPARE(claims, 1);
        QVERIFY(played.isPlayedOn());
        played.session.submit(action::Drop{3}, Milliseconds(29'000));
        QCOMPARE(played.left(Player::One), 1000);
        QCOMPARE(played.session.times().actions.back().count(), 29'000);
        played.pass(30'000);
        QVERIFY(played.session.isOver());
        QCOMPARE(played.session.game().ending()->kind, Ending::Kind::Time);
        QCOMPARE(*played.session.game().ending()->winner, Player::One);
    }

    /// Where both are away, the clock waits for the player on turn; nothing else can be undone there.
    void bothAwayInTwoRooms()
    {
        Played played(eachTurn);
        played.connect(Player::Two);
        played.pass(30'000);
        played.session.submit(action::TimeOut{}, Milliseconds(30'000));
        QVERIFY(played.session.isClockHalted() && !played.session.isPaused());
        played.pass(600'000);
        QCOMPARE(played.session.game().actions().size(), std::size_t(2));
        played.session.act(action::Drop{3});
        QVERIFY(played.session.isClockRunning());
    }

    void aComputerHasAShareAndDoesNotLose_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<int>("share");
        QTest::newRow("turn") << eachTurn << 10'000;
        QTest::newRow("game") << forTheGame << 1000;
    }

    void aComputerHasAShareAndDoesNotLose()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const int, share);
        Thinker *thinker = nullptr;
        Played played(
            rules,
            [&](const Seat &seat) -> std::unique_ptr<Participant> {
                if (!seat.level)
                    return seatPerson(seat);
                auto made = std::make_unique<Thinker>();
                thinker = made.get();
                return made;
            },
            Level::Easy);
        played.session.act(action::Drop{3});
        QVERIFY(thinker && thinker->limit);
        QCOMPARE(int(thinker->limit->count()), share);
        played.pass(90'000);
        QVERIFY(!played.session.isOver());
        QCOMPARE(played.session.game().turn(), Player::Two);
        QCOMPARE(played.left(Player::Two), 0);
        QVERIFY(played.told.isEmpty());
    }

    /// The clocks of any game by any rules are those of its record.
    void aRecordHasTheClocks()
    {
        for (unsigned seed = 0; seed < 120; ++seed) {
            RandomPlay random(seed);
            Ruleset rules = seed % 2 == 0 ? random.ruleset() : rulesetOf(allPresets[seed / 2 % 6]);
            if (rules.violations == Violations::None)
                rules.violationsAllowed = 0;
            rules.clock = random.below(2) == 0
                              ? TimeControl{.kind = perTurn, .seconds = random.in(limits::turnSeconds)}
                              : TimeControl{.kind = perGame,
                                            .seconds = random.in(limits::gameSeconds),
                                            .increment = random.in(limits::increment)};
            Played played(rules);
            for (int i = 0; i < 150 && !played.session.isOver(); ++i) {
                played.pass(random.below(4000));
                played.session.pace()->setHeld(false);
                if (!played.session.isOver())
                    played.session.submit(random.action(played.session.game()));
                const auto text = toText(recordOf(played.session.game(), played.session.times()));
                const auto read = std::get<RecordedGame>(readRecordedGame(text));
                QVERIFY(read.game == played.session.game());
                const Clocks clocks(read.game, read.times->actions);
                const Player resting = opponent(read.game.turn());
                QCOMPARE(int(clocks.left(resting).count()), played.left(resting));
                QVERIFY(played.left(read.game.turn()) <= int(clocks.left(read.game.turn()).count()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGameClock)
#include "tst_gameclock.moc"
