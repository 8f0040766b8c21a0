// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/training.h"

#include <algorithm>
#include <tuple>
#include <variant>

namespace four {

QString PuzzleTry::keyOf(const coach::Puzzle &puzzle)
{
    const std::string_view word = coach::wordOf(puzzle.task);
    return QLatin1String(word.data(), qsizetype(word.size())) + u' ' +
           QString::fromStdString(coach::columnsOf(puzzle.drops));
}

PuzzleTry PuzzleTry::at(const coach::Puzzle &puzzle, TrainingMode mode, const QDateTime &now)
{
    return {.puzzle = keyOf(puzzle),
            .task = puzzle.task,
            .rating = puzzle.rating,
            .mode = mode,
            .when = now.toMSecsSinceEpoch(),
            .day = now.date()};
}

std::vector<RatedTry> ratingCourse(const Training &training, Subject subject)
{
    std::vector<RatedTry> course;
    QSet<QString> known;
    coach::PersonRating rating;
    for (std::size_t i = 0; i < training.tries.size(); ++i) {
        const PuzzleTry &tried = training.tries[i];
        if ((tried.task == coach::Puzzle::Task::Ending) != (subject == Subject::Endings))
            continue;
        // A puzzle seen in any mode may be remembered.
        const bool isNew = !known.contains(tried.puzzle);
        known.insert(tried.puzzle);
        if (!isNew || tried.rating == 0 || tried.mode == TrainingMode::Rush)
            continue;
        rating = coach::afterTry(rating, tried.rating, tried.isSolved());
        course.push_back({.number = i, .rating = rating});
    }
    return course;
}

coach::PersonRating ratingOf(const Training &training, Subject subject)
{
    const std::vector<RatedTry> course = ratingCourse(training, subject);
    return course.empty() ? coach::PersonRating() : course.back().rating;
}

players::PlayingStrength playingStrengthOf(const Training &training)
{
    players::PlayingStrength strength;
    for (const AdaptiveGame &game : training.games)
        strength = players::afterJudgement(players::afterGame(strength, game.strength, game.points / 2.0),
                                           game.attention);
    return strength;
}

std::optional<int> shownRating(const Training &training, Subject subject)
{
    const std::vector<RatedTry> course = ratingCourse(training, subject);
    return course.size() < leastRated ? std::nullopt : std::optional(course.back().rating.rounded());
}

namespace {
DailyStreak streakOf(std::vector<QDate> days, QDate today)
{
    // A day that comes twice, as on a flight to the west, counts once.
    std::ranges::sort(days);
    const auto doubled = std::ranges::unique(days);
    days.erase(doubled.begin(), doubled.end());

    DailyStreak streak;
    int run = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        run = i > 0 && days[i - 1].daysTo(days[i]) == 1 ? run + 1 : 1;
        streak.longest = std::max(streak.longest, run);
        streak.isTodayDone = streak.isTodayDone || days[i] == today;
        // Days in the future, of a wrong clock, do not count up to today.
        if (days[i] == today || days[i].daysTo(today) == 1)
            streak.now = run;
    }
    return streak;
}
} // namespace

DailyStreak dailyStreak(const Training &training, QDate today)
{
    std::vector<QDate> days;
    for (const PuzzleTry &tried : training.tries) {
        if (tried.mode == TrainingMode::Daily)
            days.push_back(tried.day);
    }
    return streakOf(std::move(days), today);
}

DailyStreak drillStreak(const Training &training, QDate today)
{
    std::vector<QDate> days;
    for (const Drilled &drilled : training.drills) {
        if (drilled.answer != coach::DrillAnswer::Chosen)
            days.push_back(drilled.day);
    }
    return streakOf(std::move(days), today);
}

std::optional<RushRun> bestRush(const Training &training)
{
    const auto best = std::ranges::max_element(
        training.runs, {}, [](const RushRun &run) { return std::tuple(run.solved, -run.missed, -run.when); });
    return best == training.runs.end() ? std::nullopt : std::optional(*best);
}

TaskTallies tasksOf(const Training &training)
{
    TaskTallies tallies;
    QSet<QString> known;
    for (const PuzzleTry &tried : training.tries) {
        const qsizetype before = known.size();
        known.insert(tried.puzzle);
        if (known.size() == before)
            continue;
        TaskTally &tally = tallies.at(std::size_t(tried.task));
        ++tally.all;
        tally.solved += tried.isSolved() ? 1 : 0;
    }
    return tallies;
}

std::optional<coach::DrillTry> Drilled::asTry() const
{
    const auto position = engine::Position::fromColumns(drops.toStdString());
    const auto *there = std::get_if<engine::Position>(&position);
    if (!there || there->isOver() || column < 0 || column >= there->shape().columns ||
        !there->canDrop(column))
        return {};
    return coach::DrillTry::of(*there, column, answer, day.toJulianDay());
}

coach::DrillMemory drillMemory(const Training &training)
{
    coach::DrillMemory memory;
    for (const Drilled &drilled : training.drills) {
        if (const auto tried = drilled.asTry())
            memory.add(*tried);
    }
    return memory;
}

std::vector<coach::DrillTree::OwnPosition> ownPositions(const Training &training)
{
    std::vector<coach::DrillTree::OwnPosition> own;
    for (const Drilled &drilled : training.drills) {
        if (drilled.answer != coach::DrillAnswer::Chosen || !drilled.asTry())
            continue;
        std::vector<int> drops;
        for (const QChar name : drilled.drops)
            drops.push_back(name.digitValue() - 1);
        own.push_back({.drops = std::move(drops), .column = drilled.column});
    }
    return own;
}

QSet<QString> triedPuzzles(const Training &training)
{
    QSet<QString> keys;
    for (const PuzzleTry &tried : training.tries)
        keys.insert(tried.puzzle);
    return keys;
}

QHash<QString, std::optional<QDate>> dueDates(const Training &training)
{
    QHash<QString, std::optional<QDate>> dates;
    QHash<QString, int> solvedSinceMissed;
    for (const PuzzleTry &tried : training.tries) {
        // Only puzzles of own games come again; the set always has other ones.
        if (tried.rating != 0)
            continue;
        const bool isKnown = solvedSinceMissed.contains(tried.puzzle);
        if (!tried.isSolved())
            solvedSinceMissed[tried.puzzle] = 0;
        else if (isKnown)
            ++solvedSinceMissed[tried.puzzle];
        const auto again = tried.isSolved() && !isKnown
                               ? std::nullopt
                               : coach::daysUntilAgain(solvedSinceMissed[tried.puzzle]);
        dates[tried.puzzle] = again ? std::optional(tried.day.addDays(*again)) : std::nullopt;
    }
    return dates;
}

} // namespace four
