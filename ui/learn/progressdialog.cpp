// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/progressdialog.h"

#include "ui/games/historytable.h"
#include "ui/learn/advicecards.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/puzzlewords.h"
#include "ui/session/names.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/words.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/linechart.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace four {

namespace {
enum Column { TaskName, Tried, Solved, Share, columnCount };

QString dateOf(QDate day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

QString rounded(double value)
{
    return number(std::lround(value));
}

QString personWords(const QString &name)
{
    //: the owner of the progress: a person without a name
    return name.isEmpty() ? ProgressDialog::tr("You (without a name)") : Words::isolated(name);
}

/// @param course of ratings, see ratingCourse(); empty: nothing has been rated
QString ratingWords(const std::vector<RatedTry> &course)
{
    if (course.empty())
        return ProgressDialog::tr("No rating yet: it begins with the first puzzle.");
    if (course.size() < leastRated)
        return ProgressDialog::untilRated(course.size());
    const coach::PersonRating &now = course.back().rating;
    //: %1 is a rating, %2 how far off it may be; %n how many puzzles it is of
    return ProgressDialog::tr("Rating %1, give or take %2, from %n puzzle(s).", nullptr, int(course.size()))
        .arg(rounded(now.rounded()), rounded(now.deviation));
}

/// @pre course is not empty
QString courseWords(const std::vector<RatedTry> &course)
{
    const int beginning = coach::PersonRating().rounded();
    int highest = beginning;
    for (const RatedTry &one : course)
        highest = std::max(highest, one.rating.rounded());
    //: a chart of a person's rating; %1 to %3 are ratings
    return ProgressDialog::tr(
               "From puzzle to puzzle: the rating began at %1, is at %2 now, and was %3 at its highest.")
        .arg(rounded(beginning), rounded(course.back().rating.rounded()), rounded(highest));
}

QString streakWords(const DailyStreak &streak)
{
    if (streak.longest == 0)
        return ProgressDialog::tr("Puzzle of the day: not done yet.");
    QStringList sentences{ProgressDialog::daysInARow(streak), ProgressDialog::today(streak)};
    if (streak.longest > streak.now)
        //: %n is the most days, one after the other, on which the puzzle of the day was done
        sentences << ProgressDialog::tr("The longest streak was %Ln day(s).", nullptr, streak.longest);
    return sentences.join(u' ');
}

/// @param best nothing: there was no run
QString rushWords(const std::optional<RushRun> &best, int runs)
{
    if (!best)
        return ProgressDialog::tr("Rush: not tried yet.");
    //: %n is how many times Rush was played
    const QString times = ProgressDialog::tr("%n run(s) so far.", nullptr, runs);
    //: the best run; %n is how many puzzles were solved, %1 a date
    return ProgressDialog::tr("Rush: at best %n puzzle(s) in three minutes, on %1.", nullptr, best->solved)
               .arg(dateOf(best->day)) +
           u' ' + times;
}

QString mistakesWords(const OwnPuzzles &own)
{
    if (own.all() == 0)
        return ProgressDialog::tr(
            "My mistakes: none yet. They come from your games, once they are reviewed.");
    //: %n is how many puzzles of a person's own games are due today
    QString text = ProgressDialog::tr("My mistakes: %n for today.", nullptr, int(own.due.size()));
    if (own.later > 0 && own.next)
        //: %n is how many puzzles come later, %1 a date
        text += u' ' + ProgressDialog::tr("%n more come again, the next on %1.", nullptr, own.later)
                           .arg(dateOf(*own.next));
    if (own.learnt > 0)
        //: %n is how many puzzles
        text += u' ' + ProgressDialog::tr("%n worked through.", nullptr, own.learnt);
    return text;
}

QString lessonsWords(const std::vector<coach::Lesson> &lessons, const Training &training)
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
    //: %1 lessons are done, of %2; %3 steps of them, of %4
    return ProgressDialog::tr("Lessons: %1 of %2 done, %3 of %4 steps.")
        .arg(number(doneLessons), number(int(lessons.size())), number(doneSteps), number(steps));
}

QString percent(const TaskTally &tally)
{
    if (tally.all == 0)
        return QStringLiteral("–");
    //: a share in per cent
    return ProgressDialog::tr("%1%").arg(QLocale().toString(100.0 * tally.solved / tally.all, 'f', 0));
}

/// A row of the table in one sentence, for a screen reader. @param task its name
QString rowWords(const QString &task, const TaskTally &tally)
{
    if (tally.all == 0)
        //: %1 is a kind of puzzle
        return ProgressDialog::tr("%1: not tried yet").arg(task);
    //: %1 is a kind of puzzle, %2 how many of them were found at once, %3 of how many
    return ProgressDialog::tr("%1: %2 of %3 found at once")
        .arg(task, number(tally.solved), number(tally.all));
}

/// Of a puzzle of the set, by its key.
std::optional<coach::Puzzle::Theme> themeOf(const QString &key)
{
    static const QHash<QString, coach::Puzzle::Theme> themes = [] {
        QHash<QString, coach::Puzzle::Theme> found;
        const coach::PuzzleSet *set = puzzleSet();
        for (std::size_t i = 0; set && i < set->size(); ++i) {
            const coach::Puzzle puzzle = set->at(i);
            if (puzzle.theme)
                found.insert(PuzzleTry::keyOf(puzzle), *puzzle.theme);
        }
        return found;
    }();
    const auto found = themes.constFind(key);
    return found == themes.constEnd() ? std::nullopt : std::optional(*found);
}
} // namespace

