// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "core/coach/puzzleplay.h"
#include "core/engine/openingbook.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "tests/gui/puzzledriver.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/trainer.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamestore.h"
#include "ui/widgets/answerbanner.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

using namespace four;
using namespace four::gui;
using namespace four::gui::puzzles;

Q_DECLARE_METATYPE(With)
Q_DECLARE_METATYPE(four::coach::Puzzle::Task)

namespace {
const AnswerBanner *bannerOf(const Driver &driver)
{
    return driver.window().findChild<QWidget *>("puzzleView")->findChild<AnswerBanner *>();
}
} // namespace

/// A puzzle in the window, as a person meets it.
class TestLearn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void solvesEachTask_data()
    {
        QTest::addColumn<Task>("task");
        QTest::addColumn<With>("with");
        QTest::addColumn<QString>("language");
        using Row = std::pair<const char *, Task>;
        using Way = std::pair<const char *, With>;
        for (const auto &[taskName, task] : {Row("win", Task::Win), Row("only", Task::Only),
                                             Row("hold", Task::Hold), Row("mistake", Task::Mistake)}) {
            for (const auto &[withName, with] : {Way("mouse", With::Mouse), Way("keys", With::Keys),
                                                 Way("screen reader", With::ScreenReader)}) {
                for (const char *language : {"en", "vi"}) {
                    QTest::addRow("%s, %s, %s", taskName, withName, language)
                        << task << with << QString::fromLatin1(language);
                }
            }
        }
    }

    void solvesEachTask()
    {
        QFETCH(Task, task);
        QFETCH(With, with);
        QFETCH(QString, language);
        Driver driver({.language = language, .size = {1100, 800}});
        DO(startTask(driver, task));
        const coach::Puzzle puzzle = solving(driver).puzzle();
        QVERIFY(said(driver).size() > 20);
        DO(solveWith(driver, with));
        const QString solved =
            language == QLatin1String("vi") ? QString("Giải được rồi!") : QString("Solved!");
        QVERIFY2(said(driver).startsWith(solved), qPrintable(said(driver)));
        QVERIFY(bannerOf(driver)->answer() == AnswerBanner::Answer::Right);
        QVERIFY(driver.isOnScreen("puzzleView/answerBanner"));
        // It counts, once.
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        const PuzzleTry tried = training(driver).tries.front();
        QCOMPARE(tried.puzzle, PuzzleTry::keyOf(puzzle));
        QVERIFY(tried.isSolved());
        QVERIFY(ratingOf(training(driver)).rating > coach::PersonRating{}.rating);
        DO(inconsistency(driver));
        // ... and the next one is of the same task.
        DO(driver.click("nextPuzzle"));
        QVERIFY(solving(driver).isOpen());
        QVERIFY(solving(driver).puzzle().task == task);
        QVERIFY(!(solving(driver).puzzle() == puzzle));
    }

    void failsEachTask_data() { solvesEachTask_data(); }
    void failsEachTask()
    {
        QFETCH(Task, task);
        QFETCH(With, with);
        QFETCH(QString, language);
        Driver driver({.language = language, .size = {1100, 800}});
        DO(startTask(driver, task));
        if (task == Task::Mistake)
            DO(pointWith(driver, with, solving(driver).puzzle().mistake));
        QVERIFY(solving(driver).stage() == Stage::Asked);
        QVERIFY(bannerOf(driver)->answer() == AnswerBanner::Answer::Asked);
        const QRect place = bannerOf(driver)->geometry();
        const int wrong = wrongOf(driver);
        QVERIFY(wrong >= 0);
        // Each signal makes all receivers read the store.
        const QSignalSpy changes(driver.window().trainer(), &Trainer::changed);
        const Ear ear(driver);
        DO(dropWith(driver, with, wrong));
        QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Wrong, longWait);
        QCOMPARE(changes.size(), 1);
        // The answer stands where the question did.
        QVERIFY(bannerOf(driver)->answer() == AnswerBanner::Answer::Wrong);
        QCOMPARE(bannerOf(driver)->height(), place.height());
        // The opponent shows why, on the board.
        QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || dropsOf(driver).size() == 2, longWait);
        const bool isVietnamese = language == QLatin1String("vi");
        QVERIFY2(said(driver).startsWith(isVietnamese ? "Chưa đúng: cột " : "Not yet: column "),
                 qPrintable(said(driver)));
        QVERIFY2(driver.game().isOver() ||
                     said(driver).contains(isVietnamese ? "đáp lại ở cột" : "answers in column"),
                 qPrintable(said(driver)));
        // The answer is heard without what was heard before it.
        QCoreApplication::processEvents();
        QCOMPARE(ear.all().count(isVietnamese ? "Chưa đúng: cột " : "Not yet: column "), 1);
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(!training(driver).tries.front().isSolved());
        QVERIFY(ratingOf(training(driver)).rating < coach::PersonRating{}.rating);
        DO(inconsistency(driver));
        // Once more, which is no second try.
        DO(driver.click("repeatPuzzle"));
        QVERIFY(solving(driver).stage() == Stage::Asked);
        QVERIFY(dropsOf(driver).empty());
        DO(solveWith(driver, with));
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
    }

    void pointsAtTheWrongMove()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Mistake));
        // The last move of all is no mistake of these, or the one before is none.
        const std::size_t mistake = solving(driver).puzzle().mistake;
        const std::size_t other = mistake > 0 ? mistake - 1 : mistake + 1;
        DO(pointWith(driver, With::Keys, other));
        QCOMPARE(said(driver), QString("Not yet: disc %1 did not change the result.").arg(other + 1));
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(!training(driver).tries.front().isSolved());
        QVERIFY(solving(driver).stage() == Stage::Pointing);
        DO(driver.press(Qt::Key_H));
        QVERIFY2(said(driver).contains("It was a move by "), qPrintable(said(driver)));
        DO(driver.press(Qt::Key_End), solveWith(driver, With::Keys));
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
    }

    void pointsInTheMoveList()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Mistake), driver.press(Qt::Key_L, Qt::ControlModifier));
        DO(driver.clickRow(static_cast<int>(solving(driver).puzzle().mistake) + 1));
        // Where the page with the puzzle is not to be seen, the button is below the board.
        QVERIFY(!driver.isOnScreen("puzzlePoint"));
        QVERIFY(!driver.isOnScreen("replayPanel/playOn"));
        DO(driver.click("replayPanel/pointOut"));
        QVERIFY(solving(driver).stage() == Stage::Asked);
        DO(solveWith(driver, With::Mouse), driver.press(Qt::Key_PageUp));
        QVERIFY(driver.isOnScreen("replayPanel/playOn"));
        QVERIFY(!driver.isOnScreen("replayPanel/pointOut"));
    }

    void saysWhatIsToBeDone()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Mistake));
        // No disc can be dropped there, and no name tells whose mistake it was.
        QCOMPARE(driver.name(Player::One), QString("Player 1"));
        const Game game = driver.game();
        DO(driver.press(Qt::Key_7));
        QVERIFY(driver.game() == game);
        QVERIFY2(driver.text("notice/text").startsWith("One of the last "),
                 qPrintable(driver.text("notice/text")));
        DO(solveWith(driver, With::Keys), startTask(driver, Task::Win), driver.press(Qt::Key_F2));
        QVERIFY2(driver.text("notice/text").contains(" Win in "), qPrintable(driver.text("notice/text")));
        DO(solveWith(driver, With::Keys), driver.press(Qt::Key_4));
        QCOMPARE(driver.text("notice/text"),
                 QString("This puzzle is over. Press F3 for the next one, or Shift+F3 "
                         "to go back to your game."));
    }

    void isHeardFromItsBeginning()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}, .moves = ""});
        QString before;
        // The second time, the page has the words of the first one.
        for (int i = 0; i < 2; ++i) {
            const Ear puzzle(driver);
            DO(driver.press(Qt::Key_F3));
            const QString question = driver.textOnPage("puzzleAsks");
            // The prompt names the task, as the title does, and comes first.
            QTRY_VERIFY2(puzzle.heard(driver.prompt() + u' ' + question), qPrintable(puzzle.all()));
            QVERIFY2(driver.prompt().endsWith(driver.textOnPage("puzzleTitle").toLower() + u'.'),
                     qPrintable(driver.prompt()));
            QCOMPARE(puzzle.all().count("You play "), puzzle.all().contains("You play ") ? 1 : 0);
            QVERIFY2(before.isEmpty() || before == question || !puzzle.heard(before),
                     qPrintable(puzzle.all()));
            QVERIFY2(!puzzle.heard("dropped"), qPrintable(puzzle.all()));
            before = question;
            const Ear back(driver);
            DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
            QTRY_VERIFY2(back.all().startsWith("This is your game again. "), qPrintable(back.all()));
            QVERIFY2(back.all().endsWith("Player 1’s turn: choose a column."), qPrintable(back.all()));
        }
    }

    void helpIsNoSolution()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Win), driver.click("puzzleHint"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.text("puzzleHintText").contains("olumn"), longWait);
        QVERIFY(driver.isOnScreen("puzzleView"));
        QCOMPARE(driver.window().session()->help().hints[driver.game().turn()], 0);
        DO(solveWith(driver, With::Keys));
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(training(driver).tries.front().isHelped);
        QVERIFY(!training(driver).tries.front().isSolved());
        // The next one is found alone.
        DO(driver.click("nextPuzzle"), solveWith(driver, With::Keys));
        QVERIFY(training(driver).tries.back().isSolved());
    }

    /// Not even a kill just after the hint would forget it.
    void helpIsKeptAtOnce()
    {
        Driver driver({.size = {1100, 800}});
        DO(driver.chooseFromMenu("dailyPuzzleAction"), driver.press(Qt::Key_H));
        GameStore store; // as another process sees it
        QCOMPARE(TrainingStore(&store).training({}).tries.size(), std::size_t(1));
        const int rating = ratingOf(training(driver)).rounded();
        QVERIFY(rating < coach::PersonRating{}.rounded());
        // Left and begun again, it is known already.
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier), driver.chooseFromMenu("dailyPuzzleAction"));
        DO(solveWith(driver, With::Keys));
        QCOMPARE(ratingOf(training(driver)).rounded(), rating);
        QVERIFY(!training(driver).tries.front().isSolved());
    }

    void showsTheSolution()
    {
        Driver driver({.size = {1100, 800}});
        for (const Task task : {Task::Win, Task::Hold, Task::Mistake}) {
            DO(startTask(driver, task), driver.click("solvePuzzle"));
            QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Shown, longWait);
            QVERIFY2(said(driver).contains("The solution"), qPrintable(said(driver)));
            // It is one: the person's drops are right, each of them.
            engine::Solver solver({.tableMiB = 16});
            const std::vector<int> drops = dropsOf(driver);
            const auto step = coach::puzzleStep(solving(driver).puzzle(), drops, solver);
            QVERIFY(step->verdict == coach::PuzzleStep::Verdict::Solved);
            QVERIFY(!training(driver).tries.empty());
            QVERIFY(!training(driver).tries.back().isSolved());
            DO(inconsistency(driver), driver.click("repeatPuzzle"), solveWith(driver, With::Keys));
        }
        QCOMPARE(training(driver).tries.size(), std::size_t(3));
    }

    void hidesTheValuesUntilTheEnd()
    {
        Driver driver({.size = {1100, 800}, .moves = ""});
        DO(driver.press(Qt::Key_V), driver.answer(QDialogButtonBox::Yes), startTask(driver, Task::Only));
        QVERIFY(!driver.scene().columnMarks());
        DO(solveWith(driver, With::Keys));
        QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || driver.scene().columnMarks(), longWait);
    }

    /// The discs on the board would be enough to see the answer.
    void hidesTheThreatsUntilTheEnd()
    {
        Driver driver({.size = {1100, 800}, .moves = "443355"});
        DO(driver.press(Qt::Key_T));
        QVERIFY(!driver.scene().coachMarks().empty());
        for (int i = 0; i < 5; ++i) {
            const Ear ear(driver);
            DO(driver.press(Qt::Key_F3));
            QVERIFY(driver.scene().coachMarks().empty());
            QVERIFY(!driver.isOnScreen("coachThreatsText"));
            QTRY_VERIFY2(ear.heard(driver.textOnPage("puzzleAsks")), qPrintable(ear.all()));
            QVERIFY2(!ear.heard("hreat") && !ear.heard("Zugzwang"), qPrintable(ear.all()));
        }
        // Switched on there, they wait as well.
        DO(driver.press(Qt::Key_T), driver.press(Qt::Key_T));
        QVERIFY(driver.scene().coachMarks().empty());
        QCOMPARE(driver.text("notice/text"),
                 QString("It will be shown here once you have found the answer."));
        QVERIFY(solving(driver).isOpen());
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString("2,1y* 6,1y* 2,2r 6,2r"));
    }

    void putsTheGameBackAsItWas()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .size = {1100, 800}});
        driver.setNextSeed(7);
        DO(driver.press(Qt::Key_Return));
        for (const int column : {4, 4, 3}) {
            DO(driver.drop(By::Keys, column), driver.endTurn(By::Keys));
        }
        DO(driver.press(Qt::Key_PageUp));
        const Game game = driver.game();
        const int shown = driver.model().shownEntries();
        const auto times = driver.window().session()->times().actions;
        const std::optional<qint64> number = driver.window().keeper()->current();
        // One that is left at once, and two of which the first one is left in the middle.
        DO(driver.press(Qt::Key_F3), driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QVERIFY(driver.game() == game);
        QCOMPARE(driver.model().shownEntries(), shown);
        QVERIFY(driver.window().session()->times().actions == times);
        QCOMPARE(driver.window().keeper()->current(), number);
        DO(driver.press(Qt::Key_F3));
        QVERIFY(!(driver.game() == game));
        QCOMPARE(driver.window().keeper()->current(), number);
        DO(driver.press(Qt::Key_F3), solveWith(driver, With::Keys), driver.click("leavePuzzle"));
        QVERIFY(driver.game() == game);
        QCOMPARE(driver.model().shownEntries(), shown);
        QVERIFY(driver.window().session()->times().actions == times);
        QCOMPARE(driver.window().keeper()->current(), number);
        QVERIFY(!driver.window().session()->isInterrupted());
        DO(inconsistency(driver));
        driver.restart();
        QVERIFY(driver.game() == game);
        QCOMPARE(driver.model().match().preset, Preset::PowerUps);
    }

    void isNoGameAfterAKill()
    {
        Driver driver({.match = matchOf(Preset::ThreeStrikes), .size = {1100, 800}, .moves = "4"});
        const Game game = driver.game();
        DO(driver.press(Qt::Key_F3));
        if (solving(driver).stage() == Stage::Asked) {
            const std::vector<int> right = rightOf(driver);
            QVERIFY(!right.empty());
            DO(dropWith(driver, With::Keys, right.front()));
        }
        // Another window of the same data sees what a program sees that starts after this one was killed.
        GameStore store;
        int games = 0;
        QVERIFY(store.each(QStringLiteral("SELECT COUNT(*) FROM game"), {}, [&](const QSqlQuery &row) {
            games = row.value(0).toInt();
            return true;
        }));
        QCOMPARE(games, 1);
        // ... and closing in the middle of it keeps the match of the game, not that of the puzzle.
        driver.restart();
        QVERIFY(driver.game() == game);
        QVERIFY(!driver.window().session()->isInterrupted());
    }

    void staysUntilAnotherGameIsTaken_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action :
             {"newMatchAction", "historyAction", "openAction", "saveAction", "printAction", "pdfAction",
              "preferencesAction", "copyAction", "pictureAction", "pasteAction"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void staysUntilAnotherGameIsTaken()
    {
        QFETCH(QString, action);
        QGuiApplication::clipboard()->setText("no game");
        Driver driver({.size = {1100, 800}, .moves = "4"});
        DO(driver.chooseFromMenu("rushAction"));
        const Game puzzle = driver.game();
        DO(driver.chooseFromMenu(action));
        if (driver.dialog())
            DO(driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QVERIFY(solving(driver).isRunning());
        QVERIFY(driver.window().trainer()->isRushing());
        QVERIFY(driver.game() == puzzle);
        QVERIFY(training(driver).isEmpty());
        // What is copied is what can be seen.
        if (action == QLatin1String("copyAction"))
            QCOMPARE(QGuiApplication::clipboard()->text(),
                     QString::fromStdString(coach::columnsOf(solving(driver).puzzle().start())));
    }

    void endsWithAnotherGame_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action : {"newMatchAction", "historyAction", "pasteAction"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void endsWithAnotherGame()
    {
        QFETCH(QString, action);
        QGuiApplication::clipboard()->setText("443");
        Driver driver({.size = {1100, 800}, .moves = "4"});
        const Game game = driver.game();
        DO(driver.press(Qt::Key_F3), driver.chooseFromMenu(action));
        if (driver.dialog())
            DO(driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog());
        QVERIFY(!solving(driver).isRunning());
        QVERIFY(!driver.window().session()->isInterrupted());
        const std::size_t discs = action == QLatin1String("newMatchAction")  ? 0
                                  : action == QLatin1String("historyAction") ? 1
                                                                             : 3;
        QCOMPARE(driver.game().actions().size(), discs);
        QVERIFY(driver.game().setup().seats == game.setup().seats);
        QVERIFY(training(driver).isEmpty());
    }

    void looksBack()
    {
        Driver driver({.size = {1100, 800}, .moves = "4"});
        DO(startTask(driver, Task::Only), driver.press(Qt::Key_PageUp), driver.press(Qt::Key_4));
        QCOMPARE(driver.text("replayPanel/replayPrompt"),
                 QString("You are looking at an earlier position. Press End to return."));
        DO(driver.press(Qt::Key_G, Qt::ControlModifier));
        QCOMPARE(driver.text("notice/text"), QString("First go back to your game."));
        QVERIFY(!driver.text("replayPanel/replayPrompt").contains("Ctrl+G"));
    }

    /// Also where people were just about to choose another task.
    void showsTheHintWithThePuzzle()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Only), driver.chooseFromMenu("taskPuzzlesAction"));
        QVERIFY(!driver.isOnScreen("puzzleAsks"));
        DO(driver.chooseFromMenu("hintAction"));
        QVERIFY(driver.isOnScreen("puzzleAsks"));
    }

    void fitsNarrowWindows_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "vi"}) {
            for (const QSize size : {QSize(640, 480), QSize(700, 780), QSize(1366, 740)}) {
                QTest::addRow("%s, %dx%d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size;
            }
        }
    }

    void fitsNarrowWindows()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        Driver driver({.language = language, .size = size});
        for (const Task task : {Task::Win, Task::Mistake}) {
            DO(driver.chooseFromMenu("taskPuzzlesAction"), inconsistencyBesideBoard(driver));
            // By the keyboard, which leads to what has to be scrolled to.
            DO(driver.press(Qt::Key_Home));
            for (int i = 0; i < int(task); ++i)
                DO(driver.press(Qt::Key_Down));
            DO(driver.press(Qt::Key_Return));
            QVERIFY(solving(driver).puzzle().task == task);
            DO(inconsistencyBesideBoard(driver));
            QVERIFY(driver.isOnScreen("puzzleView/puzzleTitle"));
            QVERIFY(driver.window().size() == size);
            solving(driver).showSolution();
            QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Shown, longWait);
            DO(inconsistency(driver));
        }
    }

    void followsTheLanguage()
    {
        Driver driver({.size = {1100, 800}});
        DO(startTask(driver, Task::Hold));
        QCOMPARE(driver.text("puzzleTitle"), QString("Hold the draw"));
        DO(driver.press(Qt::Key_Comma, Qt::ControlModifier), driver.pick("language", "vi"));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(driver.text("puzzleTitle"), QString("Giữ cho hòa"));
        QVERIFY2(said(driver).startsWith("Bạn đi quân "), qPrintable(said(driver)));
        QCOMPARE(driver.prompt(), QString("Câu đố: giữ cho hòa."));
    }
};

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"
