// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/board/boardview.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMap>
#include <QMenuBar>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

using namespace four;
using namespace four::gui;

using Open = std::function<Problem(Driver &)>;

namespace {
Match named(Preset preset)
{
    Match match = matchOf(preset);
    match.rules.starter = Starter::PlayerOne;
    match.seats[Player::One].name = "Lan";
    match.seats[Player::Two].name = "Bình";
    return match;
}

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 “%2”").arg(QString::fromLatin1(widget->metaObject()->className()),
                                         widget->objectName());
}

/// Every widget that Tab leads to, once around, from the one that has the keyboard.
QWidgetList around(Driver &driver)
{
    constexpr int most = 80;
    QWidgetList chain{driver.focus()};
    for (int i = 0; i < most; ++i) {
        driver.press(Qt::Key_Tab);
        if (driver.focus() == chain.front())
            return chain;
        chain << driver.focus();
    }
    return {};
}

QRect rectIn(const QWidget *widget, const QWidget *top)
{
    return {widget->mapTo(top, QPoint()), widget->size()};
}

/// Whether a reader from the top left comes to the second after the first. Boxes and panels are read
/// one after the other, each to its end, so what counts is where those lie that have the two in them.
bool isReadBefore(const QWidget *first, const QWidget *second, const QWidget *top)
{
    const QWidget *a = first;
    const QWidget *b = second;
    const auto depth = [top](const QWidget *widget) {
        int count = 0;
        for (; widget != top; widget = widget->parentWidget())
            ++count;
        return count;
    };
    while (depth(a) > depth(b))
        a = a->parentWidget();
    while (depth(b) > depth(a))
        b = b->parentWidget();
    while (a != b && a->parentWidget() != b->parentWidget()) {
        a = a->parentWidget();
        b = b->parentWidget();
    }
    // What is scrolled away lies elsewhere than it shows.
    const QRect one = rectIn(a == b ? first : a, top);
    const QRect other = rectIn(a == b ? second : b, top);
    const bool isSameLine = one.center().y() <= other.bottom() && one.center().y() >= other.top();
    return isSameLine ? one.left() <= other.left() : one.top() <= other.top();
}
} // namespace

