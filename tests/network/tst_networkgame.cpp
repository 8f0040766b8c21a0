// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/networkgame.h"

#include "tests/core/randomgame.h"
#include "ui/session/session.h"

#include <QHostAddress>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QUdpSocket>

using namespace four;
using namespace std::chrono_literals;
using Failure = NetworkGame::Failure;
using Offer = NetworkGame::Offer;
using State = NetworkGame::State;

namespace {
constexpr int most = 30'000; ///< milliseconds that a condition is waited for

/// Quick for a test; the silence is long, so that a busy machine breaks nothing.
NetworkGame::Timings quick()
{
    // No announcement leaves this computer.
    Link::Timings link;
    link.linesPerSecond = 1000; // no person is so quick
    return {.retry = 50ms, .link = link, .targets = {{.address = QHostAddress::LocalHost, .port = 9}}};
}

/// Between host and guest: passes bytes on while the cable is in.
class Cable : public QObject
{
public:
    explicit Cable(quint16 host) : m_host(host)
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *guest = m_server.nextPendingConnection())
                join(guest);
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// Breaks what is there; new connections come through.
    void cut()
    {
        for (const auto &socket : findChildren<QTcpSocket *>())
            socket->abort();
    }

private:
    void join(QTcpSocket *guest)
    {
        guest->setParent(this);
        auto *host = new QTcpSocket(this);
        host->connectToHost(QHostAddress::LocalHost, m_host);
        const auto pass = [this](QTcpSocket *from, QTcpSocket *to) {
            const auto move = [from, to] {
                if (to->state() == QTcpSocket::ConnectedState)
                    to->write(from->readAll());
            };
            connect(from, &QTcpSocket::readyRead, to, move);
            connect(to, &QTcpSocket::connected, from, move);
            connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::disconnectFromHost);
            connect(from, &QTcpSocket::disconnected, from, &QObject::deleteLater);
        };
        pass(guest, host);
        pass(host, guest);
    }
    QTcpServer m_server;
    quint16 m_host;
};

Seating seatedWith(const DistantGame *distant)
{
    return [distant](const Seat &seat) { return seatPerson(seat, distant); };
}

/// One of the two computers: what a window has of it.
struct Side
{
    explicit Side(const NetworkGame::Timings &timings = quick())
        : network(&session, &distant, "0.1.0", timings)
    {
        session.pace()->setPause(0);
        QObject::connect(&network, &NetworkGame::began, &session, [this](const Game &game, bool isNew) {
            if (session.hasBegun() && session.game().setup().seed == game.setup().seed)
                return;
            ArrivingGame arriving{.reason = isNew ? Arrival::New : Arrival::Resumed,
                                  .match = matchOf(game.setup()),
                                  .game = game,
                                  .begun = true};
            session.receiveGame(arriving);
        });
        QObject::connect(&network, &NetworkGame::changed, &session, [this] {
            if (network.isConnected() || network.state() == State::Broken)
                session.setConnection(network.isConnected());
            else if (network.state() != State::Meeting)
                session.setConnection({});
        });
        QObject::connect(&network, &NetworkGame::failed, &session,
                         [this](Failure failure) { failures.push_back(failure); });
    }

    [[nodiscard]] std::vector<Action> actions() const
    {
        return {session.game().actions().begin(), session.game().actions().end()};
    }

    DistantGame distant;
    Session session{seatedWith(&distant)};
    std::vector<Failure> failures;
    NetworkGame network;
};

RecordedGame recordedOf(const Side &side)
{
    return {.game = side.session.game(), .times = side.session.times(), .help = {}};
}

GameSetup setupWith(Preset preset, Player guest)
{
    Match match = matchOf(preset);
    match.seats[opponent(guest)] = {.name = "Lan", .level = {}};
    match.seats[guest] = {.name = "", .level = {}, .elsewhere = true};
    return setupOf(match, 0);
}

