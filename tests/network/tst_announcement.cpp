// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/announcement.h"

#include <QByteArray>
#include <QTest>

using namespace four;
using namespace std::chrono_literals;

namespace {
Announcement lans(std::uint8_t id = 1, const char *name = "Lan")
{
    return {.protocol = 1, .port = 40'000, .id = {id}, .game = 4, .name = name};
}

QByteArray packetOf(const Announcement &announcement)
{
    const std::vector<std::uint8_t> packet = write(announcement);
    return {reinterpret_cast<const char *>(packet.data()), qsizetype(packet.size())};
}

std::vector<std::uint8_t> bytesOf(const QByteArray &packet)
{
    return {packet.begin(), packet.end()};
}

QByteArray namesOf(const OpenInvitations &invitations)
{
    QByteArrayList names;
    for (const OpenInvitations::Invitation &each : invitations.all())
        names << QByteArray::fromStdString(each.announcement.name + " at " + each.address);
    return names.join(", ");
}
} // namespace

/// What a host says to the network, and what its neighbours make of it.
class TestAnnouncement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A packet of this version stays readable for ever.
    void spelling()
    {
        QCOMPARE(packetOf(lans()).toHex(), QByteArray("464941524845524500019c40010000000000000004034c616e"));
        QVERIFY(readAnnouncement(write(lans())) == lans());
    }

    void longNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("as long as can be") << QString(120, 'L') << QString(120, 'L');
        QTest::newRow("longer") << QString(121, 'L') << QString(120, 'L');
        QTest::newRow("no letter is cut") << QString(119, 'L') + QString::fromUtf8("ễ") << QString(119, 'L');
        QTest::newRow("no blank at the end") << QString(119, 'L') + " Minh" << QString(119, 'L');
    }

    void longNames()
    {
        QFETCH(const QString, name);
        const std::vector<std::uint8_t> packet = write(lans(1, name.toUtf8().constData()));
        QVERIFY(packet.size() <= Announcement::maxBytes);
        QTEST(QString::fromStdString(readAnnouncement(packet)->name), "expected");
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("packet");
        const QByteArray good = packetOf(lans());
        const auto with = [&good](qsizetype place, char byte) {
            QByteArray packet = good;
            packet[place] = byte;
            return packet;
        };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("another program's") << QByteArray("M-SEARCH * HTTP/1.1\r\n\r\n\r\n");
        QTest::newRow("cut") << good.chopped(1);
        QTest::newRow("nearly nothing") << good.left(21);
        QTest::newRow("more at its end") << good + 'x';
        QTest::newRow("too long") << good + QByteArray(200, 'x');
        QTest::newRow("length too great") << with(21, '\xff');
        QTest::newRow("port 0") << good.left(10) + QByteArray(2, '\0') + good.mid(12);
        QTest::newRow("control in the name") << with(22, '\x1b');
        QTest::newRow("no UTF-8") << with(22, '\xff');
        QTest::newRow("blank before the name") << with(22, ' ');
        QTest::newRow("small letters") << good.toLower();
    }

    void hostile()
    {
        QFETCH(const QByteArray, packet);
        QVERIFY(!readAnnouncement(bytesOf(packet)));
        OpenInvitations invitations;
        QVERIFY(!invitations.hear(bytesOf(packet), "10.77.0.1", 0ms));
        QVERIFY(invitations.all().empty());
    }

    void comeAndGo()
    {
        OpenInvitations invitations;
        QVERIFY(invitations.hear(write(lans()), "10.77.0.1", 0ms));
        QVERIFY(!invitations.hear(write(lans()), "10.77.0.1", 1000ms)); // no news
        QVERIFY(invitations.hear(write(lans(2, "Minh")), "10.77.0.2", 2000ms));
        QCOMPARE(namesOf(invitations), "Lan at 10.77.0.1, Minh at 10.77.0.2");
        QVERIFY(!invitations.forget(5000ms));
        QVERIFY(invitations.forget(5001ms));
        QCOMPARE(namesOf(invitations), "Minh at 10.77.0.2");
        QVERIFY(invitations.hear(write(lans(2, "Minh Anh")), "10.77.0.2", 5500ms));
        QCOMPARE(namesOf(invitations), "Minh Anh at 10.77.0.2");
        QVERIFY(invitations.forget(60'000ms) && invitations.all().empty());
    }

    /// Heard by two interfaces it is one; and no other computer takes it over.
    void oneInvitation()
    {
        OpenInvitations invitations;
        QVERIFY(invitations.hear(write(lans()), "fe80::1%home", 0ms));
        QVERIFY(!invitations.hear(write(lans()), "10.77.0.1", 0ms));
        QVERIFY(!invitations.hear(write(lans(1, "Not Lan")), "10.77.0.66", 100ms));
        QCOMPARE(namesOf(invitations), "Lan at fe80::1%home");
        // The first way is gone: after its time the other one counts.
        QVERIFY(!invitations.hear(write(lans()), "10.77.0.1", 4100ms));
        QVERIFY(invitations.forget(4100ms));
        QVERIFY(invitations.hear(write(lans()), "10.77.0.1", 5100ms));
        QCOMPARE(namesOf(invitations), "Lan at 10.77.0.1");
    }

    void neverMoreThanFifty()
    {
        OpenInvitations invitations;
        for (int id = 0; id < 256; ++id)
            QCOMPARE(invitations.hear(write(lans(std::uint8_t(id))), "10.77.0.1", 0ms), id < 50);
        QCOMPARE(invitations.all().size(), OpenInvitations::most);
        QVERIFY(invitations.forget(4001ms));
        QVERIFY(invitations.hear(write(lans(200)), "10.77.0.1", 4001ms));
    }
};

QTEST_APPLESS_MAIN(TestAnnouncement)
#include "tst_announcement.moc"
