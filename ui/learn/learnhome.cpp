// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learnhome.h"

#include "core/rules/ruleset.h"
#include "ui/commands/commands.h"
#include "ui/learn/progressdialog.h"
#include "ui/learn/puzzlewords.h"
#include "ui/learn/trainer.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <vector>

namespace four {

namespace {
const std::vector<PuzzleKind> &kinds()
{
    static const std::vector<PuzzleKind> all = [] {
        std::vector<PuzzleKind> kinds(coach::allTasks.begin(), coach::allTasks.end());
        kinds.insert(kinds.end(), coach::allThemes.begin(), coach::allThemes.end());
        return kinds;
    }();
    return all;
}
} // namespace

LearnHome::LearnHome(Trainer *trainer, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_trainer(trainer),
      m_message(page::makeText<LiveLabel>("learnMessage", LabelRole::Task, this)),
      m_caption(new QLabel(this)), m_name(page::make<NameEdit>("trainingName", this)),
      m_standing(page::make<WrappedLabel>("trainingStanding", this)),
      m_own(page::make<WrappedLabel>("ownPuzzles", this)), m_taskCaption(new QLabel(this)),
      m_task(page::make<ChoiceBox>("puzzleTask", this)), m_start(new TurnButton("startTask", this))
{
    setObjectName("learnHome");
    m_name->setMaxLength(limits::nameLength.most);
    m_caption->setBuddy(m_name);
    m_taskCaption->setBuddy(m_task);
    for (std::size_t i = 0; i < kinds().size(); ++i)
        m_task->addItem(QString(), int(i));
    // Room for the longest task; a theme may be cut off in the closed list.
    m_task->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_task->setMinimumContentsLength(15);

    auto *name = new QHBoxLayout;
    name->addWidget(m_caption);
    name->addWidget(m_name, 1);
    const auto way = [&](const char *objectName, Command command) {
        return new ActionButton(objectName, commands->action(command), this);
    };
    PairLayout *ways =
        page::makeGrid({way("homeNext", Command::NextPuzzle), way("homeDaily", Command::DailyPuzzle),
                        way("homeRush", Command::Rush), way("homeMistakes", Command::OwnMistakes),
                        way("homeEndings", Command::Endings)});
    FlowLayout *byTask = page::makeRow({m_taskCaption, m_task, m_start});
    page::stack(this, m_message, m_standing, m_own, ways, byTask, name);

    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_trainer->setName(m_name->text()); });
    connect(m_start, &QPushButton::clicked, this,
            [this] { Q_EMIT kindWanted(kinds().at(std::size_t(m_task->currentData().toInt()))); });
    connect(m_trainer, &Trainer::changed, this, &LearnHome::refresh);
    guardFromWheel(this);
    speakChoices(this);
    page::keepTranslated(this, [this] { retranslate(); });
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
        m_task->setItemText(i, PuzzleWords::kind(kinds().at(std::size_t(i))));
    m_start->setText(tr("&Start"));
    refresh();
}

QString LearnHome::message(const Training &training, const OwnPuzzles &own) const
{
    if (m_trainer->hasRushResult()) {
        //: %n is how many puzzles were solved, %1 how many were not
        QStringList sentences{
            tr("Rush is over: %Ln puzzle(s) solved, %1 missed.", nullptr, m_trainer->rushSolved())
                .arg(number(m_trainer->rushMissed()))};
        if (const std::optional<RushRun> best = bestRush(training))
            sentences << tr("Best so far: %1.").arg(number(best->solved));
        return sentences.join(u' ');
    }
    if (m_trainer->isMissing() && m_trainer->mode() == TrainingMode::Mistakes) {
        if (own.next)
            return tr("Nothing is due today. The next of your mistakes comes on %1.")
                .arg(QLocale().toString(*own.next, QLocale::ShortFormat));
        return own.learnt > 0
                   ? tr("You have worked through all of your mistakes.")
                   : tr("None of your mistakes are known yet: play, and have your games reviewed.");
    }
    return {};
}

void LearnHome::refresh()
{
    // The database is not read for a hidden page.
    if (!isVisible())
        return;
    if (!m_name->hasFocus())
        m_name->setText(m_trainer->name());
    const Training training = m_trainer->training();
    QStringList standing;
    if (const std::optional<int> rating = shownRating(training))
        standing << tr("Your rating: %1.").arg(number(*rating));
    else if (training.tries.empty() && training.runs.empty())
        standing << tr("You have not tried a puzzle yet.");
    else
        standing << ProgressDialog::untilRated(ratingCourse(training).size());
    const DailyStreak streak = dailyStreak(training, m_trainer->today());
    if (streak.now > 0)
        standing << ProgressDialog::daysInARow(streak);
    standing << ProgressDialog::today(streak);
    m_standing->setText(standing.join(u' '));
    const OwnPuzzles own = m_trainer->ownPuzzles(training);
    m_own->setText(own.all() == 0 ? QString()
                                  : tr("Your own mistakes: %1 due, %2 for later, %3 worked through.")
                                        .arg(number(static_cast<int>(own.due.size())), number(own.later),
                                             number(own.learnt)));
    m_own->setVisible(own.all() > 0);
    const QString words = message(training, own);
    m_message->setVisible(!words.isEmpty());
    m_message->say(words);
}

void LearnHome::keyPressEvent(QKeyEvent *event)
{
    // Keys that a field ignores do not drop discs.
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
