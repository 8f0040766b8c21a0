// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/turnguard.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/keys/keyboard.h"
#include "ui/widgets/speech/announcer.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QTest>

using namespace four;
using namespace four::gui;
using namespace Qt::StringLiterals;

namespace {
/// A game with a confirm step for as long as there are undos.
Match matchWith(int undos)
{
    Match match = matchOf(Preset::Classic);
    match.rules.undos = undos;
    match.rules.undoOnFirstMove = true;
    return match;
}

std::unique_ptr<Driver> begun(const Match &match)
{
    return std::make_unique<Driver>(Start{.match = match, .showPowerUpRules = false, .moves = ""});
}

void addKeys()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Enter of the keypad") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Down") << Qt::Key_Down;
}
} // namespace

/// What was meant for one player's turn does nothing in the next one.
class TestTurnGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void cleanup() { QAccessible::setActive(false); }

    void habitWhenUndosAreUsedUp_data() { addKeys(); }
    void habitWhenUndosAreUsedUp()
    {
        QFETCH(const Qt::Key, key);
        const auto driver = begun(matchWith(1));
        for (const Qt::Key each : {Qt::Key_4, Qt::Key_U})
            DO(driver->press(each));
        DO(driver->press(Qt::Key_4));
        QCOMPARE(driver->game().turn(), Player::Two); // without a confirm step
        driver->hurry();
        DO(driver->press(key));
        QCOMPARE(driver->discs(), "- - - y - - -");
        QVERIFY(driver->isOnScreen("notice/text"));
        driver->wait(TurnGuard::pause - 1);
        DO(driver->press(key));
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(1);
        DO(driver->press(key));
        QCOMPARE(driver->discs(), "- - - yr - - -");
        QVERIFY(!driver->isOnScreen("notice/text")); // it was about what is over
        DO(inconsistency(*driver));
    }

    void sameKeyAgain_data() { addKeys(); }
    void sameKeyAgain()
    {
        QFETCH(const Qt::Key, key);
        const auto driver = begun(matchWith(3));
        DO(driver->press(Qt::Key_4));
        DO(driver->press(key)); // ends the turn
        QCOMPARE(driver->game().turn(), Player::Two);
        driver->hurry();
        for (int i = 0; i < 5; ++i)
            DO(driver->press(key));
        DO(driver->hold(key));
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(TurnGuard::pause);
        DO(driver->press(key));
        QCOMPARE(driver->discs(), "- - - yr - - -");
        // And this is the one that may end the turn at once, as it always did.
        DO(driver->press(key));
        QCOMPARE(driver->game().turn(), Player::One);
        DO(inconsistency(*driver));
    }

    void afterATurnThatEndedByTime()
    {
        const auto driver = begun(matchWith(3));
        driver->preferences().set(&PreferenceValues::endTurnSeconds, 1);
        DO(driver->press(Qt::Key_4));
        QCOMPARE(driver->game().step(), Step::Confirm);
        QTRY_COMPARE(driver->game().turn(), Player::Two);
        driver->hurry();
        DO(driver->press(Qt::Key_Return)); // meant to end the turn
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(TurnGuard::pause);
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - yr - - -");
    }

    void noTurnEndsBehindADialog()
    {
        const auto driver = begun(matchWith(3));
        driver->preferences().set(&PreferenceValues::endTurnSeconds, 1);
        DO(driver->press(Qt::Key_4), driver->open("preferencesDialog"));
        QTest::qWait(1500); // longer than the turn has: that nothing comes can only be waited for
        QCOMPARE(driver->game().turn(), Player::One);
        QCOMPARE(driver->game().step(), Step::Confirm);
        DO(driver->answer(QDialogButtonBox::Close), driver->awaitNoDialog());
        QTRY_COMPARE(driver->game().turn(), Player::Two);
    }

    void whileTheKeyIsDown()
    {
        const auto driver = begun(matchWith(3));
        DO(driver->press(Qt::Key_4));
        driver->hurry();
        QTest::keyPress(driver->focusWindow(), Qt::Key_Return);
        QCOMPARE(driver->game().turn(), Player::Two);
        driver->wait(60'000);
        DO(driver->press(Qt::Key_Space));
        QCOMPARE(driver->discs(), "- - - y - - -");
        QTest::keyRelease(driver->focusWindow(), Qt::Key_Return);
        // From then on, as after any end of a turn.
        driver->wait(TurnGuard::pause - 1);
        DO(driver->press(Qt::Key_Space));
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(1);
        DO(driver->press(Qt::Key_Space));
        QCOMPARE(driver->discs(), "- - - yr - - -");
    }

    void whileTheKeyRepeatsAsIfPressedAnew()
    {
        // As the program has it: an X server repeats a held key as a release and a press at the same time,
        // which Qt does not always mark as a repeat.
        Keyboard keyboard(qApp);
        const auto driver = begun(matchWith(3));
        DO(driver->press(Qt::Key_4));
        driver->hurry();
        const auto send = [&driver](QEvent::Type type, Qt::Key key, quint64 time) {
            QKeyEvent event(type, key, Qt::NoModifier, key == Qt::Key_Space ? u" "_s : u"\r"_s);
            event.setTimestamp(time);
            QCoreApplication::sendEvent(driver->focusWindow(), &event);
        };
        const auto pressSpace = [&send](quint64 time) {
            send(QEvent::KeyPress, Qt::Key_Space, time);
            send(QEvent::KeyRelease, Qt::Key_Space, time + 40);
        };
        send(QEvent::KeyPress, Qt::Key_Return, 1000);
        QCOMPARE(driver->game().turn(), Player::Two);
        for (const quint64 time : {1500U, 1530U, 1560U}) {
            send(QEvent::KeyRelease, Qt::Key_Return, time);
            send(QEvent::KeyPress, Qt::Key_Return, time);
        }
        driver->wait(60'000);
        pressSpace(61'500);
        QCOMPARE(driver->discs(), "- - - y - - -");
        send(QEvent::KeyRelease, Qt::Key_Return, 62'000);
        driver->wait(TurnGuard::pause - 1);
        pressSpace(62'600);
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(1);
        pressSpace(62'900);
        QCOMPARE(driver->discs(), "- - - yr - - -");
    }

    void afterABlock()
    {
        const auto driver = begun(matchOf(Preset::PowerUps));
        DO(driver->press(Qt::Key_4), driver->press(Qt::Key_B));
        QCOMPARE(driver->game().turn(), Player::One);
        driver->hurry();
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(TurnGuard::pause);
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - yy - - -");
    }

    void twoTurnsWithoutConfirmStep()
    {
        // Here the drop itself ends the turn: a hand that trembles drops one disc and not two.
        const auto driver = begun(matchWith(0));
        DO(driver->press(Qt::Key_Return));
        driver->hurry();
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - y - - -");
        driver->wait(TurnGuard::pause);
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - yr - - -");
    }

    void whoeverPressesAnotherKeyWaitsForNothing_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("discs");
        QTest::newRow("an arrow") << Qt::Key_Right << "- - - y r - -";
        QTest::newRow("another arrow") << Qt::Key_Up << "- - - yr - - -";
        QTest::newRow("a column") << Qt::Key_2 << "- r - y - - -";
    }

    void whoeverPressesAnotherKeyWaitsForNothing()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const QString, discs);
        const auto driver = begun(matchWith(3));
        DO(driver->press(Qt::Key_4), driver->press(Qt::Key_Return));
        driver->hurry();
        DO(driver->press(key));
        if (key != Qt::Key_2)
            DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), discs);
        // A command's key as well.
        const auto second = begun(matchOf(Preset::PowerUps));
        DO(second->press(Qt::Key_4), second->press(Qt::Key_Return));
        second->hurry();
        DO(second->press(Qt::Key_R));
        QVERIFY(second->scene().isRemoving());
        DO(second->press(Qt::Key_Down), second->press(Qt::Key_Down), second->press(Qt::Key_Return));
        QCOMPARE(second->discs(), "- - - - - - -");
    }

    void afterOnesOwnTurnAgainstTheComputer()
    {
        const auto driver = begun(matchOf(Preset::VersusComputer));
        driver->setNextSeed(5);
        DO(driver->press(Qt::Key_Return));
        QTRY_VERIFY(driver->model().awaitsPerson());
        QCOMPARE(driver->game().board().count(Player::One), 1);
        driver->hurry();
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().board().count(Player::One), 1);
        driver->wait(TurnGuard::pause);
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().board().count(Player::One), 2);
    }

    void theComputersTurnDelaysNothing()
    {
        Match match = matchWith(0);
        match.seats[Player::One].level = Level::Random;
        const auto driver = begun(match);
        driver->hurry();
        QTRY_VERIFY(driver->model().awaitsPerson());
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().board().count(Player::Two), 1);
    }

    void aNewGameWaitsForNothing()
    {
        const auto driver = begun(matchWith(0));
        DO(driver->drop("43434"), driver->press(Qt::Key_Left), driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - rrr yyy - - -");
        driver->hurry();
        // The pointer: another key would be a sign that the new turn was seen.
        DO(driver->clickColumn(4), driver->click("resultPanel/rematch"));
        QCOMPARE(driver->panel(), "turnBar");
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().actions().size(), 1U);
    }

    void isSaid()
    {
        QStringList said;
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Down}) {
            const auto driver = begun(matchWith(0));
            DO(driver->press(Qt::Key_4));
            driver->hurry();
            QCoreApplication::processEvents();
            QStringList heard;
            connect(Announcer::of(&driver->window()), &Announcer::announced, driver->find<QWidget>("turnBar"),
                    [&heard](const QString &text) { heard << text; });
            DO(driver->press(key));
            // Shown, and spoken.
            const QString line = driver->text("notice/text");
            const QString name =
                key == Qt::Key_Return ? "Enter" : QKeySequence(key).toString(QKeySequence::NativeText);
            QVERIFY2(line.contains(name), qPrintable(line));
            QTRY_COMPARE(heard, QStringList{line});
            said << line;
            // The game heard nothing of it.
            QCOMPARE(driver->game().actions().size(), 1U);
            QVERIFY(!driver->isRefusalShown());
        }
        QCOMPARE(said.removeDuplicates(), 0);
    }

    void downNeverDropsWithAScreenReader()
    {
        const auto driver = begun(matchWith(3));
        QAccessible::setActive(true);
        for (int i = 0; i < 3; ++i)
            DO(driver->press(Qt::Key_Down));
        QCOMPARE(driver->discs(), "- - - - - - -");
        DO(driver->press(Qt::Key_4));
        DO(driver->press(Qt::Key_Down)); // nor does it end a turn
        QCOMPARE(driver->game().step(), Step::Confirm);
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().turn(), Player::Two);
        QAccessible::setActive(false);
        DO(driver->press(Qt::Key_Down));
        QCOMPARE(driver->discs(), "- - - yr - - -");
    }

    void downDropsNotByPreference()
    {
        const auto driver = begun(matchWith(0));
        driver->preferences().set(&PreferenceValues::downDrops, false);
        DO(driver->press(Qt::Key_Down));
        QCOMPARE(driver->discs(), "- - - - - - -");
        DO(driver->press(Qt::Key_Space));
        QCOMPARE(driver->discs(), "- - - y - - -");
    }
};

QTEST_MAIN(TestTurnGuard)
#include "tst_turnguard.moc"
