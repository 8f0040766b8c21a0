// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/dialogs/rescuedialog.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/preferences.h"
#include "ui/settings/settingsfile.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTest>
#include <QTranslator>

#include <functional>

using namespace four;
using namespace four::gui;

/// The window with its dialogs: the start, names, rules of one's own, the language.
class TestDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void newMatchHasRoomForWhateverIsChosen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Vietnamese") << "vi";
    }

    void newMatchHasRoomForWhateverIsChosen()
    {
        QFETCH(const QString, language);
        Driver driver({.language = language, .size = {640, 480}});
        DO(driver.open("newMatchDialog"));
        const QWidget *dialog = driver.dialog();
        for (const Preset preset : allPresets) {
            DO(driver.click(QStringLiteral("preset%1").arg(int(preset))));
            for (const QString &kind : {QStringLiteral("kindOne"), QStringLiteral("kindTwo")}) {
                for (const Level level : offeredLevels) {
                    DO(driver.pick(kind, int(level), By::Keys));
                    QCoreApplication::sendPostedEvents();
                    for (const QWidget *widget : dialog->findChildren<QWidget *>()) {
                        if (!widget->isVisible() || widget->window() != dialog)
                            continue;
                        const QRect place(widget->mapTo(dialog, QPoint()), widget->size());
                        QVERIFY2(dialog->rect().contains(place) &&
                                     widget->height() >= widget->minimumSizeHint().height(),
                                 qPrintable(QStringLiteral("%1 %2, %3 %4: %5 at %6,%7 is %8x%9")
                                                .arg(int(preset))
                                                .arg(kind)
                                                .arg(int(level))
                                                .arg(dialog->height())
                                                .arg(widget->objectName())
                                                .arg(place.x())
                                                .arg(place.y())
                                                .arg(place.width())
                                                .arg(place.height())));
                    }
                }
            }
        }
    }

    void firstStart()
    {
        // Nothing was kept: no dialog comes, the most common game is ready.
        Program program;
        MainWindow window(program.preferences(), program.wishes());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(window.model()->match().preset, Preset::VersusComputer);
        QVERIFY(window.model()->match().seats[Player::Two].level == Level::Easy);
        QVERIFY(
            window.findChild<QPushButton *>(QStringLiteral("level%1").arg(int(Level::Easy)))->isChecked());
        QVERIFY(isPrimary(window.findChild<QPushButton *>("playComputer")));
        QVERIFY(!window.model()->hasBegun());
        QVERIFY(window.findChild<QWidget *>("startPanel")->isVisible());
        QVERIFY(window.width() >= 640 && window.height() >= 480);
        QVERIFY(window.width() <= window.screen()->availableGeometry().width());
        QVERIFY(window.height() <= window.screen()->availableGeometry().height());
    }

    void lastMatchIsOfferedAgain()
    {
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click("preset2"), driver.fill("nameOne", "Lan"));
        DO(driver.fill("nameTwo", QString::fromUtf8("Tuấn")), driver.click("start"));
        DO(driver.await("letterDialog"), driver.click("chooseX"), driver.awaitNoDialog());
        const QString title = driver.window().windowTitle();
        driver.restart();
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.window().windowTitle(), title);
        QVERIFY(driver.name(Player::One).contains("Lan"));
        QVERIFY(driver.name(Player::Two).contains(QString::fromUtf8("Tuấn")));
        // The dialog remembers them too.
        DO(driver.open("newMatchDialog"));
        QCOMPARE(driver.text("nameOne"), "Lan");
        QVERIFY(driver.isEnabled("start"));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog(), inconsistency(driver));
    }

    void geometryIsKept()
    {
        Driver driver({.size = {733, 555}});
        driver.restart();
        QCOMPARE(driver.window().size(), QSize(733, 555));
    }

    void soundStaysOff()
    {
        Driver driver;
        const auto sound = [&driver] { return driver.window().findChild<QAction *>("soundAction"); };
        if (!sound()->isVisible())
            QSKIP("The program was built without Qt Multimedia.");
        QVERIFY(sound()->isChecked());
        DO(driver.press(Qt::Key_M));
        QVERIFY(!sound()->isChecked());
        DO(driver.drop(By::Keys, 4));
        driver.restart();
        QVERIFY(!sound()->isChecked());
        DO(driver.chooseFromMenu("soundAction"));
        QVERIFY(sound()->isChecked());
        QVERIFY(Preferences().values().sound);
    }

    void noticeLeavesTheBoardInPlace_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(960, 720);
        QTest::newRow("smallest") << QSize(640, 480);
    }

    void noticeLeavesTheBoardInPlace()
    {
        QFETCH(QSize, size);
        Driver driver({.size = size, .moves = "4"});
        const auto place = [&driver] {
            QCoreApplication::processEvents();
            return QRect(driver.view().mapTo(&driver.window(), QPoint()), driver.view().size());
        };
        const QRect before = place();
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QVERIFY(driver.isOnScreen("notice"));
        QCOMPARE(place(), before);
        DO(driver.drop(By::Keys, 4));
        QVERIFY(!driver.isOnScreen("notice"));
        QCOMPARE(place(), before);
    }

    void noticeLeavesWithTheNextGame()
    {
        Driver driver({.moves = "1212121"});
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QVERIFY(driver.isOnScreen("notice"));
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(driver.model().hasBegun() && !driver.model().isOver());
        QVERIFY(!driver.isOnScreen("notice"));
    }

    void aClickOnASentenceChoosesItsGame()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.open("newMatchDialog"));
        for (const Preset preset : {Preset::PowerUps, Preset::NamedMatch, Preset::Classic}) {
            QLabel *sentence = nullptr;
            for (QLabel *label : driver.dialog()->findChildren<QLabel *>())
                sentence = label->text() == Words::presetSentence(preset) ? label : sentence;
            QVERIFY(sentence);
            QTest::mouseClick(sentence, Qt::LeftButton);
            const auto *choice = driver.find<QAbstractButton>(QStringLiteral("preset%1").arg(int(preset)));
            QVERIFY(choice->isChecked());
            QCOMPARE(driver.focus(), choice);
            // What is let go elsewhere was no click.
            QTest::mousePress(sentence, Qt::LeftButton);
            QTest::mouseRelease(sentence, Qt::LeftButton, {}, QPoint(-30, -200));
        }
        DO(driver.click("start"), driver.awaitNoDialog());
        QCOMPARE(driver.model().match().preset, Preset::Classic);
    }

    void namesAreSaidOnce()
    {
        Driver driver({.match = matchOf(Preset::NamedMatch)});
        DO(driver.open("newMatchDialog"));
        const auto *line = driver.find<QLineEdit>("nameOne");
        // Unfolded rules may scroll it out of sight.
        const auto *first = driver.find<QAbstractButton>("starter0");
        const auto starter = [first] { return first->text(); };
        // What is wrong does not repeat the line's name.
        QCOMPARE(line->accessibleName(), QString("Name 1"));
        QVERIFY(!line->accessibleDescription().isEmpty());
        QVERIFY2(!line->accessibleDescription().contains("Name 1"),
                 qPrintable(line->accessibleDescription()));
        QCOMPARE(starter(), QString("Player 1 (yellow)"));
        DO(driver.fill("nameOne", "Lan"), driver.click("customise"));
        QCOMPARE(starter(), QString("Lan (yellow)"));
        QCOMPARE(driver.find<QComboBox>("letters")->itemText(0), QString("Lan has X"));
        DO(driver.click("customise"), driver.fill("nameOne", "Minh"));
        QCOMPARE(starter(), QString("Minh (yellow)"));
        DO(driver.pick("kindOne", int(Level::Easy)));
        QCOMPARE(starter(), QString("Player 1 (yellow)"));
    }

    void arrowsChooseAGame()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.open("newMatchDialog"));
        QCOMPARE(driver.focus()->objectName(), QString("preset0"));
        DO(driver.press(Qt::Key_Down));
        QVERIFY(driver.find<QAbstractButton>("preset1")->isChecked());
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QCOMPARE(driver.model().match().preset, Preset::ThreeStrikes);
        QVERIFY(driver.model().hasBegun());
    }

    void scoreOfRematches()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        QVERIFY(!driver.isOnScreen("cardOne/gamesWon"));
        const auto score = [&driver] {
            return driver.text("cardOne/gamesWon") + u':' + driver.text("cardTwo/gamesWon");
        };
        for (const char *expected : {"1:0", "2:0"}) {
            for (const int column : {1, 2, 1, 2, 1, 2, 1})
                DO(driver.drop(By::Keys, column));
            QVERIFY(driver.model().isOver());
            QCOMPARE(score(), QString(expected));
            DO(driver.press(Qt::Key_R, Qt::ControlModifier));
            QCOMPARE(score(), QString(expected));
        }
        // Another match, another score.
        for (const int column : {1, 2, 1, 2, 1, 2, 1})
            DO(driver.drop(By::Keys, column));
        DO(driver.open("newMatchDialog"), driver.click("start"), driver.awaitNoDialog());
        QVERIFY(!driver.isOnScreen("cardOne/gamesWon"));
    }

    void whoBeginsNextIsKept()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "1212121"});
        DO(driver.pick("rematchStarter", static_cast<int>(RematchStarter::Loser)));
        QCOMPARE(settings::lastMatch().rematchStarter, RematchStarter::Loser);
        driver.restart();
        QCOMPARE(driver.model().match().rematchStarter, RematchStarter::Loser);
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(driver.model().hasBegun());
        QCOMPARE(driver.game().turn(), Player::Two);
    }

    void composedNamesCount()
    {
        // As Unikey does with "Tuaans", Tab, "Ddwcs": a word is composed until something else ends it.
        const auto compose = [](Driver &driver, const QString &word) {
            for (int letters = 1; letters <= word.size(); ++letters) {
                QInputMethodEvent event(word.left(letters), {});
                QCoreApplication::sendEvent(driver.focus(), &event);
            }
        };
        Driver driver({.match = matchOf(Preset::NamedMatch)});
        DO(driver.open("newMatchDialog"));
        QCOMPARE(driver.focus()->objectName(), QString("nameOne"));
        DO(driver.type("Lan"), driver.tabTo("nameTwo"));
        QVERIFY(!driver.text("problem").isEmpty());
        compose(driver, QString::fromUtf8("Đức"));
        QVERIFY2(driver.text("problem").isEmpty(), qPrintable(driver.text("problem")));
        DO(driver.click("start"), driver.await("letterDialog"));
        QCOMPARE(QString::fromStdString(driver.game().setup().seats[Player::Two].name),
                 QString::fromUtf8("Đức"));
        DO(driver.press(Qt::Key_X), driver.awaitNoDialog());

        // Renaming, with Enter.
        DO(driver.open("historyDialog"), driver.press(Qt::Key_F2), driver.await("renameDialog"));
        QCOMPARE(driver.focus()->objectName(), QString("renameOne"));
        DO(driver.press(Qt::Key_Delete));
        compose(driver, QString::fromUtf8("Tuấn"));
        DO(driver.click("renameNow"), driver.await("historyDialog"), driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QVERIFY(driver.name(Player::One).contains(QString::fromUtf8("Tuấn")));
    }

    void beginsByOneStep_data()
    {
        QTest::addColumn<QString>("step");
        for (const char *step : {"Enter", "Space", "a digit", "the button", "a click on the board"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }

    void beginsByOneStep()
    {
        QFETCH(const QString, step);
        // Where the board has room beside the tiles.
        Driver driver({.size = {1366, 768}});
        if (step == "Enter")
            DO(driver.press(Qt::Key_Return));
        else if (step == "Space")
            DO(driver.press(Qt::Key_Space));
        else if (step == "a digit")
            DO(driver.press(Qt::Key_4));
        else if (step == "the button")
            DO(driver.click("startPanel/playPeople"));
        else
            DO(driver.clickColumn(4));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - - - - -");
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - y - - -");
    }

    void levelIsChosenOnItsTile()
    {
        Driver driver;
        QVERIFY(isPrimary(driver.find<QPushButton>("playPeople")));
        DO(driver.click(QStringLiteral("level%1").arg(int(Level::Hard))));
        // Cards, title and Enter speak of what is chosen.
        QVERIFY(driver.model().match().seats[Player::Two].level == Level::Hard);
        QCOMPARE(driver.model().match().preset, Preset::VersusComputer);
        QVERIFY(driver.text("cardTwo/level").contains(Words::level(Level::Hard)));
        QVERIFY(!isPrimary(driver.find<QPushButton>("playPeople")));
        QVERIFY(isPrimary(driver.find<QPushButton>("playComputer")));
        DO(driver.click("otherLevels"));
        const auto *levels = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(levels);
        QCOMPARE(levels->actions().size(), int(offeredLevels.size()) - 3);
        levels->actions().constLast()->trigger();
        QApplication::activePopupWidget()->close();
        QVERIFY(driver.model().match().seats[Player::Two].level == Level::Perfect);
        QCOMPARE(driver.text("otherLevels"), Words::level(Level::Perfect));
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(driver.panel(), "turnBar");
        QVERIFY(driver.game().setup().seats[Player::Two].level == Level::Perfect);
        QVERIFY(!driver.game().setup().seats[Player::One].level);
    }

    void gameOfTwoIsChosenOnItsTile()
    {
        Match match = matchOf(Preset::VersusComputer);
        match.seats[Player::One].name = "Lan";
        Driver driver({.match = match});
        QVERIFY(isPrimary(driver.find<QPushButton>("playComputer")));
        DO(driver.click("game"));
        const auto *games = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(games);
        QStringList names;
        for (const QAction *action : games->actions())
            names << action->text();
        QVERIFY(names.contains(Words::preset(Preset::PowerUps)));
        QVERIFY(!names.contains(Words::preset(Preset::VersusComputer)));
        games->actions().at(1)->trigger();
        QApplication::activePopupWidget()->close();
        QCOMPARE(driver.model().match().preset, Preset::ThreeStrikes);
        QVERIFY(isPrimary(driver.find<QPushButton>("playPeople")));
        // Names are asked for in the dialog, which knows those from before.
        DO(driver.click("names"), driver.await("newMatchDialog"));
        QCOMPARE(driver.text("nameOne"), "Lan");
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        // The other tile begins its own game at once.
        DO(driver.click("playComputer"));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.model().match().preset, Preset::VersusComputer);
    }

    void lastGameIsOffered()
    {
        Driver driver({.moves = "44"});
        QVERIFY(!driver.isOnScreen("continueLast"));
        driver.window().session()->prepare(matchOf(Preset::ThreeStrikes), 1);
        QCOMPARE(driver.panel(), "startPanel");
        QVERIFY(isPrimary(driver.find<QPushButton>("continueLast")));
        QVERIFY(!isPrimary(driver.find<QPushButton>("playPeople")));
        DO(driver.click("continueLast"));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - yr - - -");
        // A finished one is in the history.
        for (const int column : {1, 2, 1, 2, 1, 2, 1})
            driver.window().session()->submit(action::Drop{column});
        QVERIFY(driver.model().isOver());
        driver.window().session()->prepare(matchOf(Preset::ThreeStrikes), 1);
        QCOMPARE(driver.panel(), "startPanel");
        QVERIFY(!driver.isOnScreen("continueLast"));
    }

    void badNames_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::newRow("both empty") << ""
                                    << "";
        QTest::newRow("one empty") << "Lan"
                                   << "";
        QTest::newRow("blank") << "   "
                               << "Lan";
        QTest::newRow("equal") << "Lan"
                               << "Lan";
        QTest::newRow("equal but for case and blanks") << " lan "
                                                       << "LAN";
        QTest::newRow("200 letters") << QString(200, u'a') << "Lan";
        QTest::newRow("31 letters with marks") << QString::fromUtf8("ế").repeated(31) << "Lan";
        QTest::newRow("zero width") << QString(QChar(0x200B)) << "Lan";
    }

    void badNames()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, two);
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click("preset2"), driver.fill("nameOne", one));
        DO(driver.fill("nameTwo", two));
        QVERIFY(!driver.text("problem").isEmpty());
        // The button answers, and leads to the name that is wrong.
        DO(driver.click("start"));
        QVERIFY2(driver.isOnScreen("nameOne"), "nothing is begun");
        QVERIFY(!driver.text("problem").isEmpty());
        QVERIFY(QStringList({"nameOne", "nameTwo"}).contains(driver.focus()->objectName()));
        QVERIFY(!driver.focus()->accessibleDescription().isEmpty() &&
                driver.text("problem").endsWith(driver.focus()->accessibleDescription()));
        DO(driver.press(Qt::Key_Return));
        QVERIFY2(driver.isOnScreen("nameOne"), "Enter does not start it either");
        // Good ones take the complaint away.
        DO(driver.fill("nameOne", "Lan"), driver.fill("nameTwo", QString::fromUtf8("ế").repeated(30)));
        QVERIFY(driver.isEnabled("start"));
        QVERIFY(driver.text("problem").isEmpty() || !driver.isOnScreen("problem"));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    void enterDoesNotResign()
    {
        Driver driver({.moves = "4"});
        DO(driver.chooseFromMenu("resignAction"), driver.await("resignDialog"));
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QVERIFY(!driver.model().isOver());
    }

    void strangeNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("markup") << "<b>Lan</b> & <i>Co";
        QTest::newRow("ampersand") << "&Lan && Co";
        QTest::newRow("placeholder") << "%1 %2 %n";
        QTest::newRow("emoji") << QString::fromUtf8("👩‍👩‍👧‍👦 🇻🇳");
        QTest::newRow("Arabic") << QString::fromUtf8("محمد بن سلمان");
        QTest::newRow("Hebrew with digits") << QString::fromUtf8("דוד 12");
        QTest::newRow("Vietnamese") << QString::fromUtf8("Nguyễn Thị Ánh Tuyết");
        QTest::newRow("decomposed") << QString::fromUtf8("Nguyê\u0303n");
        QTest::newRow("the widest") << QString(30, u'W');
        QTest::newRow("tall stacks of marks") << QString::fromUtf8("Z̷̢̛͓a̸̡̛l̴̢g̷o̶");
        QTest::newRow("direction override") << QString::fromUtf8("\u202EnaL");
    }

    void strangeNames()
    {
        QFETCH(const QString, name);
        for (const QSize size : {QSize(640, 480), QSize(960, 720)}) {
            Driver driver({.size = size});
            DO(driver.open("newMatchDialog"), driver.click("preset2"), driver.fill("nameOne", name));
            DO(driver.fill("nameTwo", "Tuan"));
            QVERIFY2(driver.isEnabled("start"), qPrintable(driver.text("problem")));
            DO(driver.click("start"), driver.await("letterDialog"), driver.click("chooseX"));
            DO(driver.awaitNoDialog());
            const QString shown = driver.name(Player::One);
            QVERIFY(!shown.contains(QChar(0x202E)));
            for (const QLabel *label : driver.window().findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(shown))
                    QCOMPARE(label->textFormat(), Qt::PlainText);
            }
            QCOMPARE(driver.window().size(), size);
            const QRect cardOne(driver.find<QWidget>("cardOne")->rect());
            QCOMPARE(cardOne.width(), driver.find<QWidget>("cardTwo")->width());
            DO(driver.press(Qt::Key_4), inconsistency(driver));
            // The name comes through a resignation's question and the result as it is.
            while (driver.game().turn() == Player::Two)
                DO(driver.press(driver.game().step() == Step::Confirm ? Qt::Key_Return : Qt::Key_4));
            DO(driver.chooseFromMenu("resignAction"), driver.await("resignDialog"));
            QVERIFY(driver.texts().join(u'\n').contains(shown));
            DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
            while (driver.game().turn() == Player::One)
                DO(driver.press(driver.game().step() == Step::Confirm ? Qt::Key_Return : Qt::Key_4));
            DO(driver.chooseFromMenu("resignAction"), driver.await("resignDialog"));
            DO(driver.answer(QDialogButtonBox::Yes), driver.awaitNoDialog());
            QVERIFY(driver.result().contains(shown));
            QCOMPARE(driver.window().size(), size);
            DO(inconsistency(driver));
            // Kept for the next start.
            driver.restart();
            QCOMPARE(driver.name(Player::One), shown);
        }
    }

    void letterCanBePutOff()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuan";
        Driver driver({.match = match});
        driver.setNextSeed(2);
        DO(driver.press(Qt::Key_Return), driver.await("letterDialog"), driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QCOMPARE(driver.game().step(), Step::ChooseLetter);
        QVERIFY(!driver.prompt().isEmpty());
        DO(inconsistency(driver));
        // A click on the board asks again, and drops nothing.
        DO(driver.clickColumn(4), driver.await("letterDialog"), driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog(), driver.press(Qt::Key_4), driver.await("letterDialog"));
        DO(driver.press(Qt::Key_X), driver.awaitNoDialog());
        QCOMPARE(driver.discs(), "- - - - - - -");
        const Player starter = driver.game().starter();
        QVERIFY(driver.identity(starter).contains(u'X'));
        QVERIFY(driver.identity(opponent(starter)).contains(u'O'));
        DO(driver.press(Qt::Key_4), inconsistency(driver));
    }

    void customRules()
    {
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click("customise"), driver.pick("size", QSize(5, 4)));
        QCOMPARE(driver.find<QSpinBox>("columns")->value(), 5);
        driver.find<QSpinBox>("undos")->setFocus();
        DO(driver.press(Qt::Key_Up), driver.press(Qt::Key_Up));
        DO(driver.pick("violations", static_cast<int>(Violations::PerGame)));
        driver.find<QSpinBox>("connect")->setFocus();
        DO(driver.press(Qt::Key_Down));
        QVERIFY(driver.text("newMatchDialog/title").contains("custom"));
        // They stay what they are while they are folded.
        DO(driver.click("customise"));
        QVERIFY(!driver.isOnScreen("size"));
        DO(driver.click("start"), driver.awaitNoDialog());
        QCOMPARE(driver.left(Player::One), "discs 0, undos 2, violations 0");
        for (const int column : {1, 5, 2, 5, 3}) {
            DO(driver.drop(By::Keys, column));
            if (!driver.model().isOver())
                DO(driver.endTurn(By::Keys));
            DO(inconsistency(driver));
        }
        QCOMPARE(driver.panel(), "resultPanel");
        QVERIFY(driver.result().contains(u'3'));
        // The rules of one's own are offered again the next day.
        driver.restart();
        QCOMPARE(driver.game().rules().columns, 5);
        QCOMPARE(driver.game().rules().connect, 3);
    }

    void customRulesCanBeLeft()
    {
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click("customise"));
        DO(driver.pick("size", QSize(8, 8)), driver.answer(QDialogButtonBox::Cancel), driver.awaitNoDialog());
        DO(driver.open("newMatchDialog"), driver.click("start"), driver.awaitNoDialog());
        QCOMPARE(driver.discs(), "- - - - - - -");
        QVERIFY(!driver.model().match().isCustomised());
    }

    void computerAgainstItself()
    {
        for (const Preset preset : allPresets) {
            Driver driver({.showPowerUpRules = false});
            DO(driver.open("newMatchDialog"));
            DO(driver.click(QStringLiteral("preset%1").arg(static_cast<int>(preset))));
            DO(driver.pick("kindOne", static_cast<int>(Level::Random), By::Keys));
            DO(driver.pick("kindTwo", static_cast<int>(Level::Random), By::Keys));
            QVERIFY2(!driver.isEnabled("nameOne"), "computers need no names");
            driver.setNextSeed(11);
            DO(driver.click("start"), driver.awaitNoDialog());
            QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), "resultPanel", 20000);
            QVERIFY(driver.name(Player::One) != driver.name(Player::Two));
            DO(inconsistency(driver));
        }
    }

    void languageInTheMiddleOfAGame_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("English to Vietnamese") << "en"
                                               << "vi";
        QTest::newRow("Vietnamese to English") << "vi"
                                               << "en";
    }

    void languageInTheMiddleOfAGame()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        Match match = matchOf(Preset::PowerUps);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuan";
        const auto play = [](Driver &driver) {
            driver.setNextSeed(1);
            driver.press(Qt::Key_N, Qt::ControlModifier);
            DO(driver.await("newMatchDialog"));
            driver.press(Qt::Key_Return);
            DO(driver.awaitNoDialog());
            for (const Qt::Key key :
                 {Qt::Key_4, Qt::Key_Return, Qt::Key_4, Qt::Key_Return, Qt::Key_9, Qt::Key_3})
                driver.press(key);
        };
        // What a window that never spoke another language shows.
        QStringList expected;
        {
            Driver native({.language = to, .match = match, .showPowerUpRules = false});
            play(native);
            expected = native.texts();
        }
        Driver driver({.language = from, .match = match, .showPowerUpRules = false});
        play(driver);
        const QStringList before = driver.texts();
        const QString discs = driver.discs();
        DO(switchLanguage(driver, to));
        QTRY_COMPARE(driver.texts(), expected);
        QCOMPARE(driver.texts() != before, isTranslated());
        QCOMPARE(driver.discs(), discs);
        DO(inconsistency(driver));
        // The game goes on: here is the confirm step.
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(driver.game().turn(), Player::Two);
        DO(inconsistency(driver));
        const QString prompt = driver.prompt();
        driver.restart();
        QCOMPARE(Preferences().values().language, to);
        QCOMPARE(driver.prompt(), prompt);
    }

    void languageOfEveryScreen()
    {
        // Each screen, switched, says what it says in a window of that language. Both were offered to learn
        // before, as only the first would be else.
        QVERIFY(settings::write({{QStringLiteral("training/offered"), true}}));
        const auto screens = [](Driver &driver) {
            return std::vector<std::function<void()>>{
                [] {},
                [&driver] { driver.press(Qt::Key_Return); },
                [&driver] {
                    for (const int column : {1, 2, 1, 2, 1, 2})
                        driver.drop(By::Keys, column);
                },
                [&driver] { driver.press(Qt::Key_9); },
                [&driver] { driver.press(Qt::Key_Z); },
                [&driver] { driver.press(Qt::Key_1); },
            };
        };
        std::vector<QStringList> expected;
        {
            Driver native({.language = "vi"});
            for (const auto &step : screens(native)) {
                step();
                expected.push_back(native.texts());
            }
        } // else it would follow the preferences of the next one
        Driver driver({.language = "en"});
        std::size_t screen = 0;
        for (const auto &step : screens(driver)) {
            step();
            const QStringList english = driver.texts();
            DO(switchLanguage(driver, "vi"));
            QTRY_COMPARE(driver.texts(), expected[screen]);
            DO(switchLanguage(driver, "en"));
            QTRY_COMPARE(driver.texts(), english);
            ++screen;
        }
    }

    void aRescueIsSeenWhenItTakesLong()
    {
        const Driver driver;
        const auto seen = [] {
            for (QWidget *top : QApplication::topLevelWidgets()) {
                if (auto *dialog = qobject_cast<RescueDialog *>(top))
                    return dialog;
            }
            return static_cast<RescueDialog *>(nullptr);
        };
        // One that is over in a moment is not seen.
        rescue::Progress quick = RescueDialog::progress();
        for (const int perMille : {0, 300, 900}) {
            quick(perMille);
            QVERIFY(!seen() || !seen()->isVisible());
        }
        quick(1000);
        QVERIFY(!seen());

        rescue::Progress slow = RescueDialog::progress();
        int perMille = 0;
        QTRY_VERIFY([&] {
            slow(perMille = std::min(perMille + 1, 999));
            return seen() && seen()->isVisible();
        }());
        slow(400);
        QCOMPARE(seen()->findChild<QProgressBar *>()->value(), 400);
        QVERIFY(seen()->isModal());
        QCOMPARE(seen()->windowTitle(), "Four in a Row");
        // It says what is being done, whole, and cannot be stopped: begun anew, it would take as long.
        const auto *label = seen()->findChild<QLabel *>();
        QVERIFY(label->text().contains("rescued"));
        QVERIFY(label->width() >= label->minimumSizeHint().width());
        QVERIFY(!seen()->findChild<QPushButton *>());
        QTest::keyClick(seen(), Qt::Key_Escape);
        QVERIFY(seen()->isVisible());
        // As Quit does: it would close the window beside it, too.
        QApplication::closeAllWindows();
        QVERIFY(seen()->isVisible());
        QVERIFY(driver.window().isVisible());
        slow(1000);
        QVERIFY(!seen());
    }

    void theWindowOfARescueMayBeClosed()
    {
        const Driver driver;
        auto *above = new QDialog(&driver.window());
        above->show();
        above->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), above);
        rescue::Progress progress = RescueDialog::progress();
        progress(100);
        QVERIFY(above->findChild<RescueDialog *>());
        delete above;
        progress(200);
        progress(1000);
        for (const QWidget *top : QApplication::topLevelWidgets())
            QVERIFY(!qobject_cast<const RescueDialog *>(top));
    }

    void languageOfTheOpenDialog()
    {
        Driver driver;
        DO(driver.open("preferencesDialog"));
        const auto close = [&] {
            return driver.dialog()->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close)->text();
        };
        const QString english = close();
        DO(driver.pick("language", "vi", By::Keys));
        QTRY_VERIFY(close() != english);
        DO(driver.pick("language", "en", By::Keys));
        QTRY_COMPARE(close(), english);
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(Preferences().values().language, "en");
    }

private:
    /// Whether the program speaks Vietnamese already.
    static bool isTranslated()
    {
        QTranslator vietnamese;
        return vietnamese.load(QStringLiteral(":/i18n/fourinarow_vi.qm")) &&
               !vietnamese.translate("four::Commands", "&Game").isEmpty();
    }
    static Problem switchLanguage(Driver &driver, const QString &language)
    {
        TRY(driver.open("preferencesDialog"), driver.pick("language", language));
        driver.press(Qt::Key_Escape);
        return driver.awaitNoDialog();
    }
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
