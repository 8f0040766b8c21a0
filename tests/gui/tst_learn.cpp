// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "core/coach/puzzleplay.h"
#include "core/engine/openingbook.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/analysis/openings.h"
#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/trainer.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamestore.h"

#include <QAccessible>
#include <QLocale>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace four;
using namespace four::gui;

namespace {
using Stage = PuzzleSolving::Stage;
using Task = coach::Puzzle::Task;

constexpr int longWait = 60'000; ///< ms: on a busy machine the engine waits for its turn

/// What people solve puzzles with.
enum class With { Mouse, Keys, ScreenReader };

PuzzleSolving &solving(const Driver &driver)
{
    return *driver.window().puzzle();
}

/// What was dropped since the puzzle's start.
std::vector<int> dropsOf(const Driver &driver)
{
    std::vector<int> drops;
    for (const Action &action : driver.game().actions())
        drops.push_back(std::get<action::Drop>(action).column);
    const std::size_t start = solving(driver).puzzle().start().size();
    drops.erase(drops.begin(), drops.begin() + static_cast<std::ptrdiff_t>(start));
    return drops;
}

/// The columns that are right now, by the solver.
std::vector<int> rightOf(const Driver &driver)
{
    engine::Solver solver({.tableMiB = 16});
    solver.setBook(openingBook());
    return coach::puzzleStep(solving(driver).puzzle(), dropsOf(driver), solver)->right;
}

/// A column that is not, and does not end the game; -1: there is none.
int wrongOf(const Driver &driver)
{
    const std::vector<int> right = rightOf(driver);
    for (int column = 0; column < 7; ++column) {
        if (std::ranges::count(right, column) == 0 && driver.game().landing(column))
            return column;
    }
    return -1;
}

Problem dropWith(Driver &driver, With with, int column)
{
    if (with != With::ScreenReader)
        return driver.drop(with == With::Mouse ? By::Mouse : By::Keys, column + 1);
    auto *board = dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&driver.view()));
    if (!board)
        return QStringLiteral("no board for screen readers");
    board->columnAt(column)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return {};
}

/// Goes to the entry of the history, and says that it was the mistake.
Problem pointWith(Driver &driver, With with, std::size_t drop)
{
    // It begins at the end of the game.
    for (auto left = driver.game().actions().size() - (drop + 1); left > 0; --left) {
        const Problem problem =
            with == With::Mouse ? driver.click(QStringLiteral("puzzleBack")) : driver.press(Qt::Key_PageUp);
        if (!problem.isEmpty())
            return problem;
    }
    if (with == With::ScreenReader) {
        QWidget *button = driver.find<QWidget>(QStringLiteral("puzzlePoint"));
        if (!button)
            return QStringLiteral("no button to point with");
        QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        // It stays down for a moment, as under a finger.
        const PuzzleSolving &puzzle = solving(driver);
        return QTest::qWaitFor([&] { return puzzle.stage() != Stage::Pointing || puzzle.isMispointed(); })
                   ? Problem()
                   : QStringLiteral("the button does nothing");
    }
    return with == With::Mouse ? driver.click(QStringLiteral("puzzlePoint"))
                               : driver.press(Qt::Key_M, Qt::ControlModifier);
}

/// Everything that is left of the puzzle.
Problem solveWith(Driver &driver, With with)
{
    PuzzleSolving &puzzle = solving(driver);
    if (puzzle.stage() == Stage::Pointing) {
        if (const Problem problem = pointWith(driver, with, puzzle.puzzle().mistake); !problem.isEmpty())
            return problem;
    }
    const coach::Puzzle posed = puzzle.puzzle();
    const auto isOver = [&] { return puzzle.stage() != Stage::Asked || !(puzzle.puzzle() == posed); };
    while (!isOver()) {
        const std::vector<int> right = rightOf(driver);
        if (right.empty())
            return QStringLiteral("nothing is right any more");
        if (const Problem problem = dropWith(driver, with, right.front()); !problem.isEmpty())
            return problem;
        if (!QTest::qWaitFor([&] { return isOver() || driver.model().awaitsPerson(); }, longWait))
            return QStringLiteral("the drop is not judged");
    }
    // In Rush, the next one is there at once.
    return puzzle.stage() == Stage::Solved || !(puzzle.puzzle() == posed)
               ? Problem()
               : QStringLiteral("not solved but: ") + driver.text(QStringLiteral("puzzleQuestion"));
}

