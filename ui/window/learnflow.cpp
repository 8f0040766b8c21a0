// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/learnflow.h"

#include "ui/games/gamefiles.h"
#include "ui/learn/learnhome.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/progressdialog.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/puzzleview.h"
#include "ui/learn/trainer.h"
#include "ui/widgets/dialoghost.h"
#include "ui/window/commands.h"
#include "ui/window/status.h"

namespace four {

LearnFlow::LearnFlow(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(m_parts.solving, &PuzzleSolving::changed, this, [this] {
        m_parts.commands->refresh();
        showView();
    });
    m_parts.solving->setWords(this, [this] { return Status::atPuzzleEnd(*m_parts.commands); });
    connect(m_parts.solving, &PuzzleSolving::hintTaken, this, [this] {
        m_isHomeWanted = false;
        Q_EMIT pageWanted();
        showView();
    });
    connect(m_parts.trainer, &Trainer::changed, m_parts.commands, qOverload<>(&Commands::refresh));
    connect(m_parts.trainer, &Trainer::rushEnded, this, &LearnFlow::pageWanted);
}

QWidget *LearnFlow::makePage(QWidget *parent)
{
    m_page = new LearnPage(parent);
    const Commands &commands = *m_parts.commands;
    m_home = new LearnHome(m_parts.trainer,
                           {.next = commands[Command::NextPuzzle],
                            .daily = commands[Command::DailyPuzzle],
                            .mistakes = commands[Command::OwnMistakes],
                            .rush = commands[Command::Rush]},
                           m_page);
    m_puzzle = new PuzzleView(m_parts.solving, m_parts.trainer, m_parts.hinter, m_parts.model,
                              {.hint = commands[Command::Hint],
                               .back = commands[Command::ReplayBack],
                               .forward = commands[Command::ReplayForward],
                               .pointOut = commands[Command::PointOut],
                               .next = commands[Command::NextPuzzle],
                               .leave = commands[Command::Leave]},
                              m_page);
    m_page->addView(m_home);
    m_page->addView(m_puzzle);
    connect(m_puzzle, &PuzzleView::boardWanted, this, &LearnFlow::boardWanted);
    connect(m_home, &LearnHome::taskWanted, this,
            [this](coach::Puzzle::Task task) { begin([this, task] { m_parts.trainer->startTask(task); }); });
    showView();
    return m_page;
}

void LearnFlow::showView()
{
    if (!m_page)
        return;
    if (m_parts.solving->isRunning() && !m_isHomeWanted)
        m_page->showView(m_puzzle);
    else
        m_page->showView(m_home);
}

void LearnFlow::begin(const std::function<void()> &start)
{
    m_isHomeWanted = false;
    start();
    Q_EMIT pageWanted();
    showView();
    Q_EMIT boardWanted();
}

void LearnFlow::nextPuzzle()
{
    begin([this] {
        if (m_parts.solving->isRunning())
            m_parts.trainer->next();
        else
            m_parts.trainer->start(TrainingMode::Next);
    });
}

void LearnFlow::dailyPuzzle()
{
    begin([this] { m_parts.trainer->start(TrainingMode::Daily); });
}

void LearnFlow::chooseTask()
{
    m_isHomeWanted = true;
    Q_EMIT pageWanted();
    showView();
    m_home->chooseTask();
}

void LearnFlow::ownMistake()
{
    begin([this] { m_parts.trainer->start(TrainingMode::Mistakes); });
}

void LearnFlow::rush()
{
    begin([this] { m_parts.trainer->start(TrainingMode::Rush); });
}

void LearnFlow::showProgress()
{
    auto *dialog = new ProgressDialog({.store = m_parts.store,
                                       .training = m_parts.training,
                                       .name = m_parts.trainer->name(),
                                       .today = [this] { return m_parts.trainer->today(); },
                                       .lessons = lessonbook::lessons},
                                      m_parts.dialogs->window());
    connect(dialog, &ProgressDialog::exportRequested, this,
            [this, dialog](const QString &name) { m_parts.files->exportTraining(name, dialog); });
    m_parts.dialogs->open(dialog, [this](int result) {
        if (result == QDialog::Accepted)
            nextPuzzle();
    });
}

void LearnFlow::pointOut()
{
    m_parts.solving->point();
    Q_EMIT boardWanted();
}

} // namespace four
