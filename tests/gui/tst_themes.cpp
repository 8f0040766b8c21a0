// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardending.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
/// Opens the menu of themes and clicks there.
Problem chooseTheme(Driver &driver, const QString &action)
{
    auto *menu = driver.window().findChild<QMenu *>("themeMenu");
    if (!menu)
        return "there is no menu of themes";
    menu->popup(driver.window().mapToGlobal(QPoint(100, 100)));
    if (!QTest::qWaitForWindowExposed(menu))
        return "the menu does not open";
    for (QAction *each : menu->actions()) {
        if (each->objectName() != action)
            continue;
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
        return {};
    }
    return action + " is not in the menu";
}

Problem play(Driver &driver, std::initializer_list<int> columns)
{
    for (const int column : columns)
        TRY(driver.press(Qt::Key(Qt::Key_0 + column)));
    return {};
}

Match classic()
{
    Match match = matchOf(Preset::Classic);
    match.rules.starter = Starter::PlayerOne;
    return match;
}

/// Letters after Alt on what is shown of the dialog.

/// Letters after Alt on what is shown of the dialog.
QStringList letters(const QWidget *dialog)
{
    QStringList found;
    const auto add = [&found](const QString &text) {
        if (const QKeySequence keys = QKeySequence::mnemonic(text); !keys.isEmpty())
            found << QKeySequence(keys[0].key()).toString();
    };
    for (const QWidget *widget : dialog->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            add(button->text());
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
            add(label->text());
    }
    return found;
}

} // namespace