Problem startTask(Driver &driver, Task task)
{
    if (const Problem problem = driver.chooseFromMenu(QStringLiteral("taskPuzzlesAction"));
        !problem.isEmpty())
        return problem;
    if (const Problem problem = driver.pick(QStringLiteral("puzzleTask"), int(task)); !problem.isEmpty())
        return problem;
    if (const Problem problem = driver.click(QStringLiteral("startTask")); !problem.isEmpty())
        return problem;
    return solving(driver).isRunning() && solving(driver).puzzle().task == task
               ? Problem()
               : QStringLiteral("no puzzle of that task");
}

QString said(const Driver &driver)
{
    return driver.text(QStringLiteral("puzzleQuestion"));
}

Training training(const Driver &driver)
{
    return driver.window().trainer()->training();
}

DailyStreak streak(const Driver &driver)
{
    return dailyStreak(training(driver), driver.window().trainer()->today());
}

/// As if a week of some years had this one noon.
const QDateTime noon(QDate(2030, 5, 15), QTime(12, 0));

void setClocks(const Driver &driver, const std::shared_ptr<QDateTime> &now,
               const std::shared_ptr<qint64> &steady)
{
    driver.window().trainer()->setClocks([now] { return *now; }, [steady] { return *steady; });
}
} // namespace

Q_DECLARE_METATYPE(With)
Q_DECLARE_METATYPE(four::coach::Puzzle::Task)

/// Puzzles in the window, as a person meets them.
class TestLearn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void solvesEachTask_data();
    void solvesEachTask();
    void failsEachTask_data();
    void failsEachTask();
    void pointsAtTheWrongMove();
    void pointsInTheMoveList();
    void saysWhatIsToBeDone();
    void helpIsNoSolution();
    void showsTheSolution();
    void hidesTheValuesUntilTheEnd();
    void putsTheGameBackAsItWas();
    void isNoGameAfterAKill();
    void endsWithAnotherGame_data();
    void endsWithAnotherGame();
    void isTheSameForAllOnADay();
    void rushEndsByTheClock();
    void rushEndsByMisses();
    void rushIsLeft();
    void showsTheHintWithThePuzzle();
    void knowsWhoTrains();
    void hasNoMistakesYet();
    void comesBackToOnesOwnMistakes();
    void fitsNarrowWindows_data();
    void fitsNarrowWindows();
    void followsTheLanguage();
};

void TestLearn::solvesEachTask_data()
{
    QTest::addColumn<Task>("task");
    QTest::addColumn<With>("with");
    QTest::addColumn<QString>("language");
    using Row = std::pair<const char *, Task>;
    using Way = std::pair<const char *, With>;
    for (const auto &[taskName, task] : {Row("win", Task::Win), Row("only", Task::Only),
                                         Row("hold", Task::Hold), Row("mistake", Task::Mistake)}) {
        for (const auto &[withName, with] :
             {Way("mouse", With::Mouse), Way("keys", With::Keys), Way("screen reader", With::ScreenReader)}) {
            for (const char *language : {"en", "vi"}) {
                QTest::addRow("%s, %s, %s", taskName, withName, language)
                    << task << with << QString::fromLatin1(language);
            }
        }
    }
}

