// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/invitation.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

using namespace four;
using Loss = Link::Loss;

namespace {
constexpr int most = 30'000; ///< milliseconds that a condition is waited for
constexpr quint8 classic = 0;

/// A guest of this computer, on its way.
std::unique_ptr<Link> guestOf(const Invitation &invitation, const QByteArray &number)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress::LocalHost, invitation.port());
    return std::make_unique<Link>(std::move(socket), Handshake::Side::Guest,
                                  Handshake::Secrets{.number = number.toStdString()}, "0.1.0",
                                  Link::Timings());
}

QByteArray anotherThan(const QByteArray &number)
{
    QByteArray other = number;
    other[5] = other[5] == '9' ? '0' : char(other[5] + 1);
    return other;
}

std::optional<Loss> lossOf(Link &link)
{
    QSignalSpy lost(&link, &Link::lost);
    if (!lost.wait(most))
        return {};
    return lost.front().front().value<Loss>();
}
} // namespace

/// Inviting, hearing of it and joining, all on one computer.
class TestInvitation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heardAndJoined()
    {
        Discovery discovery;
        QVERIFY(discovery.open(0));
        Invitation invitation("Lan", classic, "0.1.0",
                              {{.address = QHostAddress(QHostAddress::LocalHost), .port = discovery.port()}});
        QSignalSpy changed(&discovery, &Discovery::changed);
        QVERIFY(!invitation.isOpen() && discovery.invitations().empty());
        QVERIFY(invitation.open());
        QTRY_COMPARE(discovery.invitations().size(), std::size_t(1));
        const OpenInvitations::Invitation heard = discovery.invitations().front();
        QCOMPARE(heard.announcement.name, std::string("Lan"));
        QCOMPARE(heard.announcement.port, invitation.port());
        QCOMPARE(QHostAddress(QString::fromStdString(heard.address)), QHostAddress(QHostAddress::LocalHost));

        QSignalSpy arrived(&invitation, &Invitation::guestArrived);
        const std::unique_ptr<Link> guest = guestOf(invitation, invitation.number());
        QVERIFY(arrived.wait(most));
        const std::unique_ptr<Link> host = invitation.takeGuest();
        QVERIFY(host && host->isOpen());
        QTRY_VERIFY(guest->isOpen());
        QSignalSpy received(guest.get(), &Link::received);
        host->send("hello Lan");
        QTRY_COMPARE(received.size(), 1);
        // It listens no more, and is heard no more.
        QVERIFY(!invitation.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(discovery.invitations().empty(), most);
        QCOMPARE(changed.size(), 2);
    }

    void noOtherAfterTheGuest()
    {
        Invitation invitation("Lan", classic, "0.1.0");
        QVERIFY(invitation.open());
        const quint16 port = invitation.port();
        QSignalSpy arrived(&invitation, &Invitation::guestArrived);
        const std::unique_ptr<Link> guest = guestOf(invitation, invitation.number());
        QVERIFY(arrived.wait(most));
        QTRY_VERIFY(guest->isOpen());
        QTcpSocket second;
        second.connectToHost(QHostAddress::LocalHost, port);
        QVERIFY(!second.waitForConnected(most));
        QVERIFY(guest->isOpen() && invitation.takeGuest()->isOpen());
    }

    /// Of two that knock at the same time the first that knows the number comes in.
    void anotherWasFaster()
    {
        Invitation invitation("Lan", classic, "0.1.0");
        QVERIFY(invitation.open());
        QSignalSpy arrived(&invitation, &Invitation::guestArrived);
        QTcpSocket slow;
        slow.connectToHost(QHostAddress::LocalHost, invitation.port());
        QVERIFY(slow.waitForConnected(most));
        const std::unique_ptr<Link> guest = guestOf(invitation, invitation.number());
        QVERIFY(arrived.wait(most));
        QTRY_COMPARE(slow.state(), QTcpSocket::UnconnectedState);
        QTRY_VERIFY(guest->isOpen());
    }

    void threeWrongNumbers()
    {
        Invitation invitation("Lan", classic, "0.1.0");
        QVERIFY(invitation.open());
        QSignalSpy changed(&invitation, &Invitation::numberChanged);
        QSignalSpy arrived(&invitation, &Invitation::guestArrived);
        const QByteArray number = invitation.number();
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(invitation.number(), number);
            const std::unique_ptr<Link> guest = guestOf(invitation, anotherThan(number));
            QCOMPARE(lossOf(*guest), std::optional(Loss::WrongSecret));
            QTRY_COMPARE(changed.size(), i == 2 ? 1 : 0);
        }
        QVERIFY(invitation.number() != number);
        // The old one is worth nothing now, the new one opens.
        const std::unique_ptr<Link> late = guestOf(invitation, number);
        QCOMPARE(lossOf(*late), std::optional(Loss::WrongSecret));
        const std::unique_ptr<Link> guest = guestOf(invitation, invitation.number());
        QVERIFY(arrived.wait(most));
    }

    void notTooManyAtOnce()
    {
        Invitation invitation("Lan", classic, "0.1.0");
        QVERIFY(invitation.open());
        std::vector<std::unique_ptr<QTcpSocket>> mute;
        for (std::size_t i = 0; i < Invitation::mostKnocking + 1; ++i) {
            mute.push_back(std::make_unique<QTcpSocket>());
            mute.back()->connectToHost(QHostAddress::LocalHost, invitation.port());
            QVERIFY(mute.back()->waitForConnected(most));
        }
        QTRY_COMPARE(mute.back()->state(), QTcpSocket::UnconnectedState);
        QCOMPARE(mute.front()->state(), QTcpSocket::ConnectedState);
    }

    void closed()
    {
        Invitation invitation("Lan", classic, "0.1.0");
        QVERIFY(invitation.open());
        const quint16 port = invitation.port();
        invitation.close();
        QTcpSocket guest;
        guest.connectToHost(QHostAddress::LocalHost, port);
        QVERIFY(!guest.waitForConnected(most));
        // And it can be opened again.
        QVERIFY(invitation.open() && invitation.isOpen());
    }
};

QTEST_GUILESS_MAIN(TestInvitation)
#include "tst_invitation.moc"
