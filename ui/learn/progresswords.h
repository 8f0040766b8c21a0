// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "ui/store/file/training.h"
#include "ui/store/training/ownpuzzles.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace four {

/// How somebody comes along, in the words of the interface's present language: whole sentences.
class ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(four::ProgressWords)

public:
    /// Whose training it is; the person without a name has a word, too.
    [[nodiscard]] static QString person(const QString &name);
    /// To somebody who has not begun.
    [[nodiscard]] static QString invitation();
    /// @param course of ratings, see ratingCourse(); empty: nothing has been rated yet
    [[nodiscard]] static QString rating(const std::vector<RatedTry> &course);
    /// What the chart of it shows. @pre course is not empty
    [[nodiscard]] static QString course(const std::vector<RatedTry> &course);
    /// What its shading means, for those who see it.
    [[nodiscard]] static QString shading();
    /// On how many days, one after the other, the puzzle of the day was done.
    [[nodiscard]] static QString daysInARow(const DailyStreak &streak);
    /// Whether today's is done.
    [[nodiscard]] static QString today(const DailyStreak &streak);
    /// All of it, with the longest streak.
    [[nodiscard]] static QString streak(const DailyStreak &streak);
    /// @param best nothing: there was no run yet
    [[nodiscard]] static QString rush(const std::optional<RushRun> &best, int runs);
    [[nodiscard]] static QString mistakes(const OwnPuzzles &own);
    /// How many of these lessons and of their steps are done.
    [[nodiscard]] static QString lessons(const std::vector<coach::Lesson> &lessons, const Training &training);
    /// A row of the table in one sentence, as a screen reader says it. @param task what it is called
    [[nodiscard]] static QString sentence(const QString &task, const TaskTally &tally);
    [[nodiscard]] static QString percent(const TaskTally &tally);
    [[nodiscard]] static QString number(double value);
};

} // namespace four
