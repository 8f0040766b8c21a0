// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/x/desktop.h"
#include "ui/board/turnguard.h"

#include <QElapsedTimer>
#include <QTest>

using namespace four;
using namespace four::x;

namespace {
constexpr int attempts = 8;
/// The milliseconds by which keys may be late and still have the same effect: keys after the end of a turn
/// here sleep for 300 at most before the guard opens.
constexpr qint64 latest = TurnGuard::pause - 300;
/// The same for a bouncing key: 60 ms after its release a press is not a bounce any more, and the test sleeps
/// for 10.
constexpr qint64 latestBounce = 50;

/// The milliseconds for which these commands sleep.
qint64 sleepOf(const QString &commands)
{
    const QStringList words = commands.split(u' ');
    double seconds = 0;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (words[i - 1] == u"sleep")
            seconds += words[i].toDouble();
    }
    return qRound64(seconds * 1000);
}
} // namespace

/// Keys as an X server sends them, with their repeats, times and layouts, which a test within the program
/// cannot make. A number such as 13 is a key by its place: 10 is the first of the number row.
class TestRealKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { QVERIFY(m_desktop->setLayout(QStringLiteral("us"))); }

    void keys_data();
    void keys();
    void bouncesAsLongAsIsWanted_data();
    void bouncesAsLongAsIsWanted();
    void commandsHaveTheKeysThatAreWanted();
    void heldReplayKeyGoesOn();
    void commandsInALayoutWithoutLatinLetters();

private:
    std::unique_ptr<Desktop> m_desktop;
};

void TestRealKeys::initTestCase()
{
    if (const QString missing = Desktop::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("not installed: ") + missing));
    m_desktop = std::make_unique<Desktop>();
    QVERIFY(m_desktop->isThere());
}

void TestRealKeys::keys_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("commands");
    QTest::addColumn<QString>("game");

    // The last key shows that all before it have arrived.
    const QString held = QStringLiteral("keydown %1 sleep 0.7 keyup %1 key 1");
    for (const char *name : {"4", "Return", "space", "Down", "KP_Enter", "KP_4"})
        QTest::addRow("held %s", name) << "classic"
                                       << "us" << held.arg(QLatin1String(name)) << "4 1";
    QTest::newRow("held before the start") << "new"
                                           << "us" << held.arg(QStringLiteral("Return")) << "1";
    QTest::newRow("held undo") << "power-ups"
                               << "us"
                               << "key 4 " + held.arg(QStringLiteral("u")) + " key 4"
                               << "4 u 4";
    QTest::newRow("held block") << "power-ups"
                                << "us"
                                << "key 4 " + held.arg(QStringLiteral("b")) << "4 b 1";
    QTest::newRow("held on a button")
        << "power-ups"
        << "us"
        << "key 4 key Tab sleep 0.1 key Tab keydown space sleep 0.7 keyup space key 4"
        << "4 u 4";
    QTest::newRow("held Enter on a button")
        << "power-ups"
        << "us"
        << "key 4 key Tab sleep 0.1 key Tab keydown Return sleep 0.7 keyup Return key 4"
        << "4 u 4";
    QTest::newRow("two keys held one after the other")
        << "classic"
        << "us"
        << "keydown 1 sleep 0.5 keydown 2 sleep 0.5 keyup 1 keyup 2 key 3"
        << "1 2 3";

    QTest::newRow("fast") << "classic"
                          << "us"
                          << "key --delay 0 1 2 3 4 5 6 7"
                          << "1 2 3 4 5 6 7";
    QTest::newRow("the next before the last is up")
        << "classic"
        << "us"
        << "keydown 1 keydown 2 keyup 1 keydown 3 keyup 2 keyup 3 key 4"
        << "1 2 3 4";
    QTest::newRow("the same again") << "classic"
                                    << "us"
                                    << "key 4 sleep 0.1 key 4 sleep 0.1 key 4"
                                    << "4 4 4";
    QTest::newRow("bounced") << "classic"
                             << "us"
                             << "keydown 4 sleep 0.02 keyup 4 sleep 0.01 keydown 4 sleep 0.05 keyup 4 sleep "
                                "0.01 keydown 4 keyup 4 key 1"
                             << "4 1";

    // Keys for one turn have no effect in the next one.
    const QString ended = QStringLiteral("key 4 sleep 0.1 key Return ");
    QTest::newRow("Enter ends a turn, and again at once")
        << "power-ups"
        << "us" << ended + "sleep 0.15 key Return sleep 0.15 key Return key 1"
        << "4 e 1";
    QTest::newRow("held Enter ends a turn") << "power-ups"
                                            << "us"
                                            << "key 4 sleep 0.1 keydown Return sleep 1.2 keyup Return key 1"
                                            << "4 e 1";
    QTest::newRow("held Enter, and another key at once")
        << "power-ups"
        << "us"
        << "key 4 sleep 0.1 keydown Return sleep 1.2 keyup Return sleep 0.1 key space sleep 0.1 key Down key "
           "1"
        << "4 e 1";
    QTest::newRow("Enter after a while") << "power-ups"
                                         << "us" << ended + "sleep 2 key Return sleep 0.1 key Return"
                                         << "4 e 4 e";
    QTest::newRow("Enter after an arrow") << "power-ups"
                                          << "us" << ended + "sleep 0.1 key Right key Return"
                                          << "4 e 5";
    QTest::newRow("a block, and Enter at once") << "power-ups"
                                                << "vn"
                                                << "key 13 sleep 0.1 key 56 sleep 0.1 key 36 key 11"
                                                << "4 b 2";

    const QString row = QStringLiteral("key 10 key 11 key 12 key 13 key 14 key 15 key 16");
    for (const char *layout : {"vn", "fr", "cz", "ru"})
        QTest::addRow("number row, %s", layout) << "classic" << layout << row << "1 2 3 4 5 6 7";
    QTest::newRow("digits with Shift, fr") << "classic"
                                           << "fr"
                                           << "keydown 50 key 10 key 14 keyup 50"
                                           << "1 5";
    // By place: u, and Enter.
    QTest::newRow("undo, ru") << "power-ups"
                              << "ru"
                              << "key 13 key 30 sleep 0.1 key 13"
                              << "4 u 4";
    QTest::newRow("undo, gr") << "power-ups"
                              << "gr"
                              << "key 13 key 30 sleep 0.1 key 13"
                              << "4 u 4";
    QTest::newRow("held undo, ru") << "power-ups"
                                   << "ru"
                                   << "key 13 keydown 30 sleep 0.7 keyup 30 key 13"
                                   << "4 u 4";
}

