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
    // IBus hears of another field by a message of its own, at times after the first keys there. A key whose
    // message gets no answer in time is lost.
    static constexpr int tries = 5;
    static constexpr int forOneTry = 5000; ///< milliseconds

    /// Begins a match whose names are typed with these keys, and drops a disc. @return whether the names are
    /// stored as these
    bool playAs(const Home &home, const QStringList &typed, const QString &first, const QString &second);
    /// Ends the turn after a drop in column 4. @return whether the game has the action
    [[nodiscard]] bool endTurn(const Home &home) const;
    /// @param window the beginning of its title
    [[nodiscard]] bool hasFocus(QStringView window) const;
    [[nodiscard]] bool isPlaying() const { return hasFocus(u"Four in a Row"); }

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

bool TestUnikey::playAs(const Home &home, const QStringList &typed, const QString &first,
                        const QString &second)
{
    for (int attempt = 0; attempt < tries; ++attempt) {
        m_desktop->x(QStringLiteral("key ctrl+n"));
        if (!QTest::qWaitFor([this] { return hasFocus(u"New match"); }, patience))
            return false;
        // The last name is still being composed when Start is pressed.
        for (qsizetype seat = 0; seat < typed.size(); ++seat)
            m_desktop->x({QStringLiteral("key"), QStringLiteral("alt+%1").arg(seat + 1),
                          QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("40"),
                          typed[seat]});
        m_desktop->x(QStringLiteral("key Return"));
        if (!QTest::qWaitFor([this] { return isPlaying(); }, patience))
            return false;
        // A game is stored with its first action.
        m_desktop->x(QStringLiteral("key 4"));
        const auto isNamed = [&] {
            return home.lastGame(QStringLiteral("player 1")) == first &&
                   home.lastGame(QStringLiteral("player 2")) == second;
        };
        if (QTest::qWaitFor(isNamed, forOneTry))
            return true;
        qInfo("typed again: %ls, %ls", qUtf16Printable(home.lastGame(QStringLiteral("player 1"))),
              qUtf16Printable(home.lastGame(QStringLiteral("player 2"))));
    }
    return false;
}

bool TestUnikey::hasFocus(QStringView window) const
{
    return m_desktop->x(QStringLiteral("getwindowfocus getwindowname")).startsWith(window);
}

bool TestUnikey::endTurn(const Home &home) const
{
    for (int attempt = 0; attempt < tries; ++attempt) {
        m_desktop->x(QStringLiteral("key Return"));
        if (QTest::qWaitFor([&] { return home.lastGame() == u"4 e"; }, forOneTry))
            return true;
        qInfo("Return again");
    }
    return false;
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
    QVERIFY(playAs(home, {QStringLiteral("Nguyeenx Tuaans"), QStringLiteral("Ddwcs")},
                   QStringLiteral("person Nguyễn Tuấn"), QStringLiteral("person Đức")));
    // On the board nothing is composed, and a held key acts once.
    QVERIFY(endTurn(home));
    m_desktop->x(QStringLiteral("keydown 5 sleep 0.7 keyup 5"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "4 e 5", patience);

    // A second game; the first one is searched for among both: keys pressed on the list go to the search
    // line, letter by letter through the input method, the first one too.
    QVERIFY(playAs(home, {QStringLiteral("Lan"), QStringLiteral("Hoaf")}, QStringLiteral("person Lan"),
                   QStringLiteral("person Hòa")));
    m_desktop->x(QStringLiteral("key ctrl+h"));
    // A window is on the screen before it has the keyboard.
    QTRY_VERIFY_WITH_TIMEOUT(hasFocus(u"History"), patience);
    m_desktop->x(QStringLiteral("type --delay 40 ddwcs"));
    m_desktop->x(QStringLiteral("key Return sleep 1 key ctrl+r"));
    QTRY_VERIFY_WITH_TIMEOUT(isPlaying(), patience);
    m_desktop->x(QStringLiteral("key 4"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(QStringLiteral("player 2")), "person Đức", patience);
}

QTEST_GUILESS_MAIN(TestUnikey)
#include "tst_unikey.moc"