void TestLearn::solvesEachTask()
{
    QFETCH(Task, task);
    QFETCH(With, with);
    QFETCH(QString, language);
    Driver driver({.language = language, .size = {1100, 800}});
    DO(startTask(driver, task));
    const coach::Puzzle puzzle = solving(driver).puzzle();
    QVERIFY(said(driver).size() > 20);
    DO(solveWith(driver, with));
    const QString solved = language == QLatin1String("vi") ? QString("Giải được rồi!") : QString("Solved!");
    QVERIFY2(said(driver).startsWith(solved), qPrintable(said(driver)));
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

void TestLearn::failsEachTask_data()
{
    solvesEachTask_data();
}

void TestLearn::failsEachTask()
{
    QFETCH(Task, task);
    QFETCH(With, with);
    QFETCH(QString, language);
    Driver driver({.language = language, .size = {1100, 800}});
    DO(startTask(driver, task));
    if (task == Task::Mistake)
        DO(pointWith(driver, with, solving(driver).puzzle().mistake));
    QVERIFY(solving(driver).stage() == Stage::Asked);
    const int wrong = wrongOf(driver);
    QVERIFY(wrong >= 0);
    // Each time, everybody who listens reads the store.
    const QSignalSpy changes(driver.window().trainer(), &Trainer::changed);
    const Ear ear(driver);
    DO(dropWith(driver, with, wrong));
    QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Wrong, longWait);
    QCOMPARE(changes.size(), 1);
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

void TestLearn::pointsAtTheWrongMove()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Mistake));
    // The last move of all is no mistake of these, or the one before is none.
    const std::size_t mistake = solving(driver).puzzle().mistake;
    const std::size_t other = mistake > 0 ? mistake - 1 : mistake + 1;
    DO(pointWith(driver, With::Keys, other));
    QCOMPARE(said(driver), QString("Not yet: disc %1 did not change the result.").arg(other + 1));
    QVERIFY(!training(driver).tries.front().isSolved());
    QVERIFY(solving(driver).stage() == Stage::Pointing);
    DO(driver.press(Qt::Key_H));
    QVERIFY2(said(driver).contains("It was a move by "), qPrintable(said(driver)));
    DO(driver.press(Qt::Key_End));
    DO(solveWith(driver, With::Keys));
    QCOMPARE(training(driver).tries.size(), std::size_t(1));
}

void TestLearn::pointsInTheMoveList()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Mistake));
    DO(driver.press(Qt::Key_L, Qt::ControlModifier));
    DO(driver.clickRow(static_cast<int>(solving(driver).puzzle().mistake) + 1));
    // Where the page with the puzzle is not to be seen, the button is below the board.
    QVERIFY(!driver.isOnScreen("puzzlePoint"));
    QVERIFY(!driver.isOnScreen("replayBar/playOn"));
    DO(driver.click("replayBar/pointOut"));
    QVERIFY(solving(driver).stage() == Stage::Asked);
    DO(solveWith(driver, With::Mouse));
    DO(driver.press(Qt::Key_PageUp));
    QVERIFY(driver.isOnScreen("replayBar/playOn"));
    QVERIFY(!driver.isOnScreen("replayBar/pointOut"));
}

void TestLearn::saysWhatIsToBeDone()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Mistake));
    // Nobody drops there, and nothing tells whose mistake it was.
    QCOMPARE(driver.name(Player::One), QString("Player 1"));
    const Game game = driver.game();
    DO(driver.press(Qt::Key_7));
    QVERIFY(driver.game() == game);
    QVERIFY2(driver.text("notice/text").startsWith("One of the last "),
             qPrintable(driver.text("notice/text")));
    DO(solveWith(driver, With::Keys));
    DO(startTask(driver, Task::Win));
    DO(driver.press(Qt::Key_F2));
    QVERIFY2(driver.text("notice/text").contains(" Win in "), qPrintable(driver.text("notice/text")));
    DO(solveWith(driver, With::Keys));
    DO(driver.press(Qt::Key_4));
    QCOMPARE(driver.text("notice/text"),
             QString("This puzzle is over. Press F3 for the next one, or Shift+F3 "
                     "to go back to your game."));
}

