// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/progresswords.h"

#include "ui/text/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace four {

namespace {
QString dateOf(QDate day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}
} // namespace

QString ProgressWords::number(double value)
{
    return QLocale().toString(int(std::lround(value)));
}

QString ProgressWords::person(const QString &name)
{
    //: whose progress it is, of a person who plays without a name
    return name.isEmpty() ? tr("You (without a name)") : Words::isolated(name);
}

QString ProgressWords::invitation()
{
    return tr(
        "Here you will see how you come along. Solve your first puzzle: it takes a minute, and the next "
        "ones are chosen to suit you.");
}

QString ProgressWords::rating(const std::vector<RatedTry> &course)
{
    if (course.empty())
        return tr("No rating yet: it begins with the first puzzle.");
    const coach::PersonRating &now = course.back().rating;
    //: %1 is a rating, %2 how far off it may be; %n how many puzzles it is of
    return tr("Rating %1, give or take %2, from %n puzzle(s).", nullptr, int(course.size()))
        .arg(number(now.rounded()), number(now.deviation));
}

QString ProgressWords::course(const std::vector<RatedTry> &course)
{
    const int beginning = coach::PersonRating().rounded();
    int highest = beginning;
    for (const RatedTry &one : course)
        highest = std::max(highest, one.rating.rounded());
    //: a chart of somebody's rating; %1 to %3 are ratings
    return tr("From puzzle to puzzle: the rating began at %1, is at %2 now, and was %3 at its highest.")
        .arg(number(beginning), number(course.back().rating.rounded()), number(highest));
}

QString ProgressWords::shading()
{
    //: below a chart of somebody's rating
    return tr("Shaded: how far off it may be.");
}

QString ProgressWords::daysInARow(const DailyStreak &streak)
{
    //: %n is how many days, one after the other, the puzzle of the day was done
    return tr("Puzzle of the day: %Ln day(s) in a row.", nullptr, streak.now);
}

QString ProgressWords::today(const DailyStreak &streak)
{
    return streak.isTodayDone ? tr("Today’s is done.") : tr("Today’s is waiting.");
}

QString ProgressWords::streak(const DailyStreak &streak)
{
    if (streak.longest == 0)
        return tr("Puzzle of the day: not done yet.");
    QStringList sentences{daysInARow(streak), today(streak)};
    if (streak.longest > streak.now)
        //: %n is the most days, one after the other, on which the puzzle of the day was done
        sentences << tr("The longest streak was %Ln day(s).", nullptr, streak.longest);
    return sentences.join(u' ');
}

QString ProgressWords::rush(const std::optional<RushRun> &best, int runs)
{
    if (!best)
        return tr("Rush: not tried yet.");
    //: %n is how many times Rush was played
    const QString times = tr("%n run(s) so far.", nullptr, runs);
    //: the best run; %n is how many puzzles were solved, %1 a date
    return tr("Rush: at best %n puzzle(s) in three minutes, on %1.", nullptr, best->solved)
               .arg(dateOf(best->day)) +
           u' ' + times;
}

QString ProgressWords::mistakes(const OwnPuzzles &own)
{
    if (own.all() == 0)
        return tr("My mistakes: none yet. They come from your games, once they are reviewed.");
    //: %n is how many puzzles of somebody's own games wait for them today
    QString text = tr("My mistakes: %n for today.", nullptr, int(own.due.size()));
    if (own.later > 0 && own.next)
        //: %n is how many puzzles come later, %1 a date
        text += u' ' + tr("%n more come again, the next on %1.", nullptr, own.later).arg(dateOf(*own.next));
    if (own.learnt > 0)
        //: %n is how many puzzles
        text += u' ' + tr("%n learnt.", nullptr, own.learnt);
    return text;
}

QString ProgressWords::lessons(const std::vector<coach::Lesson> &lessons, const Training &training)
{
    QSet<QString> done;
    for (const FinishedStep &step : training.steps)
        done.insert(step.step);
    int steps = 0;
    int doneSteps = 0;
    int doneLessons = 0;
    for (const coach::Lesson &lesson : lessons) {
        const auto isDone = [&done](const coach::LessonStep &step) {
            return done.contains(QString::fromStdString(step.id));
        };
        steps += int(lesson.steps.size());
        doneSteps += int(std::ranges::count_if(lesson.steps, isDone));
        doneLessons += std::ranges::all_of(lesson.steps, isDone) ? 1 : 0;
    }
    const QLocale locale;
    //: %1 lessons are done, of %2; %3 steps of them, of %4
    return tr("Lessons: %1 of %2 done, %3 of %4 steps.")
        .arg(locale.toString(doneLessons), locale.toString(int(lessons.size())), locale.toString(doneSteps),
             locale.toString(steps));
}

QString ProgressWords::percent(const TaskTally &tally)
{
    if (tally.all == 0)
        return QStringLiteral("–");
    //: a share in per cent
    return tr("%1%").arg(QLocale().toString(100.0 * tally.solved / tally.all, 'f', 0));
}

QString ProgressWords::sentence(const QString &task, const TaskTally &tally)
{
    const QLocale locale;
    if (tally.all == 0)
        //: %1 is a kind of puzzle
        return tr("%1: not tried yet").arg(task);
    //: %1 is a kind of puzzle, %2 how many of them were found at once, %3 of how many
    return tr("%1: %2 of %3 found at once")
        .arg(task, locale.toString(tally.solved), locale.toString(tally.all));
}

} // namespace four
