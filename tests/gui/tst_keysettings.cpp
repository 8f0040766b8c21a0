// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/keys/keyedit.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QRadioButton>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace four;
using namespace four::gui;

/// The page "Keys" of the preferences, and what is chosen there and for large buttons.
class TestKeySettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void cleanup() { useClearStyle(false); }

    void rowsAreFound()
    {
        Driver driver;
        DO(open(driver), driver.fill("findKey", "history"));
        QVERIFY(driver.isOnScreen("historyActionKey"));
        QVERIFY(!driver.isOnScreen("undoActionKey"));
        DO(driver.fill("findKey", "u"), driver.fill("findKey", "CTRL+N"));
        QVERIFY(driver.isOnScreen("newMatchActionKey"));
        QVERIFY(!driver.isOnScreen("historyActionKey"));
        driver.dialog()->findChild<QLineEdit *>("findKey")->clear();
        QTRY_VERIFY(driver.isOnScreen("historyActionKey"));
        DO(close(driver));
    }

    void everyCommandHasARow()
    {
        Driver driver;
        DO(open(driver));
        int rows = 0;
        for (const QAction *action : driver.window().findChildren<QAction *>()) {
            if (!action->objectName().endsWith("Action") || !action->isVisible())
                continue;
            const auto *edit = driver.dialog()->findChild<KeyEdit *>(action->objectName() + "Key");
            const bool isOfBoard = action->objectName() == "playAction" ||
                                   action->objectName() == "nextGameAction" ||
                                   action->objectName() == "endTurnAction";
            QVERIFY2(isOfBoard == !edit, qPrintable(action->objectName()));
            if (!edit)
                continue;
            ++rows;
            QCOMPARE(edit->keySequence(), action->shortcut());
            QVERIFY2(edit->accessibleName().contains(action->text().remove('&')),
                     qPrintable(edit->accessibleName()));
            QVERIFY2(edit->accessibleName().contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(edit->accessibleName()));
        }
        QVERIFY(rows > 20);
    }

    void aKeyIsChanged()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
        DO(open(driver), choose(driver, "undo", Qt::Key_Z, Qt::ControlModifier), close(driver));
        DO(driver.press(Qt::Key_Return), driver.press(Qt::Key_4));
        QVERIFY2(driver.text("undo").contains("Ctrl+Z"), qPrintable(driver.text("undo")));
        DO(driver.press(Qt::Key_U)); // is a letter like any other now
        QCOMPARE(driver.discs(), "- - - y - - -");
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(driver.discs(), "- - - - - - -");
        // And where it cannot be used, it says why.
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QVERIFY(driver.isRefusalShown());
        driver.restart();
        QCOMPARE(driver.window().findChild<QAction *>("undoAction")->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_Z));
    }

    void aKeyIsTakenAway()
    {
        Driver driver;
        DO(open(driver));
        for (const Qt::Key key : {Qt::Key_Backspace, Qt::Key_Delete}) {
            DO(choose(driver, "values", Qt::Key_J, Qt::ControlModifier), choose(driver, "values", key));
            QVERIFY(driver.dialog()->findChild<KeyEdit *>("valuesActionKey")->keySequence().isEmpty());
        }
        DO(close(driver));
        auto *values = driver.window().findChild<QAction *>("valuesAction");
        QVERIFY(values->shortcut().isEmpty());
        const bool before = values->isChecked();
        DO(driver.press(Qt::Key_V));
        QCOMPARE(values->isChecked(), before);
        // A command that had none gets one.
        DO(open(driver), choose(driver, "about", Qt::Key_F9), close(driver), driver.press(Qt::Key_F9));
        DO(driver.await("aboutDialog"));
    }

    void keysThatCannotBeHad_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        const Qt::KeyboardModifiers none = Qt::NoModifier;
        QTest::newRow("a column") << Qt::Key_4 << none;
        QTest::newRow("an arrow") << Qt::Key_Left << none;
        QTest::newRow("down") << Qt::Key_Down << none;
        QTest::newRow("Space") << Qt::Key_Space << none;
        QTest::newRow("another command's") << Qt::Key_B << none;
        QTest::newRow("another command's with Ctrl") << Qt::Key_H << (none | Qt::ControlModifier);
        QTest::newRow("a menu's") << Qt::Key_G << (none | Qt::AltModifier);
    }

    void keysThatCannotBeHad()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        Driver driver;
        DO(open(driver), choose(driver, "undo", key, modifiers));
        const QString message = driver.text("keyMessage");
        QVERIFY(!message.isEmpty());
        QCOMPARE(driver.dialog()->findChild<KeyEdit *>("undoActionKey")->keySequence(),
                 QKeySequence(Qt::Key_U));
        QVERIFY(driver.preferences().values().keys.isEmpty());
        // The next one that can be had takes the word back.
        DO(choose(driver, "undo", Qt::Key_J));
        QCOMPARE(driver.text("keyMessage"), "");
        QCOMPARE(driver.window().findChild<QAction *>("undoAction")->shortcut(), QKeySequence(Qt::Key_J));
    }

    void keysByTheirPlace()
    {
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
        // The key at the place of U in a Cyrillic layout: commands have Latin letters.
        KeyEdit edit;
        QKeySequence wanted;
        connect(&edit, &KeyEdit::wanted, this, [&wanted](const QKeySequence &key) { wanted = key; });
        QKeyEvent event(QEvent::KeyPress, 0x413, Qt::ControlModifier, 30, 0, 0, QString());
        QCoreApplication::sendEvent(&edit, &event);
        QCOMPARE(wanted, QKeySequence(Qt::CTRL | Qt::Key_U));
#endif
    }

    void usualKeysComeBack()
    {
        Driver driver;
        DO(open(driver));
        QVERIFY(!driver.isEnabled("resetKeys"));
        DO(choose(driver, "undo", Qt::Key_J), choose(driver, "block", Qt::Key_U));
        QCOMPARE(driver.window().findChild<QAction *>("blockAction")->shortcut(), QKeySequence(Qt::Key_U));
        DO(driver.click("resetKeys"));
        QVERIFY(driver.preferences().values().keys.isEmpty());
        QCOMPARE(driver.window().findChild<QAction *>("undoAction")->shortcut(), QKeySequence(Qt::Key_U));
        QCOMPARE(driver.window().findChild<QAction *>("blockAction")->shortcut(), QKeySequence(Qt::Key_B));
        QVERIFY(!driver.text("keyMessage").isEmpty());
    }

    void badKeysInTheFile()
    {
        Driver driver;
        driver.preferences().set(
            &PreferenceValues::keys,
            {{"undoAction", "nonsense"}, {"nobodysAction", "Ctrl+J"}, {"blockAction", "=="}});
        driver.restart();
        // No key, but nothing else goes wrong, and all can be had back.
        DO(open(driver), driver.click("resetKeys"), close(driver));
        QCOMPARE(driver.window().findChild<QAction *>("undoAction")->shortcut(), QKeySequence(Qt::Key_U));
    }

    void lettersAreSwitchedOff()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .moves = ""});
        DO(open(driver), driver.click("letterKeys"), choose(driver, "undo", Qt::Key_J));
        QVERIFY(!driver.text("keyMessage").isEmpty()); // letters are switched off
        DO(choose(driver, "undo", Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(driver.text("keyMessage"), "");
        DO(close(driver), driver.press(Qt::Key_4));
        const QString left = driver.left(Player::One);
        const QString message = driver.message();
        // What a program that listens to speech types by mistake does nothing, and costs nothing.
        for (const Qt::Key key :
             {Qt::Key_U, Qt::Key_B, Qt::Key_R, Qt::Key_V, Qt::Key_M, Qt::Key_A, Qt::Key_Z})
            DO(driver.press(key));
        QCOMPARE(driver.discs(), "- - - y - - -");
        QCOMPARE(driver.left(Player::One), left);
        QCOMPARE(driver.message(), message);
        QVERIFY(!driver.text("block").contains(" B"));
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(driver.discs(), "- - - - - - -");
        // Columns are no letters.
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - y - - -");
        DO(open(driver), driver.click("letterKeys"), close(driver));
        QCOMPARE(driver.window().findChild<QAction *>("blockAction")->shortcut(), QKeySequence(Qt::Key_B));
    }

    void choicesAreStored()
    {
        Driver driver;
        DO(open(driver));
        QCOMPARE(driver.find<QComboBox>("bounce")->currentData().toInt(), 60);
        DO(driver.pick("bounce", 500, By::Keys), driver.click("downDrops"), close(driver));
        driver.restart();
        QCOMPARE(driver.preferences().values().bounce, 500);
        QVERIFY(!driver.preferences().values().downDrops);
        DO(open(driver));
        QCOMPARE(driver.find<QComboBox>("bounce")->currentData().toInt(), 500);
        QVERIFY(!driver.find<QCheckBox>("downDrops")->isChecked());
    }

    void bouncesAsChosen()
    {
        Match match = matchOf(Preset::Classic);
        match.rules.undos = 0;
        Driver driver({.match = match, .moves = ""});
        driver.watchKeys();
        const auto drop = [&driver](quint64 time) {
            for (const auto &[type, when] :
                 {std::pair(QEvent::KeyPress, time), std::pair(QEvent::KeyRelease, time + 40)}) {
                QKeyEvent event(type, Qt::Key_4, Qt::NoModifier, "4");
                event.setTimestamp(when);
                QCoreApplication::sendEvent(driver.focusWindow(), &event);
            }
        };
        drop(100'000);
        drop(100'300);
        QCOMPARE(driver.discs(), "- - - yr - - -");
        DO(open(driver), driver.pick("bounce", 500, By::Mouse), close(driver));
        drop(200'000);
        drop(200'300);
        QCOMPARE(driver.discs(), "- - - yry - - -");
    }

    /// A time that the list does not offer, from the settings file, outlives the choice of something else.
    void anotherTimeIsKept()
    {
        Driver driver;
        driver.preferences().set(&PreferenceValues::bounce, 300);
        DO(open(driver), driver.click("downDrops"), close(driver));
        QVERIFY(!driver.preferences().values().downDrops);
        QCOMPARE(driver.preferences().values().bounce, 300);
    }

    void listsSayWhatIsSo()
    {
        Driver driver;
        const auto list = [&driver] {
            driver.press(Qt::Key_F1, Qt::ShiftModifier);
            driver.await("keysDialog");
            const QString text = driver.dialog()->findChild<QTextBrowser *>("keyList")->toPlainText();
            driver.press(Qt::Key_Escape);
            driver.awaitNoDialog();
            return text;
        };
        const QString usual = list();
        // Of the board, and of all windows: what no command has.
        for (const char *key : {"1", "9", "0", "←", "→", "↑", "↓", "Enter", "Space", "Esc", "Tab",
                                "Shift+Tab", "F10", "Alt+", "Del", "F2", "Ctrl+F", "Shift+F10"})
            QVERIFY2(usual.contains(QString::fromUtf8(key)), key);
        const auto times = usual.count("↓");
        PreferenceValues values = driver.preferences().values();
        values.downDrops = false;
        values.letterKeys = false;
        values.keys = {{"historyAction", "F8"}};
        driver.preferences().set(values);
        const QString changed = list();
        QCOMPARE(changed.count("↓"), times - 1);
        QVERIFY(changed.contains("F8"));
        QVERIFY(!changed.contains("Ctrl+H"));
        QVERIFY(!changed.contains("Block the opponent"));
    }

    void largeButtonsEverywhere_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("window") << QString() << QString();
        for (const char *action : {"moveListAction", "lessonsAction", "sandboxAction"})
            QTest::newRow(action) << QString(action) << QString();
        for (const auto &[action, dialog] :
             {std::pair("newMatchAction", "newMatchDialog"), std::pair("historyAction", "historyDialog"),
              std::pair("preferencesAction", "preferencesDialog"), std::pair("rulesAction", "rulesDialog"),
              std::pair("keysAction", "keysDialog"), std::pair("aboutAction", "aboutDialog"),
              std::pair("progressAction", "progressDialog"), std::pair("resignAction", "resignDialog")})
            QTest::newRow(dialog) << QString(action) << QString(dialog);
    }

    void largeButtonsEverywhere()
    {
        QFETCH(const QString, action);
        QFETCH(const QString, dialog);
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
        driver.preferences().set(&PreferenceValues::largeButtons, true);
        driver.restart();
        driver.window().resize(1200, 900);
        DO(driver.press(Qt::Key_Return), driver.press(Qt::Key_4));
        if (!action.isEmpty()) {
            driver.window().findChild<QAction *>(action)->trigger();
            if (!dialog.isEmpty())
                DO(driver.await(dialog));
        }
        QCoreApplication::processEvents();
        const QWidget *top = dialog.isEmpty() ? static_cast<QWidget *>(&driver.window()) : driver.dialog();
        int seen = 0;
        for (const QWidget *widget : top->findChildren<QWidget *>()) {
            // A part of another widget is as high as the whole allows.
            const bool isPart = qobject_cast<const QLineEdit *>(widget->parentWidget()) ||
                                qobject_cast<const QComboBox *>(widget->parentWidget()) ||
                                qobject_cast<const QTabBar *>(widget->parentWidget()) ||
                                qobject_cast<const QKeySequenceEdit *>(widget->parentWidget()) ||
                                qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) ||
                                qobject_cast<const QMenuBar *>(widget->parentWidget()) ||
                                qobject_cast<const QAbstractItemView *>(widget->parentWidget());
            const bool isPressed =
                qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
                qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
                qobject_cast<const QTabBar *>(widget) || qobject_cast<const QMenuBar *>(widget);
            if (!isPressed || isPart || !widget->isVisible() || widget->window() != top)
                continue;
            ++seen;
            const QString name = QString("%1 %2: %3")
                                     .arg(widget->metaObject()->className(), widget->objectName())
                                     .arg(widget->height());
            QVERIFY2(widget->height() >= largeButton, qPrintable(name));
            if (qobject_cast<const QPushButton *>(widget))
                QVERIFY2(widget->width() >= largeButton, qPrintable(name));
            QVERIFY2(clickedHeight(widget) >= largeButton, qPrintable(name + " is clicked"));
        }
        QVERIFY(seen > 0);
        for (const auto *view : top->findChildren<QAbstractItemView *>()) {
            const bool hasRows = !qobject_cast<const QHeaderView *>(view) && view->model()->rowCount() > 0;
            if (hasRows && view->isVisible() && view->window() == top)
                QVERIFY2(view->visualRect(view->model()->index(0, 0)).height() >= largeButton,
                         qPrintable(view->objectName()));
        }
    }

    void largeArrowsBesideTabs()
    {
        Driver driver;
        driver.preferences().set(&PreferenceValues::largeButtons, true);
        QTabBar bar;
        for (int i = 0; i < 20; ++i)
            bar.addTab("Moves");
        bar.resize(200, bar.sizeHint().height());
        bar.show();
        QCoreApplication::processEvents();
        int seen = 0;
        for (const auto *arrow : bar.findChildren<QAbstractButton *>()) {
            if (!arrow->isVisible())
                continue;
            ++seen;
            QVERIFY2(arrow->width() >= largeButton && arrow->height() >= largeButton,
                     qPrintable(QString("%1x%2").arg(arrow->width()).arg(arrow->height())));
        }
        QCOMPARE(seen, 2);
    }

    void largeButtonsAtOnce()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .moves = "4"});
        auto *button = driver.window().findChild<QWidget *>("endTurn");
        const int usual = button->height();
        QVERIFY(usual < largeButton);
        DO(driver.open("preferencesDialog"), driver.click("largeButtons"));
        QTRY_VERIFY(button->height() >= largeButton);
        const QString base = QApplication::style()->metaObject()->className();
        // The board does not jump when the buttons go.
        DO(driver.answer(QDialogButtonBox::Close), driver.awaitNoDialog());
        const QRect board = driver.window().findChild<QWidget *>("board")->geometry();
        DO(driver.press(Qt::Key_Return));
        QCoreApplication::processEvents();
        QCOMPARE(driver.window().findChild<QWidget *>("board")->geometry(), board);
        driver.preferences().set(&PreferenceValues::largeButtons, false);
        DO(driver.press(Qt::Key_4));
        QTRY_COMPARE(button->height(), usual);
    }