struct Pair
{
    explicit Pair(Preset preset = Preset::Classic, Player guestsSeat = Player::Two,
                  const TimeControl &clock = {})
    {
        Ruleset rules = rulesetOf(preset);
        rules.clock = clock;
        begin(rules, guestsSeat);
    }
    explicit Pair(const Ruleset &rules) { begin(rules, Player::Two); }
    void begin(const Ruleset &rules, Player guestsSeat)
    {
        GameSetup setup = setupWith(Preset::Classic, guestsSeat);
        setup.rules = rules;
        host.network.invite("Lan", setup);
        cable = std::make_unique<Cable>(port());
        guest.network.join({.host = "127.0.0.1", .port = cable->port()}, host.network.number(), "Minh");
    }
    [[nodiscard]] quint16 port() const
    {
        const QString address = host.network.addresses().value(0);
        const auto door = meetingplace::doorOf(address);
        return door ? door->port : meetingplace::port;
    }
    [[nodiscard]] bool arePlaying() const
    {
        return QTest::qWaitFor(
            [this] {
                return host.network.state() == State::Playing && guest.network.state() == State::Playing;
            },
            most);
    }
    /// Both boards show the same actions, and both know that.
    [[nodiscard]] bool areEqual() const
    {
        return QTest::qWaitFor([this] { return host.actions() == guest.actions(); }, most);
    }
    [[nodiscard]] Side &onTurn() { return host.session.awaitsPerson() ? host : guest; }
    /// The person on turn at either computer does it.
    [[nodiscard]] bool act(const Action &action)
    {
        const std::size_t before = onTurn().actions().size();
        Side &side = onTurn();
        side.session.act(action);
        return side.actions().size() == before + 1 && areEqual();
    }

    Side host;
    Side guest;
    std::unique_ptr<Cable> cable;
};
} // namespace

class TestNetworkGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSeeTheGameFromTheirSeat()
    {
        Pair pair(Preset::NamedMatch, Player::One);
        QVERIFY(pair.arePlaying());
        QCOMPARE(pair.host.network.otherName(), "Minh");
        QCOMPARE(pair.guest.network.otherName(), "Lan");
        const GameSetup &hosts = pair.host.session.game().setup();
        const GameSetup &guests = pair.guest.session.game().setup();
        QCOMPARE(hosts.seed, guests.seed);
        QVERIFY(playerElsewhere(hosts) == Player::One);
        QVERIFY(playerElsewhere(guests) == Player::Two);
        QCOMPARE(hosts.seats[Player::One].name, "Minh");
        QCOMPARE(guests.seats[Player::Two].name, "Lan");
        QVERIFY(pair.host.session.awaitsPerson() != pair.guest.session.awaitsPerson());
    }

    void wholeGames_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<bool>("isCut");
        for (const Preset preset : allPresets)
            QTest::addRow("%d", int(preset)) << rulesetOf(preset) << false;
        QTest::newRow("swap") << Ruleset{.swap = true} << false;
        QTest::newRow("pop out") << Ruleset{.popOut = true} << false;
        Ruleset all = rulesetOf(Preset::PowerUps);
        all.swap = true;
        all.popOut = true;
        QTest::newRow("Power-ups with both") << all << false;
        QTest::newRow("Power-ups, the cable cut after each action") << rulesetOf(Preset::PowerUps) << true;
    }
    void wholeGames()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const bool, isCut);
        Pair pair(rules);
        QVERIFY(pair.arePlaying());
        RandomGame random(1);
        bool isPopped = false;
        for (int i = 0; i < 60 && !pair.host.session.isOver(); ++i) {
            const Action action = random.action(pair.onTurn().session.game());
            const std::size_t before = pair.onTurn().actions().size();
            Side &side = pair.onTurn();
            side.session.act(action);
            if (side.actions().size() == before)
                continue; // refused at no cost
            isPopped |= std::holds_alternative<action::Pop>(action);
            if (isCut)
                pair.cable->cut();
            QVERIFY(pair.areEqual());
        }
        QVERIFY(pair.host.session.isOver() == pair.guest.session.isOver());
        QCOMPARE(isPopped, rules.popOut);
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.failures.empty() && pair.guest.failures.empty());
    }

    /// The first disc and its colour change hands at both computers.
    void swapIsTakenByTheOther()
    {
        Pair pair(Ruleset{.swap = true});
        QVERIFY(pair.arePlaying());
        const Player first = pair.host.session.game().turn();
        QVERIFY(pair.act(action::Drop{3}));
        QVERIFY(pair.act(action::Swap{}));
        for (const Side *side : {&pair.host, &pair.guest}) {
            QVERIFY(side->session.game().turn() == first);
            QVERIFY(side->session.game().board().at({.column = 3, .row = 0}) == opponent(first));
        }
        QVERIFY(pair.act(action::Drop{3}));
    }

    void goesOnWhatWasDoneMeanwhile()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        const auto cable = std::exchange(pair.cable, {});
        cable->cut();
        QTRY_COMPARE_WITH_TIMEOUT(pair.guest.network.state(), State::Broken, most);
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.network.state(), State::Broken, most);
        Side &side = pair.onTurn();
        side.session.act(action::Drop{3});
        QCOMPARE(side.actions().size(), std::size_t{1});
        QVERIFY(pair.areEqual());
    }

    void takeBack()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.act(action::Drop{3}));
        QVERIFY(pair.act(action::Drop{2}));
        // The player of the last drop asks; the other one answers.
        Side &asker = pair.host.session.awaitsPerson() ? pair.guest : pair.host;
        Side &asked = pair.onTurn();
        QVERIFY(asker.network.offer(Offer::TakeBack));
        QTRY_VERIFY_WITH_TIMEOUT(asked.network.offered() == Offer::TakeBack, most);
        QVERIFY(asked.network.answer(true));
        QTRY_COMPARE_WITH_TIMEOUT(asker.actions().size(), std::size_t{1}, most);
        QVERIFY(pair.areEqual());
        QVERIFY(&pair.onTurn() == &asker);
        QVERIFY(pair.act(action::Drop{5}));
        QCOMPARE(pair.host.session.game().board().count(Player::One) +
                     pair.host.session.game().board().count(Player::Two),
                 2);
    }

    void anOfferDiesWithTheNextAction()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.act(action::Drop{3}));
        Side &asker = pair.host.session.awaitsPerson() ? pair.guest : pair.host;
        Side &asked = pair.onTurn();
        QVERIFY(asker.network.offer(Offer::TakeBack));
        QTRY_VERIFY_WITH_TIMEOUT(asked.network.offered().has_value(), most);
        QVERIFY(!asker.network.answer(true));
        QVERIFY(pair.act(action::Drop{4}));
        QVERIFY(!asked.network.offered());
        QTRY_VERIFY_WITH_TIMEOUT(!asker.network.asked(), most);
        QVERIFY(!asked.network.answer(true));
        QCOMPARE(pair.host.actions().size(), std::size_t{2});
    }

    void rematch()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        pair.onTurn().session.act(action::Resign{});
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.session.isOver() && pair.guest.session.isOver(), most);
        const quint64 first = pair.host.session.game().setup().seed;
        QVERIFY(pair.guest.network.offer(Offer::Rematch));
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.network.offered() == Offer::Rematch, most);
        QVERIFY(pair.host.network.answer(true));
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.session.game().setup().seed != first, most);
        QVERIFY(pair.areEqual());
        QCOMPARE(pair.host.session.game().setup().seed, pair.guest.session.game().setup().seed);
        QVERIFY(pair.act(action::Drop{0}));
    }

    /// The game waits in the session, put aside for a puzzle.
    void whatComesDuringAPuzzle()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.act(action::Drop{3}));
        Side &here = pair.onTurn();
        Side &away = &here == &pair.host ? pair.guest : pair.host;
        const Match puzzle = matchOf(Preset::Classic);
        away.session.interruptGame(
            {.reason = Arrival::Puzzle, .match = puzzle, .game = Game(setupOf(puzzle, 1)), .begun = true});
        here.session.act(action::Drop{3});
        QTest::qWait(50);
        QCOMPARE(away.actions().size(), std::size_t{0});
        away.session.returnToGame();
        QVERIFY(pair.areEqual());
        QCOMPARE(away.actions().size(), std::size_t{2});
    }

    void closedOnPurpose()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        pair.host.network.leave();
        QTRY_COMPARE_WITH_TIMEOUT(pair.guest.failures, std::vector{Failure::Left}, most);
        QCOMPARE(pair.guest.network.state(), State::None);
        QVERIFY(pair.host.failures.empty());
        QVERIFY(pair.guest.session.hasBegun());
    }

    void anotherGameEndsIt()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        pair.guest.session.prepare(matchOf(Preset::VersusComputer), 5);
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.failures, std::vector{Failure::Left}, most);
        QCOMPARE(pair.guest.network.state(), State::None);
    }

    void continuesAnotherDay()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.act(action::Drop{3}));
        const Game hosts = pair.host.session.game();
        pair.host.network.leave();
        QTRY_COMPARE_WITH_TIMEOUT(pair.guest.network.state(), State::None, most);
        // The guest has moved since: its game is the longer one.
        Game guests = pair.guest.session.game();
        const bool guestsTurn = pair.guest.session.awaitsPerson();
        if (guestsTurn)
            guests.apply(action::Drop{3});
        Side guest;
        guest.network.setLibrary([&guests](const GameSetup &setup) -> std::optional<RecordedGame> {
            if (setup.seed == guests.setup().seed)
                return RecordedGame{.game = guests, .times = {}, .help = {}};
            return {};
        });
        pair.host.network.inviteAgain("Lan", {.game = hosts, .times = {}, .help = {}});
        guest.network.join({.host = "127.0.0.1", .port = pair.port()}, pair.host.network.number(), "Minh");
        QTRY_COMPARE_WITH_TIMEOUT(guest.network.state(), State::Playing, most);
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.actions().size(), std::size_t(guestsTurn ? 2 : 1), most);
        QCOMPARE(guest.actions(), pair.host.actions());
    }

    /// Both programs were made anew, and know by the store alone that they have met.
    void continuesWithoutANumber_data()
    {
        QTest::addColumn<bool>("isMoved");
        QTest::addColumn<bool>("isGuestFirst");
        QTest::newRow("where it was, the host first") << false << false;
        QTest::newRow("where it was, the guest first") << false << true;
        QTest::newRow("at another address, found by its announcement") << true << false;
        QTest::newRow("at another address, the guest first") << true << true;
    }
    void continuesWithoutANumber()
    {
        QFETCH(const bool, isMoved);
        QFETCH(const bool, isGuestFirst);
        NetworkGame::Timings timings = quick();
        QUdpSocket free;
        QVERIFY(free.bind(QHostAddress::LocalHost, 0));
        timings.hearing = free.localPort();
        timings.targets = {{.address = QHostAddress::LocalHost, .port = timings.hearing}};
        free.close();
        std::optional<Acquaintance> hosts;
        std::optional<Acquaintance> guests;
        std::vector<RecordedGame> games;
        quint16 port = 0;
        {
            Pair pair;
            QVERIFY(pair.arePlaying());
            QVERIFY(pair.act(action::Drop{3}));
            hosts = pair.host.network.acquaintance();
            guests = pair.guest.network.acquaintance();
            games = {recordedOf(pair.host), recordedOf(pair.guest)};
            port = hosts->door.port;
            // As after kill -9 of both.
            pair.cable->cut();
        }
        QVERIFY(hosts && guests && hosts->token == guests->token);
        QVERIFY(Acquaintance::of(hosts->text())->token == hosts->token);
        QCOMPARE(Acquaintance::of(guests->text())->door.port, guests->door.port);
        guests = Acquaintance::of(guests->text());
        // The cable has gone with its port.
        guests->door.port = isMoved ? 1 : port;
        Side host(timings);
        Side guest(timings);
        if (isGuestFirst)
            guest.network.inviteAgain("Minh", games[1], guests);
        host.network.inviteAgain("Lan", games[0], hosts);
        QVERIFY(host.network.isAcquainted());
        if (!isGuestFirst)
            guest.network.inviteAgain("Minh", games[1], guests);
        QTRY_COMPARE_WITH_TIMEOUT(guest.network.state(), State::Playing, most);
        QTRY_COMPARE_WITH_TIMEOUT(host.network.state(), State::Playing, most);
        QCOMPARE(guest.actions(), host.actions());
        // The next day, they do so again.
        QVERIFY(guest.network.acquaintance()->token == hosts->token);
        QCOMPARE(guest.network.acquaintance()->side, Handshake::Side::Guest);
        QCOMPARE(host.network.acquaintance()->side, Handshake::Side::Host);
        Side &onTurn = host.session.awaitsPerson() ? host : guest;
        onTurn.session.act(action::Drop{3});
        QTRY_COMPARE_WITH_TIMEOUT(guest.actions().size(), std::size_t{2}, most);
        QTRY_COMPARE_WITH_TIMEOUT(host.actions().size(), std::size_t{2}, most);
    }

    /// Where one of the two has lost its token, they meet by the number as on the first day.
    void continuesByTheNumberBesideTheToken()
    {
        Pair pair;
        QVERIFY(pair.arePlaying());
        const Acquaintance hosts = *pair.host.network.acquaintance();
        const RecordedGame game = recordedOf(pair.host);
        Acquaintance other = *pair.guest.network.acquaintance();
        other.token.front() ^= 1;
        pair.host.network.leave();
        QTRY_COMPARE_WITH_TIMEOUT(pair.guest.network.state(), State::None, most);
        pair.host.network.inviteAgain("Lan", game, hosts);
        const QString number = pair.host.network.number();
        other.door = {.host = "127.0.0.1", .port = hosts.door.port};
        pair.guest.network.inviteAgain("Minh", recordedOf(pair.guest), other);
        QTest::qWait(500); // some ten tries, of which none counts as a wrong number
        QCOMPARE(pair.host.network.state(), State::Inviting);
        QCOMPARE(pair.guest.network.state(), State::Inviting);
        QCOMPARE(pair.host.network.number(), number);
        QVERIFY(pair.guest.failures.back() == Failure::Left);
        pair.guest.network.join(other.door, number, "Minh");
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.network.acquaintance()->token == pair.guest.network.acquaintance()->token);
        QVERIFY(pair.host.network.acquaintance()->token != hosts.token);
    }

    void acquaintancesAsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRead");
        const QString token = QString(64, u'a');
        QTest::newRow("host") << "host " + token + " 34471 localhost" << true;
        QTest::newRow("guest, IPv6") << "guest " + token + " 34471 fe80::1%eth0" << true;
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("neither") << "both " + token + " 34471 localhost" << false;
        QTest::newRow("short") << "host aa 34471 localhost" << false;
        QTest::newRow("no digits") << "host " + QString(64, u'x') + " 34471 localhost" << false;
        QTest::newRow("port") << "host " + token + " 70000 localhost" << false;
        QTest::newRow("more") << "host " + token + " 34471 localhost x" << false;
    }
    void acquaintancesAsText()
    {
        QFETCH(const QString, text);
        const std::optional<Acquaintance> read = Acquaintance::of(text);
        QTEST(read.has_value(), "isRead");
        if (read)
            QCOMPARE(read->text(), text);
    }

    /// Each side says itself that its time is up; then nobody is there, and the clock waits.
    void bothLoseATurn()
    {
        Pair pair(Preset::Classic, Player::Two, {.kind = TimeControl::Kind::Turn, .seconds = 5});
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.session.isClockRunning());
        Side &first = pair.onTurn();
        QTRY_COMPARE_WITH_TIMEOUT(first.actions().size(), std::size_t{1}, most);
        QVERIFY(pair.areEqual());
        QVERIFY(first.actions().front() == Action(action::TimeOut{}));
        QVERIFY(&pair.onTurn() != &first);
        QTRY_COMPARE_WITH_TIMEOUT(first.actions().size(), std::size_t{2}, most);
        QVERIFY(pair.areEqual());
        QVERIFY(pair.host.session.isClockHalted() && pair.guest.session.isClockHalted());
        QVERIFY(pair.act(action::Drop{3}));
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.session.isClockRunning() && pair.guest.session.isClockRunning(),
                                 most);
        QVERIFY(pair.host.session.times().actions == pair.guest.session.times().actions);
        QVERIFY(pair.host.failures.empty() && pair.guest.failures.empty());
    }

    /// The thinking time of each action is the mover's; while the cable is out, no clock runs.
    void clocksAreEqual()
    {
        Pair pair(Preset::PowerUps, Player::Two,
                  {.kind = TimeControl::Kind::Game, .seconds = 60, .increment = 2});
        QVERIFY(pair.arePlaying());
        RandomGame random(3);
        for (int i = 0; i < 8 && !pair.host.session.isOver(); ++i) {
            Side &side = pair.onTurn();
            Action action = random.action(side.session.game());
            if (std::holds_alternative<action::TimeOut>(action) ||
                std::holds_alternative<action::Resign>(action))
                continue;
            const std::size_t before = side.actions().size();
            QTest::qWait(60);
            side.session.act(action);
            if (side.actions().size() == before)
                continue; // refused at no cost
            if (i % 3 == 1)
                pair.cable->cut();
            QVERIFY(pair.areEqual());
            QVERIFY(pair.host.session.times().actions == pair.guest.session.times().actions);
        }
        QVERIFY(pair.arePlaying());
        const auto cable = std::exchange(pair.cable, {});
        const QSignalSpy changed(&pair.guest.session, &Session::connectionChanged);
        cable->cut();
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), most);
        QVERIFY(pair.guest.session.isClockHalted() && !pair.guest.session.isClockRunning());
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.failures.empty() && pair.guest.failures.empty());
    }

    void claims_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<double>("hosts"); // how fast the time of each passes
        QTest::addColumn<double>("guests");
        QTest::addColumn<bool>("isBelieved");
        QTest::newRow("the host's clock is slow: it gives way") << 5 << 0.75 << 1.0 << true;
        QTest::newRow("the guest's clock lies") << 40 << 1.0 << 20.0 << false;
    }
    /// The guest claims two seconds after the host's clock has run out here.
    void claims()
    {
        QFETCH(const int, seconds);
        QFETCH(const double, hosts);
        QFETCH(const double, guests);
        QFETCH(const bool, isBelieved);
        Pair pair(Preset::Classic, Player::Two,
                  {.kind = TimeControl::Kind::Turn, .seconds = seconds, .losesGame = true});
        for (const auto &[side, speed] : {std::pair(&pair.host, hosts), std::pair(&pair.guest, guests)}) {
            side->session.setTime([speed = speed] {
                return qint64(speed * double(std::chrono::duration_cast<std::chrono::milliseconds>(
                                                 std::chrono::steady_clock::now().time_since_epoch())
                                                 .count()));
            });
        }
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.session.awaitsPerson());
        if (isBelieved) {
            QTRY_VERIFY_WITH_TIMEOUT(pair.host.session.isOver() && pair.guest.session.isOver(), most);
            QVERIFY(*pair.guest.session.game().ending()->winner == Player::Two);
            QVERIFY(pair.host.failures.empty() && pair.guest.failures.empty());
        } else {
            QTRY_COMPARE_WITH_TIMEOUT(pair.host.failures, std::vector{Failure::Refused}, most);
            QVERIFY(!pair.host.session.isOver() && pair.host.actions().empty());
        }
    }

    void refusals()
    {
        Side host;
        host.network.invite("Lan", setupWith(Preset::Classic, Player::Two));
        const auto door = meetingplace::doorOf(host.network.addresses().value(0));
        const quint16 port = door ? door->port : meetingplace::port;
        const QString right = host.network.number();
        const QString wrong = right == "123456" ? "654321" : "123456";
        Side guest;
        guest.network.join({.host = "127.0.0.1", .port = port}, wrong, "Minh");
        QTRY_COMPARE_WITH_TIMEOUT(guest.failures, std::vector{Failure::WrongNumber}, most);
        QCOMPARE(host.network.state(), State::Inviting);
        guest.network.join({.host = "127.0.0.1", .port = port}, right, "Minh");
        QTRY_COMPARE_WITH_TIMEOUT(guest.network.state(), State::Playing, most);
        // A second one disturbs nothing.
        Side second;
        second.network.join({.host = "127.0.0.1", .port = port}, right, "Eve");
        QTRY_COMPARE_WITH_TIMEOUT(second.failures, std::vector{Failure::TurnedAway}, most);
        QCOMPARE(guest.network.state(), State::Playing);
        QCOMPARE(host.network.state(), State::Playing);
    }

    /// As behind a firewall that drops: packets arrive nowhere, and nothing comes back.
    void whereNothingAnswers()
    {
        // The system drops what comes to a server whose queue is full.
        QTcpServer full;
        full.setListenBacklogSize(1);
        QVERIFY(full.listen(QHostAddress::LocalHost));
        full.pauseAccepting();
        std::vector<std::unique_ptr<QTcpSocket>> queue;
        for (int i = 0; i < 8; ++i) {
            queue.push_back(std::make_unique<QTcpSocket>());
            queue.back()->connectToHost(QHostAddress::LocalHost, full.serverPort());
        }
        QTest::qWait(200);
        QVERIFY(queue.back()->state() == QAbstractSocket::ConnectingState);
        NetworkGame::Timings timings = quick();
        timings.link = {};
        Side guest(timings);
        QElapsedTimer waited;
        waited.start();
        guest.network.join({.host = "127.0.0.1", .port = full.serverPort()}, "123456", "Minh");
        QTRY_COMPARE_WITH_TIMEOUT(guest.failures, std::vector{Failure::NoAnswer}, most);
        QVERIFY2(waited.elapsed() < 11'000, qPrintable(QString::number(waited.elapsed())));
        QCOMPARE(guest.network.state(), State::None);
    }

    void aNewInvitationIsNotDisturbedByOldTries()
    {
        auto pair = std::make_unique<Pair>();
        QVERIFY(pair->arePlaying());
        // As after kill -9: the socket closes, and no goodbye is said. The guest tries again, and finds an
        // invitation with a number there.
        pair->cable->cut();
        QTRY_COMPARE_WITH_TIMEOUT(pair->guest.network.state(), State::Broken, most);
        pair->host.network.leave();
        pair->host.network.inviteAgain("Lan", recordedOf(pair->host));
        const QString number = pair->host.network.number();
        QTest::qWait(500); // some ten tries
        QCOMPARE(pair->host.network.number(), number);
        QCOMPARE(pair->host.network.state(), State::Inviting);
    }

    void doors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::newRow("IPv4") << " 192.168.1.5 "
                              << "192.168.1.5" << 34471;
        QTest::newRow("with port") << "192.168.1.5:4000"
                                   << "192.168.1.5" << 4000;
        QTest::newRow("IPv6") << "fe80::1%eth0"
                              << "fe80::1%eth0" << 34471;
        QTest::newRow("IPv6 with port") << "[fe80::1%eth0]:4000"
                                        << "fe80::1%eth0" << 4000;
        QTest::newRow("IPv6 in brackets") << "[::1]"
                                          << "::1" << 34471;
        QTest::newRow("name") << "minh-pc.local"
                              << "minh-pc.local" << 34471;
        QTest::newRow("name with port") << "minh-pc:1"
                                        << "minh-pc" << 1;
        QTest::newRow("port too great") << "minh-pc:65536"
                                        << "" << 0;
        QTest::newRow("no port") << "minh-pc:"
                                 << "" << 0;
        QTest::newRow("nothing") << " "
                                 << "" << 0;
        QTest::newRow("a sentence") << "the red one"
                                    << "" << 0;
    }
    void doors()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, host);
        QFETCH(const int, port);
        const auto door = meetingplace::doorOf(text);
        QCOMPARE(door.has_value(), !host.isEmpty());
        if (!door)
            return;
        QCOMPARE(door->host, host);
        QCOMPARE(int(door->port), port);
    }
};

QTEST_GUILESS_MAIN(TestNetworkGame)
#include "tst_networkgame.moc"
