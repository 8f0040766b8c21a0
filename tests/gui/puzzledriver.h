// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzle.h"
#include "tests/gui/driver.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/store/file/training.h"

#include <QDateTime>

#include <cstddef>
#include <memory>
#include <vector>

/// What people do with puzzles in the window, and what they are told there.
namespace four::gui::puzzles {

using Stage = PuzzleSolving::Stage;
using Task = coach::Puzzle::Task;

inline constexpr int longWait = 60'000; ///< ms: on a busy machine the engine waits for its turn

/// What people solve puzzles with.
enum class With { Mouse, Keys, ScreenReader };

[[nodiscard]] PuzzleSolving &solving(const Driver &driver);
/// What was dropped since the puzzle's start.
[[nodiscard]] std::vector<int> dropsOf(const Driver &driver);
/// The columns that are right now, by the solver.
[[nodiscard]] std::vector<int> rightOf(const Driver &driver);
/// A column that is not, and does not end the game; -1: there is none.
[[nodiscard]] int wrongOf(const Driver &driver);

[[nodiscard]] Problem dropWith(Driver &driver, With with, int column);
/// Goes to the entry of the history, and says that it was the mistake.
[[nodiscard]] Problem pointWith(Driver &driver, With with, std::size_t drop);
/// Everything that is left of the puzzle.
[[nodiscard]] Problem solveWith(Driver &driver, With with);
[[nodiscard]] Problem startTask(Driver &driver, Task task);

/// What is said of the puzzle so far; at first its task.
[[nodiscard]] QString said(const Driver &driver);
[[nodiscard]] Training training(const Driver &driver);
[[nodiscard]] DailyStreak streak(const Driver &driver);

/// The day that the clock of setClocks() begins with.
inline const QDateTime noon(QDate(2030, 5, 15), QTime(12, 0));
/// The trainer’s clocks, of the day and of the rush in ms, are those from now on.
void setClocks(const Driver &driver, const std::shared_ptr<QDateTime> &now,
               const std::shared_ptr<qint64> &steady);

} // namespace four::gui::puzzles