private:
    /// How high the part is that a click is for.
    static int clickedHeight(const QWidget *widget)
    {
        const auto *box = qobject_cast<const QCheckBox *>(widget);
        const auto *radio = qobject_cast<const QRadioButton *>(widget);
        if (box || radio) {
            QStyleOptionButton option;
            option.initFrom(widget);
            option.text = qobject_cast<const QAbstractButton *>(widget)->text();
            return widget->style()
                ->subElementRect(box ? QStyle::SE_CheckBoxClickRect : QStyle::SE_RadioButtonClickRect,
                                 &option, widget)
                .height();
        }
        if (qobject_cast<const QAbstractSpinBox *>(widget)) {
            QStyleOptionSpinBox option;
            option.initFrom(widget);
            option.frame = true;
            option.subControls = QStyle::SC_All;
            int least = widget->height();
            for (const QStyle::SubControl part : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
                const QSize size =
                    widget->style()->subControlRect(QStyle::CC_SpinBox, &option, part, widget).size();
                least = std::min({least, size.width(), size.height()});
            }
            return least;
        }
        return widget->height();
    }

    static Problem open(Driver &driver)
    {
        TRY(driver.open("preferencesDialog"));
        driver.dialog()->findChild<QTabWidget *>("pages")->setCurrentIndex(3);
        QCoreApplication::processEvents();
        return {};
    }

    static Problem choose(Driver &driver, const QString &command, Qt::Key key,
                          Qt::KeyboardModifiers with = {})
    {
        auto *edit = driver.dialog()->findChild<KeyEdit *>(command + "ActionKey");
        if (!edit)
            return "no row for " + command;
        edit->setFocus(Qt::TabFocusReason);
        return driver.press(key, with);
    }

    static Problem close(Driver &driver)
    {
        TRY(driver.answer(QDialogButtonBox::Close));
        return driver.awaitNoDialog();
    }
};

QTEST_MAIN(TestKeySettings)
#include "tst_keysettings.moc"
