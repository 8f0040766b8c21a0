// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learnhome.h"

#include "core/rules/ruleset.h"
#include "ui/commands/commands.h"
#include "ui/learn/progresswords.h"
#include "ui/learn/puzzlewords.h"
#include "ui/learn/trainer.h"
#include "ui/text/numbers.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

namespace {
using Task = coach::Puzzle::Task;
} // namespace

LearnHome::LearnHome(Trainer *trainer, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_trainer(trainer), m_message(new LiveLabel(this)), m_caption(new QLabel(this)),
      m_name(new NameEdit(this)), m_standing(new WrappedLabel(this)), m_own(new WrappedLabel(this)),
      m_taskCaption(new QLabel(this)), m_task(new ChoiceBox(this)), m_start(new TurnButton("startTask", this))
{
    setObjectName("learnHome");
    m_message->setObjectName("learnMessage");
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QFont bold = font();
    bold.setBold(true);
    m_message->setFont(bold);
    m_name->setObjectName("trainingName");
    m_name->setMaxLength(limits::nameLength.most);
    m_caption->setBuddy(m_name);
    m_standing->setObjectName("trainingStanding");
    m_own->setObjectName("ownPuzzles");
    m_task->setObjectName("puzzleTask");
    m_taskCaption->setBuddy(m_task);
    for (const Task task : coach::allTasks)
        m_task->addItem(QString(), static_cast<int>(task));
    // So that the words for the longest fit on a first look.
    m_task->setMinimumContentsLength(15);

    auto *name = new QHBoxLayout;
    name->addWidget(m_caption);
    name->addWidget(m_name, 1);
    auto *ways = new FlowLayout;
    ways->setAlignment(Qt::AlignLeading);
    ways->addWidget(new ActionButton("homeNext", commands->action(Command::NextPuzzle), this));
    ways->addWidget(new ActionButton("homeDaily", commands->action(Command::DailyPuzzle), this));
    ways->addWidget(new ActionButton("homeRush", commands->action(Command::Rush), this));
    ways->addWidget(new ActionButton("homeMistakes", commands->action(Command::OwnMistakes), this));
    // The caption stays beside its list.
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_taskCaption);
    choice->addWidget(m_task);
    auto *byTask = new FlowLayout;
    byTask->setAlignment(Qt::AlignLeading);
    byTask->addLayout(choice);
    byTask->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_message);
    column->addLayout(name);
    column->addWidget(m_standing);
    column->addLayout(ways);
    column->addLayout(byTask);
    column->addWidget(m_own);
    column->addStretch();

    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_trainer->setName(m_name->text()); });
    connect(m_start, &QPushButton::clicked, this,
            [this] { Q_EMIT taskWanted(Task(m_task->currentData().toInt())); });
    connect(m_trainer, &Trainer::changed, this, &LearnHome::refresh);
    guardFromWheel(this);
    speakChoices(this);
    retranslate();
}

void LearnHome::chooseTask()
{
    m_task->setFocus(Qt::ShortcutFocusReason);
}

void LearnHome::retranslate()
{
    m_caption->setText(tr("Yo&ur name:"));
    m_taskCaption->setText(tr("&Task:"));
    for (int i = 0; i < m_task->count(); ++i)
        m_task->setItemText(i, PuzzleWords::task(Task(m_task->itemData(i).toInt())));
    m_start->setText(tr("&Start"));
    refresh();
}

QString LearnHome::message(const Training &training, const OwnPuzzles &own) const
{
    if (m_trainer->hasRushResult()) {
        QStringList sentences{tr("Rush is over: %Ln puzzle(s) solved", nullptr, m_trainer->rushSolved()) +
                              //: follows "Rush is over: 5 puzzles solved"
                              tr(", %1 missed.").arg(number(m_trainer->rushMissed()))};
        if (const std::optional<RushRun> best = bestRush(training))
            sentences << tr("Best so far: %1.").arg(number(best->solved));
        return sentences.join(u' ');
    }
    if (m_trainer->isMissing() && m_trainer->mode() == TrainingMode::Mistakes) {
        if (own.next)
            return tr("Nothing is due today. The next of your mistakes comes on %1.")
                .arg(QLocale().toString(*own.next, QLocale::ShortFormat));
        return own.learnt > 0
                   ? tr("You have learnt all of your mistakes.")
                   : tr("None of your mistakes are known yet: play, and have your games reviewed.");
    }
    return {};
}

void LearnHome::refresh()
{
    // Nobody reads the database for a page that nobody sees.
    if (!isVisible())
        return;
    if (!m_name->hasFocus())
        m_name->setText(m_trainer->name());
    const Training training = m_trainer->training();
    QStringList standing;
    if (ratingCourse(training).empty())
        standing << tr("You have not tried a puzzle yet.");
    else
        standing << tr("Your rating: %1.").arg(number(ratingOf(training).rounded()));
    const DailyStreak streak = dailyStreak(training, m_trainer->today());
    if (streak.now > 0)
        standing << ProgressWords::daysInARow(streak);
    standing << ProgressWords::today(streak);
    m_standing->setText(standing.join(u' '));
    const OwnPuzzles own = m_trainer->ownPuzzles(training);
    m_own->setText(own.all() == 0 ? QString()
                                  : tr("Of your own mistakes, %1 are due, %2 come later, %3 are learnt.")
                                        .arg(number(static_cast<int>(own.due.size())), number(own.later),
                                             number(own.learnt)));
    m_own->setVisible(own.all() > 0);
    const QString words = message(training, own);
    m_message->setVisible(!words.isEmpty());
    m_message->say(words);
}

void LearnHome::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LearnHome::keyPressEvent(QKeyEvent *event)
{
    // What a field has no use for is no drop on the board.
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_task->hasFocus() && isEnter)
        m_start->click();
    else if (event->key() == Qt::Key_Escape || !(m_task->hasFocus() || m_name->hasFocus()))
        QWidget::keyPressEvent(event);
}

void LearnHome::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace four

#include "moc_learnhome.cpp"
