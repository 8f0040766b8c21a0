// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QLabel>
#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
Match matchWith(int columns, int rows, int undos = 0)
{
    Match match = matchOf(Preset::Classic);
    match.rules.columns = columns;
    match.rules.rows = rows;
    match.rules.undos = undos;
    return match;
}

std::unique_ptr<Driver> begun(const Match &match)
{
    return std::make_unique<Driver>(Start{.match = match, .showPowerUpRules = false, .moves = ""});
}

Match powerUps()
{
    Match match = matchOf(Preset::PowerUps);
    match.seats[Player::One].name = "Lan";
    match.seats[Player::Two].name = "Tuan";
    return match;
}
} // namespace

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void digitsDrop_data()
    {
        QTest::addColumn<int>("columns");
        for (const int columns : {4, 5, 7, 8, 10})
            QTest::addRow("%d columns", columns) << columns;
    }

    void digitsDrop()
    {
        QFETCH(const int, columns);
        const auto driver = begun(matchWith(columns, 4));
        for (int column = 1; column <= columns; ++column) {
            DO(driver->drop(By::Keys, column));
            QVERIFY(driver->scene().discAt({column - 1, 0}));
            DO(inconsistency(*driver));
        }
    }

    void digitPastTheLastColumn_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("7 on five columns") << 5 << Qt::Key_7;
        QTest::newRow("6 on five columns") << 5 << Qt::Key_6;
        QTest::newRow("8 on seven columns") << 7 << Qt::Key_8;
        QTest::newRow("0 on seven columns") << 7 << Qt::Key_0;
        QTest::newRow("0 on nine columns") << 9 << Qt::Key_0;
    }

    void digitPastTheLastColumn()
    {
        QFETCH(const int, columns);
        QFETCH(const Qt::Key, key);
        Match match = matchWith(columns, 6);
        match.rules.violations = Violations::PerGame;
        match.rules.violationsAllowed = 2;
        const auto driver = begun(match);
        for (const char *left : {"1", "0"}) {
            DO(driver->press(key));
            QVERIFY(!driver->discs().contains(u'y'));
            QCOMPARE(driver->text("cardOne/violations"), left);
            const QString asked = key == Qt::Key_0 ? QStringLiteral("10") : QString(QChar(key));
            QVERIFY2(driver->message().contains(asked), qPrintable(driver->message()));
            DO(inconsistency(*driver));
        }
        DO(driver->press(key));
        QCOMPARE(driver->panel(), "resultPanel");
        QCOMPARE(driver->game().ending()->winner, Player::Two);
    }

    void arrowsChooseAColumn_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Enter of the keypad") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Down") << Qt::Key_Down;
    }

    void arrowsChooseAColumn()
    {
        QFETCH(const Qt::Key, key);
        const auto driver = begun(matchWith(7, 6));
        QCOMPARE(driver->scene().cursor().column, 3);
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "4,1");
        DO(driver->press(Qt::Key_Left), driver->press(Qt::Key_Left));
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "2,1");
        DO(driver->press(key));
        QCOMPARE(driver->discs(), "- y - - - - -");
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "2,2");
        DO(driver->press(Qt::Key_Right), driver->press(key));
        QCOMPARE(driver->discs(), "- y r - - - -");
        DO(inconsistency(*driver));
    }

    void cursorStopsAtTheEdges()
    {
        const auto driver = begun(matchWith(7, 6));
        for (int i = 0; i < 10; ++i)
            DO(driver->press(Qt::Key_Left));
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "1,1");
        for (int i = 0; i < 10; ++i)
            DO(driver->press(Qt::Key_Right));
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "7,1");
        DO(driver->press(Qt::Key_Down));
        QCOMPARE(driver->discs(), "- - - - - - y");
    }

    void keypadDrops()
    {
        const auto driver = begun(matchWith(10, 4, 1));
        DO(driver->pressOnKeypad(Qt::Key_7));
        QCOMPARE(driver->discs(), "- - - - - - y - - -");
        DO(driver->pressOnKeypad(Qt::Key_Enter));
        QCOMPARE(driver->game().turn(), Player::Two);
        DO(driver->pressOnKeypad(Qt::Key_0));
        QCOMPARE(driver->discs(), "- - - - - - y - - r");
    }

    void heldKeyActsOnce_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("1") << Qt::Key_1;
        QTest::newRow("5") << Qt::Key_5;
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Enter of the keypad") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Down") << Qt::Key_Down;
    }

    void heldKeyActsOnce()
    {
        QFETCH(const Qt::Key, key);
        for (const int undos : {0, 3}) {
            const auto driver = begun(matchWith(7, 6, undos));
            DO(driver->hold(key));
            QCOMPARE(driver->game().board().count(Player::One), 1);
            QCOMPARE(driver->game().board().count(Player::Two), 0);
            QCOMPARE(driver->game().turn(), undos ? Player::One : Player::Two);
            QCOMPARE(driver->game().actions().size(), 1U);
            DO(inconsistency(*driver));
        }
    }

    void heldEnterBeginsAndNoMore()
    {
        Driver driver({.match = matchWith(7, 6)});
        DO(driver.hold(Qt::Key_Return));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - - - - -");
        // Past the last column, and out of the game: each once.
        Match match = powerUps();
        const auto second = begun(match);
        DO(second->hold(Qt::Key_9));
        QCOMPARE(second->text("cardOne/violations"), "2");
        DO(second->press(Qt::Key_4), second->hold(Qt::Key_U));
        QCOMPARE(second->text("cardOne/undos"), "2");
        QCOMPARE(second->text("cardOne/violations"), "2");
        DO(second->press(Qt::Key_4), second->hold(Qt::Key_B));
        QCOMPARE(second->text("cardOne/blocks"), "0");
        QCOMPARE(second->text("cardOne/violations"), "2");
        DO(second->press(Qt::Key_4), second->press(Qt::Key_Return), second->hold(Qt::Key_R));
        QVERIFY(second->scene().isRemoving());
        DO(second->hold(Qt::Key_Escape));
        QVERIFY(!second->scene().isRemoving());
        DO(second->hold(Qt::Key_Z));
        QCOMPARE(second->text("cardTwo/violations"), "3");
        DO(inconsistency(*second));
    }

    void heldButtonActsOnce()
    {
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            const auto driver = begun(powerUps());
            DO(driver->press(Qt::Key_4), driver->tabTo("undo"), driver->hold(key));
            QCOMPARE(driver->text("cardOne/undos"), "2");
            QCOMPARE(driver->game().actions().size(), 2U);
            DO(inconsistency(*driver));
        }
    }

    void lettersAreNoColumns()
    {
        Match match = matchWith(7, 6);
        match.rules.violations = Violations::PerGame;
        const auto driver = begun(match);
        QStringList messages;
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_Z, Qt::Key_Plus, Qt::Key_Minus}) {
            DO(driver->press(key));
            QVERIFY(driver->isRefusalShown());
            QCOMPARE(driver->panel(), "turnBar");
            messages << driver->message();
        }
        messages.removeDuplicates();
        QCOMPARE(messages.size(), 1);
        QVERIFY(!messages.front().isEmpty());
        // These say nothing at all.
        DO(driver->press(Qt::Key_4));
        const QString message = driver->message();
        for (const Qt::Key key :
             {Qt::Key_Shift, Qt::Key_F5, Qt::Key_Insert, Qt::Key_Delete, Qt::Key_CapsLock})
            DO(driver->press(key));
        DO(driver->press(Qt::Key_5, Qt::ControlModifier), driver->press(Qt::Key_5, Qt::AltModifier));
        QCOMPARE(driver->message(), message);
        QCOMPARE(driver->discs(), "- - - y - - -");
        DO(inconsistency(*driver));
    }

    void gameKeysWithTheFocusOnAButton_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("undo") << "undo";
        QTest::newRow("block") << "block";
        QTest::newRow("end turn") << "endTurn";
    }

    void gameKeysWithTheFocusOnAButton()
    {
        QFETCH(const QString, button);
        const auto driver = begun(powerUps());
        DO(driver->press(Qt::Key_4), driver->tabTo(button), driver->press(Qt::Key_U));
        QCOMPARE(driver->text("cardOne/undos"), "2");
        DO(driver->press(Qt::Key_4));
        QCOMPARE(driver->discs(), "- - - y - - -");
        DO(driver->tabTo(button), driver->press(Qt::Key_B));
        QCOMPARE(driver->text("cardOne/blocks"), "0");
        DO(driver->press(Qt::Key_Left), driver->press(Qt::Key_3), driver->tabTo(QStringLiteral("endTurn")));
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().turn(), Player::Two);
        DO(driver->tabTo(QStringLiteral("remove")), driver->press(Qt::Key_R));
        QVERIFY(driver->scene().isRemoving());
        DO(driver->press(Qt::Key_Escape));
        QVERIFY(!driver->scene().isRemoving());
        DO(inconsistency(*driver));
    }

    void tabLeadsThroughTheBar()
    {
        const auto driver = begun(powerUps());
        DO(driver->press(Qt::Key_4));
        QCOMPARE(driver->focus(), &driver->view());
        QStringList order;
        for (int i = 0; i < 4; ++i) {
            DO(driver->press(Qt::Key_Tab));
            order << driver->focus()->objectName();
        }
        QCOMPARE(order, QStringList({"endTurn", "undo", "block", "board"}));
        DO(driver->press(Qt::Key_Backtab, Qt::ShiftModifier));
        QCOMPARE(driver->focus()->objectName(), "block");
    }

    void enterPressesTheFocusedButtonOnly_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void enterPressesTheFocusedButtonOnly()
    {
        QFETCH(const Qt::Key, key);
        const auto driver = begun(powerUps());
        DO(driver->press(Qt::Key_4), driver->tabTo("undo"), driver->press(key));
        QCOMPARE(driver->discs(), "- - - - - - -");
        QCOMPARE(driver->game().turn(), Player::One);
        DO(driver->press(Qt::Key_4), driver->tabTo("block"), driver->press(key));
        QCOMPARE(driver->text("cardOne/blocks"), "0");
        QCOMPARE(driver->game().turn(), Player::One);
        QCOMPARE(driver->game().step(), Step::Move);
        DO(driver->press(Qt::Key_5), driver->tabTo("endTurn"), driver->press(key));
        QCOMPARE(driver->game().turn(), Player::Two);
        QCOMPARE(driver->discs(), "- - - y y - -");
        DO(inconsistency(*driver));
    }

    void focusComesBackToTheBoard()
    {
        // The button that had the focus is gone after each of these; the keys work on all the same.
        const auto driver = begun(powerUps());
        for (const char *button : {"undo", "endTurn"}) {
            DO(driver->press(Qt::Key_4), driver->tabTo(button), driver->press(Qt::Key_Space));
            DO(driver->press(Qt::Key_Left));
            QCOMPARE(driver->scene().cursor().column, 2);
        }
        DO(driver->press(Qt::Key_Space));
        QCOMPARE(driver->discs(), "- - r y - - -");
    }

    void windowKeys()
    {
        const auto driver = begun(matchWith(7, 6));
        DO(driver->open("rulesDialog"));
        QVERIFY(!driver->isOnScreen("notAgain"));
        DO(driver->press(Qt::Key_Escape), driver->awaitNoDialog(), driver->open("newMatchDialog"));
        DO(driver->press(Qt::Key_Escape), driver->awaitNoDialog(), driver->open("preferencesDialog"));
        DO(driver->press(Qt::Key_Escape), driver->awaitNoDialog());

        DO(driver->press(Qt::Key_F11));
        QTRY_VERIFY(driver->window().isFullScreen());
        DO(driver->press(Qt::Key_Escape));
        QTRY_VERIFY(!driver->window().isFullScreen());
        DO(driver->press(Qt::Key_F11));
        QTRY_VERIFY(driver->window().isFullScreen());
        DO(driver->press(Qt::Key_F11));
        QTRY_VERIFY(!driver->window().isFullScreen());

        // There is no rematch before the end, and no confirm step to end.
        DO(driver->press(Qt::Key_4), driver->press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(driver->discs(), "- - - y - - -");
        // What this game does not have is no action at all.
        const QString message = driver->message();
        for (const Qt::Key key : {Qt::Key_U, Qt::Key_B, Qt::Key_R, Qt::Key_Escape})
            DO(driver->press(key));
        QCOMPARE(driver->discs(), "- - - y - - -");
        QCOMPARE(driver->game().actions().size(), 1U);
        DO(inconsistency(*driver));
    }

    void keysInADialogAreNoActions()
    {
        const auto driver = begun(powerUps());
        DO(driver->press(Qt::Key_4));
        for (const char *action :
             {"newMatchAction", "preferencesAction", "rulesAction", "aboutAction", "resignAction"}) {
            DO(driver->chooseFromMenu(QString::fromLatin1(action)));
            QVERIFY(driver->dialog());
            for (const Qt::Key key : {Qt::Key_1, Qt::Key_7, Qt::Key_9, Qt::Key_U, Qt::Key_B, Qt::Key_R,
                                      Qt::Key_Left, Qt::Key_F1}) {
                if (driver->dialog())
                    DO(driver->press(key));
            }
            // Clicks do not reach the window below either.
            if (driver->dialog())
                DO(driver->clickColumn(1));
            while (driver->dialog()) {
                DO(driver->press(Qt::Key_Escape));
                QCoreApplication::processEvents();
            }
            QCOMPARE(driver->discs(), "- - - y - - -");
            QCOMPARE(driver->game().actions().size(), 1U);
            QCOMPARE(driver->panel(), "turnBar");
            DO(inconsistency(*driver));
        }
        QCOMPARE(driver->focus(), &driver->view());
    }

    void inputInTheComputersTurnIsNoAction()
    {
        Match match = matchOf(Preset::VersusComputer);
        match.rules.violations = Violations::PerGame;
        match.rules.undos = 2;
        // The pause before the computer leaves time to press keys out of turn.
        Driver driver(
            {.animations = AnimationSpeed::Short, .match = match, .pauseBeforeComputer = true, .moves = "4"});
        DO(driver.press(Qt::Key_Return));
        QVERIFY(driver.model().awaitsComputer());
        const std::size_t actions = driver.game().actions().size();
        QVERIFY(driver.prompt().contains(driver.name(Player::Two)));
        QCOMPARE(driver.buttons(), "");
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_9, Qt::Key_Z, Qt::Key_U, Qt::Key_R, Qt::Key_Return}) {
            DO(driver.press(key));
            if (!driver.model().awaitsComputer())
                break;
            QCOMPARE(driver.game().actions().size(), actions);
        }
        if (driver.model().awaitsComputer())
            DO(driver.clickColumn(2));
        QVERIFY(!driver.scene().isRemoving());
        QTRY_VERIFY(driver.model().awaitsPerson());
        QCOMPARE(driver.game().board().count(Player::One), 1);
        QCOMPARE(driver.game().board().count(Player::Two), 1);
        QCOMPARE(driver.text("cardOne/violations"), "0");
        QCOMPARE(driver.text("cardTwo/violations"), "0");
        DO(inconsistency(driver));
    }

    void stepsTellWhatToDoFirst()
    {
        const auto driver = begun(powerUps());
        const QString full = driver->left(Player::One);
        for (const Qt::Key key : {Qt::Key_U, Qt::Key_B}) {
            const QString before = driver->message();
            DO(driver->press(key));
            QVERIFY(driver->isRefusalShown());
            QVERIFY(!driver->message().isEmpty());
            QVERIFY(key == Qt::Key_B || driver->message() != before);
            QCOMPARE(driver->left(Player::One), full);
        }
        DO(driver->press(Qt::Key_4));
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_1, Qt::Key_9, Qt::Key_R}) {
            DO(driver->press(key));
            QVERIFY(driver->isRefusalShown());
            QVERIFY(!driver->scene().isRemoving());
            QCOMPARE(driver->discs(), "- - - y - - -");
            QCOMPARE(driver->text("cardOne/violations"), "3");
        }
        DO(inconsistency(*driver));
    }
};

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