void TestLearn::helpIsNoSolution()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Win));
    DO(driver.click("puzzleHint"));
    QTRY_VERIFY_WITH_TIMEOUT(driver.text("puzzleHintText").contains("olumn"), longWait);
    QVERIFY(driver.isOnScreen("puzzleView"));
    QCOMPARE(driver.window().session()->help().hints[driver.game().turn()], 0);
    DO(solveWith(driver, With::Keys));
    QVERIFY(training(driver).tries.front().isRight);
    QVERIFY(!training(driver).tries.front().isSolved());
}

void TestLearn::showsTheSolution()
{
    Driver driver({.size = {1100, 800}});
    for (const Task task : {Task::Win, Task::Hold, Task::Mistake}) {
        DO(startTask(driver, task));
        DO(driver.click("solvePuzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Shown, longWait);
        QVERIFY2(said(driver).contains("The solution"), qPrintable(said(driver)));
        // It is one: the person's drops are right, each of them.
        engine::Solver solver({.tableMiB = 16});
        const std::vector<int> drops = dropsOf(driver);
        const auto step = coach::puzzleStep(solving(driver).puzzle(), drops, solver);
        QVERIFY(step->verdict == coach::PuzzleStep::Verdict::Solved);
        QVERIFY(!training(driver).tries.back().isSolved());
        DO(inconsistency(driver));
        DO(driver.click("repeatPuzzle"));
        DO(solveWith(driver, With::Keys));
    }
    QCOMPARE(training(driver).tries.size(), std::size_t(3));
}

void TestLearn::hidesTheValuesUntilTheEnd()
{
    Driver driver({.size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.press(Qt::Key_V));
    DO(driver.answer(QDialogButtonBox::Yes));
    DO(startTask(driver, Task::Only));
    QVERIFY(!driver.scene().columnMarks());
    DO(solveWith(driver, With::Keys));
    QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || driver.scene().columnMarks(), longWait);
}

void TestLearn::putsTheGameBackAsItWas()
{
    Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .size = {1100, 800}});
    driver.setNextSeed(7);
    DO(driver.press(Qt::Key_Return));
    for (const int column : {4, 4, 3}) {
        DO(driver.drop(By::Keys, column));
        DO(driver.endTurn(By::Keys));
    }
    DO(driver.press(Qt::Key_PageUp));
    const Game game = driver.game();
    const int shown = driver.model().shownEntries();
    const auto times = driver.window().session()->times().actions;
    const std::optional<qint64> number = driver.window().keeper()->current();
    // One that is left at once, and two of which the first one is left in the middle.
    DO(driver.press(Qt::Key_F3));
    DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
    QVERIFY(driver.game() == game);
    QCOMPARE(driver.model().shownEntries(), shown);
    QVERIFY(driver.window().session()->times().actions == times);
    QCOMPARE(driver.window().keeper()->current(), number);
    DO(driver.press(Qt::Key_F3));
    QVERIFY(!(driver.game() == game));
    QCOMPARE(driver.window().keeper()->current(), number);
    DO(driver.press(Qt::Key_F3));
    DO(solveWith(driver, With::Keys));
    DO(driver.click("leavePuzzle"));
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

void TestLearn::isNoGameAfterAKill()
{
    Driver driver({.match = matchOf(Preset::ThreeStrikes), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop(By::Keys, 4));
    const Game game = driver.game();
    DO(driver.press(Qt::Key_F3));
    if (solving(driver).stage() == Stage::Asked)
        DO(dropWith(driver, With::Keys, rightOf(driver).front()));
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

void TestLearn::endsWithAnotherGame_data()
{
    QTest::addColumn<QString>("action");
    for (const char *action : {"newMatchAction", "historyAction", "saveAction", "copyAction", "pasteAction"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void TestLearn::endsWithAnotherGame()
{
    QFETCH(QString, action);
    Driver driver({.size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop(By::Keys, 4));
    const Game game = driver.game();
    DO(driver.press(Qt::Key_F3));
    DO(driver.chooseFromMenu(action));
    QVERIFY(!solving(driver).isRunning());
    if (action != QLatin1String("pasteAction"))
        QVERIFY(driver.game() == game);
    if (driver.dialog())
        DO(driver.press(Qt::Key_Escape));
    DO(driver.awaitNoDialog());
    QVERIFY(training(driver).isEmpty());
}

void TestLearn::isTheSameForAllOnADay()
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

void TestLearn::rushEndsByTheClock()
{
    Driver driver({.size = {1100, 800}});
    const auto now = std::make_shared<QDateTime>(noon);
    const auto steady = std::make_shared<qint64>(1000);
    setClocks(driver, now, steady);
    Trainer &trainer = *driver.window().trainer();
    trainer.setRushPause(0);
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop(By::Keys, 4));
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
        QTRY_VERIFY_WITH_TIMEOUT(solving(driver).isOpen() && !(solving(driver).puzzle() == puzzle), longWait);
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
    // Haste says nothing of strength.
    QVERIFY(ratingOf(training(driver)) == coach::PersonRating{});
}

void TestLearn::rushEndsByMisses()
{
    Driver driver({.size = {1100, 800}});
    Trainer &trainer = *driver.window().trainer();
    trainer.setRushPause(0);
    DO(driver.chooseFromMenu("rushAction"));
    for (int i = 1; i <= 3; ++i) {
        const coach::Puzzle puzzle = solving(driver).puzzle();
        DO(dropWith(driver, With::Keys, wrongOf(driver)));
        QTRY_COMPARE_WITH_TIMEOUT(trainer.rushMissed(), i, longWait);
        QTRY_VERIFY_WITH_TIMEOUT(!solving(driver).isRunning() ||
                                     (solving(driver).isOpen() && !(solving(driver).puzzle() == puzzle)),
                                 longWait);
    }
    QVERIFY(!trainer.isRushing());
    QCOMPARE(driver.text("learnMessage"),
             QString("Rush is over: 0 puzzles solved, 3 missed. Best so far: 0."));
}

void TestLearn::rushIsLeft()
{
    Driver driver({.size = {1100, 800}});
    Trainer &trainer = *driver.window().trainer();
    // Who leaves at once has not run.
    DO(driver.chooseFromMenu("rushAction"));
    DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
    QVERIFY(!trainer.isRushing());
    QVERIFY(training(driver).isEmpty());
    // What was solved stays so.
    DO(driver.chooseFromMenu("rushAction"));
    trainer.setRushPause(0);
    DO(solveWith(driver, With::Keys));
    DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
    QCOMPARE(training(driver).runs.size(), std::size_t(1));
    // Another puzzle ends it, too, and is played in peace.
    DO(driver.chooseFromMenu("rushAction"));
    DO(driver.chooseFromMenu("dailyPuzzleAction"));
    QVERIFY(!trainer.isRushing());
    QVERIFY(solving(driver).isOpen());
    QVERIFY(driver.isOnScreen("puzzleHint"));
}

/// Also where people were just about to choose another task.
void TestLearn::showsTheHintWithThePuzzle()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Only));
    DO(driver.chooseFromMenu("taskPuzzlesAction"));
    QVERIFY(!driver.isOnScreen("puzzleQuestion"));
    DO(driver.chooseFromMenu("hintAction"));
    QVERIFY(driver.isOnScreen("puzzleQuestion"));
}

void TestLearn::knowsWhoTrains()
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
    QVERIFY(driver.game().setup().seats[driver.game().turn()].name == "Lan" ||
            solving(driver).stage() == Stage::Pointing);
    DO(solveWith(driver, With::Keys));
    DO(driver.chooseFromMenu("taskPuzzlesAction"));
    QVERIFY2(driver.text("trainingStanding").startsWith("Your rating: 1,"),
             qPrintable(driver.text("trainingStanding")));
    // The same number as in Progress, whose texts are those of one rating.
    const QString rating = QLocale().toString(std::lround(ratingOf(training(driver)).rating));
    QVERIFY2(driver.text("trainingStanding").startsWith("Your rating: " + rating),
             qPrintable(driver.text("trainingStanding")));
    // Nobody is called by letters that nobody sees.
    DO(driver.fill("trainingName", QString(3, QChar(0x200b))));
    DO(driver.press(Qt::Key_Tab));
    QCOMPARE(driver.text("trainingName"), QString("Lan"));
    // Somebody else sits down.
    DO(driver.fill("trainingName", "Minh"));
    DO(driver.press(Qt::Key_Tab));
    QVERIFY(driver.text("trainingStanding").startsWith("You have not tried a puzzle yet."));
    driver.restart();
    DO(driver.chooseFromMenu("taskPuzzlesAction"));
    QCOMPARE(driver.text("trainingName"), QString("Minh"));
}

void TestLearn::hasNoMistakesYet()
{
    Driver driver({.size = {1100, 800}});
    DO(driver.chooseFromMenu("ownMistakesAction"));
    QVERIFY(!solving(driver).isRunning());
    QCOMPARE(driver.text("learnMessage"),
             QString("None of your mistakes are known yet: play, and have your games reviewed."));
}

void TestLearn::comesBackToOnesOwnMistakes()
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
    DO(driver.chooseFromMenu("resignAction"));
    DO(driver.answer(QDialogButtonBox::Yes));
    DO(driver.press(Qt::Key_E, Qt::ControlModifier));
    QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
    DO(driver.chooseFromMenu("ownMistakesAction"));
    QVERIFY(solving(driver).isOpen());
    QCOMPARE(solving(driver).puzzle().mistake, std::size_t(4));
    QCOMPARE(driver.text("puzzleTitle"), QString("Find the better move"));
    QVERIFY2(said(driver).startsWith("Disc 5: here yellow chose column 3"), qPrintable(said(driver)));
    // Missed: it comes again tomorrow.
    DO(dropWith(driver, With::Keys, wrongOf(driver)));
    QTRY_VERIFY_WITH_TIMEOUT(solving(driver).stage() == Stage::Wrong, longWait);
    DO(driver.press(Qt::Key_F3));
    QVERIFY(!solving(driver).isRunning());
    QVERIFY2(driver.text("learnMessage").startsWith("Nothing is due today. The next of your mistakes comes"),
             qPrintable(driver.text("learnMessage")));
    for (const int days : {1, 3, 7, 21}) {
        *now = now->addDays(days);
        DO(driver.chooseFromMenu("ownMistakesAction"));
        QVERIFY(solving(driver).isOpen());
        DO(solveWith(driver, With::Keys));
    }
    *now = now->addDays(100);
    DO(driver.chooseFromMenu("ownMistakesAction"));
    QCOMPARE(driver.text("learnMessage"), QString("You have learnt all of your mistakes."));
    // It has no rating, and changes nobody's.
    QVERIFY(ratingOf(training(driver)) == coach::PersonRating{});
    // The other one's mistake is the other one's.
    DO(driver.fill("trainingName", "Minh"));
    DO(driver.press(Qt::Key_Tab));
    DO(driver.chooseFromMenu("ownMistakesAction"));
    QCOMPARE(solving(driver).puzzle().mistake, std::size_t(5));
}

void TestLearn::fitsNarrowWindows_data()
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

void TestLearn::fitsNarrowWindows()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Driver driver({.language = language, .size = size});
    for (const Task task : {Task::Win, Task::Mistake}) {
        DO(driver.chooseFromMenu("taskPuzzlesAction"));
        DO(inconsistencyBesideBoard(driver));
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

void TestLearn::followsTheLanguage()
{
    Driver driver({.size = {1100, 800}});
    DO(startTask(driver, Task::Hold));
    QCOMPARE(driver.text("puzzleTitle"), QString("Hold the draw"));
    DO(driver.press(Qt::Key_Comma, Qt::ControlModifier));
    DO(driver.pick("language", "vi"));
    DO(driver.press(Qt::Key_Escape));
    DO(driver.awaitNoDialog());
    QCOMPARE(driver.text("puzzleTitle"), QString("Giữ cho hòa"));
    QVERIFY2(said(driver).startsWith("Bạn đi quân "), qPrintable(said(driver)));
    QCOMPARE(driver.prompt(), QString("Câu đố: giữ cho hòa."));
}

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"
