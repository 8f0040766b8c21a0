// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/settings/preferences.h"

#include <QAction>
#include <QComboBox>
#include <QMenuBar>
#include <QTest>

using namespace four;
using namespace four::gui;

/// Two windows of one program.
class TestWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void choicesOfBothAreKept()
    {
        Driver driver({.language = "en", .animations = AnimationSpeed::Full});
        MainWindow second(&driver.preferences(), &driver.wishes());
        goTo(second);
        goTo(driver.window());
        DO(choose(driver, "endTurn", 5), choose(driver, "language", "vi"));
        goTo(second);
        DO(choose(driver, "animations", int(AnimationSpeed::Off)));
        const PreferenceValues stored = Preferences().values();
        QCOMPARE(stored.language, QString("vi"));
        QCOMPARE(stored.endTurnSeconds, 5);
        QCOMPARE(stored.animations, AnimationSpeed::Off);
    }

    void choiceHoldsInBoth()
    {
        Driver driver({.language = "en", .animations = AnimationSpeed::Full});
        MainWindow second(&driver.preferences(), &driver.wishes());
        goTo(second);
        second.session()->begin();
        second.session()->submit(action::Drop{3});
        QVERIFY(second.board()->boardScene()->isFalling());
        QTRY_VERIFY(!second.board()->boardScene()->isFalling());
        goTo(driver.window());
        DO(choose(driver, "animations", int(AnimationSpeed::Off)));
        second.session()->submit(action::Drop{3});
        QVERIFY(!second.board()->boardScene()->isFalling());
        // The language, and the sound, whose switch is an action of each window.
        const QString english = second.menuBar()->actions().first()->text();
        DO(choose(driver, "language", "vi"));
        QTRY_VERIFY(second.menuBar()->actions().first()->text() != english);
        auto *sound = second.findChild<QAction *>("soundAction");
        QVERIFY(sound->isChecked());
        PreferenceValues values = driver.preferences().values();
        values.sound = false;
        driver.preferences().set(values);
        QVERIFY(!sound->isChecked());
        QVERIFY(!driver.window().findChild<QAction *>("soundAction")->isChecked());
    }

    void dialogFollowsTheOtherWindow()
    {
        Driver driver({.language = "en", .animations = AnimationSpeed::Full});
        DO(driver.openPreferences("animations"));
        auto *box = driver.find<QComboBox>("animations");
        QVERIFY(box);
        QCOMPARE(box->currentData().toInt(), int(AnimationSpeed::Full));
        driver.preferences().set(&PreferenceValues::animations, AnimationSpeed::Short);
        QCOMPARE(box->currentData().toInt(), int(AnimationSpeed::Short));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    void choiceOfAnotherProcessArrives()
    {
        Driver driver({.language = "en"});
        auto *sound = driver.window().findChild<QAction *>("soundAction");
        const QString english = driver.window().menuBar()->actions().first()->text();
        QVERIFY(sound->isChecked());
        // Its own preferences, of which this process sees the file alone.
        Preferences other;
        other.set(&PreferenceValues::language, "vi");
        other.set(&PreferenceValues::sound, false);
        other.set(&PreferenceValues::largeButtons, true);
        other.set(&PreferenceValues::animations, AnimationSpeed::Full);
        QTRY_VERIFY(driver.window().menuBar()->actions().first()->text() != english);
        QTRY_VERIFY(!sound->isChecked());
        QTRY_VERIFY(driver.find<QWidget>("playPeople")->height() >= 44);
        QTRY_COMPARE(driver.preferences().values().animations, AnimationSpeed::Full);
        driver.window().session()->begin();
        driver.window().session()->submit(action::Drop{3});
        QVERIFY(driver.scene().isFalling());
        // The style of the whole program, and so of the tests after this one.
        driver.preferences().set(&PreferenceValues::largeButtons, false);
    }

private:
    /// Chooses in the preferences of the window that is active.
    static Problem choose(Driver &driver, const QString &box, const QVariant &value)
    {
        TRY(driver.openPreferences(box), driver.pick(box, value, By::Keys));
        TRY(driver.press(Qt::Key_Escape));
        return driver.awaitNoDialog();
    }
    static void goTo(MainWindow &window)
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
};

QTEST_MAIN(TestWindows)
#include "tst_windows.moc"
