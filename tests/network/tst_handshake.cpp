// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomgame.h"

#include "ui/network/channel.h"
#include "ui/network/cpace.h"
#include "ui/network/handshake.h"

#include <QByteArray>
#include <QTest>

#include <sodium.h>

#include <set>

using namespace four;
using cpace::Bytes;

namespace {
Bytes fromHex(const QByteArray &hex)
{
    const QByteArray bytes = QByteArray::fromHex(hex);
    return {bytes.begin(), bytes.end()};
}

template <typename Container>
QByteArray toHex(const Container &bytes)
{
    return QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())).toHex();
}

template <typename Array>
Array arrayOf(const QByteArray &hex)
{
    const Bytes bytes = fromHex(hex);
    Array array{};
    Q_ASSERT(bytes.size() == array.size());
    std::copy(bytes.begin(), bytes.end(), array.begin());
    return array;
}

// The test vectors of draft-irtf-cfrg-cpace-20, appendix B.3: ristretto255 with SHA-512.
const QByteArray channelHex = "0b415f696e69746961746f720b425f726573706f6e646572";
const QByteArray sessionHex = "7e4b4791d6a8ef019b936c79fb7f2c57";
const QByteArray generatorHex = "222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56";
const QByteArray scalarA = "da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08";
const QByteArray shareA = "d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157";
const QByteArray scalarB = "d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d";
const QByteArray shareB = "3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258";
const QByteArray secret = "80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f";
const QByteArray sessionKeyHex =
    "b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b5"
    "88c1e80c3fa2068af7900447";

cpace::Inputs vectorInputs()
{
    return {.password = cpace::bytesOf("Password"),
            .channel = fromHex(channelHex),
            .session = fromHex(sessionHex)};
}

using Side = Handshake::Side;
using State = Handshake::State;
using Failure = Handshake::Failure;

/// Takes bytes from one to the other until there are none. @param piece how many at once
void connectBoth(Handshake &host, Handshake &guest, std::size_t piece = 1000)
{
    const auto pass = [piece](Handshake &from, Handshake &to) {
        const Bytes bytes = from.takeOutput();
        for (std::size_t i = 0; i < bytes.size(); i += piece)
            to.receive(Handshake::View(bytes).subspan(i, std::min(piece, bytes.size() - i)));
        return !bytes.empty();
    };
    while (pass(host, guest) | pass(guest, host)) {
    }
}

struct Pair
{
    Channel host;
    Channel guest;
};

Pair channels()
{
    Handshake host(Side::Host, {.number = "407812"}, "0.1.0");
    Handshake guest(Side::Guest, {.number = "407812"}, "0.1.0");
    connectBoth(host, guest);
    return {host.takeChannel(), guest.takeChannel()};
}

std::vector<std::string> linesOf(std::initializer_list<const char *> lines)
{
    return {lines.begin(), lines.end()};
}

Bytes joined(std::initializer_list<Bytes> parts)
{
    Bytes all;
    for (const Bytes &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}
} // namespace

