// SPDX-License-Identifier: GPL-3.0-or-later
#include "consistency.h"
#include "ear.h"

#include "ui/game/gamemodel.h"

#include <QSpinBox>

using namespace four;
using namespace four::gui;

namespace {
/// The time of the game's clock, which the test lets pass.
class Hours
{
public:
    /// Begins the driver's game, of which no other time passes.
    explicit Hours(Driver &driver) : m_session(driver.window().session())
    {
        m_session->setTime([now = m_now] { return *now; });
        driver.press(Qt::Key_Return);
    }
    void pass(double seconds)
    {
        for (auto left = qint64(seconds * 1000); left > 0; left -= 1000) {
            *m_now += std::min(left, qint64(1000));
            m_session->updateClock();
        }
    }

private:
    Session *m_session;
    std::shared_ptr<qint64> m_now = std::make_shared<qint64>(0);
};

Match matchWith(const TimeControl &clock, int undos = 0)
{
    Match match = matchOf(Preset::Classic);
    match.rules.clock = clock;
    match.rules.undos = undos;
    return match;
}

constexpr TimeControl eachTurn{.kind = TimeControl::Kind::Turn, .seconds = 40};
constexpr TimeControl forTheGame{.kind = TimeControl::Kind::Game, .seconds = 60, .increment = 2};

Problem pause(Driver &driver, By by)
{
    return by == By::Mouse ? driver.click("turnBar/hold") : driver.press(Qt::Key_P);
}
} // namespace

class TestClockGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void gameLost_data() { languagesAndHands(); }

    void gameLost()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == "en";
        Driver driver({.language = language, .match = matchWith(forTheGame)});
        Hours hours(driver);
        const Ear ear(driver);
        QCOMPARE(driver.text("cardOne/clock"), "1:00");
        hours.pass(29);
        QCOMPARE(driver.text("cardOne/clock"), "0:31");
        QVERIFY(!ear.heard("30"));
        hours.pass(1);
        QTRY_VERIFY(ear.heard(isEnglish ? "30 seconds" : "30 giây"));
        hours.pass(20);
        QTRY_VERIFY(ear.heard(isEnglish ? "10 seconds" : "10 giây"));
        hours.pass(0.1);
        QCOMPARE(driver.text("cardOne/clock"), isEnglish ? "0:09.9" : "0:09,9");
        DO(driver.drop(by, 4), inconsistency(driver));
        QCOMPARE(driver.text("cardOne/clock"), "0:11");
        hours.pass(60);
        QTRY_COMPARE(driver.panel(), "resultPanel");
        QCOMPARE(driver.game().ending()->kind, Ending::Kind::Time);
        QCOMPARE(*driver.game().ending()->winner, Player::One);
        QCOMPARE(driver.text("cardTwo/clock"), isEnglish ? "out of time" : "hết giờ");
        QVERIFY(driver.result().contains(isEnglish ? "time is up" : "hết giờ"));
        QTRY_VERIFY(ear.heard(isEnglish ? "time is up" : "vì"));
        DO(inconsistency(driver));
    }

    /// In the preferences.
    void tellsNoTimeWhereThatIsNotWanted()
    {
        Driver driver({.language = "en", .match = matchWith(forTheGame)});
        Hours hours(driver);
        const Ear ear(driver);
        driver.preferences().set(&PreferenceValues::tellTime, false);
        hours.pass(31);
        QCOMPARE(driver.text("cardOne/clock"), "0:29");
        driver.preferences().set(&PreferenceValues::tellTime, true);
        hours.pass(20);
        QTRY_VERIFY(ear.heard("10 seconds"));
        QVERIFY2(!ear.heard("30 seconds"), qPrintable(ear.all()));
    }

    void turnLost_data() { languagesAndHands(); }

    void turnLost()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == "en";
        Driver driver({.language = language, .match = matchWith(eachTurn, 3)});
        Hours hours(driver);
        const Ear ear(driver);
        DO(driver.drop(by, 4));
        hours.pass(40);
        QCOMPARE(driver.game().turn(), Player::Two);
        QCOMPARE(driver.discs(), "- - - y - - -");
        QVERIFY(driver.message().contains(isEnglish ? "time is up" : "hết giờ"));
        QTRY_VERIFY(ear.heard(isEnglish ? "the turn is lost" : "mất lượt"));
        QCOMPARE(driver.text("cardOne/clock"), "0:40");
        QCOMPARE(driver.text("cardTwo/clock"), "0:40");
        DO(inconsistency(driver));
        hours.pass(40);
        // Both are elsewhere.
        QVERIFY(driver.model().session()->isPaused());
        DO(inconsistency(driver), pause(driver, by));
        DO(driver.drop(by, 3), driver.undo(by), driver.drop(by, 4), driver.endTurn(by));
        QCOMPARE(driver.discs(), "- - - yy - - -");
    }

    void pauses_data() { languagesAndHands(); }

    void pauses()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        Driver driver({.language = language, .match = matchWith(forTheGame)});
        Hours hours(driver);
        hours.pass(10);
        const QString turn = driver.prompt();
        DO(pause(driver, by), inconsistency(driver));
        QVERIFY(driver.prompt() != turn);
        QVERIFY(driver.isOnScreen("turnBar/hold") && !driver.isOnScreen("turnBar/hint"));
        hours.pass(300);
        QCOMPARE(driver.text("cardOne/clock"), "0:50");
        // Nothing falls, and what was tried is answered.
        DO(driver.clickColumn(4), driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - - - - -");
        QVERIFY(driver.isOnScreen("notice"));
        DO(pause(driver, by));
        QCOMPARE(driver.prompt(), turn);
        hours.pass(5);
        QCOMPARE(driver.text("cardOne/clock"), "0:45");
        DO(driver.drop(by, 4));
        QCOMPARE(driver.discs(), "- - - y - - -");
    }

    void standsStill_data()
    {
        QTest::addColumn<QString>("dialog");
        for (const char *dialog : {"newMatchDialog", "preferencesDialog", "historyDialog", "rulesDialog"})
            QTest::newRow(dialog) << QString::fromLatin1(dialog);
    }

    void standsStill()
    {
        QFETCH(const QString, dialog);
        Driver driver({.match = matchWith(forTheGame)});
        Hours hours(driver);
        DO(driver.drop("44"));
        hours.pass(10);
        const QString before = driver.text("cardOne/clock");
        DO(driver.open(dialog));
        hours.pass(100);
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(driver.text("cardOne/clock"), before);
        hours.pass(10);
        QVERIFY(driver.text("cardOne/clock") != before);
    }

    /// The clocks of an earlier point, and those of the game afterwards, for which no time has passed.
    void looksBack()
    {
        Driver driver({.match = matchWith(forTheGame)});
        Hours hours(driver);
        hours.pass(10);
        DO(driver.drop(By::Keys, 4));
        hours.pass(20);
        DO(driver.drop(By::Keys, 4));
        hours.pass(5);
        DO(driver.press(Qt::Key_Home));
        QCOMPARE(driver.text("cardOne/clock"), "1:00");
        DO(driver.press(Qt::Key_PageDown));
        QCOMPARE(driver.text("cardOne/clock"), "0:52");
        QCOMPARE(driver.text("cardTwo/clock"), "1:00");
        hours.pass(100);
        DO(driver.press(Qt::Key_End));
        QCOMPARE(driver.text("cardOne/clock"), "0:47");
        QCOMPARE(driver.text("cardTwo/clock"), "0:42");
        DO(inconsistency(driver));
    }

    void computersKeepTheirTime_data()
    {
        QTest::addColumn<TimeControl>("clock");
        QTest::newRow("30 s for the game") << TimeControl{.kind = TimeControl::Kind::Game, .seconds = 30};
        QTest::newRow("5 s for each turn, or the game is lost")
            << TimeControl{.kind = TimeControl::Kind::Turn, .seconds = 5, .losesGame = true};
    }

    /// By the real time, on the shortest clocks that can be chosen.
    void computersKeepTheirTime()
    {
        QFETCH(const TimeControl, clock);
        Match match = matchWith(clock);
        match.seats[Player::One].level = Level::Perfect;
        match.seats[Player::Two].level = Level::Expert;
        Driver driver({.match = match, .moves = ""});
        QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver(), 120'000);
        QVERIFY(driver.game().ending()->kind != Ending::Kind::Time);
        DO(inconsistency(driver));
    }

    void isChosen_data()
    {
        QTest::addColumn<TimeControl>("clock");
        QTest::addColumn<QString>("time");
        QTest::newRow("turn") << TimeControl{.kind = TimeControl::Kind::Turn, .seconds = 90} << "1:30";
        QTest::newRow("turn, or the game")
            << TimeControl{.kind = TimeControl::Kind::Turn, .seconds = 5, .losesGame = true} << "5";
        QTest::newRow("game") << TimeControl{.kind = TimeControl::Kind::Game, .seconds = 3600, .increment = 4}
                              << "60:00";
    }

    void isChosen()
    {
        QFETCH(const TimeControl, clock);
        QFETCH(const QString, time);
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.tabTo("clock0"));
        QVERIFY(!driver.isOnScreen("time") && !driver.isOnScreen("increment") &&
                !driver.isOnScreen("timeUp"));
        for (int i = 0; i < int(clock.kind); ++i)
            DO(driver.press(Qt::Key_Right));
        auto *box = driver.find<QSpinBox>("time");
        QVERIFY(box && box->isEnabled());
        box->setFocus();
        box->selectAll();
        DO(driver.type(time), driver.press(Qt::Key_Tab));
        if (clock.kind == TimeControl::Kind::Game) {
            driver.find<QSpinBox>("increment")->setFocus();
            DO(driver.press(Qt::Key_Up));
        } else if (clock.losesGame) {
            DO(driver.pick("timeUp", true, By::Keys));
        }
        DO(driver.click("start"));
        DO(driver.awaitNoDialog());
        QVERIFY(driver.game().rules().clock == clock);
        // It is offered again the next day.
        driver.restart();
        QVERIFY(driver.model().match().rules.clock == clock);
    }
};

QTEST_MAIN(TestClockGames)
#include "tst_clockgames.moc"