/// How the board looks and moves, chosen by people and by the desktop.
class TestThemes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void cleanup()
    {
        qunsetenv("XDG_CURRENT_DESKTOP");
        Theme::use({});
    }

    void areChosenFromTheMenu()
    {
        Driver driver({.match = classic()});
        const auto corner = [&driver] {
            // Of the board's front, between four cells.
            const BoardScene &scene = driver.scene();
            const QPointF between = (scene.centreOf({0, 0}) + scene.centreOf({1, 1})) / 2;
            return driver.view().grab().toImage().pixelColor(driver.view().mapFromScene(between));
        };
        QCOMPARE(corner(), QColor("#2b62c9"));
        QCOMPARE(driver.text("cardOne/identity"), QString("X, yellow"));
        DO(chooseTheme(driver, "theme-wood"));
        QTRY_COMPARE(driver.text("cardOne/identity"), QString("X, light"));
        QCOMPARE(corner(), Theme::of(Theme::Surroundings::Light).board.front);
        QVERIFY(corner() != QColor("#2b62c9"));
        QCOMPARE(driver.preferences().values().theme, QString("wood"));
        // One of each kind, and no more.
        DO(chooseTheme(driver, "faces-2"));
        QCOMPARE(driver.preferences().values().faces, Theme::Faces::Plain);
        auto *menu = driver.window().findChild<QMenu *>("themeMenu");
        menu->popup({});
        QStringList checked;
        for (const QAction *action : menu->actions()) {
            if (action->isChecked())
                checked << action->objectName();
        }
        menu->close();
        QCOMPARE(checked, QStringList({"theme-wood", "faces-2"}));
        driver.restart();
        // What is seen on the disc is said beside it.
        QCOMPARE(driver.text("cardOne/identity"), QString("light"));
        QCOMPARE(Theme::of(Theme::Surroundings::Light).discOne.faces, Theme::Faces::Plain);
    }

    void areChosenInThePreferences()
    {
        Driver driver({.match = classic()});
        DO(driver.openPreferences("theme"), driver.pick("theme", "night"));
        QTRY_COMPARE(driver.text("cardTwo/identity"), QString("O, violet"));
        DO(driver.pick("faces", int(Theme::Faces::Shapes)));
        QCOMPARE(Theme::of(Theme::Surroundings::Dark).discTwo.faces, Theme::Faces::Shapes);
        QTRY_COMPARE(driver.text("cardOne/identity"), QString("star, amber"));
        QTRY_COMPARE(driver.text("cardTwo/identity"), QString("moon, violet"));
        // What another version knows and this one does not stays, whatever else is chosen.
        PreferenceValues values = driver.preferences().values();
        values.theme = "of a later version";
        driver.preferences().set(values);
        QTRY_COMPARE(driver.text("cardTwo/identity"), QString("moon, red"));
        DO(driver.pick("animations", int(AnimationSpeed::Short)));
        QCOMPARE(driver.preferences().values().theme, QString("of a later version"));
    }

    void wordsFollow()
    {
        Match match = matchOf(Preset::VersusComputer);
        Driver driver({.match = match});
        driver.preferences().set(&PreferenceValues::theme, "pastel");
        DO(driver.open("newMatchDialog"));
        const auto shown = [&driver](const QString &part) {
            for (const QLabel *label : driver.window().findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(part))
                    return true;
            }
            return false;
        };
        QVERIFY(shown("You play the cream discs and begin; the computer plays the rose ones."));
        QCOMPARE(driver.labelOf("kindOne"), QString("Cream:"));
        QCOMPARE(driver.labelOf("kindTwo"), QString("Rose:"));
        QVERIFY(!shown("yellow") && !shown("Yellow") && !shown("red ones"));
        // At once, also in a dialog that is open.
        driver.preferences().set(&PreferenceValues::theme, QString());
        QTRY_VERIFY(shown("You play the yellow discs and begin; the computer plays the red ones."));
        QCOMPARE(driver.labelOf("kindOne"), QString("Yellow:"));
        QVERIFY(!shown("cream"));
    }

    void haveFreeLetters_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        for (const QString language : {"en", "vi"}) {
            for (const Theme *theme : Theme::all())
                QTest::addRow("%s, %s", qPrintable(language), theme->id) << language << QString(theme->id);
        }
    }

    void haveFreeLetters()
    {
        QFETCH(QString, language);
        QFETCH(QString, theme);
        Driver driver({.language = language, .match = classic(), .moves = "4"});
        driver.preferences().set(&PreferenceValues::theme, theme);
        DO(driver.open("historyDialog"), driver.press(Qt::Key_F2), driver.await("renameDialog"));
        QCoreApplication::processEvents();
        QStringList found = letters(driver.dialog());
        QVERIFY(found.size() >= 2);
        for (const QString &letter : std::as_const(found))
            QVERIFY2(letter.size() == 1 && letter.front().unicode() < 0x80, qPrintable(letter));
        const auto all = found.size();
        found.removeDuplicates();
        QCOMPARE(found.size(), all);
    }

    void lineIsDrawnAndStays()
    {
        Driver driver({.animations = AnimationSpeed::Full, .match = classic(), .moves = ""});
        DO(play(driver, {1, 2, 1, 2, 1, 2}));
        driver.scene().finishAnimations();
        QVERIFY(!driver.scene().winLight());
        DO(play(driver, {1}));
        QVERIFY(driver.game().isOver());
        // Not before the disc is there that ends the game.
        QVERIFY(driver.scene().isFalling());
        QVERIFY(!driver.scene().winLight());
        QVERIFY(driver.scene().marked(MarkItem::Kind::Veil).empty());
        QTRY_VERIFY(driver.scene().winLight());
        QVERIFY(!driver.scene().isFalling());
        QVERIFY(driver.scene().winLight()->drawn() < 1);
        QCOMPARE(driver.marks(MarkItem::Kind::Veil), QString("2,1 2,2 2,3"));
        QTRY_VERIFY(driver.scene().isCelebrating());
        // It leaves the board, and all that is written, free.
        const auto *confetti = driver.window().findChild<QWidget *>("confetti");
        QCOMPARE(confetti->parentWidget()->children().indexOf(confetti), 0);
        QTRY_COMPARE(driver.scene().winLight()->drawn(), 1.0);
        QTRY_VERIFY(!driver.scene().isCelebrating());
        DO(driver.hoverColumn(5));
        QCOMPARE(driver.scene().winLight()->drawn(), 1.0);
        const auto &place = driver.scene().winLight()->place();
        QCOMPARE(place.lines.size(), std::size_t(1));
        QCOMPARE(place.lines[0], QLineF(driver.scene().centreOf({0, 0}), driver.scene().centreOf({0, 3})));
        QCOMPARE(place.from, driver.scene().centreOf({0, 3}));
        // It goes with the game that it belongs to, and comes back with it.
        DO(driver.press(Qt::Key_PageUp));
        QTRY_VERIFY(!driver.scene().winLight());
        DO(driver.press(Qt::Key_End));
        QTRY_VERIFY(driver.scene().winLight());
        QTRY_COMPARE(driver.scene().winLight()->drawn(), 1.0);
        QVERIFY(!driver.scene().isCelebrating());
    }

    void celebrationIsAChoice_data()
    {
        QTest::addColumn<AnimationSpeed>("animations");
        QTest::addColumn<bool>("wanted");
        QTest::newRow("not wanted") << AnimationSpeed::Full << false;
        QTest::newRow("short animations") << AnimationSpeed::Short << true;
        QTest::newRow("no animations") << AnimationSpeed::Off << true;
        QTest::newRow("high contrast") << AnimationSpeed::Full << true;
    }

    void celebrationIsAChoice()
    {
        QFETCH(AnimationSpeed, animations);
        QFETCH(bool, wanted);
        Driver driver({.animations = animations, .match = classic()});
        driver.preferences().set(&PreferenceValues::celebrate, wanted);
        if (qstrcmp(QTest::currentDataTag(), "high contrast") == 0)
            driver.preferences().set(&PreferenceValues::theme, Theme::highContrastId);
        DO(driver.press(Qt::Key_Return), play(driver, {1, 2, 1, 2, 1, 2, 1}));
        QTRY_VERIFY(!driver.scene().isFalling());
        QTRY_VERIFY(driver.scene().winLight());
        QTRY_COMPARE(driver.scene().winLight()->drawn(), 1.0);
        QVERIFY(!driver.scene().isCelebrating());
    }

    void coinTurnsSlowly_data()
    {
        QTest::addColumn<AnimationSpeed>("animations");
        QTest::newRow("full") << AnimationSpeed::Full;
        QTest::newRow("short") << AnimationSpeed::Short;
    }

    void coinTurnsSlowly()
    {
        QFETCH(AnimationSpeed, animations);
        Match match = matchOf(Preset::Classic);
        match.rules.starter = Starter::Random;
        Driver driver({.animations = animations, .match = match, .moves = ""});
        const auto coin = [&driver]() -> const DiscItem * {
            for (const QGraphicsItem *item : driver.scene().items()) {
                const auto *disc = qobject_cast<const DiscItem *>(item->toGraphicsObject());
                if (disc && disc->scale() > 1)
                    return disc;
            }
            return nullptr;
        };
        QVERIFY(coin());
        std::optional<Colour> side;
        int turns = 0;
        QElapsedTimer time;
        time.start();
        while (coin()) {
            if (side != coin()->colour()) {
                turns += side ? 1 : 0;
                side = coin()->colour();
            }
            QTest::qWait(4);
            QVERIFY(time.elapsed() < 20000);
        }
        QVERIFY(turns >= 1);
        // In all, and so within any second.
        QVERIFY2(turns <= 3, qPrintable(QString::number(turns)));
        QCOMPARE(*side, driver.game().colour(driver.game().starter()));
    }

    void desktopsWishIsFollowed_data()
    {
        QTest::addColumn<QByteArray>("factor");
        QTest::addColumn<bool>("follow");
        QTest::addColumn<bool>("moves");
        QTest::newRow("wants none") << QByteArray("0") << true << false;
        QTest::newRow("wants none, not followed") << QByteArray("0") << false << true;
        QTest::newRow("wants slow ones") << QByteArray("2") << true << true;
    }

    void desktopsWishIsFollowed()
    {
        QFETCH(QByteArray, factor);
        QFETCH(bool, follow);
        QFETCH(bool, moves);
        const QTemporaryDir config;
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        const bool wasSet = qEnvironmentVariableIsSet("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(config.path()));
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        QFile file(config.filePath("kdeglobals"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[KDE]\nAnimationDurationFactor=" + factor + "\n");
        file.close();
        {
            Driver driver({.animations = AnimationSpeed::Full, .match = classic()});
            driver.preferences().set(&PreferenceValues::followMotion, follow);
            DO(driver.press(Qt::Key_Return));
            driver.scene().finishAnimations();
            DO(play(driver, {4}));
            QCOMPARE(driver.scene().isAnimating(), moves);
        }
        wasSet ? qputenv("XDG_CONFIG_HOME", before) : qunsetenv("XDG_CONFIG_HOME");
    }

    void desktopsContrastIsFollowed()
    {
        const QTemporaryDir config;
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        const bool wasSet = qEnvironmentVariableIsSet("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(config.path()));
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        QFile file(config.filePath("kdeglobals"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\nColorScheme=BreezeHighContrast\n");
        file.close();
        {
            Driver driver({.match = classic()});
            QCOMPARE(driver.text("cardOne/identity"), QString("X, white"));
            // A chosen theme goes before the one of the desktop.
            DO(chooseTheme(driver, "theme-classic"));
            QTRY_COMPARE(driver.text("cardOne/identity"), QString("X, yellow"));
            DO(chooseTheme(driver, "theme-system"));
            QTRY_COMPARE(driver.text("cardOne/identity"), QString("X, white"));
            QVERIFY(driver.preferences().values().theme.isEmpty());
            DO(driver.open("preferencesDialog"));
            QCOMPARE(driver.dialog()->findChild<QComboBox *>("theme")->currentText(),
                     QString("System theme"));
        }
        wasSet ? qputenv("XDG_CONFIG_HOME", before) : qunsetenv("XDG_CONFIG_HOME");
    }
};

QTEST_MAIN(TestThemes)
#include "tst_themes.moc"
