// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/actionbutton.h"

#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTextBrowser>

#include <map>

using namespace four;
using namespace four::gui;

/// One action a command, everywhere.
class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void haveOneActionEach()
    {
        const Driver driver;
        std::map<QString, int> keys;
        QSet<const QAction *> inMenus;
        QList<const QAction *> titles;
        for (const QAction *title : driver.window().menuBar()->actions())
            titles << title;
        titles << driver.window().findChild<QAction *>("twoComputersMenuTitle"); // within Game
        for (const QAction *title : titles) {
            for (const QAction *action : title->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
                QVERIFY2(!inMenus.contains(action), qPrintable(action->text()));
                inMenus.insert(action);
            }
        }
        int commands = 0;
        for (const QAction *action : driver.window().findChildren<QAction *>()) {
            if (action->objectName().endsWith("Action"))
                ++commands;
            else
                QVERIFY2(action->shortcut().isEmpty(), qPrintable(action->text()));
            if (!action->shortcut().isEmpty())
                ++keys[action->shortcut().toString()];
        }
        QCOMPARE(commands, int(Command::About) + 1);
        QCOMPARE(inMenus.size(), commands + 2); // the themes, and two computers
        for (const auto &[key, count] : keys)
            QVERIFY2(count == 1, qPrintable(key));
    }

    void menusHaveWhatBelongsToTheGame_data()
    {
        QTest::addColumn<Match>("match");
        QTest::addColumn<QStringList>("absent");
        Match computers = matchOf(Preset::Classic);
        for (const Player player : bothPlayers)
            computers.seats[player].level = Level::Easy;
        QTest::newRow("classic") << matchOf(Preset::Classic)
                                 << QStringList({"undo", "block", "remove", "endTurn", "hold", "step"});
        QTest::newRow("three strikes")
            << matchOf(Preset::ThreeStrikes) << QStringList({"block", "remove", "hold", "step"});
        QTest::newRow("power-ups") << matchOf(Preset::PowerUps) << QStringList({"hold", "step"});
        QTest::newRow("two computers") << computers << QStringList({"undo", "block", "remove", "endTurn"});
    }
    void menusHaveWhatBelongsToTheGame()
    {
        QFETCH(const Match, match);
        QFETCH(const QStringList, absent);
        Driver driver({.match = match, .showPowerUpRules = false});
        const auto isThere = [&driver](int menu, const QString &name) {
            QMenu *shown = driver.window().menuBar()->actions().at(menu)->menu();
            shown->popup({});
            const bool found =
                shown->actions().contains(driver.window().findChild<QAction *>(name + "Action"));
            shown->close();
            return found;
        };
        QVERIFY(isThere(0, "play"));
        for (const QString name : {"undo", "block", "remove", "endTurn", "hold", "step"})
            QVERIFY2(isThere(1, name) != absent.contains(name), qPrintable(name));
        // Of the coach and of puzzles there is nothing as long as neither has the board.
        for (const QString name : {"lineBack", "lineForward", "takeBack", "letStand", "showWhy"})
            QVERIFY2(!isThere(2, name), qPrintable(name));
        for (const QString name : {"pointOut", "leave"})
            QVERIFY2(!isThere(3, name), qPrintable(name));
        DO(driver.press(Qt::Key_Return));
        QVERIFY(!isThere(0, "play"));
        DO(driver.press(Qt::Key_F3));
        QTRY_VERIFY_WITH_TIMEOUT(isThere(3, "leave"), 30'000);
    }

    void areWhatMenusAndButtonsShow()
    {
        // Wherever a button of the window does what a command does, it is that command's.
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
        for (const char *panel : {"turnBar", "resultPanel", "replayPanel", "replayBar"}) {
            const auto *widget = driver.window().findChild<QWidget *>(panel);
            QVERIFY(widget);
            const QList<QPushButton *> buttons = widget->findChildren<QPushButton *>();
            QVERIFY(!buttons.isEmpty());
            for (const QPushButton *button : buttons)
                QVERIFY2(qobject_cast<const ActionButton *>(button) ||
                             qobject_cast<const MenuButton *>(button),
                         qPrintable(button->objectName()));
        }
        // And both are enabled and disabled together.
        const auto agree = [&driver] {
            for (const auto &[name, action] :
                 {std::pair("undo", "undoAction"), std::pair("block", "blockAction"),
                  std::pair("remove", "removeAction"), std::pair("endTurn", "endTurnAction")}) {
                const auto *button = driver.window().findChild<QPushButton *>(name);
                if (button->isEnabled() != driver.window().findChild<QAction *>(action)->isEnabled())
                    return false;
            }
            return true;
        };
        DO(driver.press(Qt::Key_Return));
        QVERIFY(agree());
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_U, Qt::Key_4, Qt::Key_Return, Qt::Key_R, Qt::Key_Escape,
                                  Qt::Key_3, Qt::Key_B, Qt::Key_3, Qt::Key_Return}) {
            DO(driver.press(key));
            QVERIFY(agree());
        }
    }

    void areListedWithTheirKeys_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Vietnamese") << "vi";
    }

    void areListedWithTheirKeys()
    {
        QFETCH(QString, language);
        Driver driver({.language = language});
        DO(driver.press(Qt::Key_F1, Qt::ShiftModifier), driver.await("keysDialog"));
        const QString list = driver.dialog()->findChild<QTextBrowser *>("keyList")->toPlainText();
        for (const QAction *action : driver.window().findChildren<QAction *>()) {
            if (action->shortcut().isEmpty())
                continue;
            if (!action->isVisible()) { // such as the sound of a program that was built without
                QVERIFY2(!list.contains(action->text().remove('&')), qPrintable(action->text()));
                continue;
            }
            QVERIFY2(list.contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(action->text()));
            QVERIFY2(list.contains(action->text().remove('&')), qPrintable(action->text()));
        }
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    void keyToTheMenus()
    {
        Driver driver;
        DO(driver.press(Qt::Key_F10));
        const QMenu *first = driver.window().menuBar()->actions().constFirst()->menu();
        QTRY_COMPARE(QApplication::activePopupWidget(), first);
        DO(driver.press(Qt::Key_Right));
        QTRY_COMPARE(QApplication::activePopupWidget(), driver.window().menuBar()->actions().at(1)->menu());
        DO(driver.press(Qt::Key_Escape), driver.press(Qt::Key_Escape));
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }

    void sayWhyNot()
    {
        Match match = matchOf(Preset::ThreeStrikes);
        match.rules.starter = Starter::PlayerOne;
        Driver driver({.match = match, .moves = ""});
        // By the game's own words, where it is an action of the game.
        DO(driver.press(Qt::Key_U));
        QVERIFY(driver.isRefusalShown());
        QVERIFY(!driver.window().findChild<QAction *>("undoAction")->isEnabled());
        const QString why = driver.window().findChild<QAction *>("undoAction")->toolTip();
        QVERIFY2(driver.message().contains(why), qPrintable(why + " / " + driver.message()));
        // By the notice, where it is not.
        QVERIFY(!driver.window().findChild<QAction *>("rematchAction")->isEnabled());
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(driver.text("notice/text"),
                 driver.window().findChild<QAction *>("rematchAction")->toolTip());
        QCOMPARE(driver.text("notice/text"), QString("The game is not over yet."));
        // An action that this game does not have costs nothing.
        DO(driver.press(Qt::Key_B));
        QCOMPARE(driver.text("notice/text"), QString("This game has no blocks."));
        QVERIFY(!driver.window().findChild<QAction *>("blockAction")->isEnabled());
        DO(driver.drop(By::Keys, 4));
        QCOMPARE(driver.discs(), QString("- - - y - - -"));
    }

    /// Every key of a command that cannot be used now says a reason of its own, and does nothing else.
    void eachKeySaysWhyNot_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QKeyCombination>("key");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *command, QKeyCombination key, const char *why) {
            QTest::newRow(command) << QString(command) << key << QString(why);
        };
        row("undoAction", Qt::Key_U, "This game has no undos.");
        row("blockAction", Qt::Key_B, "This game has no blocks.");
        row("removeAction", Qt::Key_R, "This game has no removals.");
        row("swapAction", Qt::Key_W, "This game has no swap.");
        row("holdAction", Qt::Key_P,
            "Only games with a clock, and computers that play each other, can be paused.");
        row("stepAction", Qt::Key_S, "Only computers that play each other can be paused.");
        row("pointOutAction", Qt::CTRL | Qt::Key_M, "There is no mistake to be found here.");
        row("lineForwardAction", Qt::Key_Period, "First ask for a hint, and have its line shown.");
        row("takeBackAction", Qt::Key_Backspace,
            "The coach looks on where New match says so: Practice with the coach.");
        row("leaveAction", Qt::SHIFT | Qt::Key_F3, "This is your game.");
        row("playOnAction", Qt::CTRL | Qt::Key_G, "First go back to an earlier position.");
    }

    void eachKeySaysWhyNot()
    {
        QFETCH(const QString, command);
        QFETCH(const QKeyCombination, key);
        QFETCH(const QString, why);
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4"});
        QVERIFY(!driver.window().findChild<QAction *>(command)->isEnabled());
        DO(driver.press(key.key(), key.keyboardModifiers()));
        QCOMPARE(driver.text("notice/text"), why);
        QCOMPARE(driver.game().actions().size(), 1U);
    }

    /// In all these states, no command is disabled without a reason.
    void noneIsDisabledWithoutAReason()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        const auto silent = [&driver] {
            QStringList names;
            for (const QAction *action : driver.window().findChildren<QAction *>()) {
                if (action->objectName().endsWith("Action") && !action->isEnabled() &&
                    !action->whatsThis().endsWith(u'.'))
                    names << action->objectName();
            }
            return names.join(u' ');
        };
        QCOMPARE(silent(), QString());
        DO(driver.press(Qt::Key_Return), driver.drop("41"));
        QCOMPARE(silent(), QString());
        DO(driver.press(Qt::Key_PageUp));
        QCOMPARE(silent(), QString());
        DO(driver.press(Qt::Key_End), driver.drop("42424"));
        QVERIFY(driver.game().isOver());
        QCOMPARE(silent(), QString());
        DO(driver.press(Qt::Key_F3));
        QVERIFY(driver.window().session()->isInterrupted());
        QCOMPARE(silent(), QString());
    }

    /// A command of the own game that is refused leaves the puzzle on the board.
    void aRefusalLeavesThePuzzle()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4"});
        DO(driver.press(Qt::Key_F3));
        QVERIFY(driver.window().session()->isInterrupted());
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(driver.window().session()->isInterrupted());
        QCOMPARE(driver.text("notice/text"), QString("First go back to your game."));
    }
};

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
