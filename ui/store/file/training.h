// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/drill.h"
#include "core/coach/provenpuzzle.h"
#include "core/coach/puzzletraining.h"
#include "core/players/adaptive.h"

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

// Training is stored as events. All numbers, the rating too, are computed from them, so that events of
// another computer can be added.

/// Why a puzzle was posed.
enum class TrainingMode : std::uint8_t { Next, Daily, ByTask, Mistakes, Rush };

/// The first try at a puzzle; later ones, with the answer known, do not count.
struct PuzzleTry
{
    QString puzzle = {}; ///< keyOf()
    coach::Puzzle::Task task = coach::Puzzle::Task::Win;
    int rating = 0; ///< the puzzle's; 0: none, as for puzzles of own games
    TrainingMode mode = TrainingMode::Next;
    bool isRight = false;  ///< at the first try
    bool isHelped = false; ///< by a hint or the solution, before the right move
    qint64 when = 0;       ///< UTC, milliseconds since 1970
    QDate day = {};        ///< the local day; of a daily puzzle: its day

    /// Without help.
    [[nodiscard]] bool isSolved() const { return isRight && !isHelped; }

    /// The key by drops and task, equal in all versions of the set: `win 4435261`.
    [[nodiscard]] static QString keyOf(const coach::Puzzle &puzzle);
    /// @param now local time
    [[nodiscard]] static PuzzleTry at(const coach::Puzzle &puzzle, TrainingMode mode, const QDateTime &now);

    friend bool operator==(const PuzzleTry &, const PuzzleTry &) = default;
};

/// A run of Rush: as many puzzles as possible in three minutes.
struct RushRun
{
    int solved = 0;
    int missed = 0;
    qint64 when = 0; ///< of its end; UTC, milliseconds since 1970
    QDate day = {};

    friend bool operator==(const RushRun &, const RushRun &) = default;
};

/// A finished step of a lesson.
struct FinishedStep
{
    QString step = {}; ///< coach::LessonStep::id
    qint64 when = 0;

    friend bool operator==(const FinishedStep &, const FinishedStep &) = default;
};

/// What was done with a position that is to be known by heart.
struct Drilled
{
    QString drops = {}; ///< that led to it: `4453`, columns from 1; empty: the empty board
    int column = 0;     ///< from 0, in the orientation of these drops
    coach::DrillAnswer answer = coach::DrillAnswer::Right;
    qint64 when = 0;
    QDate day = {};

    /// Nothing: the drops are no position of the standard board, or the column cannot be dropped into.
    [[nodiscard]] std::optional<coach::DrillTry> asTry() const;

    friend bool operator==(const Drilled &, const Drilled &) = default;
};

/// A finished game against Level::Adaptive without the coach's help.
struct AdaptiveGame
{
    qint64 when = 0;  ///< its beginning, by which it is there once
    int strength = 0; ///< Seat::strength
    int points = 0;   ///< the person's: 2 for a win, 1 for a draw
    players::Attention attention = {};
    QDate day = {};

    friend bool operator==(const AdaptiveGame &, const AdaptiveGame &) = default;
};

/// All training of one person.
struct Training
{
    QString name = {};                 ///< as spelt last; empty: the nameless person
    std::vector<PuzzleTry> tries = {}; ///< in the order of their times, like the others
    std::vector<RushRun> runs = {};
    std::vector<FinishedStep> steps = {};
    std::vector<Drilled> drills = {};
    std::vector<AdaptiveGame> games = {};

    [[nodiscard]] bool isEmpty() const
    {
        return tries.empty() && runs.empty() && steps.empty() && drills.empty() && games.empty();
    }
    friend bool operator==(const Training &, const Training &) = default;
};

/// What a rating is of: each has its own.
enum class Subject : std::uint8_t { Puzzles, Endings };

/// The rating after a try that counts: the first at a rated puzzle, and not in Rush.
struct RatedTry
{
    std::size_t number = 0; ///< index in Training::tries
    coach::PersonRating rating;
};
/// In the order of tries.
[[nodiscard]] std::vector<RatedTry> ratingCourse(const Training &training,
                                                 Subject subject = Subject::Puzzles);
/// The last of ratingCourse(), else a beginner's.
[[nodiscard]] coach::PersonRating ratingOf(const Training &training, Subject subject = Subject::Puzzles);

/// What Level::Adaptive plays with against this person next.
[[nodiscard]] players::PlayingStrength playingStrengthOf(const Training &training);

/// How many rated tries a rating needs to be shown: the first ones move it by hundreds.
inline constexpr std::size_t leastRated = 10;
/// ratingOf() as the window shows it; nothing before it has leastRated tries.
[[nodiscard]] std::optional<int> shownRating(const Training &training, Subject subject = Subject::Puzzles);

/// Consecutive days with a daily puzzle, solved or not.
struct DailyStreak
{
    int now = 0;              ///< up to today, or yesterday while today's is not done
    int longest = 0;          ///< ever
    bool isTodayDone = false; ///< today's puzzle

    friend bool operator==(const DailyStreak &, const DailyStreak &) = default;
};
[[nodiscard]] DailyStreak dailyStreak(const Training &training, QDate today);
/// The same of days with answers by heart.
[[nodiscard]] DailyStreak drillStreak(const Training &training, QDate today);

/// The run with most solved puzzles, then fewest missed, then the first.
[[nodiscard]] std::optional<RushRun> bestRush(const Training &training);

/// Puzzles of a task, by their first tries.
struct TaskTally
{
    int all = 0;
    int solved = 0;

    friend bool operator==(const TaskTally &, const TaskTally &) = default;
};
/// By the task's number: those of coach::allTasks, then endings.
using TaskTallies = std::array<TaskTally, coach::allTasks.size() + 1>;
[[nodiscard]] TaskTallies tasksOf(const Training &training);

/// What the person knows by heart.
[[nodiscard]] coach::DrillMemory drillMemory(const Training &training);
/// The positions with a column that the person has chosen, each once.
[[nodiscard]] std::vector<coach::DrillTree::OwnPosition> ownPositions(const Training &training);

/// The keys of all puzzles that were tried.
[[nodiscard]] QSet<QString> triedPuzzles(const Training &training);

/// The next days of tried puzzles of own games, by their keys; no date: learnt. See coach::daysUntilAgain().
[[nodiscard]] QHash<QString, std::optional<QDate>> dueDates(const Training &training);

} // namespace four
