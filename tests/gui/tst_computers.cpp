// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/puzzledriver.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/preferences.h"
#include "ui/text/words.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 60'000; ///< ms: on a busy machine the computer waits for its turn

int discCount(const Driver &driver)
{
    return int(driver.discs().count(u'y') + driver.discs().count(u'r'));
}

Match against(Level level, Player computer = Player::Two)
{
    Match match = matchOf(Preset::Classic);
    match.seats[computer].level = level;
    return match;
}

/// A long game of two computers that do not think long.
Match between(Level one, Level two)
{
    Match match = against(one, Player::One);
    match.seats[Player::Two].level = two;
    match.rules.columns = match.rules.rows = 10;
    match.rules.connect = 6;
    return match;
}
} // namespace

/// Playing against the computer, and watching it.
class TestComputers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void everyLevelCanBeChosen_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<By>("by");
        for (const Level level : offeredLevels) {
            QTest::addRow("level %d by mouse", int(level)) << level << By::Mouse;
            QTest::addRow("level %d by keys", int(level)) << level << By::Keys;
        }
    }

    void everyLevelCanBeChosen()
    {
        QFETCH(const Level, level);
        QFETCH(const By, by);
        Driver driver;
        DO(driver.open("newMatchDialog"));
        QVERIFY(!driver.isOnScreen("levelSentenceTwo"));
        DO(driver.pick("kindTwo", static_cast<int>(level), by));
        QCOMPARE(driver.text("levelSentenceTwo"), Words::levelSentence(level));
        QVERIFY(!Words::levelSentence(level).isEmpty());
        QVERIFY(!driver.isOnScreen("levelSentenceOne"));
        DO(by == By::Mouse ? driver.click("start") : driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QVERIFY(driver.model().match().seats[Player::Two].level == level);
        DO(driver.drop(by, 4));
        QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
        QCOMPARE(discCount(driver), 2);
        DO(inconsistency(driver));
    }

    void pausePreference_data() { byMouseAndKeys(); }
    void pausePreference()
    {
        QFETCH(const By, by);
        Driver driver({.match = against(Level::Random)});
        const auto toggle = [&] {
            DO(driver.openPreferences("pause"));
            if (by == By::Mouse) {
                DO(driver.click("pause"));
            } else {
                DO(driver.tabTo("pause"), driver.press(Qt::Key_Space));
            }
            DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        };
        QVERIFY(!Preferences().values().pauseBeforeComputer);
        toggle();
        QVERIFY(Preferences().values().pauseBeforeComputer);
        // Whether or not discs are seen to fall: here they are not.
        QCOMPARE(Preferences().values().animations, AnimationSpeed::Off);
        DO(driver.press(Qt::Key_Return));
        QElapsedTimer sinceDrop;
        sinceDrop.start();
        DO(driver.drop(by, 4));
        QCOMPARE(discCount(driver), 1);
        QTRY_COMPARE_WITH_TIMEOUT(discCount(driver), 2, longWait);
        QVERIFY2(sinceDrop.elapsed() >= 450, qPrintable(QString::number(sinceDrop.elapsed())));
        toggle();
        QVERIFY(!Preferences().values().pauseBeforeComputer);
        DO(driver.drop(by, 4));
        QTRY_COMPARE_WITH_TIMEOUT(discCount(driver), 4, longWait);
        DO(inconsistency(driver));
    }

    /// Each game against Adaptive is noted with the person's training, and the next one follows from it.
    void adaptsToThePerson()
    {
        Driver driver({.match = against(Level::Adaptive), .size = {1280, 900}, .moves = ""});
        const auto strength = [&] { return driver.game().setup().seats[Player::Two].strength; };
        const int first = strength();
        QCOMPARE(first, players::PlayingStrength().rounded());
        DO(driver.chooseFromMenu("resignAction"), driver.await("resignDialog"));
        DO(driver.answer(QDialogButtonBox::Yes), driver.awaitNoDialog());
        QTRY_COMPARE(driver.panel(), "resultPanel");
        const QString said = driver.text("resultDiscs");
        QVERIFY2(said.contains(QLocale().toString(first)), qPrintable(said));
        QVERIFY(said.contains(Words::level(players::levelNear(first))));
        DO(driver.click("rematch"));
        QTRY_VERIFY(driver.game().actions().empty());
        QVERIFY2(strength() < first, qPrintable(QString::number(strength())));
        const Training trained = puzzles::training(driver);
        QCOMPARE(trained.games.size(), std::size_t{1});
        QCOMPARE(trained.games.front().strength, first);
        QCOMPARE(trained.games.front().points, 0);
        QCOMPARE(playingStrengthOf(trained).rounded(), strength());
    }

    void watchersHoldAndStep_data() { pausePreference_data(); }
    void watchersHoldAndStep()
    {
        QFETCH(const By, by);
        const auto pause = [by](Driver &driver) {
            return by == By::Mouse ? driver.click("hold") : driver.press(Qt::Key_P);
        };
        Driver driver({.match = between(Level::Random, Level::Beginner), .moves = ""});
        QVERIFY(!driver.isOnScreen("step"));
        DO(pause(driver));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("step"), longWait);
        const QString goOn = driver.text("hold");
        letThoughtsEnd();
        int discs = discCount(driver);
        letThoughtsEnd();
        QCOMPARE(discCount(driver), discs);
        for (int i = 0; i < 4; ++i) {
            const Player turn = driver.game().turn();
            DO(by == By::Mouse ? driver.click("step") : driver.press(Qt::Key_S));
            QTRY_COMPARE_WITH_TIMEOUT(discCount(driver), discs + 1, longWait);
            QCOMPARE(driver.game().turn(), opponent(turn));
            letThoughtsEnd();
            QCOMPARE(discCount(driver), ++discs);
            QCOMPARE(driver.text("hold"), goOn);
            DO(inconsistency(driver));
        }
        // A person cannot drop for them.
        DO(driver.drop(by, 5));
        QCOMPARE(discCount(driver), discs);
        DO(pause(driver));
        QVERIFY(driver.text("hold") != goOn);
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), "resultPanel", longWait);
        DO(inconsistency(driver));
    }

    void heldGameGivesWayToANewOne()
    {
        Driver driver({.match = between(Level::Random, Level::Random), .moves = ""});
        DO(driver.press(Qt::Key_P));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("step"), longWait);
        DO(driver.open("newMatchDialog"), driver.press(Qt::Key_Return), driver.awaitNoDialog());
        // It goes on by itself.
        QVERIFY(!driver.isOnScreen("step"));
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), "resultPanel", longWait);
        DO(inconsistency(driver));
    }

    void isSilentAfterThePersonsWin_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<quint64>("seed");
        for (const int column : {1, 4, 7}) {
            // A person that always drops there, and a computer that does not see it.
            for (quint64 seed = 1;; ++seed) {
                Game game(setupOf(against(Level::Random), seed));
                while (!game.isOver() && game.actions().size() < 7)
                    game.apply(game.turn() == Player::One ? Action(action::Drop{column - 1})
                                                          : chooseAction(game, Level::Random));
                if (game.isOver() && game.ending()->winner == Player::One) {
                    QTest::addRow("column %d", column) << column << seed;
                    break;
                }
            }
        }
    }

    void isSilentAfterThePersonsWin()
    {
        QFETCH(const int, column);
        QFETCH(const quint64, seed);
        Driver driver({.match = against(Level::Random)});
        driver.setNextSeed(seed);
        DO(driver.open("newMatchDialog"), driver.press(Qt::Key_Return), driver.awaitNoDialog());
        for (int disc = 1; disc <= 4; ++disc) {
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            DO(driver.drop(By::Keys, column));
        }
        QCOMPARE(driver.panel(), "resultPanel");
        const QString discs = driver.discs();
        QCOMPARE(discCount(driver), 7);
        letThoughtsEnd();
        QCOMPARE(driver.discs(), discs);
        QVERIFY(driver.game().ending()->winner == Player::One);
        DO(inconsistency(driver));
    }

    void disturbedWhileItThinks_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<unsigned>("seed");
        for (const char *what : {"undo", "new match", "language", "quit", "rules"}) {
            for (unsigned seed = 1; seed <= 5; ++seed)
                QTest::addRow("%s, %u", what, seed) << QString::fromLatin1(what) << seed;
        }
    }

    /// Whenever it comes, no disc of the old position falls into the new one.
    void disturbedWhileItThinks()
    {
        QFETCH(const QString, what);
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed * 77 + unsigned(what.size()));
        const auto among = [&random](unsigned count) { return random() % count; };
        Match match = against(allLevels.at(allLevels.size() - 1 - among(4)));
        match.rules.undos = 2;
        const bool pauses = among(2) != 0;
        Driver driver({.animations = among(2) ? AnimationSpeed::Short : AnimationSpeed::Off,
                       .match = match,
                       .pauseBeforeComputer = pauses,
                       .moves = ""});
        const int turns = 1 + int(among(2));
        for (int turn = 1; turn <= turns; ++turn) {
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            DO(driver.drop(By::Keys, 1 + int(among(7))), driver.endTurn(By::Keys));
        }
        // Somewhere in what the computer's turn is made of: thinking, the pause, the end of a fall.
        QTest::qWait(int(among(pauses ? 600 : 60)));
        if (what == "undo") {
            const bool computers = driver.model().awaitsComputer();
            DO(driver.press(Qt::Key_U));
            QCOMPARE(driver.text("cardOne/undos"), "2");
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            QVERIFY(!computers || discCount(driver) == 2 * turns);
        } else if (what == "new match") {
            DO(driver.open("newMatchDialog"));
            QTest::qWait(int(among(20)));
            DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
            letThoughtsEnd();
            QCOMPARE(discCount(driver), 0);
            QVERIFY(driver.model().awaitsPerson());
            DO(driver.drop(By::Keys, 4), driver.endTurn(By::Keys));
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            QCOMPARE(discCount(driver), 2);
        } else if (what == "language") {
            DO(driver.open("preferencesDialog"), driver.pick("language", "vi", By::Keys));
            DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            QCOMPARE(discCount(driver), 2 * turns);
        } else if (what == "rules") {
            DO(driver.open("rulesDialog"));
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
            QCOMPARE(discCount(driver), 2 * turns);
        } else {
            driver.restart();
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson(), longWait);
            QCOMPARE(discCount(driver), 2 * turns);
        }
        DO(inconsistency(driver));
    }
};

QTEST_MAIN(TestComputers)
#include "tst_computers.moc"
