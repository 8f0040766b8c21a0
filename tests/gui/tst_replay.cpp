// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/analysis/analyst.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/gamekeeper.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QThreadPool>
#include <QWheelEvent>

#include <functional>

using namespace four;
using namespace four::gui;

namespace {
constexpr auto whole = "yyyy rrr - - - - -"; ///< the discs of wonGame() at its end

std::unique_ptr<Driver> begun(const Match &match, QSize size = {960, 720})
{
    return std::make_unique<Driver>(
        Start{.match = match, .showPowerUpRules = false, .size = size, .moves = ""});
}

/// Seven moves; player one has four in the first column.
std::unique_ptr<Driver> wonGame(QSize size = {960, 720})
{
    auto driver = begun(matchOf(Preset::Classic), size);
    driver->drop(QStringLiteral("1212121"));
    return driver;
}

Match withParts()
{
    Match match = matchOf(Preset::PowerUps);
    match.rules.opening = Opening::Free;
    match.rules.letters = Letters::Fixed;
    match.seats[Player::One].name = "Lan";
    match.seats[Player::Two].name = "<b>Minh</b>";
    return match;
}

QWidget *list(const Driver &driver)
{
    return driver.find<QTableView>(QStringLiteral("moveList"))->viewport();
}

using Deed = std::function<Problem(Driver &)>;

Deed key(Qt::Key key)
{
    return [key](Driver &driver) { return driver.press(key); };
}

Deed button(const char *name)
{
    return [name](Driver &driver) { return driver.click(QString::fromLatin1(name)); };
}

Deed slide(Qt::Key key)
{
    return [key](Driver &driver) {
        if (!driver.find<QSlider>(QStringLiteral("replaySlider"))->hasFocus())
            TRY(driver.tabTo(QStringLiteral("replaySlider")));
        return driver.press(key);
    };
}

Deed menu(const char *name)
{
    return [name](Driver &driver) { return driver.chooseFromMenu(QString::fromLatin1(name)); };
}

Deed wheel(int notches)
{
    return [notches](Driver &driver) { return driver.turnWheelOver(driver.view().viewport(), notches); };
}

Deed wheelOverList(int notches)
{
    return [notches](Driver &driver) { return driver.turnWheelOver(list(driver), notches); };
}
} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void leadsThroughTheGame_data()
    {
        QTest::addColumn<Deed>("first");
        QTest::addColumn<Deed>("back");
        QTest::addColumn<Deed>("forward");
        QTest::addColumn<Deed>("last");
        QTest::newRow("keys") << key(Qt::Key_Home) << key(Qt::Key_PageUp) << key(Qt::Key_PageDown)
                              << key(Qt::Key_End);
        QTest::newRow("slider by keys")
            << slide(Qt::Key_Home) << slide(Qt::Key_Left) << slide(Qt::Key_Right) << slide(Qt::Key_End);
        QTest::newRow("menu") << menu("replayFirstAction") << menu("replayBackAction")
                              << menu("replayForwardAction") << menu("replayLastAction");
        QTest::newRow("wheel") << wheel(-20) << wheel(-1) << wheel(1) << wheel(20);
        QTest::newRow("wheel over the list")
            << wheelOverList(-20) << wheelOverList(-1) << wheelOverList(1) << wheelOverList(20);
    }

    void leadsThroughTheGame()
    {
        QFETCH(const Deed, first);
        QFETCH(const Deed, back);
        QFETCH(const Deed, forward);
        QFETCH(const Deed, last);
        const auto driver = wonGame();
        DO(driver->press(Qt::Key_L, Qt::ControlModifier));
        const auto look = [&](const Deed &step, int entries, const QString &discs) {
            DO(step(*driver));
            QCOMPARE(driver->discs(), discs);
            QCOMPARE(driver->currentMove(), entries);
            QCOMPARE(driver->panel(), entries < 7 ? "replayPanel" : "resultPanel");
            if (entries > 0 && entries < 7)
                QVERIFY2(driver->point().startsWith(QStringLiteral("Move %1 of 7: Player").arg(entries)),
                         qPrintable(driver->point()));
            DO(inconsistency(*driver));
        };
        look(back, 6, "yyy rrr - - - - -");
        QCOMPARE(driver->litCells(), QString());
        QCOMPARE(driver->state(Player::One), "to move");
        look(back, 5, "yyy rr - - - - -");
        look(forward, 6, "yyy rrr - - - - -");
        look(forward, 7, whole);
        QCOMPARE(driver->litCells(), "1,1 1,2 1,3 1,4");
        QCOMPARE(driver->state(Player::One), "winner");
        look(first, 0, "- - - - - - -");
        QVERIFY2(driver->point().startsWith("The beginning of the game."), qPrintable(driver->point()));
        look(forward, 1, "y - - - - - -");
        look(last, 7, whole);
        QCOMPARE(driver->game().actions().size(), 7U);
    }

    void resultStaysWhatItIs()
    {
        const auto driver = wonGame();
        const QSignalSpy acted(&driver->model(), &GameModel::acted);
        const QSignalSpy applied(driver->window().session(), &Session::applied);
        const auto *keeper = driver->window().keeper();
        const QSignalSpy stored(keeper, &GameKeeper::stored);
        const std::optional<qint64> game = keeper->current();
        QVERIFY(game);
        const QString result = driver->result();
        QVERIFY(driver->isOnScreen("rematch"));
        QVERIFY(!driver->isOnScreen("playOn"));
        QVERIFY(!driver->window().findChild<QAction *>("playOnAction")->isEnabled());
        for (int i = 0; i < 10; ++i) {
            DO(driver->press(Qt::Key_PageUp));
            QVERIFY(driver->isEnabled("playOn"));
            DO(driver->press(Qt::Key_PageDown));
            QCOMPARE(driver->result(), result);
        }
        QCOMPARE(acted.size(), 0);
        QCOMPARE(applied.size(), 0);
        QCOMPARE(stored.size(), 0);
        QVERIFY(keeper->current() == game);
        // Played on, it is another game, and this one stays what it was.
        DO(driver->press(Qt::Key_PageUp), driver->click("playOn"));
        QVERIFY(keeper->current() && keeper->current() != game);
        const std::size_t kept = driver->window().session()->times().actions.size();
        QCOMPARE(kept, 6U);
        DO(driver->drop("1"));
        // The next game is one on from this one, however often its end was seen.
        DO(driver->click("rematch"));
        QCOMPARE(driver->panel(), "turnBar");
        QCOMPARE(driver->discs(), "- - - - - - -");
    }

    void slidesByThePointer()
    {
        const auto driver = wonGame();
        auto *slider = driver->find<QSlider>("replaySlider");
        QVERIFY(slider);
        QCOMPARE(driver->text("replayCount"), QString("7 of 7"));
        const auto at = [slider](double part) {
            return QPoint(10 + int(part * (slider->width() - 20)), slider->height() / 2 - 4);
        };
        QTest::mouseClick(slider, Qt::LeftButton, {}, at(0));
        QCOMPARE(driver->model().shownEntries(), 0);
        // Drawn along, it shows each point on the way.
        QTest::mousePress(slider, Qt::LeftButton, {}, at(0));
        for (int entries = 1; entries < 7; ++entries) {
            QTest::mouseMove(slider, at(entries / 7.0));
            QCOMPARE(driver->model().shownEntries(), entries);
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(6 / 7.0));
        QCOMPARE(driver->text("replayCount"), QString("6 of 7"));
        DO(inconsistency(*driver));
    }

    void heldKeyRunsThroughTheGame()
    {
        const auto driver = wonGame();
        DO(driver->hold(Qt::Key_PageUp));
        QCOMPARE(driver->model().shownEntries(), 0);
        DO(driver->hold(Qt::Key_PageDown));
        QCOMPARE(driver->panel(), "resultPanel");
    }

    void fineWheelCountsWholeNotches_data()
    {
        QTest::addColumn<QList<int>>("deltas"); // 120 are a notch; away from the person is back in the game
        QTest::addColumn<int>("steps");         // back
        QTest::newRow("a notch") << QList{120} << 1;
        QTest::newRow("a quarter") << QList{30} << 0;
        QTest::newRow("three quarters") << QList{30, 30, 30} << 0;
        QTest::newRow("four quarters") << QList{30, 30, 30, 30} << 1;
        QTest::newRow("nine quarters") << QList<int>(9, 30) << 2;
        QTest::newRow("what is over counts on") << QList{150, 90} << 2;
        QTest::newRow("a touchpad") << QList<int>(121, 1) << 1;
        QTest::newRow("two notches at once") << QList{240} << 2;
        QTest::newRow("turned back: what was over is gone") << QList{110, -10, 20} << 0;
        QTest::newRow("back and forth") << QList{360, -60, -60} << 2;
        QTest::newRow("sideways") << QList<int>{0, 0} << 0;
    }

    void fineWheelCountsWholeNotches()
    {
        QFETCH(const QList<int>, deltas);
        QFETCH(const int, steps);
        const auto driver = wonGame();
        const int all = driver->model().shownEntries();
        QWidget *board = driver->view().viewport();
        const QPointF point = board->rect().center();
        for (const int delta : deltas) {
            QWheelEvent event(point, board->mapToGlobal(point), {}, {0, delta}, {}, {}, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(board, &event);
        }
        QCOMPARE(driver->model().shownEntries(), all - steps);
        DO(inconsistency(*driver));
    }

    void nothingToReplayBeforeTheFirstMove()
    {
        Driver driver(Start{.match = matchOf(Preset::Classic)});
        for (const bool begun : {false, true}) {
            if (begun)
                DO(driver.press(Qt::Key_Return));
            for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_End})
                DO(driver.press(key));
            DO(driver.press(Qt::Key_Space, Qt::ControlModifier));
            DO(driver.press(Qt::Key_G, Qt::ControlModifier));
            DO(driver.turnWheelOver(driver.view().viewport(), -3));
            QCOMPARE(driver.panel(), begun ? "turnBar" : "startPanel");
            QVERIFY(!driver.isRefusalShown());
            DO(inconsistency(driver));
        }
    }

    void listShowsWhatIsChosenInIt()
    {
        const auto driver = begun(withParts(), {1366, 768});
        QVERIFY(!driver->isOnScreen("moveList"));
        DO(driver->chooseFromMenu("moveListAction"));
        QCOMPARE(driver->moves().size(), 1);
        DO(driver->drop("4"));
        QVERIFY(driver->moves().back().startsWith("1: 4: "));
        DO(driver->endTurn(By::Keys));
        QVERIFY(driver->moves().back().startsWith("1: 4 e: "));
        DO(driver->drop("4"), driver->block(By::Keys), driver->drop("5"), driver->undo(By::Keys));
        QCOMPARE(driver->moves().size(), 6);
        QCOMPARE(driver->currentMove(), 5);
        DO(inconsistency(*driver));

        DO(driver->clickRow(3));
        QCOMPARE(driver->currentMove(), 3);
        QCOMPARE(driver->panel(), "replayPanel");
        QCOMPARE(driver->discs(), "- - - yr - - -");
        QCOMPARE(driver->state(Player::One), "skipped");
        DO(inconsistency(*driver), driver->press(Qt::Key_Down));
        QCOMPARE(driver->discs(), "- - - yr r - -");
        DO(driver->press(Qt::Key_Up), driver->press(Qt::Key_Up));
        QCOMPARE(driver->currentMove(), 2);
        QCOMPARE(driver->left(Player::Two), "discs 1, undos 3, violations 3, blocks 1, removes 1");
        DO(inconsistency(*driver), driver->clickRow(5));
        QCOMPARE(driver->panel(), "turnBar");
        DO(inconsistency(*driver));
    }

    void listIsRememberedAndLeavesKeysToTheBoard()
    {
        const auto driver = begun(matchOf(Preset::Classic));
        DO(driver->press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY(driver->view().hasFocus());
        DO(driver->clickRow(0));
        QVERIFY(list(*driver)->parentWidget()->hasFocus());
        DO(driver->drop("3"), driver->press(Qt::Key_Left), driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- r y - - - -");
        DO(driver->press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY(!driver->isOnScreen("moveList"));
        QVERIFY(driver->view().hasFocus());
        DO(driver->press(Qt::Key_L, Qt::ControlModifier));
        driver->restart();
        QVERIFY(driver->isOnScreen("moveList"));
        DO(inconsistency(*driver));
    }

    void listMarksViolations()
    {
        const auto driver = begun(withParts(), {1366, 768});
        DO(driver->press(Qt::Key_L, Qt::ControlModifier), driver->drop("9"));
        const QString row = driver->moves().back();
        QVERIFY2(row.startsWith("1: 9: ") && row.contains("Lan") && row.contains("violation"),
                 qPrintable(row));
        DO(driver->drop("999"));
        QVERIFY(driver->moves().back().contains("<b>Minh</b>"));
        QCOMPARE(driver->panel(), "resultPanel");
        DO(driver->press(Qt::Key_PageUp));
        QCOMPARE(driver->text("cardOne/violations"), "0");
        DO(driver->press(Qt::Key_Home));
        QCOMPARE(driver->text("cardOne/violations"), "3");
        DO(inconsistency(*driver));
    }

    void playsBackByItself()
    {
        const auto driver = wonGame();
        auto *replay = driver->window().findChild<Replay *>();
        replay->setPause(1);
        QList<int> shown;
        connect(&driver->model(), &GameModel::shownChanged, this,
                [&] { shown << driver->model().shownEntries(); });
        DO(driver->press(Qt::Key_Space, Qt::ControlModifier));
        QTRY_VERIFY(!replay->isPlaying());
        QCOMPARE(shown, (QList<int>{0, 1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(driver->panel(), "resultPanel");
        DO(inconsistency(*driver));

        replay->setPause(100000);
        DO(driver->click("replayPlay"));
        QVERIFY(replay->isPlaying());
        const QString pause = driver->find<QWidget>("replayPlay")->accessibleName();
        DO(driver->click("replayPlay"));
        QVERIFY(!replay->isPlaying());
        QVERIFY(driver->find<QWidget>("replayPlay")->accessibleName() != pause);
        DO(driver->press(Qt::Key_Space, Qt::ControlModifier));
        QVERIFY(replay->isPlaying());
        driver->window().close();
        QVERIFY(!replay->isPlaying());
    }

    void playsOnFromHere_data()
    {
        QTest::addColumn<Deed>("playOn");
        QTest::newRow("button") << button("playOn");
        QTest::newRow("menu") << menu("playOnAction");
        QTest::newRow("key") << Deed(
            [](Driver &driver) { return driver.press(Qt::Key_G, Qt::ControlModifier); });
    }

    void playsOnFromHere()
    {
        QFETCH(const Deed, playOn);
        const auto driver = wonGame();
        DO(driver->press(Qt::Key_PageUp), driver->press(Qt::Key_PageUp), playOn(*driver));
        QCOMPARE(driver->panel(), "turnBar");
        QCOMPARE(driver->discs(), "yyy rr - - - - -");
        QCOMPARE(driver->message(), "Player 1 dropped a disc in column 1.");
        QCOMPARE(driver->prompt(), "Player 2’s turn: choose a column.");
        DO(inconsistency(*driver), driver->drop(By::Mouse, 1), driver->drop("7272"));
        QCOMPARE(driver->discs(), "yyyr rrrr - - - - yy");
        QVERIFY(driver->result().contains("Player 2"));
        DO(inconsistency(*driver));
    }

    void playsOnFromARunningGame()
    {
        const auto driver = begun(withParts());
        for (const char *column : {"4", "4", "5"}) {
            DO(driver->drop(column), driver->endTurn(By::Keys));
        }
        DO(driver->undo(By::Keys)); // to be done first: a move. It costs nothing
        DO(driver->press(Qt::Key_PageUp), driver->press(Qt::Key_PageUp));
        QCOMPARE(driver->panel(), "replayPanel");
        DO(driver->click("playOn"));
        QCOMPARE(driver->panel(), "turnBar");
        QCOMPARE(driver->discs(), "- - - y - - -");
        QCOMPARE(driver->game().turn(), Player::Two);
        DO(driver->drop(By::Mouse, 1));
        QCOMPARE(driver->buttons(), "undo 3, block 1, endTurn");
        DO(inconsistency(*driver));
    }

    void playsOnWithTheChoiceOfTheLetter()
    {
        const auto driver = begun(matchOf(Preset::NamedMatch));
        DO(driver->await("letterDialog"), driver->press(Qt::Key_O), driver->awaitNoDialog());
        QCOMPARE(driver->game().actions().size(), 1U);
        DO(driver->drop("4"), driver->press(Qt::Key_Home), inconsistency(*driver), driver->click("playOn"));
        DO(driver->await("letterDialog"), driver->press(Qt::Key_X), driver->awaitNoDialog());
        QCOMPARE(driver->game().letter(driver->game().turn()), Letter::X);
        DO(inconsistency(*driver));
    }

    void actingIsAnswered_data()
    {
        QTest::addColumn<Deed>("act");
        for (const Qt::Key each : {Qt::Key_4, Qt::Key_9, Qt::Key_Return, Qt::Key_Space, Qt::Key_Down,
                                   Qt::Key_U, Qt::Key_B, Qt::Key_R, Qt::Key_Z})
            QTest::addRow("key %s", qPrintable(QKeySequence(each).toString())) << key(each);
        QTest::newRow("click on a column") << Deed([](Driver &driver) { return driver.clickColumn(3); });
    }

    void actingIsAnswered()
    {
        QFETCH(const Deed, act);
        const auto driver = begun(withParts());
        DO(driver->drop("4"), driver->endTurn(By::Keys), driver->drop("4"));
        const Game before = driver->game();
        const QString message = driver->message();
        DO(driver->press(Qt::Key_PageUp));
        const QString discs = driver->discs();
        const auto *prompt = driver->find<QLabel>("replayPanel/replayPrompt");
        const QString text = prompt->text();
        QVERIFY(!prompt->autoFillBackground());
        DO(act(*driver));
        QVERIFY(driver->game() == before);
        QCOMPARE(driver->discs(), discs);
        QVERIFY(prompt->autoFillBackground());
        QVERIFY2(prompt->text() != text && prompt->text().contains("End") &&
                     prompt->text().contains("Ctrl+G"),
                 qPrintable(prompt->text()));
        DO(inconsistency(*driver), driver->press(Qt::Key_End));
        QCOMPARE(driver->message(), message);
        DO(driver->endTurn(By::Keys));
        QCOMPARE(driver->game().turn(), Player::One);
        DO(inconsistency(*driver));
    }

    void refusalsGoWhenTheyAreOver()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "44"});
        DO(driver.press(Qt::Key_PageDown));
        QCOMPARE(driver.text("notice/text"), QString("This is the game as it stands."));
        DO(driver.press(Qt::Key_PageUp));
        QVERIFY(!driver.isOnScreen("notice"));
        DO(driver.press(Qt::Key_Home), driver.press(Qt::Key_Home));
        QCOMPARE(driver.text("notice/text"), QString("This is the beginning of the game."));
        DO(driver.press(Qt::Key_End));
        QVERIFY(!driver.isOnScreen("notice"));
    }

    void turnDoesNotEndByItselfWhileLookingBack()
    {
        Driver driver(Start{.match = withParts(), .showPowerUpRules = false});
        Preferences preferences;
        PreferenceValues values = preferences.values();
        values.endTurnSeconds = 1;
        preferences.set(values);
        driver.restart();
        DO(driver.press(Qt::Key_Return), driver.drop("4"), driver.press(Qt::Key_PageUp));
        QTest::qWait(1300); // that something does not happen has no other sign
        QCOMPARE(driver.panel(), "replayPanel");
        QCOMPARE(driver.game().actions().size(), 1U);
        DO(driver.press(Qt::Key_End));
        QTRY_COMPARE(driver.game().actions().size(), 2U);
    }

    void computerBringsBackToThePresent()
    {
        const auto driver = begun(matchOf(Preset::VersusComputer));
        Pace *computer = driver->window().session()->pace();
        computer->setPause(1000); // long enough for a key on a busy machine
        DO(driver->drop("4"), driver->press(Qt::Key_PageUp));
        QCOMPARE(driver->panel(), "replayPanel");
        QTRY_COMPARE(driver->panel(), "turnBar");
        QCOMPARE(driver->game().actions().size(), 2U);
        DO(inconsistency(*driver));
        // In one's own turn there is all the time in the world.
        DO(driver->press(Qt::Key_PageUp));
        QTest::qWait(1300);
        QCOMPARE(driver->panel(), "replayPanel");
        QCOMPARE(driver->game().actions().size(), 2U);
    }

    void computerIsReadyWhileADiscFalls_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("to the beginning") << Qt::Key_Home;
        QTest::newRow("one back") << Qt::Key_PageUp;
    }

    void computerIsReadyWhileADiscFalls()
    {
        QFETCH(const Qt::Key, key);
        Driver driver(
            {.animations = AnimationSpeed::Full, .match = matchOf(Preset::VersusComputer), .moves = "4"});
        // The answer is there and waits only for the disc; what looks back brings that to its end.
        QTRY_COMPARE(Analyst::threads()->activeThreadCount(), 0);
        QVERIFY(driver.scene().isAnimating());
        DO(driver.press(key));
        QTRY_COMPARE(driver.game().board().count(Player::Two), 1);
        QTRY_VERIFY(!driver.scene().isAnimating());
        DO(inconsistency(driver));
    }

    void computersWaitForThoseWhoLookBack()
    {
        Match match = matchOf(Preset::Classic);
        match.seats[Player::One].level = match.seats[Player::Two].level = Level::Random;
        // They play on until P is pressed: the game must not be over by then.
        match.rules.columns = match.rules.rows = 10;
        match.rules.connect = 6;
        const auto driver = begun(match);
        Pace *computer = driver->window().session()->pace();
        DO(driver->press(Qt::Key_P));
        QVERIFY(computer->isHeld());
        const std::size_t played = driver->game().actions().size();
        DO(driver->press(Qt::Key_S));
        QTRY_COMPARE(driver->game().actions().size(), played + 1);
        DO(driver->press(Qt::Key_S));
        QTRY_COMPARE(driver->game().actions().size(), played + 2);
        computer->setPause(100000);
        DO(driver->press(Qt::Key_S));
        DO(driver->press(Qt::Key_P)); // they go on, and take their time
        QVERIFY(!computer->isHeld());
        DO(driver->press(Qt::Key_Home));
        QVERIFY(computer->isHeld());
        QCOMPARE(driver->panel(), "replayPanel");
        DO(inconsistency(*driver), driver->press(Qt::Key_End));
        QCOMPARE(driver->panel(), "turnBar");
        QVERIFY(driver->isOnScreen("step"));
    }

    void playsOnAgainstTheComputer()
    {
        const auto driver = begun(matchOf(Preset::VersusComputer));
        for (const char *column : {"4", "3"}) {
            const std::size_t actions = driver->game().actions().size();
            DO(driver->drop(column));
            QTRY_COMPARE(driver->game().actions().size(), actions + 2);
        }
        DO(driver->press(Qt::Key_PageUp));
        // Here it is the computer's turn: it plays at once in the new game.
        DO(driver->press(Qt::Key_G, Qt::ControlModifier));
        QTRY_COMPARE(driver->game().actions().size(), 4U);
        QTRY_COMPARE(driver->prompt(), "Your turn: choose a column.");
        DO(inconsistency(*driver));
    }

    void speaksTheNewLanguage()
    {
        const auto driver = wonGame();
        DO(driver->press(Qt::Key_L, Qt::ControlModifier), driver->press(Qt::Key_PageUp));
        const QString point = driver->point();
        const QStringList moves = driver->moves();
        const QString playOn = driver->text("playOn");
        DO(driver->open("preferencesDialog"), driver->pick("language", "vi"), driver->press(Qt::Key_Escape));
        DO(driver->awaitNoDialog());
        QTRY_VERIFY(driver->point() != point);
        QCOMPARE(driver->model().shownEntries(), 6);
        QVERIFY(driver->text("playOn") != playOn);
        for (int row = 0; row < moves.size(); ++row)
            QVERIFY2(driver->moves().at(row) != moves.at(row), qPrintable(moves.at(row)));
        DO(inconsistency(*driver));
    }

    void anotherGameWhileLookingBack_data()
    {
        QTest::addColumn<Deed>("start");
        QTest::newRow("rematch") << Deed(
            [](Driver &driver) { return driver.press(Qt::Key_R, Qt::ControlModifier); });
        QTest::newRow("new match") << Deed([](Driver &driver) {
            driver.press(Qt::Key_N, Qt::ControlModifier);
            driver.await(QStringLiteral("newMatchDialog"));
            driver.click(QStringLiteral("preset0"));
            driver.click(QStringLiteral("start"));
            return driver.awaitNoDialog();
        });
    }

    void anotherGameWhileLookingBack()
    {
        QFETCH(const Deed, start);
        const auto driver = wonGame();
        DO(driver->press(Qt::Key_L, Qt::ControlModifier), driver->press(Qt::Key_PageUp));
        DO(driver->press(Qt::Key_Space, Qt::ControlModifier), start(*driver));
        if (driver->panel() == "startPanel")
            DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->panel(), "turnBar");
        QVERIFY(!driver->window().findChild<Replay *>()->isPlaying());
        QCOMPARE(driver->discs(), "- - - - - - -");
        QCOMPARE(driver->moves().size(), 1);
        DO(driver->drop("5"));
        QCOMPARE(driver->discs(), "- - - - y - -");
        DO(inconsistency(*driver));
    }

    void resignedGame()
    {
        const auto driver = begun(matchOf(Preset::Classic));
        DO(driver->drop("44"));
        const auto *resign = driver->window().findChild<QAction *>("resignAction");
        DO(driver->press(Qt::Key_PageUp));
        QVERIFY(!resign->isEnabled());
        DO(driver->press(Qt::Key_PageDown));
        QVERIFY(resign->isEnabled());
        DO(driver->chooseFromMenu("resignAction"), driver->await("resignDialog"));
        DO(driver->answer(QDialogButtonBox::Yes), driver->awaitNoDialog());
        const QString result = driver->result();
        DO(driver->press(Qt::Key_PageUp));
        QCOMPARE(driver->panel(), "replayPanel");
        QCOMPARE(driver->discs(), "- - - yr - - -");
        DO(driver->press(Qt::Key_PageDown));
        QCOMPARE(driver->result(), result);
        DO(inconsistency(*driver));
    }

    void smallWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("below");
        QTest::addColumn<bool>("beside");
        QTest::newRow("480x800") << QSize(480, 800) << true << false;
        QTest::newRow("1366x768") << QSize(1366, 768) << false << true;
        // In the place of the cards, at the other side of the board.
        for (const QSize size : {QSize(960, 720), QSize(700, 600), QSize(640, 480), QSize(640, 360)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size << false << false;
    }

    void smallWindow()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, below);
        QFETCH(const bool, beside);
        const auto driver = wonGame(size);
        DO(driver->press(Qt::Key_L, Qt::ControlModifier));
        QCOMPARE(driver->window().size(), size);
        QVERIFY(driver->isOnScreen("moveList"));
        const auto place = [&](const QWidget *widget) {
            return QRect(widget->mapTo(&driver->window(), QPoint()), widget->size());
        };
        const QRect moves = place(list(*driver));
        const QRect board = place(&driver->view());
        QCOMPARE(moves.top() > board.bottom(), below);
        QCOMPARE(moves.left() > board.right(), beside);
        QCOMPARE(moves.right() < board.left(), !below && !beside);
        QVERIFY(driver->window().rect().contains(moves) && driver->window().rect().contains(board));
        // The row of the last move is in sight, and so is that of any other that is shown.
        const auto *table = driver->find<QTableView>("moveList");
        for (const Qt::Key each : {Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp}) {
            DO(driver->press(each));
            const QRect row = table->visualRect(table->currentIndex());
            QVERIFY(table->viewport()->rect().contains(row.topLeft()));
            DO(inconsistency(*driver));
        }
    }
};

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
