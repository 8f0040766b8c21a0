// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/puzzledriver.h"

#include "core/coach/puzzleplay.h"
#include "core/engine/openingbook.h"
#include "ui/analysis/builtin.h"
#include "ui/board/accessibleboard.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/trainer.h"

#include <QAccessible>
#include <QTest>

#include <algorithm>

namespace four::gui::puzzles {

PuzzleSolving &solving(const Driver &driver)
{
    return *driver.window().puzzle();
}

std::vector<int> dropsOf(const Driver &driver)
{
    std::vector<int> drops;
    for (const Action &action : driver.game().actions())
        drops.push_back(std::get<action::Drop>(action).column);
    const std::size_t start = solving(driver).puzzle().start().size();
    drops.erase(drops.begin(), drops.begin() + static_cast<std::ptrdiff_t>(start));
    return drops;
}

std::vector<int> rightOf(const Driver &driver)
{
    engine::Solver solver({.tableMiB = 16});
    solver.setBook(openingBook());
    return coach::puzzleStep(solving(driver).puzzle(), dropsOf(driver), solver)->right;
}

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

Problem solveWith(Driver &driver, With with)
{
    PuzzleSolving &puzzle = solving(driver);
    if (puzzle.stage() == Stage::Pointing)
        TRY(pointWith(driver, with, puzzle.puzzle().mistake));
    const coach::Puzzle posed = puzzle.puzzle();
    const auto isOver = [&] { return puzzle.stage() != Stage::Asked || !(puzzle.puzzle() == posed); };
    while (!isOver()) {
        const std::vector<int> right = rightOf(driver);
        if (right.empty())
            return QStringLiteral("nothing is right any more");
        TRY(dropWith(driver, with, right.front()));
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
    TRY(driver.chooseFromMenu(QStringLiteral("taskPuzzlesAction")));
    TRY(driver.pick(QStringLiteral("puzzleTask"), int(task)), driver.click(QStringLiteral("startTask")));
    return solving(driver).isRunning() && solving(driver).puzzle().task == task
               ? Problem()
               : QStringLiteral("no puzzle of that task");
}

QString said(const Driver &driver)
{
    const QString said = driver.textOnPage(QStringLiteral("puzzleQuestion"));
    return said.isEmpty() ? driver.text(QStringLiteral("puzzleAsks")) : said;
}

Training training(const Driver &driver)
{
    return driver.window().trainer()->training();
}

DailyStreak streak(const Driver &driver)
{
    return dailyStreak(training(driver), driver.window().trainer()->today());
}

void setClocks(const Driver &driver, const std::shared_ptr<QDateTime> &now,
               const std::shared_ptr<qint64> &steady)
{
    driver.window().trainer()->setClocks([now] { return *now; }, [steady] { return *steady; });
}

} // namespace four::gui::puzzles
