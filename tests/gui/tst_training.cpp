// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "tests/gui/driver.h"
#include "tests/gui/puzzledriver.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/trainer.h"
#include "ui/store/games/gamestore.h"

#include <QLocale>
#include <QTest>

#include <cmath>

using namespace four;
using namespace four::gui;
using namespace four::gui::puzzles;

/// Puzzles one after the other: each day, against the clock, and from one’s own games.
class TestTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void isTheSameForAllOnADay()
    {
        const auto now = std::make_shared<QDateTime>(noon);
        const auto steady = std::make_shared<qint64>(0);
        QString first;
        {
            Driver driver({.size = {1100, 800}});
            setClocks(driver, now, steady);
            DO(driver.chooseFromMenu("dailyPuzzleAction"));
            first = PuzzleTry::keyOf(solving(driver).puzzle());
            DO(solveWith(driver, With::Keys));
            QVERIFY(streak(driver) == (DailyStreak{.now = 1, .longest = 1, .isTodayDone = true}));
            *now = noon.addDays(1);
            QVERIFY(streak(driver) == (DailyStreak{.now = 1, .longest = 1, .isTodayDone = false}));
            DO(driver.chooseFromMenu("dailyPuzzleAction"));
            QVERIFY(PuzzleTry::keyOf(solving(driver).puzzle()) != first);
            // It was begun on that day, whatever the clock says at its end.
            *now = noon.addDays(2);
            DO(solveWith(driver, With::Keys));
            QCOMPARE(training(driver).tries.size(), std::size_t(2));
            QCOMPARE(training(driver).tries.back().day, noon.date().addDays(1));
            QCOMPARE(streak(driver).now, 2);
        }
        Driver::prepare();
        *now = noon.addSecs(3600);
        Driver other({.language = "vi", .size = {1100, 800}});
        setClocks(other, now, steady);
        DO(other.chooseFromMenu("dailyPuzzleAction"));
        QCOMPARE(PuzzleTry::keyOf(solving(other).puzzle()), first);
    }

    void turnsToTheNextDayAtMidnight()
    {
        const auto now = std::make_shared<QDateTime>(noon);
        Driver driver({.size = {1100, 800}});
        setClocks(driver, now, std::make_shared<qint64>(0));
        DO(driver.chooseFromMenu("dailyPuzzleAction"));
        QVERIFY2(driver.text("puzzleTitle").startsWith("Puzzle of the day: "),
                 qPrintable(driver.text("puzzleTitle")));
        DO(solveWith(driver, With::Keys), driver.chooseFromMenu("taskPuzzlesAction"));
        QVERIFY(driver.text("trainingStanding").endsWith("Today’s is done."));
        // The window stays open.
        *now = QDateTime(noon.date(), QTime(23, 59, 59, 950));
        setClocks(driver, now, std::make_shared<qint64>(0));
        *now = now->addSecs(1);
        QTRY_VERIFY(driver.text("trainingStanding").endsWith("Today’s is waiting."));
        DO(driver.chooseFromMenu("dailyPuzzleAction"));
        *now = QDateTime(now->date(), QTime(23, 59, 59, 950));
        setClocks(driver, now, std::make_shared<qint64>(0));
        *now = now->addSecs(1);
        const QString yesterday = QLocale().toString(now->date().addDays(-1), QLocale::ShortFormat);
        QTRY_VERIFY2(driver.text("puzzleTitle").startsWith("Puzzle of " + yesterday + ": "),
                     qPrintable(driver.text("puzzleTitle")));
    }

    void rushEndsByTheClock()
    {
        Driver driver({.size = {1100, 800}});
        const auto now = std::make_shared<QDateTime>(noon);
        const auto steady = std::make_shared<qint64>(1000);
        setClocks(driver, now, steady);
        Trainer &trainer = *driver.window().trainer();
        trainer.setRushPause(0);
        DO(driver.press(Qt::Key_Return), driver.drop(By::Keys, 4));
        const Game game = driver.game();
        DO(driver.chooseFromMenu("rushAction"));
        QVERIFY(trainer.isRushing());
        QVERIFY2(driver.text("puzzleProgress").startsWith("Rush: 3:00 left, 0 solved, 0 missed"),
                 qPrintable(driver.text("puzzleProgress")));
        // Nothing helps there.
        QVERIFY(!driver.isOnScreen("puzzleHint"));
        QVERIFY(!driver.isOnScreen("solvePuzzle"));
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"), QString("In Rush there are no hints."));
        for (int i = 1; i <= 2; ++i) {
            const coach::Puzzle puzzle = solving(driver).puzzle();
            DO(solveWith(driver, With::Keys));
            QCOMPARE(trainer.rushSolved(), i);
            // The next one comes by itself.
            QTRY_VERIFY_WITH_TIMEOUT(solving(driver).isOpen() && !(solving(driver).puzzle() == puzzle),
                                     longWait);
        }
        *steady += 179'000;
        QTRY_VERIFY(driver.text("puzzleProgress").startsWith("Rush: 0:01 left, 2 solved"));
        QVERIFY(trainer.isRushing());
        *steady += 1'000;
        QTRY_VERIFY(!trainer.isRushing());
        QVERIFY(driver.game() == game);
        QTRY_COMPARE(driver.text("learnMessage"),
                     QString("Rush is over: 2 puzzles solved, 0 missed. Best so far: 2."));
        QCOMPARE(training(driver).runs.size(), std::size_t(1));
        QCOMPARE(training(driver).runs.front().solved, 2);
        QVERIFY2(driver.text("trainingStanding")
                     .startsWith("Your rating is shown after 10 rated puzzles; so far it is 0."),
                 qPrintable(driver.text("trainingStanding")));
        // Haste says nothing of strength.
        QVERIFY(ratingOf(training(driver)) == coach::PersonRating{});
    }

    void rushEndsByMisses()
    {
        Driver driver({.size = {1100, 800}});
        Trainer &trainer = *driver.window().trainer();
        DO(driver.chooseFromMenu("rushAction"));
        for (int i = 1; i <= 3; ++i) {
            const coach::Puzzle puzzle = solving(driver).puzzle();
            trainer.setRushPause(i < 3 ? 0 : longWait);
            DO(dropWith(driver, With::Keys, wrongOf(driver)));
            QTRY_COMPARE_WITH_TIMEOUT(trainer.rushMissed(), i, longWait);
            if (i == 3) {
                // Stored at once, while the last answer is still shown.
                QVERIFY(trainer.isRushing());
                QCOMPARE(training(driver).runs.size(), std::size_t(1));
                trainer.setRushPause(0);
            }
            QTRY_VERIFY_WITH_TIMEOUT(!solving(driver).isRunning() ||
                                         (solving(driver).isOpen() && !(solving(driver).puzzle() == puzzle)),
                                     longWait);
        }
        QVERIFY(!trainer.isRushing());
        QCOMPARE(training(driver).runs.size(), std::size_t(1));
        QCOMPARE(driver.text("learnMessage"),
                 QString("Rush is over: 0 puzzles solved, 3 missed. Best so far: 0."));
    }

    void rushIsLeft()
    {
        Driver driver({.size = {1100, 800}});
        Trainer &trainer = *driver.window().trainer();
        // A run that is left at once does not count.
        DO(driver.chooseFromMenu("rushAction"), driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QVERIFY(!trainer.isRushing());
        QVERIFY(training(driver).isEmpty());
        // What was solved stays so.
        DO(driver.chooseFromMenu("rushAction"));
        trainer.setRushPause(0);
        DO(solveWith(driver, With::Keys), driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QCOMPARE(training(driver).runs.size(), std::size_t(1));
        // Another puzzle ends it, too, and is played in peace.
        DO(driver.chooseFromMenu("rushAction"), driver.chooseFromMenu("dailyPuzzleAction"));
        QVERIFY(!trainer.isRushing());
        QVERIFY(solving(driver).isOpen());
        QVERIFY(driver.isOnScreen("puzzleHint"));
    }

    void knowsWhoTrains()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Driver driver({.match = match, .size = {1100, 800}});
        DO(driver.chooseFromMenu("taskPuzzlesAction"));
        QCOMPARE(driver.text("trainingName"), QString("Lan"));
        QCOMPARE(driver.text("trainingStanding"),
                 QString("You have not tried a puzzle yet. Today’s is waiting."));
        DO(driver.press(Qt::Key_F3));
        // The words of a puzzle say "you", and so does what is told of its drops.
        for (const Player player : bothPlayers)
            QCOMPARE(driver.game().setup().seats[player].name, "");
        // The first tries move it by hundreds, and say little.
        GameStore store;
        TrainingStore trained(&store);
        for (int i = 1; i < int(leastRated); ++i)
            trained.note("Lan", PuzzleTry{.puzzle = QStringLiteral("win %1").arg(i),
                                          .rating = 1200,
                                          .isRight = i % 2 == 0,
                                          .when = i,
                                          .day = noon.date()});
        DO(driver.chooseFromMenu("taskPuzzlesAction"));
        QVERIFY2(driver.text("trainingStanding")
                     .startsWith("Your rating is shown after 10 rated puzzles; so far it is 9."),
                 qPrintable(driver.text("trainingStanding")));
        DO(driver.press(Qt::Key_F3), solveWith(driver, With::Keys),
           driver.chooseFromMenu("taskPuzzlesAction"));
        QVERIFY2(driver.text("trainingStanding").startsWith("Your rating: 1,"),
                 qPrintable(driver.text("trainingStanding")));
        // The same number as in Progress, whose texts are those of one rating.
        const QString rating = QLocale().toString(std::lround(ratingOf(training(driver)).rating));
        QVERIFY2(driver.text("trainingStanding").startsWith("Your rating: " + rating),
                 qPrintable(driver.text("trainingStanding")));
        // A name of invisible letters is refused.
        DO(driver.fill("trainingName", QString(3, QChar(0x200b))), driver.press(Qt::Key_Tab));
        QCOMPARE(driver.text("trainingName"), QString("Lan"));
        // Another person sits down.
        DO(driver.fill("trainingName", "Minh"), driver.press(Qt::Key_Tab));
        QVERIFY(driver.text("trainingStanding").startsWith("You have not tried a puzzle yet."));
        driver.restart();
        DO(driver.chooseFromMenu("taskPuzzlesAction"));
        QCOMPARE(driver.text("trainingName"), QString("Minh"));
    }

    void hasNoMistakesYet()
    {
        Driver driver({.size = {1100, 800}});
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QVERIFY(!solving(driver).isRunning());
        QCOMPARE(driver.text("learnMessage"),
                 QString("None of your mistakes are known yet: play, and have your games reviewed."));
    }

    void comesBackToOnesOwnMistakes()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.rules = rulesetOf(Preset::Classic);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Driver driver({.match = match, .size = {1100, 800}});
        const auto now = std::make_shared<QDateTime>(noon);
        setClocks(driver, now, std::make_shared<qint64>(0));
        DO(driver.press(Qt::Key_Return));
        // The fifth disc gives Lan's win away, the sixth gives it back.
        for (const int column : {4, 4, 4, 5, 3, 2, 3, 2, 5, 1, 7})
            DO(driver.drop(By::Keys, column));
        DO(driver.chooseFromMenu("resignAction"), driver.answer(QDialogButtonBox::Yes));
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QVERIFY(solving(driver).isOpen());
        QCOMPARE(solving(driver).puzzle().mistake, std::size_t(4));
        QCOMPARE(driver.text("puzzleTitle"), QString("Find the better move"));
        QVERIFY2(said(driver).startsWith("Disc 5 (yellow) went to column 3"), qPrintable(said(driver)));
        // Left after a hint is missed, too: it comes again tomorrow.
        DO(driver.press(Qt::Key_H), driver.press(Qt::Key_F3, Qt::ShiftModifier));
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QVERIFY(!solving(driver).isRunning());
        QVERIFY2(
            driver.text("learnMessage").startsWith("Nothing is due today. The next of your mistakes comes"),
            qPrintable(driver.text("learnMessage")));
        for (const int days : {1, 3, 7, 21}) {
            *now = now->addDays(days);
            DO(driver.chooseFromMenu("ownMistakesAction"));
            QVERIFY(solving(driver).isOpen());
            DO(solveWith(driver, With::Keys));
        }
        *now = now->addDays(100);
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QCOMPARE(driver.text("learnMessage"), QString("You have worked through all of your mistakes."));
        // It has no rating, and changes none.
        QVERIFY(ratingOf(training(driver)) == coach::PersonRating{});
        // The other one's mistake is the other one's.
        DO(driver.fill("trainingName", "Minh"), driver.press(Qt::Key_Tab));
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QCOMPARE(solving(driver).puzzle().mistake, std::size_t(5));
    }
};

QTEST_MAIN(TestTraining)
#include "tst_training.moc"
