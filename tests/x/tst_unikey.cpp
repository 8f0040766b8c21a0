// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/x/desktop.h"

#include <QTest>

using namespace four;
using namespace four::x;

/// Text and keys with a Vietnamese input method, which makes one letter of several keys.
class TestUnikey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void namesAreWrittenAndGamesPlayed();

private:
    std::unique_ptr<Desktop> m_desktop;
};

void TestUnikey::initTestCase()
{
    for (const QString &missing : {Desktop::missing(), Unikey::missing()}) {
        if (!missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("not installed: ") + missing));
    }
    m_desktop = std::make_unique<Desktop>();
    QVERIFY(m_desktop->isThere());
}

void TestUnikey::namesAreWrittenAndGamesPlayed()
{
    const Home home;
    const Unikey unikey(*m_desktop, home);
    QVERIFY(unikey.isThere());
    Program program(*m_desktop, unikey.environment(),
                    {QStringLiteral("--preset"), QStringLiteral("power-ups"), QStringLiteral("--seed"),
                     QStringLiteral("1")});
    QVERIFY(program.awaitWindows());
    m_desktop->x(QStringLiteral("key ctrl+n"));
    QVERIFY(!m_desktop->x(QStringLiteral("search --sync --onlyvisible --name ^New.match")).isEmpty());
    const QStringList type{QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("40")};
    m_desktop->x(QStringList{QStringLiteral("key"), QStringLiteral("alt+1")} + type +
                 QStringList{QStringLiteral("Nguyeenx Tuaans")});
    m_desktop->x(QStringList{QStringLiteral("key"), QStringLiteral("alt+2")} + type +
                 QStringList{QStringLiteral("Ddwcs")});
    // The last name is still being composed when Start is pressed.
    m_desktop->x(QStringLiteral("key Return"));
    // A game is stored with its first action.
    const auto isPlaying = [this] {
        return m_desktop->x(QStringLiteral("getwindowfocus getwindowname")).startsWith(u"Four in a Row");
    };
    QTRY_VERIFY_WITH_TIMEOUT(isPlaying(), patience);
    // On the board nothing is composed, and a held key acts once.
    m_desktop->x(QStringLiteral("keydown 4 sleep 0.7 keyup 4 key Return key 5"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "4 e 5", patience);
    QCOMPARE(home.lastGame(QStringLiteral("player 1")), "person Nguyễn Tuấn");
    QCOMPARE(home.lastGame(QStringLiteral("player 2")), "person Đức");

    // A second game; the first one is searched for among both: keys pressed on the list go to the search
    // line, letter by letter through the input method, the first one too.
    m_desktop->x(QStringLiteral("key ctrl+n"));
    QVERIFY(!m_desktop->x(QStringLiteral("search --sync --onlyvisible --name ^New.match")).isEmpty());
    m_desktop->x(QStringList{QStringLiteral("key"), QStringLiteral("alt+1")} + type +
                 QStringList{QStringLiteral("Lan")});
    m_desktop->x(QStringList{QStringLiteral("key"), QStringLiteral("alt+2")} + type +
                 QStringList{QStringLiteral("Hoaf")});
    m_desktop->x(QStringLiteral("key Return"));
    QTRY_VERIFY_WITH_TIMEOUT(isPlaying(), patience);
    m_desktop->x(QStringLiteral("key 4"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(QStringLiteral("player 2")), "person Hòa", patience);
    m_desktop->x(QStringLiteral("key ctrl+h"));
    QVERIFY(!m_desktop->x(QStringLiteral("search --sync --onlyvisible --name ^History")).isEmpty());
    m_desktop->x(type + QStringList{QStringLiteral("ddwcs")});
    m_desktop->x(QStringLiteral("key Return sleep 1 key ctrl+r"));
    QTRY_VERIFY_WITH_TIMEOUT(isPlaying(), patience);
    m_desktop->x(QStringLiteral("key 4"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(QStringLiteral("player 2")), "person Đức", patience);
}

QTEST_GUILESS_MAIN(TestUnikey)
#include "tst_unikey.moc"