/// How two programs find a key by six digits, and what goes between them afterwards.
class TestHandshake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(sodium_init() >= 0); }

    void generator()
    {
        QCOMPARE(toHex(cpace::generatorString(vectorInputs())),
                 "11435061636552697374726574746f3235350850617373776f726464" + QByteArray(200, '0') + "18" +
                     channelHex + "10" + sessionHex);
        QCOMPARE(toHex(cpace::generator(vectorInputs())), generatorHex);
    }

    void shares_data()
    {
        QTest::addColumn<QByteArray>("scalar");
        QTest::addColumn<QByteArray>("element");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("share of A") << scalarA << generatorHex << shareA;
        QTest::newRow("share of B") << scalarB << generatorHex << shareB;
        QTest::newRow("secret of A") << scalarA << shareB << secret;
        QTest::newRow("secret of B") << scalarB << shareA << secret;
        const QByteArray scalar = "7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05";
        QTest::newRow("valid")
            << scalar << QByteArray("2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c")
            << QByteArray("7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e");
        QTest::newRow("invalid") << scalar
                                 << QByteArray(
                                        "2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c")
                                 << QByteArray();
        QTest::newRow("neutral") << scalar << QByteArray(64, '0') << QByteArray();
        QTest::newRow("too short") << scalar << QByteArray(62, '0') << QByteArray();
    }

    void shares()
    {
        QFETCH(const QByteArray, scalar);
        QFETCH(const QByteArray, element);
        const auto result = cpace::multiplied(arrayOf<cpace::Scalar>(scalar), fromHex(element));
        QTEST(result ? toHex(*result) : QByteArray(), "result");
    }

    void sessionKey()
    {
        const Bytes transcript =
            cpace::transcript(fromHex(shareA), cpace::bytesOf("ADa"), fromHex(shareB), cpace::bytesOf("ADb"));
        QCOMPARE(toHex(transcript), "20" + shareA + "03414461" + "20" + shareB + "03414462");
        QCOMPARE(toHex(cpace::sessionKey(fromHex(sessionHex), arrayOf<cpace::Share>(secret), transcript)),
                 sessionKeyHex);
    }

    /// Lengths from 128 on take two bytes.
    void longStrings()
    {
        const Bytes bytes = cpace::lengthsAndValues({Bytes(127), Bytes(128), Bytes(300)});
        QCOMPARE(bytes.size(), std::size_t(1 + 127 + 2 + 128 + 2 + 300));
        QCOMPARE(toHex(Bytes(bytes.begin() + 128, bytes.begin() + 130)), "8001");
        QCOMPARE(toHex(Bytes(bytes.begin() + 258, bytes.begin() + 260)), "ac02");
    }

    void sameNumber_data()
    {
        QTest::addColumn<int>("piece");
        for (const int piece : {1, 7, 1000})
            QTest::addRow("%d bytes at once", piece) << piece;
    }

    void sameNumber()
    {
        QFETCH(const int, piece);
        Handshake host(Side::Host, {.number = "004812"}, "0.3.1");
        Handshake guest(Side::Guest, {.number = "004812"}, "0.2.0");
        connectBoth(host, guest, std::size_t(piece));
        QCOMPARE(host.state(), State::Done);
        QCOMPARE(guest.state(), State::Done);
        QCOMPARE(host.otherProgram(), std::string("0.2.0"));
        QCOMPARE(guest.otherProgram(), std::string("0.3.1"));
        QVERIFY(host.token() == guest.token());
        Channel hosts = host.takeChannel();
        Channel guests = guest.takeChannel();
        QVERIFY(guests.open(hosts.seal("hello Lan")) == linesOf({"hello Lan"}));
        QVERIFY(hosts.open(guests.seal("hello Minh")) == linesOf({"hello Minh"}));
        QVERIFY(host.takeRest().empty() && guest.takeRest().empty());
    }

    /// What follows at once is not lost.
    void linesRightBehindTheHandshake()
    {
        Handshake host(Side::Host, {.number = "407812"}, "1");
        Handshake guest(Side::Guest, {.number = "407812"}, "1");
        host.receive(guest.takeOutput());
        guest.receive(host.takeOutput());
        host.receive(guest.takeOutput());
        guest.receive(host.takeOutput());
        host.receive(guest.takeOutput());
        QCOMPARE(host.state(), State::Done);
        Channel hosts = host.takeChannel();
        guest.receive(joined({host.takeOutput(), hosts.seal("hello Lan")}));
        QCOMPARE(guest.state(), State::Done);
        Channel guests = guest.takeChannel();
        QVERIFY(guests.open(guest.takeRest()) == linesOf({"hello Lan"}));
    }

    void theTokenOpensAgain()
    {
        Handshake host(Side::Host, {.number = "407812"}, "1");
        Handshake guest(Side::Guest, {.number = "407812"}, "1");
        connectBoth(host, guest);
        Handshake hostAgain(Side::Host, {.number = "999999", .token = host.token()}, "1");
        Handshake guestAgain(Side::Guest, {.number = {}, .token = guest.token()}, "1");
        connectBoth(hostAgain, guestAgain);
        QCOMPARE(hostAgain.state(), State::Done);
        QCOMPARE(guestAgain.state(), State::Done);
        QVERIFY(guestAgain.token() != guest.token());
        // And beside it the number still opens, but no other token, and none that the host never gave.
        for (const auto &[known, given, state] :
             {std::tuple(Handshake::Secrets{.number = "999999", .token = host.token()},
                         Handshake::Secrets{.number = "999999"}, State::Done),
              std::tuple(Handshake::Secrets{.number = "999999", .token = host.token()},
                         Handshake::Secrets{.number = {}, .token = hostAgain.token()}, State::Failed),
              std::tuple(Handshake::Secrets{.number = "999999"},
                         Handshake::Secrets{.number = {}, .token = host.token()}, State::Failed)}) {
            Handshake one(Side::Host, known, "1");
            Handshake other(Side::Guest, given, "1");
            connectBoth(one, other);
            QCOMPARE(one.state(), state);
        }
    }

    /// Nothing but the six digits opens the door.
    void wrongNumbers()
    {
        const std::string right = "407812";
        RandomGame random(1);
        const int count = trials(qEnvironmentVariableIntValue("FOUR_WRONG_NUMBERS") > 0
                                     ? qEnvironmentVariableIntValue("FOUR_WRONG_NUMBERS")
                                     : 500);
        for (int i = 0; i < count; ++i) {
            std::string wrong = std::to_string(1'000'000 + random.between(0, 999'999)).substr(1);
            if (wrong == right)
                continue;
            Handshake host(Side::Host, {.number = right}, "1");
            Handshake guest(Side::Guest, {.number = wrong}, "1");
            connectBoth(host, guest);
            QVERIFY2(host.state() == State::Failed && host.failure() == Failure::WrongSecret, wrong.c_str());
            QVERIFY2(guest.state() == State::Failed && guest.failure() == Failure::WrongSecret,
                     wrong.c_str());
        }
    }

    /// The host says nothing by which a guess can be tried before the guest has proven its own.
    void theHostProvesLast()
    {
        Handshake host(Side::Host, {.number = "407812"}, "1");
        Handshake guest(Side::Guest, {.number = "123456"}, "1");
        const Bytes hello = host.takeOutput();
        host.receive(guest.takeOutput());
        QVERIFY(host.takeOutput().empty());
        guest.receive(hello);
        host.receive(guest.takeOutput());
        QCOMPARE(host.takeOutput().size(), cpace::shareSize);
        host.receive(Bytes(cpace::tagSize));
        QCOMPARE(host.takeOutput(), Bytes{0});
        QCOMPARE(host.failure(), Failure::WrongSecret);
        // One guess a connection.
        host.receive(Bytes(cpace::tagSize));
        QVERIFY(host.takeOutput().empty());
    }

    void otherVersions()
    {
        Handshake host(Side::Host, {.number = "407812"}, "0.1.0", 1);
        Handshake guest(Side::Guest, {.number = "407812"}, "0.9.2", 2);
        connectBoth(host, guest);
        for (const Handshake *side : {&host, &guest}) {
            QCOMPARE(side->state(), State::Failed);
            QCOMPARE(side->failure(), Failure::OtherVersion);
        }
        QCOMPARE(host.otherProgram(), std::string("0.9.2"));
        QCOMPARE(guest.otherProgram(), std::string("0.1.0"));
    }

    void strangers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray start = QByteArray("FIARGAME") + QByteArray("\0\1", 2);
        const QByteArray random(16, 'r');
        QTest::newRow("web") << QByteArray("GET / HTTP/1.1\r\n");
        QTest::newRow("one byte") << QByteArray("G");
        QTest::newRow("nearly") << QByteArray("FIARGAMF");
        QTest::newRow("another host") << start + '\2' + random +
                                             "\1"
                                             "1";
        QTest::newRow("no kind") << start + '\3' + random +
                                        "\1"
                                        "1";
        QTest::newRow("long name") << start + QByteArray(1, '\0') + random + '\x21' + QByteArray(33, '1');
        QTest::newRow("strange name") << start + QByteArray(1, '\0') + random +
                                             "\3"
                                             "1\x1b"
                                             "2";
        QTest::newRow("no group element") << start + QByteArray(1, '\0') + random +
                                                 "\1"
                                                 "1" +
                                                 QByteArray(32, '\xff');
        QTest::newRow("the neutral element") << start + QByteArray(1, '\0') + random +
                                                    "\1"
                                                    "1" +
                                                    QByteArray(32, '\0');
    }

    void strangers()
    {
        QFETCH(const QByteArray, bytes);
        Handshake host(Side::Host, {.number = "407812"}, "1");
        static_cast<void>(host.takeOutput());
        host.receive(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(host.state(), State::Failed);
        QCOMPARE(host.failure(), Failure::NotOurs);
        QVERIFY(host.takeOutput().empty());
    }

    /// Sent back its own bytes, a guest does not take them for a host's.
    void mirror()
    {
        Handshake guest(Side::Guest, {.number = "407812"}, "1");
        guest.receive(guest.takeOutput());
        QCOMPARE(guest.state(), State::Failed);
        QCOMPARE(guest.failure(), Failure::NotOurs);
    }

    /// A single bit changed on the way, in either direction, and there is no key.
    void changedOnTheWay()
    {
        for (std::size_t bit = 0; bit < 8 * 150; bit += 3) {
            for (const bool fromHost : {false, true}) {
                Handshake host(Side::Host, {.number = "407812"}, "1");
                Handshake guest(Side::Guest, {.number = "407812"}, "1");
                std::size_t sent = 0;
                const auto pass = [&](Handshake &from, Handshake &to) {
                    Bytes bytes = from.takeOutput();
                    for (std::uint8_t &byte : bytes) {
                        if ((&from == &host) == fromHost && sent++ == bit / 8)
                            byte = static_cast<std::uint8_t>(byte ^ (1U << (bit % 8)));
                    }
                    to.receive(bytes);
                    return !bytes.empty();
                };
                while (pass(host, guest) | pass(guest, host)) {
                }
                const std::size_t all = fromHost ? 29 + 32 + 65 : 29 + 32 + 64;
                if (bit / 8 < all)
                    QVERIFY2(guest.state() != State::Done, qPrintable(QString::number(bit)));
            }
        }
    }

    void frames_data()
    {
        QTest::addColumn<QByteArray>("order"); // of the frames 0, 1, 2; x is one with a changed bit
        QTest::addColumn<int>("opened");
        QTest::newRow("in order") << QByteArray("012") << 3;
        QTest::newRow("doubled") << QByteArray("0012") << 1;
        QTest::newRow("replayed later") << QByteArray("0102") << 2;
        QTest::newRow("reordered") << QByteArray("021") << 1;
        QTest::newRow("left out") << QByteArray("02") << 1;
        QTest::newRow("changed") << QByteArray("0x2") << 1;
    }

    void frames()
    {
        QFETCH(const QByteArray, order);
        QFETCH(const int, opened);
        Pair pair = channels();
        // Before it comes the header, which would be a length by chance if it came twice.
        QVERIFY(pair.guest.open(pair.host.seal("hello")) == linesOf({"hello"}));
        std::vector<Bytes> sent{pair.host.seal("1 4"), pair.host.seal("2 5"), pair.host.seal("3 6")};
        Bytes changed = sent[1];
        changed.back() ^= 1;
        int lines = 0;
        for (const char which : order)
            lines += int(pair.guest.open(which == 'x' ? changed : sent[std::size_t(which - '0')]).size());
        QCOMPARE(lines, opened);
        QCOMPARE(pair.guest.isBroken(), opened < 3);
        // After an error nothing is opened.
        QCOMPARE(pair.guest.open(pair.host.seal("4 7")).empty(), opened < 3);
    }

    /// Half a frame is none; the rest completes it.
    void framesInPieces()
    {
        Pair pair = channels();
        const Bytes bytes = joined({pair.host.seal("hello"), pair.host.seal(""), pair.host.seal("2 5")});
        std::vector<std::string> lines;
        for (const std::uint8_t byte : bytes) {
            for (const std::string &line : pair.guest.open({&byte, 1}))
                lines.push_back(line);
        }
        QVERIFY(lines == linesOf({"hello", "", "2 5"}));
        QVERIFY(!pair.guest.isBroken() && !pair.guest.hasEnded());
    }

    /// A frame of one direction does not open in the other, nor in another connection.
    void framesOfElsewhere()
    {
        Pair pair = channels();
        const Bytes frame = pair.host.seal("hello");
        QVERIFY(pair.host.open(frame).empty() && pair.host.isBroken());
        Pair other = channels();
        QVERIFY(other.guest.open(frame).empty() && other.guest.isBroken());
    }

    void lengths_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("longest") << 4096 << false;
        QTest::newRow("too long") << 4097 << true;
        QTest::newRow("much too long") << 65535 << true;
        QTest::newRow("shortest") << 17 << false;
        QTest::newRow("too short") << 16 << true;
        QTest::newRow("none") << 0 << true;
    }

    /// A frame that is too long is refused by its length, before it has come.
    void lengths()
    {
        QFETCH(const int, length);
        Pair pair = channels();
        static_cast<void>(pair.guest.open(pair.host.seal("hello")));
        QVERIFY(pair.guest.open(Bytes{std::uint8_t(length / 256), std::uint8_t(length % 256)}).empty());
        QTEST(pair.guest.isBroken(), "isBroken");
    }

    void theLongestLine()
    {
        Pair pair = channels();
        const std::string line(Channel::maxLine, '4');
        QVERIFY(pair.guest.open(pair.host.seal(line)) == std::vector{line});
    }

    void theEnd()
    {
        Pair pair = channels();
        QVERIFY(pair.guest.open(pair.host.seal("bye", true)) == linesOf({"bye"}));
        QVERIFY(pair.guest.hasEnded() && !pair.guest.isBroken());
        QVERIFY(pair.guest.open(pair.host.seal("1 4")).empty());
        QVERIFY(pair.guest.isBroken());
    }

    void threeWrongNumbers()
    {
        std::set<std::string> numbers;
        InvitationNumber number;
        for (int i = 0; i < 20; ++i) {
            const std::string before = number.text();
            numbers.insert(before);
            QCOMPARE(before.size(), Handshake::numberDigits);
            QVERIFY(std::all_of(before.begin(), before.end(), [](char c) { return c >= '0' && c <= '9'; }));
            QVERIFY(!number.noteWrong() && !number.noteWrong());
            QCOMPARE(number.text(), before);
            QVERIFY(number.noteWrong());
            QVERIFY(number.text() != before);
        }
        QVERIFY(numbers.size() > 15);
    }
};

QTEST_APPLESS_MAIN(TestHandshake)
#include "tst_handshake.moc"