QString ProgressDialog::openingsWords(const Training &training, QDate today)
{
    const coach::DrillMemory memory = drillMemory(training);
    const auto count = [&](coach::DrillState state) { return memory.count(state, today.toJulianDay()); };
    const int known = count(coach::DrillState::Known);
    const int due = count(coach::DrillState::Due) + count(coach::DrillState::Forgotten);
    //: positions of openings that are learnt by heart: %1 and %2 are how many
    return tr("Openings by heart: %1 known, %2 to be asked today.").arg(number(known), number(due)) + u' ' +
           //: %n is how many days, one after the other, openings were learnt
           tr("Learnt on %Ln day(s) in a row.", nullptr, drillStreak(training, today).now);
}

ProgressDialog::ProgressDialog(GameStore *store, TrainingStore *training, const QString &name,
                               std::function<QDate()> today,
                               std::function<const std::vector<coach::Lesson> &()> lessons, QWidget *parent)
    : QDialog(parent), m_training(training), m_name(name), m_today(std::move(today)),
      m_allLessons(std::move(lessons)), m_own(store), m_watcher(&store->database()),
      m_playerCaption(new QLabel(this)), m_player(new QComboBox(this)), m_invitation(makeLine("invitation")),
      m_rating(makeLine("ratingNow", LabelRole::Section)), m_chart(new LineChart(this)),
      m_course(makeLine("ratingCourse", LabelRole::Quiet)),
      m_shading(makeLine("ratingShading", LabelRole::Quiet)), m_tasks(new QTableView(this)),
      m_model(new QStandardItemModel(int(TaskTallies().size()), columnCount, this)),
      m_streak(makeLine("dailyStreak")), m_rush(makeLine("rushBest")), m_mistakes(makeLine("ownMistakes")),
      m_lessons(makeLine("lessonsDone")), m_openings(makeLine("openingsKnown")),
      m_advice(new AdviceCards(this)), m_export(nullptr), m_puzzle(nullptr)
{
    setObjectName("progressDialog");
    m_chart->setObjectName("ratingChart");
    m_player->setObjectName("progressOf");
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_playerCaption->setBuddy(m_player);
    m_tasks->setObjectName("puzzleTasks");
    m_tasks->setModel(m_model);
    dressAsRows(m_tasks);
    m_tasks->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tasks->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tasks->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tasks->horizontalHeader()->setSectionResizeMode(TaskName, QHeaderView::Stretch);
    m_tasks->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_puzzle = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_puzzle->setObjectName("firstPuzzle");
    m_export = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_export->setObjectName("exportProgress");
    m_export->setAutoDefault(false);
    connect(m_export, &QPushButton::clicked, this,
            [this] { Q_EMIT exportRequested(m_player->currentData().toString()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *sides = new QHBoxLayout;
    auto *area = new FittingArea(makeContent(sides), this);
    area->setShrinkable();
    area->setSides({m_advice->row(), sides});
    auto *column = new QVBoxLayout(this);
    column->addWidget(area, 1);
    column->addWidget(buttons);

    connect(m_player, &QComboBox::activated, this, [this] {
        refresh();
        fitToContent(this);
    });
    connect(m_advice, &AdviceCards::kindWanted, this, [this](const PuzzleKind &kind) {
        reject();
        Q_EMIT kindWanted(kind);
    });
    connect(m_advice, &AdviceCards::commandWanted, this, [this](Command command) {
        reject();
        Q_EMIT commandWanted(command);
    });
    connect(m_advice, &AdviceCards::lessonWanted, this, [this](std::size_t lesson) {
        reject();
        Q_EMIT lessonWanted(lesson);
    });
    connect(m_training, &TrainingStore::changed, this, &ProgressDialog::refresh);
    connect(&m_watcher, &StoreWatcher::changed, this, &ProgressDialog::refresh);
    guardFromWheel(this);
    speakChoices(this);
    fillNames();
    page::keepTranslated(this, [this] { retranslate(); });
    m_tasks->selectRow(0);
    resize(sizeHint());
}

QLabel *ProgressDialog::makeLine(const char *name, std::optional<LabelRole> role)
{
    auto *line = page::make<WrappedLabel>(name, this);
    if (role)
        setRole(line, *role);
    // Narrower, the sentences would take too much height.
    constexpr int letters = 46;
    line->setMinimumWidth(
        std::min(fontMetrics().averageCharWidth() * letters, screen()->availableSize().width() - 80));
    return line;
}

QWidget *ProgressDialog::makeContent(QBoxLayout *sides)
{
    auto *content = new QWidget(this);
    auto *puzzles = new QWidget(content);
    page::stack(puzzles, m_rating, m_chart, m_course, m_shading);
    auto *rest = new QWidget(content);
    page::stack(rest, m_tasks, m_streak, m_rush, m_mistakes, m_lessons, m_openings);
    sides->setSpacing(tokens::space::usual);
    sides->addWidget(puzzles, 1);
    sides->addWidget(rest, 1);
    page::stack(content, page::makeLine({m_playerCaption, m_player}), m_invitation, m_advice, sides);
    return content;
}

void ProgressDialog::fillNames()
{
    QStringList names = m_training->names();
    const bool isKnown =
        std::ranges::any_of(names, [this](const QString &name) { return Names::areEqual(name, m_name); });
    if (!isKnown)
        names.append(m_name);
    std::ranges::sort(names, [](const QString &one, const QString &other) {
        return QString::localeAwareCompare(one, other) < 0;
    });
    for (const QString &name : std::as_const(names)) {
        m_player->addItem(personWords(name), name);
        if (Names::areEqual(name, m_name))
            m_player->setCurrentIndex(m_player->count() - 1);
    }
    m_player->setVisible(names.size() > 1);
    m_playerCaption->setVisible(names.size() > 1);
}

void ProgressDialog::refresh()
{
    const QString name = m_player->currentData().toString();
    const Training training = m_training->training(name);
    const OwnPuzzles own = m_own.find(training, m_today());
    m_invitation->setText(tr(
        "Here you will see how you are getting on. Solve your first puzzle: it takes a minute, and the next "
        "ones are chosen to suit you."));
    m_invitation->setVisible(training.isEmpty());
    m_streak->setText(streakWords(dailyStreak(training, m_today())));
    m_rush->setText(rushWords(bestRush(training), int(training.runs.size())));
    m_mistakes->setText(mistakesWords(own));
    m_lessons->setVisible(bool(m_allLessons));
    if (m_allLessons)
        m_lessons->setText(lessonsWords(m_allLessons(), training));
    m_openings->setText(openingsWords(training, m_today()));
    m_openings->setVisible(!training.drills.empty());
    m_export->setVisible(!training.isEmpty());
    refreshAdvice(training);
    refreshChart(training);
    refreshTasks(training);
}

void ProgressDialog::refreshAdvice(const Training &training)
{
    constexpr std::size_t most = 2;
    constexpr std::size_t lastTries = 50;
    coach::Weaknesses weaknesses = m_own.weaknessesOf(training.name);
    const std::size_t first = training.tries.size() - std::min(training.tries.size(), lastTries);
    for (std::size_t i = first; i < training.tries.size(); ++i) {
        if (const auto theme = themeOf(training.tries[i].puzzle))
            weaknesses.add(*theme, training.tries[i].isSolved());
    }
    m_advice->setWeaknesses(weaknesses.most(most));
    QPushButton *primary = m_advice->first() ? m_advice->first() : m_puzzle;
    primary->setDefault(true);
    if (m_advice->first())
        setPrimary(m_advice->first(), true);
}

void ProgressDialog::refreshChart(const Training &training)
{
    const std::vector<RatedTry> course = ratingCourse(training);
    m_rating->setText(ratingWords(course));
    m_rating->setVisible(!training.isEmpty());
    const bool isShown = course.size() >= leastRated;
    m_chart->setVisible(isShown);
    m_course->setVisible(isShown);
    m_shading->setVisible(isShown);
    if (!isShown)
        return;
    const coach::PersonRating beginning;
    std::vector<double> ratings{beginning.rating};
    std::vector<LineChart::Point> points{{.line = beginning.rating, .spread = beginning.deviation}};
    for (const RatedTry &rated : course) {
        ratings.push_back(rated.rating.rating);
        points.push_back({.line = rated.rating.rating, .spread = rated.rating.deviation});
    }
    m_chart->setScale(LineChart::roundMarks(ratings), rounded);
    m_chart->setPoints(std::move(points));
    const auto dayOf = [&training](const RatedTry &rated) {
        return dateOf(training.tries[rated.number].day);
    };
    m_chart->setEnds(dayOf(course.front()), dayOf(course.back()));
    const QString words = courseWords(course);
    m_course->setText(words);
    m_chart->setAccessibleName(tr("Chart of the rating"));
    m_chart->setAccessibleDescription(words);
}

void ProgressDialog::refreshTasks(const Training &training)
{
    const TaskTallies tallies = tasksOf(training);
    for (int row = 0; row < int(tallies.size()); ++row) {
        const auto task = coach::Puzzle::Task(row);
        const TaskTally &tally = tallies.at(std::size_t(row));
        const QString texts[columnCount]{PuzzleWords::task(task), number(tally.all), number(tally.solved),
                                         percent(tally)};
        for (int column = 0; column < columnCount; ++column) {
            const QModelIndex cell = m_model->index(row, column);
            m_model->setData(cell, texts[column]);
            if (column != TaskName)
                m_model->setData(cell, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
        }
        m_model->setData(m_model->index(row, TaskName), rowWords(texts[TaskName], tally),
                         Qt::AccessibleTextRole);
    }
    m_tasks->setVisible(!training.tries.empty());
    const int height = m_tasks->horizontalHeader()->sizeHint().height() +
                       int(tallies.size()) * m_tasks->verticalHeader()->defaultSectionSize() +
                       2 * m_tasks->frameWidth();
    m_tasks->setFixedHeight(height);
}

void ProgressDialog::retranslate()
{
    setWindowTitle(tr("Progress"));
    m_playerCaption->setText(tr("&Player:"));
    for (int i = 0; i < m_player->count(); ++i)
        m_player->setItemText(i, personWords(m_player->itemData(i).toString()));
    m_model->setHorizontalHeaderLabels({tr("Task"), tr("Tried"), tr("Found at once"), tr("Share")});
    //: below a chart of a person's rating
    m_shading->setText(tr("Shaded: how far off it may be."));
    // Screen readers that read a whole dialog when it opens skip this one.
    m_shading->setAccessibleName(QStringLiteral(" "));
    m_tasks->setAccessibleName(tr("Puzzles by task"));
    m_puzzle->setText(tr("&Next puzzle"));
    m_export->setText(tr("&Export…"));
    refresh();
}

QString ProgressDialog::daysInARow(const DailyStreak &streak)
{
    //: %n is how many days, one after the other, the puzzle of the day was done
    return tr("Puzzle of the day: %Ln day(s) in a row.", nullptr, streak.now);
}

QString ProgressDialog::untilRated(std::size_t tries)
{
    //: of a rating for puzzles; %1 and %2 are how many
    return tr("Your rating is shown after %1 rated puzzles; so far it is %2.")
        .arg(number(qsizetype(leastRated)), number(qsizetype(tries)));
}

QString ProgressDialog::today(const DailyStreak &streak)
{
    return streak.isTodayDone ? tr("Today’s is done.") : tr("Today’s is waiting.");
}

} // namespace four

#include "moc_progressdialog.cpp"
