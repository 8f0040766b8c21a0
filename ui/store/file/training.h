// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/puzzletraining.h"

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace four {

// What somebody did to get better, as it is kept: only what happened. All numbers that are shown, the rating
// too, follow from that, so that what comes from another computer simply joins it.

/// How a puzzle came to somebody.
enum class TrainingMode : std::uint8_t { Next, Daily, ByTask, Mistakes, Rush };

/// A puzzle, and what came of the first try at it. What is tried afterwards, with the answer in mind, says
/// nothing.
struct PuzzleTry
{
    QString puzzle = {}; ///< keyOf()
    coach::Puzzle::Task task = coach::Puzzle::Task::Win;
    int rating = 0; ///< the puzzle's; 0: it has none, as those of one's own games
    TrainingMode mode = TrainingMode::Next;
    bool isRight = false;  ///< at the first try
    bool isHelped = false; ///< by a hint or the solution, before it was right
    qint64 when = 0;       ///< UTC, milliseconds since 1970
    QDate day = {};        ///< where the person was then; of a daily puzzle: the day whose puzzle it is

    /// Found, and by oneself.
    [[nodiscard]] bool isSolved() const { return isRight && !isHelped; }

    /// The same for each puzzle of the same drops and task, in every version of the set: `win 4435261`.
    [[nodiscard]] static QString keyOf(const coach::Puzzle &puzzle);
    /// @param now in the time of where the person is; its date is the day
    [[nodiscard]] static PuzzleTry at(const coach::Puzzle &puzzle, TrainingMode mode, const QDateTime &now);

    friend bool operator==(const PuzzleTry &, const PuzzleTry &) = default;
};

/// As many puzzles as possible in three minutes.
struct RushRun
{
    int solved = 0;
    int missed = 0;
    qint64 when = 0; ///< of its end, as above
    QDate day = {};

    friend bool operator==(const RushRun &, const RushRun &) = default;
};

/// A step of a lesson that was done.
struct FinishedStep
{
    QString step = {}; ///< coach::LessonStep::id
    qint64 when = 0;

    friend bool operator==(const FinishedStep &, const FinishedStep &) = default;
};

/// All that is kept of one person.
struct Training
{
    QString name = {};                 ///< as it was spelt last; empty: the person without a name
    std::vector<PuzzleTry> tries = {}; ///< by their times, as everything here
    std::vector<RushRun> runs = {};
    std::vector<FinishedStep> steps = {};

    [[nodiscard]] bool isEmpty() const { return tries.empty() && runs.empty() && steps.empty(); }
    friend bool operator==(const Training &, const Training &) = default;
};

/// The rating after each try that counts: the first one at a puzzle that has a rating, outside of Rush, where
/// haste is what is trained. In the tries' order.
struct RatedTry
{
    std::size_t number = 0; ///< of Training::tries
    coach::PersonRating rating;
};
[[nodiscard]] std::vector<RatedTry> ratingCourse(const Training &training);
/// The last of these; a beginner's where there is none.
[[nodiscard]] coach::PersonRating ratingOf(const Training &training);

/// Days one after the other on which the daily puzzle was done, whatever came of it: what counts is to come
/// back.
struct DailyStreak
{
    int now = 0;              ///< up to today, or to yesterday as long as today's is not done
    int longest = 0;          ///< ever
    bool isTodayDone = false; ///< today's puzzle

    friend bool operator==(const DailyStreak &, const DailyStreak &) = default;
};
[[nodiscard]] DailyStreak dailyStreak(const Training &training, QDate today);

/// The run with the most solved puzzles; of equal ones that with the fewest missed, and then the first.
[[nodiscard]] std::optional<RushRun> bestRush(const Training &training);

/// How many puzzles of a task were tried, and solved, the first time that they came.
struct TaskTally
{
    int all = 0;
    int solved = 0;

    friend bool operator==(const TaskTally &, const TaskTally &) = default;
};
/// By the task's number.
[[nodiscard]] std::array<TaskTally, coach::allTasks.size()> tasksOf(const Training &training);

/// The keys of all puzzles that were tried.
[[nodiscard]] QSet<QString> triedPuzzles(const Training &training);

/// When a puzzle of one's own games comes again, by its key. One that is not among these was never tried and
/// is there at once; one without a date is learnt. See coach::daysUntilAgain().
[[nodiscard]] QHash<QString, std::optional<QDate>> dueDates(const Training &training);

} // namespace four
