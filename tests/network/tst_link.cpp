// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/link.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace four;
using namespace std::chrono_literals;
using Side = Handshake::Side;
using Loss = Link::Loss;

namespace {
/// Short enough for a test, long enough for a busy machine.
constexpr Link::Timings patient{};
constexpr int most = 30'000; ///< milliseconds that a condition is waited for

/// Both ends of a connection by the loopback.
class Ends
{
public:
    explicit Ends(const Handshake::Secrets &hosts = {.number = "407812"},
                  const Handshake::Secrets &guests = {.number = "407812"},
                  const Link::Timings &timings = patient, const Link::Timings &guestsTimings = patient)
    {
        if (!connectSockets())
            return;
        host = std::make_unique<Link>(std::move(m_hostSocket), Side::Host, hosts, "0.1.0", timings);
        guest = std::make_unique<Link>(std::move(m_guestSocket), Side::Guest, guests, "0.2.0", guestsTimings);
    }

    [[nodiscard]] bool awaitOpen() const
    {
        return host && QTest::qWaitFor([this] { return host->isOpen() && guest->isOpen(); }, most);
    }

    std::unique_ptr<Link> host;
    std::unique_ptr<Link> guest;
    QTcpSocket *rawGuest = nullptr; ///< the guest's socket, past its Link

private:
    bool connectSockets()
    {
        if (!m_server.listen(QHostAddress::LocalHost))
            return false;
        m_guestSocket = std::make_unique<QTcpSocket>();
        rawGuest = m_guestSocket.get();
        m_guestSocket->connectToHost(m_server.serverAddress(), m_server.serverPort());
        if (!m_server.waitForNewConnection(most) || !m_guestSocket->waitForConnected(most))
            return false;
        m_hostSocket.reset(m_server.nextPendingConnection());
        m_hostSocket->setParent(nullptr);
        return true;
    }

    QTcpServer m_server;
    std::unique_ptr<QTcpSocket> m_hostSocket;
    std::unique_ptr<QTcpSocket> m_guestSocket;
};

QByteArrayList linesOf(const QSignalSpy &received)
{
    QByteArrayList lines;
    for (const QVariantList &each : received)
        lines << each.front().toByteArray();
    return lines;
}

/// Waits for the loss of a link.
std::optional<Loss> lossOf(QSignalSpy &lost)
{
    if (lost.isEmpty() && !lost.wait(most))
        return {};
    return lost.front().front().value<Loss>();
}
} // namespace

class TestLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesInBothDirections()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy hosts(ends.host.get(), &Link::received);
        QSignalSpy guests(ends.guest.get(), &Link::received);
        QCOMPARE(ends.host->otherProgram(), "0.2.0");
        QCOMPARE(ends.guest->otherProgram(), "0.1.0");
        QVERIFY(ends.host->token() == ends.guest->token());
        for (const char *line : {"hello Lan", "1 4", "2 5"})
            ends.host->send(line);
        ends.guest->send("hello Minh");
        QTRY_COMPARE(guests.size(), 3);
        QTRY_COMPARE(hosts.size(), 1);
        QCOMPARE(linesOf(guests), QByteArrayList({"hello Lan", "1 4", "2 5"}));
        QCOMPARE(linesOf(hosts), QByteArrayList({"hello Minh"}));
    }

    void closedOnPurpose()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy received(ends.guest.get(), &Link::received);
        QSignalSpy ended(ends.guest.get(), &Link::ended);
        QSignalSpy lost(ends.guest.get(), &Link::lost);
        QSignalSpy hostsLoss(ends.host.get(), &Link::lost);
        ends.host->close("bye");
        QVERIFY(!ends.host->isOpen());
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(linesOf(received), QByteArrayList({"bye"}));
        QVERIFY(lost.isEmpty() && hostsLoss.isEmpty());
        ends.host->send("1 4"); // too late
    }

    void wrongNumber()
    {
        Ends ends({.number = "407812"}, {.number = "407813"});
        QSignalSpy hosts(ends.host.get(), &Link::lost);
        QSignalSpy guests(ends.guest.get(), &Link::lost);
        QCOMPARE(lossOf(hosts), std::optional(Loss::WrongSecret));
        QCOMPARE(lossOf(guests), std::optional(Loss::WrongSecret));
    }

    void brokenOff()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy hosts(ends.host.get(), &Link::lost);
        QSignalSpy guests(ends.guest.get(), &Link::lost);
        ends.rawGuest->abort(); // as where the program is killed
        QCOMPARE(lossOf(hosts), std::optional(Loss::Closed));
        QCOMPARE(lossOf(guests), std::optional(Loss::Closed));
        QCOMPARE(hosts.size(), 1);
    }

    /// The lines that came before it are not lost with it.
    void brokenOffBehindALine()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy received(ends.host.get(), &Link::received);
        QSignalSpy lost(ends.host.get(), &Link::lost);
        ends.guest->send("1 4");
        ends.rawGuest->waitForBytesWritten(most);
        ends.guest.reset();
        QCOMPARE(lossOf(lost), std::optional(Loss::Closed));
        QCOMPARE(linesOf(received), QByteArrayList({"1 4"}));
    }

    void silence()
    {
        // The guest says nothing: its heartbeat is slower than the host's patience.
        Ends ends({.number = "407812"}, {.number = "407812"}, {.silence = 200ms});
        QSignalSpy lost(ends.host.get(), &Link::lost);
        QCOMPARE(lossOf(lost), std::optional(Loss::Silent));
    }

    void theHeartbeatKeepsItOpen()
    {
        Ends ends({.number = "407812"}, {.number = "407812"}, {.heartbeat = 60'000ms, .silence = 5000ms},
                  {.heartbeat = 100ms});
        QVERIFY(ends.awaitOpen());
        QSignalSpy received(ends.host.get(), &Link::received);
        QSignalSpy lost(ends.host.get(), &Link::lost);
        // Longer than the host's patience.
        QVERIFY(!lost.wait(6000));
        QVERIFY(ends.host->isOpen() && received.isEmpty());
    }

    void strangers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Loss>("expected");
        QTest::newRow("another program") << QByteArray("GET / HTTP/1.1\r\n\r\n") << Loss::NotOurs;
        QTest::newRow("nothing") << QByteArray() << Loss::NoAnswer;
        QTest::newRow("the beginning alone") << QByteArray("FIARGAME") << Loss::NoAnswer;
        QTest::newRow("a later version") << QByteArray("FIARGAME\0\7\0", 11) + QByteArray(16, 'r') +
                                                "\5"
                                                "1.0.0"
                                         << Loss::OtherVersion;
    }

    void strangers()
    {
        QFETCH(const QByteArray, bytes);
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QTcpSocket stranger;
        stranger.connectToHost(server.serverAddress(), server.serverPort());
        QVERIFY(server.waitForNewConnection(most));
        std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
        socket->setParent(nullptr);
        Link host(std::move(socket), Side::Host, {.number = "407812"}, "0.1.0", {.handshake = 500ms});
        QSignalSpy lost(&host, &Link::lost);
        stranger.write(bytes);
        const std::optional<Loss> loss = lossOf(lost);
        QVERIFY(loss);
        QTEST(*loss, "expected");
    }

    void noInvitationThere()
    {
        quint16 port = 0;
        {
            QTcpServer server;
            QVERIFY(server.listen(QHostAddress::LocalHost));
            port = server.serverPort();
        }
        auto socket = std::make_unique<QTcpSocket>();
        QTcpSocket *raw = socket.get();
        Link guest(std::move(socket), Side::Guest, {.number = "407812"}, "0.1.0", patient);
        QSignalSpy lost(&guest, &Link::lost);
        raw->connectToHost(QHostAddress::LocalHost, port);
        QCOMPARE(lossOf(lost), std::optional(Loss::TurnedAway));
    }

    void altered()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy received(ends.host.get(), &Link::received);
        QSignalSpy lost(ends.host.get(), &Link::lost);
        ends.guest->send("1 4"); // with the header of the stream
        QTRY_COMPARE(received.size(), 1);
        ends.rawGuest->write(QByteArray("\0\x13", 2) + QByteArray(19, 'x'));
        QCOMPARE(lossOf(lost), std::optional(Loss::Altered));
        QCOMPARE(received.size(), 1);
    }

    void flooded()
    {
        Ends ends;
        QVERIFY(ends.awaitOpen());
        QSignalSpy received(ends.host.get(), &Link::received);
        QSignalSpy lost(ends.host.get(), &Link::lost);
        for (int i = 0; i < 100; ++i)
            ends.guest->send("offer 1 hint");
        QCOMPARE(lossOf(lost), std::optional(Loss::Flooded));
        QVERIFY(received.size() < 100);
    }
};

QTEST_GUILESS_MAIN(TestLink)
#include "tst_link.moc"