void TestRealKeys::keys()
{
    QFETCH(const QString, preset);
    QFETCH(const QString, layout);
    QFETCH(const QString, commands);
    QFETCH(const QString, game);
    QVERIFY(m_desktop->setLayout(layout));
    for (int attempt = 1;; ++attempt) {
        const Home home;
        Program program(*m_desktop, home,
                        {QStringLiteral("--preset"), preset == u"new" ? QStringLiteral("classic") : preset,
                         QStringLiteral("--seed"), QStringLiteral("1")});
        QVERIFY(program.awaitWindows());
        if (preset != u"new")
            m_desktop->x(QStringLiteral("key Return sleep 0.1"));
        QElapsedTimer timer;
        timer.start();
        m_desktop->x(commands);
        // Later ones would be longer than this.
        QTRY_VERIFY_WITH_TIMEOUT(
            home.lastGame().endsWith(game.right(1)) && home.lastGame().size() >= game.size(), patience);
        // On a busy machine keys arrive or are handled late, none by more than the delay of the whole
        // sequence. Later than allowed they have another effect, so that a different game proves nothing.
        const qint64 late = timer.elapsed() - sleepOf(commands);
        const qint64 most = QTest::currentDataTag() == QByteArray("bounced") ? latestBounce : latest;
        if (home.lastGame() == game || late <= most || attempt == attempts) {
            QCOMPARE(home.lastGame(), game);
            return;
        }
        qInfo("late by %lld ms: again", static_cast<long long>(late));
    }
}

void TestRealKeys::bouncesAsLongAsIsWanted_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("commands");
    QTest::addColumn<QString>("game");
    QTest::newRow("half a second") << 500 << "key 4 sleep 0.2 key 4 sleep 0.9 key 4 sleep 0.1 key 4 key 1"
                                   << "4 4 1";
    QTest::newRow("none") << 0 << "keydown 4 keyup 4 sleep 0.02 keydown 4 keyup 4 key 1"
                          << "4 4 1";
    QTest::newRow("none, held") << 0 << "keydown 4 sleep 0.7 keyup 4 key 1"
                                << "4 1";
}

void TestRealKeys::bouncesAsLongAsIsWanted()
{
    QFETCH(const int, milliseconds);
    QFETCH(const QString, commands);
    QFETCH(const QString, game);
    Home home;
    home.prefer(QStringLiteral("ignoreRepeatedPresses"), milliseconds);
    Program program(*m_desktop, home, {QStringLiteral("--preset"), QStringLiteral("classic")});
    QVERIFY(program.awaitWindows());
    m_desktop->x(QStringLiteral("key Return sleep 0.8"));
    m_desktop->x(commands);
    QTRY_VERIFY_WITH_TIMEOUT(home.lastGame().endsWith(u'1'), patience);
    QCOMPARE(home.lastGame(), game);
}

void TestRealKeys::commandsHaveTheKeysThatAreWanted()
{
    Home home;
    home.prefer(QStringLiteral("keys"), QStringLiteral("undoAction=Ctrl+Z"));
    home.prefer(QStringLiteral("letterKeys"), QStringLiteral("false"));
    Program program(*m_desktop, home, {QStringLiteral("--preset"), QStringLiteral("power-ups")});
    QVERIFY(program.awaitWindows());
    m_desktop->x(QStringLiteral(
        "key Return sleep 0.1 key 4 sleep 0.1 key u key b sleep 0.1 key ctrl+z sleep 0.1 key 4"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "4 u 4", patience);
}

void TestRealKeys::heldReplayKeyGoesOn()
{
    const Home home;
    Program program(*m_desktop, home, {QStringLiteral("--moves"), QStringLiteral("1234567")});
    QVERIFY(program.awaitWindows());
    // Back to the beginning, from which another game continues.
    m_desktop->x(QStringLiteral("keydown Prior sleep 0.8 keyup Prior key ctrl+g key 5"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "5", patience);
}

void TestRealKeys::commandsInALayoutWithoutLatinLetters()
{
    for (const char *layout : {"ru", "ua", "us"}) {
        QVERIFY(m_desktop->setLayout(QString::fromLatin1(layout)));
        const Home home;
        Program program(*m_desktop, home);
        QVERIFY(program.awaitWindows());
        m_desktop->x(QStringLiteral("keydown 37 key 24 keyup 37")); // Ctrl, and q by its place
        QVERIFY2(program.awaitEnd(), layout);

        Program other(*m_desktop, home);
        QVERIFY(other.awaitWindows());
        m_desktop->x(QStringLiteral("keydown 64 key 42 keyup 64 sleep 0.1 key 24")); // Alt+G, Q
        QVERIFY2(other.awaitEnd(), layout);
    }
}

QTEST_GUILESS_MAIN(TestRealKeys)
#include "tst_realkeys.moc"
