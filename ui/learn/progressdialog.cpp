// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/progressdialog.h"

#include "ui/games/historytable.h"
#include "ui/learn/progresswords.h"
#include "ui/learn/puzzlewords.h"
#include "ui/session/names.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/linechart.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace four {

namespace {
enum Column { TaskName, Tried, Solved, Share, columns };

} // namespace

ProgressDialog::ProgressDialog(GameStore *store, TrainingStore *training, const QString &name,
                               std::function<QDate()> today,
                               std::function<const std::vector<coach::Lesson> &()> lessons, QWidget *parent)
    : QDialog(parent), m_training(training), m_name(name), m_today(std::move(today)),
      m_allLessons(std::move(lessons)), m_own(store), m_watcher(&store->database()),
      m_whoCaption(new QLabel(this)), m_who(new QComboBox(this)), m_invitation(makeLine("invitation")),
      m_rating(makeLine("ratingNow")), m_chart(new LineChart(this)), m_course(makeLine("ratingCourse")),
      m_shading(makeLine("ratingShading")), m_tasks(new QTableView(this)),
      m_model(new QStandardItemModel(int(coach::allTasks.size()), columns, this)),
      m_streak(makeLine("dailyStreak")), m_rush(makeLine("rushBest")), m_mistakes(makeLine("ownMistakes")),
      m_lessons(makeLine("lessonsDone")), m_export(nullptr), m_puzzle(nullptr)
{
    setObjectName("progressDialog");
    m_chart->setObjectName("ratingChart");
    m_who->setObjectName("progressOf");
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_whoCaption->setBuddy(m_who);
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
            [this] { Q_EMIT exportRequested(m_who->currentData().toString()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *area = new FittingArea(makeContent(), this);
    area->setShrinkable();
    auto *column = new QVBoxLayout(this);
    column->addWidget(area, 1);
    column->addWidget(buttons);

    connect(m_who, &QComboBox::activated, this, &ProgressDialog::refresh);
    connect(m_training, &TrainingStore::changed, this, &ProgressDialog::refresh);
    connect(&m_watcher, &StoreWatcher::changed, this, &ProgressDialog::refresh);
    guardFromWheel(this);
    speakChoices(this);
    fillNames();
    retranslate();
    m_tasks->selectRow(0);
}

QLabel *ProgressDialog::makeLine(const char *name)
{
    auto *line = new WrappedLabel(this);
    line->setObjectName(name);
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    // Narrower, the sentences would be higher than they are worth.
    line->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    return line;
}

QWidget *ProgressDialog::makeContent()
{
    auto *content = new QWidget(this);
    auto *who = new QHBoxLayout;
    who->addWidget(m_whoCaption);
    who->addWidget(m_who);
    who->addStretch();
    auto *column = new QVBoxLayout(content);
    column->addLayout(who);
    for (QWidget *part : {static_cast<QWidget *>(m_invitation), static_cast<QWidget *>(m_rating),
                          static_cast<QWidget *>(m_chart), static_cast<QWidget *>(m_course),
                          static_cast<QWidget *>(m_shading), static_cast<QWidget *>(m_tasks),
                          static_cast<QWidget *>(m_streak), static_cast<QWidget *>(m_rush),
                          static_cast<QWidget *>(m_mistakes), static_cast<QWidget *>(m_lessons)})
        column->addWidget(part);
    column->addStretch();
    QFont large = m_rating->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    m_rating->setFont(large);
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
        m_who->addItem(ProgressWords::person(name), name);
        if (Names::areEqual(name, m_name))
            m_who->setCurrentIndex(m_who->count() - 1);
    }
    // A choice of one is none.
    m_who->setVisible(names.size() > 1);
    m_whoCaption->setVisible(names.size() > 1);
}

void ProgressDialog::refresh()
{
    const QString name = m_who->currentData().toString();
    const Training training = m_training->training(name);
    const OwnPuzzles own = m_own.find(training, m_today());
    m_invitation->setText(ProgressWords::invitation());
    m_invitation->setVisible(training.isEmpty());
    m_streak->setText(ProgressWords::streak(dailyStreak(training, m_today())));
    m_rush->setText(ProgressWords::rush(bestRush(training), int(training.runs.size())));
    m_mistakes->setText(ProgressWords::mistakes(own));
    m_lessons->setVisible(bool(m_allLessons));
    if (m_allLessons)
        m_lessons->setText(ProgressWords::lessons(m_allLessons(), training));
    m_export->setVisible(!training.isEmpty());
    refreshChart(training);
    refreshTasks(training);
}

void ProgressDialog::refreshChart(const Training &training)
{
    const std::vector<RatedTry> course = ratingCourse(training);
    m_rating->setText(ProgressWords::rating(course));
    m_rating->setVisible(!training.isEmpty());
    m_chart->setVisible(!course.empty());
    m_course->setVisible(!course.empty());
    m_shading->setVisible(!course.empty());
    if (course.empty())
        return;
    const coach::PersonRating beginning;
    std::vector<double> ratings{beginning.rating};
    std::vector<LineChart::Point> points{{.line = beginning.rating, .spread = beginning.deviation}};
    for (const RatedTry &rated : course) {
        ratings.push_back(rated.rating.rating);
        points.push_back({.line = rated.rating.rating, .spread = rated.rating.deviation});
    }
    m_chart->setScale(LineChart::roundMarks(ratings), ProgressWords::number);
    m_chart->setPoints(std::move(points));
    const auto dayOf = [&training](const RatedTry &rated) {
        return QLocale().toString(training.tries[rated.number].day, QLocale::ShortFormat);
    };
    m_chart->setEnds(dayOf(course.front()), dayOf(course.back()));
    const QString words = ProgressWords::course(course);
    m_course->setText(words);
    m_chart->setAccessibleName(tr("Chart of the rating"));
    m_chart->setAccessibleDescription(words);
}

void ProgressDialog::refreshTasks(const Training &training)
{
    const auto tallies = tasksOf(training);
    const QLocale locale;
    for (const coach::Puzzle::Task task : coach::allTasks) {
        const int row = int(task);
        const TaskTally &tally = tallies.at(std::size_t(task));
        const QString texts[columns]{PuzzleWords::task(task), locale.toString(tally.all),
                                     locale.toString(tally.solved), ProgressWords::percent(tally)};
        for (int column = 0; column < columns; ++column) {
            const QModelIndex cell = m_model->index(row, column);
            m_model->setData(cell, texts[column]);
            if (column != TaskName)
                m_model->setData(cell, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
        }
        m_model->setData(m_model->index(row, TaskName), ProgressWords::sentence(texts[TaskName], tally),
                         Qt::AccessibleTextRole);
    }
    m_tasks->setVisible(!training.tries.empty());
    const int height = m_tasks->horizontalHeader()->sizeHint().height() +
                       int(coach::allTasks.size()) * m_tasks->verticalHeader()->defaultSectionSize() +
                       2 * m_tasks->frameWidth();
    m_tasks->setFixedHeight(height);
}

void ProgressDialog::retranslate()
{
    setWindowTitle(tr("Progress"));
    m_whoCaption->setText(tr("&Player:"));
    for (int i = 0; i < m_who->count(); ++i)
        m_who->setItemText(i, ProgressWords::person(m_who->itemData(i).toString()));
    m_model->setHorizontalHeaderLabels({tr("Task"), tr("Tried"), tr("Found at once"), tr("Share")});
    m_shading->setText(ProgressWords::shading());
    // A screen reader that reads all sentences of a dialog when it opens has no use for this one.
    m_shading->setAccessibleName(QStringLiteral(" "));
    m_tasks->setAccessibleName(tr("Puzzles by task"));
    m_puzzle->setText(tr("&Next puzzle"));
    m_export->setText(tr("&Export…"));
    refresh();
}

void ProgressDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_progressdialog.cpp"