/// Where the keyboard is can be seen at any time, and Tab leads from one thing to the next as people read.
class TestFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setCursorFlashTime(0); }
    void init() { Driver::prepare(); }

    void boardHasARing_data()
    {
        QTest::addColumn<QList<Qt::Key>>("keys");
        QTest::newRow("before the start") << QList<Qt::Key>();
        QTest::newRow("move") << QList<Qt::Key>{Qt::Key_Return};
        QTest::newRow("confirm") << QList<Qt::Key>{Qt::Key_Return, Qt::Key_4};
        QTest::newRow("removing") << QList<Qt::Key>{Qt::Key_Return, Qt::Key_4, Qt::Key_Return, Qt::Key_R};
    }

    void boardHasARing()
    {
        QFETCH(const QList<Qt::Key>, keys);
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
        for (const Qt::Key key : keys)
            DO(driver.press(key));
        QCOMPARE(driver.focus(), &driver.view());
        const auto picture = [&driver] { return driver.view().grab().toImage(); };
        const auto colours = [](const QImage &image, QRgb colour) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixel(x, y) == colour;
            }
            return count;
        };
        const QRgb highlight = driver.view().palette().color(QPalette::Highlight).rgb();
        QVERIFY(colours(picture(), highlight) > 1000); // around the whole board
        // And around nothing else.
        QVERIFY(picture().pixel(0, driver.view().height() / 2) != highlight);
        DO(driver.press(Qt::Key_Tab));
        QVERIFY(driver.focus() != &driver.view());
        QCOMPARE(colours(picture(), highlight), 0);
    }

    void startGoesFromTileToTile()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1366, 768}});
        QCOMPARE(driver.focus(), &driver.view());
        QStringList order;
        for (int i = 0; i < 14; ++i) {
            DO(driver.press(Qt::Key_Tab));
            order << driver.focus()->objectName();
        }
        const QStringList expected{"level2",       "level4",   "level5",     "otherLevels",  "playComputer",
                                   "game",         "names",    "playPeople", "startLessons", "startDaily",
                                   "startSandbox", "newMatch", "history",    "open"};
        QCOMPARE(order, expected);
        for (const auto &[tile, name] :
             {std::pair("computerTile", "Against the computer"), std::pair("peopleTile", "Two people"),
              std::pair("learnTile", "Learn")}) {
            const auto *heard = QAccessible::queryAccessibleInterface(driver.find<QWidget>(tile));
            QCOMPARE(heard->role(), QAccessible::Grouping);
            QCOMPARE(heard->text(QAccessible::Name), QString(name));
        }
        // Enter on a button is that button's, on the board it plays.
        DO(driver.press(Qt::Key_Escape));
        driver.view().setFocus();
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.focus(), &driver.view());
    }

    /// On a face that is as dark as the usual ring.
    void primaryHasARing()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        auto *play = driver.find<QWidget>("playPeople");
        const auto ringed = [play] {
            QCoreApplication::processEvents();
            const QImage image = play->grab().toImage();
            const QRgb ring = shades::onPrimary().rgb();
            const int row = image.height() / 2;
            return image.pixel(3, row) == ring && image.pixel(image.width() - 4, row) == ring;
        };
        play->setFocus(Qt::TabFocusReason);
        QVERIFY(ringed());
        play->clearFocus();
        QVERIFY(!ringed());
    }

    void isSeen_data() { addScreens(); }
    void isSeen()
    {
        QFETCH(const Match, match);
        QFETCH(const Open, open);
        Driver driver({.match = match, .showPowerUpRules = false});
        DO(open(driver));
        QCoreApplication::processEvents();
        const QWidgetList chain = around(driver);
        QVERIFY(!chain.isEmpty());
        const auto picture = [](QWidget *widget) { return widget->grab().toImage(); };
        for (QWidget *widget : chain) {
            widget->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            QVERIFY2(widget->hasFocus(), qPrintable(nameOf(widget)));
            const QImage with = picture(widget);
            widget->clearFocus();
            QCoreApplication::processEvents();
            QVERIFY2(picture(widget) != with, qPrintable(nameOf(widget)));
        }
    }

    void followsTheEye_data()
    {
        addScreens();
        addPages();
    }
    void followsTheEye()
    {
        QFETCH(const Match, match);
        QFETCH(const Open, open);
        Driver driver({.match = match, .showPowerUpRules = false});
        DO(open(driver));
        QCoreApplication::processEvents();
        QWidgetList chain = around(driver);
        QVERIFY(!chain.isEmpty());
        const QWidget *top = chain.front()->window();
        // It begins anew once, at the first of all; and once more for the replay's bar, which stands above
        // the board and comes after the buttons below it.
        const int most = driver.isOnScreen("replayBar") ? 2 : 1;
        int returns = 0;
        QStringList steps;
        for (qsizetype i = 0; i < chain.size(); ++i) {
            const QWidget *next = chain[(i + 1) % chain.size()];
            if (chain[i] != next && !isReadBefore(chain[i], next, top)) {
                ++returns;
                steps << nameOf(chain[i]) + " → " + nameOf(next);
            }
        }
        QVERIFY2(returns <= most, qPrintable(steps.join("; ")));
    }

    void tabsTurnFromEverywhere()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "1212121"});
        const auto turn = [&driver](const char *tabs) {
            return driver.window().findChild<QTabWidget *>(tabs)->currentIndex();
        };
        DO(driver.open("historyDialog"), driver.press(Qt::Key_Tab, Qt::ControlModifier));
        QCOMPARE(turn("tabs"), 1);
        for (const auto &[widget, page] : {std::pair("statistics", 2), std::pair("decisions", 0),
                                           std::pair("games", 1), std::pair("by", 2)}) {
            driver.window().findChild<QWidget *>(widget)->setFocus();
            DO(driver.press(Qt::Key_Tab, Qt::ControlModifier));
            QVERIFY2(turn("tabs") == page, widget);
        }
        DO(driver.press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier));
        QCOMPARE(turn("tabs"), 1);
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog(), driver.open("preferencesDialog"));
        driver.window().findChild<QWidget *>("language")->setFocus();
        DO(driver.press(Qt::Key_Tab, Qt::ControlModifier));
        QCOMPARE(turn("pages"), 1);
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        // The pages beside the board.
        DO(driver.chooseFromMenu("moveListAction"), driver.chooseFromMenu("lessonsAction"));
        auto *tabs = driver.window().findChild<QTabBar *>("sidePanelTabs");
        const int before = tabs->currentIndex();
        driver.window().findChild<QWidget *>("lessonList")->setFocus();
        DO(driver.press(Qt::Key_Tab, Qt::ControlModifier));
        QVERIFY(tabs->currentIndex() != before && tabs->isTabVisible(tabs->currentIndex()));
    }

    void keysAreTheButtonsOwn_data()
    {
        addColumns();
        addPages();
    }
    void keysAreTheButtonsOwn()
    {
        QFETCH(const Match, match);
        QFETCH(const Open, open);
        Driver driver({.match = match, .showPowerUpRules = false});
        DO(open(driver));
        for (const QString &language : {QString("en"), QString("vi")}) {
            driver.preferences().set(&PreferenceValues::language, language);
            QCoreApplication::processEvents();
            // A menu comes before any button with the same key.
            QMap<QKeySequence, QString> keys;
            for (const QAction *menu : driver.window().menuBar()->actions())
                keys.insert(QKeySequence::mnemonic(menu->text()), menu->text());
            for (const auto *button : driver.window().findChildren<QAbstractButton *>()) {
                const QKeySequence key = QKeySequence::mnemonic(button->text());
                if (key.isEmpty() || !button->isVisible())
                    continue;
                QVERIFY2(!keys.contains(key),
                         qPrintable(language + ": " + button->text() + " = " + keys.value(key)));
                keys.insert(key, button->text());
            }
        }
    }

    void tabLeadsToTheChosenPreset_data()
    {
        QTest::addColumn<Preset>("preset");
        for (const Preset preset : allPresets)
            QTest::addRow("%d", static_cast<int>(preset)) << preset;
    }

    void tabLeadsToTheChosenPreset()
    {
        QFETCH(const Preset, preset);
        Driver driver({.match = named(preset)});
        DO(driver.open("newMatchDialog"));
        const auto chosen = [&driver] {
            for (const auto *button : driver.dialog()->findChildren<QRadioButton *>()) {
                if (button->isChecked() && button->objectName().startsWith("preset"))
                    return button->objectName();
            }
            return QString();
        };
        const QString own = QStringLiteral("preset%1").arg(static_cast<int>(preset));
        QCOMPARE(chosen(), own);
        QStringList radios;
        for (const QWidget *widget : around(driver)) {
            if (qobject_cast<const QRadioButton *>(widget))
                radios << widget->objectName();
        }
        // One of each group: of the games, the starter and the clock.
        radios.sort();
        const auto starter = static_cast<int>(named(preset).rules.starter);
        QCOMPARE(radios, QStringList({"clock0", own, QStringLiteral("starter%1").arg(starter)}));
        // And from there, the arrows choose.
        DO(driver.tabTo(own));
        const bool isFirst = preset == allPresets.front();
        DO(driver.press(isFirst ? Qt::Key_Down : Qt::Key_Up));
        QVERIFY(chosen() != own);
        QCOMPARE(driver.focus()->objectName(), chosen());
    }

