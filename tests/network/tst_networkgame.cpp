// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/networkgame.h"

#include "tests/core/randomgame.h"
#include "ui/session/session.h"

#include <QHostAddress>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

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

GameSetup setupWith(Preset preset, Player guest)
{
    Match match = matchOf(preset);
    match.seats[opponent(guest)] = {.name = "Lan", .level = {}};
    match.seats[guest] = {.name = "", .level = {}, .elsewhere = true};
    return setupOf(match, 0);
}

struct Pair
{
    explicit Pair(Preset preset = Preset::Classic, Player guestsSeat = Player::Two)
    {
        host.network.invite("Lan", setupWith(preset, guestsSeat));
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
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<bool>("isCut");
        for (const Preset preset : allPresets)
            QTest::addRow("%d", int(preset)) << preset << false;
        QTest::newRow("Power-ups, the cable cut after each action") << Preset::PowerUps << true;
    }
    void wholeGames()
    {
        QFETCH(const Preset, preset);
        QFETCH(const bool, isCut);
        Pair pair(preset);
        QVERIFY(pair.arePlaying());
        RandomGame random(static_cast<std::uint64_t>(preset) + 1);
        for (int i = 0; i < 60 && !pair.host.session.isOver(); ++i) {
            const Action action = random.action(pair.onTurn().session.game());
            const std::size_t before = pair.onTurn().actions().size();
            Side &side = pair.onTurn();
            side.session.act(action);
            if (side.actions().size() == before)
                continue; // refused at no cost
            if (isCut)
                pair.cable->cut();
            QVERIFY(pair.areEqual());
        }
        QVERIFY(pair.host.session.isOver() == pair.guest.session.isOver());
        QVERIFY(pair.arePlaying());
        QVERIFY(pair.host.failures.empty() && pair.guest.failures.empty());
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
        guest.network.setLibrary([&guests](const GameSetup &setup) -> std::optional<Game> {
            if (setup.seed == guests.setup().seed)
                return guests;
            return {};
        });
        pair.host.network.inviteAgain("Lan", hosts);
        guest.network.join({.host = "127.0.0.1", .port = pair.port()}, pair.host.network.number(), "Minh");
        QTRY_COMPARE_WITH_TIMEOUT(guest.network.state(), State::Playing, most);
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.actions().size(), std::size_t(guestsTurn ? 2 : 1), most);
        QCOMPARE(guest.actions(), pair.host.actions());
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

    void aNewInvitationIsNotDisturbedByOldTries()
    {
        auto pair = std::make_unique<Pair>();
        QVERIFY(pair->arePlaying());
        // As after kill -9: the socket closes, and no goodbye is said. The guest tries again, and finds an
        // invitation with a number there.
        pair->cable->cut();
        QTRY_COMPARE_WITH_TIMEOUT(pair->guest.network.state(), State::Broken, most);
        pair->host.network.leave();
        pair->host.network.inviteAgain("Lan", pair->host.session.game());
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