private:
    static void addColumns()
    {
        QTest::addColumn<Match>("match");
        QTest::addColumn<Open>("open");
    }

    static void addScreens()
    {
        addColumns();
        const auto keys = [](std::initializer_list<Qt::Key> list) {
            return [list = std::vector<Qt::Key>(list)](Driver &driver) {
                for (const Qt::Key key : list)
                    driver.press(key);
                return Problem();
            };
        };
        const auto dialog = [](const Open &before, const char *action, const char *name) {
            return [=](Driver &driver) {
                TRY(before(driver));
                driver.window().findChild<QAction *>(action)->trigger();
                return driver.await(name);
            };
        };
        const Open nothing = keys({});
        const Open won = keys(
            {Qt::Key_Return, Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_1});
        const Open newMatch = dialog(nothing, "newMatchAction", "newMatchDialog");
        const Open history = dialog(won, "historyAction", "historyDialog");
        const auto add = [](const char *name, Preset preset, const Open &open) {
            QTest::newRow(name) << named(preset) << open;
        };
        add("before a game", Preset::Classic, nothing);
        add("move", Preset::PowerUps, keys({Qt::Key_Return, Qt::Key_4, Qt::Key_Return}));
        add("confirm", Preset::PowerUps, keys({Qt::Key_Return, Qt::Key_4}));
        add("result", Preset::Classic, won);
        add("looking back", Preset::Classic, [=](Driver &driver) {
            won(driver);
            return driver.press(Qt::Key_PageUp);
        });
        for (const Preset preset : allPresets)
            QTest::addRow("new match, preset %d", static_cast<int>(preset)) << named(preset) << newMatch;
        add("customise", Preset::PowerUps, [=](Driver &driver) {
            TRY(newMatch(driver));
            return driver.click("customise");
        });
        add("rules", Preset::Classic, dialog(nothing, "rulesAction", "rulesDialog"));
        add("rules before the game", Preset::PowerUps, [](Driver &driver) {
            driver.preferences().set(&PreferenceValues::showPowerUpRules, true);
            driver.press(Qt::Key_Return);
            return driver.await("rulesDialog");
        });
        add("X or O", Preset::NamedMatch, [](Driver &driver) {
            driver.press(Qt::Key_Return);
            return driver.await("letterDialog");
        });
        add("history", Preset::Classic, history);
        add("statistics", Preset::Classic, [=](Driver &driver) {
            history(driver);
            driver.dialog()->findChild<QTabWidget *>("tabs")->setCurrentIndex(1);
            QCoreApplication::processEvents();
            return Problem();
        });
        add("rename", Preset::Classic, [=](Driver &driver) {
            history(driver);
            driver.click("renameGame");
            return driver.await("renameDialog");
        });
        add("preferences", Preset::Classic, dialog(nothing, "preferencesAction", "preferencesDialog"));
        add("key preferences", Preset::Classic, [=](Driver &driver) {
            dialog(nothing, "preferencesAction", "preferencesDialog")(driver);
            driver.dialog()->findChild<QTabWidget *>("pages")->setCurrentIndex(3);
            QCoreApplication::processEvents();
            return Problem();
        });
        add("progress, before the first puzzle", Preset::Classic,
            dialog(nothing, "progressAction", "progressDialog"));
        add("progress", Preset::Classic, [=](Driver &driver) {
            // A puzzle that is given up at once is a try, too.
            keys({Qt::Key_Return, Qt::Key_F3})(driver);
            driver.window().findChild<QAbstractButton *>("solvePuzzle")->click();
            driver.press(Qt::Key_F3, Qt::ShiftModifier);
            return dialog(nothing, "progressAction", "progressDialog")(driver);
        });
        add("keys", Preset::Classic, dialog(nothing, "keysAction", "keysDialog"));
        add("about", Preset::Classic, dialog(nothing, "aboutAction", "aboutDialog"));
        add("resign", Preset::Classic,
            dialog(keys({Qt::Key_Return, Qt::Key_4}), "resignAction", "resignDialog"));
    }

    static void addPages()
    {
        const auto keys = [](std::initializer_list<Qt::Key> list) {
            return [list = std::vector<Qt::Key>(list)](Driver &driver) {
                for (const Qt::Key key : list)
                    driver.press(key);
                return Problem();
            };
        };
        const auto add = [](const char *name, Preset preset, const Open &open) {
            QTest::newRow(name) << named(preset) << open;
        };
        const Open nothing = keys({});
        const Open won = keys(
            {Qt::Key_Return, Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_1});
        const auto with = [](const Open &before, const char *action, const char *awaited) {
            return [=](Driver &driver) {
                TRY(before(driver));
                driver.window().findChild<QAction *>(action)->trigger();
                const bool isThere = QTest::qWaitFor([&] { return driver.isOnScreen(awaited); }, 60'000);
                return isThere ? Problem() : QStringLiteral("%1 does not come").arg(awaited);
            };
        };
        const Open playing = keys({Qt::Key_Return, Qt::Key_4});
        add("review", Preset::Classic, with(won, "reviewAction", "findBetter"));
        add("better move", Preset::Classic,
            with(with(won, "reviewAction", "findBetter"), "findBetterAction", "puzzleClue"));
        add("coach", Preset::Classic, [=](Driver &driver) {
            playing(driver);
            driver.window().session()->agreeToHelp();
            return with(nothing, "hintAction", "coachShowLine")(driver);
        });
        add("lessons", Preset::Classic, with(playing, "lessonsAction", "lessonList"));
        add("lesson", Preset::Classic, [=](Driver &driver) {
            with(playing, "lessonsAction", "lessonList")(driver);
            return driver.press(Qt::Key_Return);
        });
        add("sandbox", Preset::Classic, with(playing, "sandboxAction", "sketch"));
        add("openings", Preset::Classic, [=](Driver &driver) {
            playing(driver);
            driver.window().session()->agreeToHelp();
            return with(nothing, "openingsAction", "openingsSample")(driver);
        });
        add("puzzle", Preset::Classic, with(playing, "nextPuzzleAction", "solvePuzzle"));
        add("by heart", Preset::Classic, with(playing, "byHeartAction", "drillAnswer"));
        add("moves", Preset::Classic, with(playing, "moveListAction", "moveList"));
    }
};

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
