// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn.h"

#include "ui/coach/coach.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/games/games.h"
#include "ui/learn/endingview.h"
#include "ui/learn/learnhome.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/lessonspage.h"
#include "ui/learn/progressdialog.h"
#include "ui/learn/puzzleview.h"
#include "ui/learn/puzzlewords.h"
#include "ui/learn/sandboxpanel.h"
#include "ui/shell/shell.h"

#include <QDateTime>

namespace four {

Learn::Learn(Interlude *interlude, Analyst *analyst, Games *games, Coach *coach, Shell *shell,
             BoardView *board)
    : m_model(interlude->model()), m_interlude(interlude), m_analyst(analyst), m_games(games), m_coach(coach),
      m_shell(shell), m_board(board), m_solving(analyst, m_model, interlude),
      m_trainer(m_model->session(), &m_solving, games->store(), games->training(), puzzleSet),
      m_rushVoice(&m_trainer, shell->window()), m_ending(m_model, interlude), m_lessons(m_model, interlude)
{
    addCommands();
    addCommandsOfPuzzle();
    addPages();
    setUpEndings();
    connect(&m_solving, &PuzzleSolving::changed, this, &Learn::showView);
    connect(&m_solving, &PuzzleSolving::hintTaken, this, [this] {
        m_isHomeWanted = false; // the hint stands with the puzzle
        openPage();
    });
    m_solving.setWords(
        this,
        [this] {
            const Commands *commands = m_shell->commands();
            return tr("This puzzle is over. Press %1 for the next one, or %2 to go back to your game.")
                .arg(commands->keyText(Command::NextPuzzle), commands->keyText(Command::Leave));
        },
        [this] { return m_trainer.isRushing() ? PuzzleWords::rush(m_trainer) : QString(); });
    m_solving.setWhyNoHint(
        [this] { return m_trainer.isRushing() ? tr("In Rush there are no hints.") : QString(); });
    connect(&m_trainer, &Trainer::changed, m_shell->commands(), &Commands::refresh);
    connect(&m_trainer, &Trainer::rushEnded, this, [this] { m_shell->openPage(pagename::learn); });
    connect(&m_lessons, &LessonPlay::stepDone, this, [this](const QString &id) {
        m_games->training()->noteStep(m_trainer.name(), id, QDateTime::currentDateTime());
    });
    connect(games->training(), &TrainingStore::changed, this, &Learn::readSteps);
}

void Learn::setUpEndings()
{
    m_shell->commands()->add(Command::Endings,
                             {.text =
                                  [] {
                                      return CommandText{//: late positions: who wins, by counting safe cells
                                                         Commands::tr("&Endings: who must play here?"),
                                                         //: on a button, in few words
                                                         Commands::tr("Endings")};
                                  },
                              .work = [this] { startEnding(); }});
    connect(&m_ending, &EndingPlay::changed, this, &Learn::showView);
    connect(&m_ending, &EndingPlay::tried, this, [this](bool isRight, bool isHelped) {
        const auto change = m_trainer.noteEnding(m_ending.puzzle(), isRight, isHelped);
        if (m_endingView)
            m_endingView->setRatingChange(change);
    });
    connect(&m_ending, &EndingPlay::hintTaken, this, [this] {
        m_isHomeWanted = false; // the hint stands with the question
        openPage();
    });
    m_ending.setWords(this, [this] {
        const Commands *commands = m_shell->commands();
        return tr("This ending is over. Press %1 for the next one, or %2 to go back to your game.")
            .arg(commands->keyText(Command::NextPuzzle), commands->keyText(Command::Leave));
    });
    m_ending.setFoot([this](QWidget *parent) {
        auto *foot = new EndingFoot(&m_ending, parent);
        connect(foot, &EndingFoot::boardWanted, m_shell, &Shell::focusBoard);
        return foot;
    });
    m_ending.setWhyNoHint([this] {
        using Stage = Exercise::Stage;
        return m_ending.stage() == Stage::Solved || m_ending.stage() == Stage::Shown
                   ? tr("The steps beside the board say all.")
                   : QString();
    });
}

void Learn::startEnding()
{
    startPuzzle([this] {
        const auto ending =
            m_trainer.chooseEnding(endingSet(), m_ending.isRunning() ? &m_ending.puzzle() : nullptr);
        if (ending)
            m_ending.pose(*ending);
    });
}

void Learn::addCommands()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Lessons,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&Lessons"), Commands::tr("Learn")};
                       },
                   .work = [this] { showLessons(); }});
    //: where people set up a position of their own
    commands->add(Command::Sandbox, {.text = [] { return CommandText{Commands::tr("&Sandbox")}; },
                                     .work = [this] { showSandbox(); }});
    //: a person's progress with puzzles and lessons
    commands->add(Command::Progress, {.text = [] { return CommandText{Commands::tr("&Progress…")}; },
                                      .work = [this] { showProgress(); }});
}

void Learn::addCommandsOfPuzzle()
{
    Commands *commands = m_shell->commands();
    const auto start = [this](TrainingMode mode) {
        return [this, mode] { startPuzzle([this, mode] { m_trainer.start(mode); }); };
    };
    commands->add(Command::NextPuzzle,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&Next puzzle"),
                                              //: on a button, in few words
                                              Commands::tr("Next puzzle")};
                       },
                   .work = [this] { startNextPuzzle(); },
                   .state =
                       [this] {
                           return CommandState::usableIf(!m_trainer.isRushing(),
                                                         tr("In Rush, the next puzzle comes by itself."));
                       }});
    commands->add(Command::DailyPuzzle,
                  {.text = [] { return CommandText{Commands::tr("Puzzle of the &day")}; },
                   .work = start(TrainingMode::Daily)});
    commands->add(Command::TaskPuzzles, {.text = [] { return CommandText{Commands::tr("Puzzles by &task")}; },
                                         .work = [this] { chooseTask(); }});
    //: puzzles of the person's own games
    commands->add(Command::OwnMistakes, {.text = [] { return CommandText{Commands::tr("My &mistakes")}; },
                                         .work = start(TrainingMode::Mistakes)});
    commands->add(Command::Rush,
                  {.text =
                       [] {
                           //: as many puzzles as possible in three minutes
                           return CommandText{Commands::tr("&Rush: three minutes"), Commands::tr("Rush")};
                       },
                   .work = start(TrainingMode::Rush)});
    commands->add(
        Command::PointOut,
        {.text =
             [] {
                 //: of the puzzle in which a mistake is to be found: the move that is shown was it
                 return CommandText{Commands::tr("Th&is move was the mistake"), Commands::tr("That was it")};
             },
         .work =
             [this] {
                 m_solving.pointOutMistake();
                 m_shell->focusBoard();
             },
         .state =
             [this] {
                 return CommandState::usableIf(
                     m_solving.offers(Exercise::Offer::Pointing) && m_model->shownEntries() > 0, [this] {
                         return m_solving.offers(Exercise::Offer::Pointing)
                                    ? tr("First go to the move that you mean.")
                                    : tr("There is no mistake to be found here.");
                     });
             },
         .belongs = [this] { return m_solving.offers(Exercise::Offer::Pointing); }});
    //: from a puzzle
    commands->add(Command::Leave, {.text = [] { return CommandText{Commands::tr("&Back to the game")}; },
                                   .work = [this] { m_interlude->endExercise(); },
                                   .state =
                                       [this] {
                                           return CommandState::usableIf(m_model->session()->isInterrupted(),
                                                                         tr("This is your game."));
                                       }});
}

void Learn::addPages()
{
    m_shell->addPage({.name = pagename::learn,
                      .title = [] { return tr("Learn"); },
                      .make = [this](QWidget *parent) { return makeLearnPage(parent); },
                      .symbol = "h"});
    m_shell->addPage({.name = pagename::lessons,
                      .title = [] { return tr("Lessons"); },
                      .make = [this](QWidget *parent) { return makeLessonsPage(parent); },
                      .symbol = "h",
                      .isHidden = true});
}

QWidget *Learn::makeLearnPage(QWidget *parent)
{
    m_page = new LearnPage(parent);
    m_home = new LearnHome(&m_trainer, m_shell->commands(), m_page);
    m_view = new PuzzleView(&m_solving, &m_trainer, m_coach->hinter(), m_model, m_shell->commands(), m_page);
    m_page->addView(m_home);
    m_endingView = new EndingView(&m_ending, m_shell->commands(), m_page);
    m_page->addView(m_view);
    m_page->addView(m_endingView);
    connect(m_view, &PuzzleView::boardWanted, m_shell, &Shell::focusBoard);
    connect(m_home, &LearnHome::kindWanted, this,
            [this](const PuzzleKind &kind) { startPuzzle([this, kind] { m_trainer.startKind(kind); }); });
    showView();
    return m_page;
}

QWidget *Learn::makeLessonsPage(QWidget *parent)
{
    m_sandbox.emplace(m_model, m_interlude, m_analyst);
    auto *panel = new SandboxPanel(&*m_sandbox, m_board);
    connect(panel, &SandboxPanel::boardPositionWanted, this, [this, panel] {
        m_coach->withAgreement(Coach::Help::Values, [panel] { panel->takeFromBoard(); });
    });
    m_lessonsPage = new LessonsPage(&m_lessons, panel, parent);
    readSteps();
    connect(m_lessonsPage, &LessonsPage::boardWanted, m_shell, &Shell::focusBoard);
    return m_lessonsPage;
}

void Learn::openPage()
{
    m_shell->openPage(pagename::learn);
    showView();
}

void Learn::showView()
{
    if (!m_page)
        return;
    if (m_isHomeWanted || !(m_solving.isRunning() || m_ending.isRunning()))
        m_page->showView(m_home);
    else
        m_page->showView(m_ending.isRunning() ? static_cast<QWidget *>(m_endingView) : m_view);
}

void Learn::startPuzzle(const std::function<void()> &start)
{
    m_isHomeWanted = false;
    start();
    openPage();
    m_shell->focusBoard();
}

void Learn::startNextPuzzle()
{
    if (m_ending.isRunning())
        return startEnding();
    if (Exercise *exercise = m_interlude->exercise(); exercise && exercise->poseNext())
        return;
    startPuzzle([this] {
        if (m_solving.isRunning())
            m_trainer.startNext();
        else
            m_trainer.start(TrainingMode::Next);
    });
}

void Learn::chooseTask()
{
    m_isHomeWanted = true;
    openPage();
    m_home->chooseTask();
}

void Learn::showProgress()
{
    auto *dialog = new ProgressDialog(
        m_games->store(), m_games->training(), m_trainer.name(), [this] { return m_trainer.today(); },
        lessonbook::lessons, m_shell->window());
    connect(dialog, &ProgressDialog::exportRequested, this,
            [this, dialog](const QString &name) { m_games->files()->exportTraining(name, dialog); });
    connect(dialog, &ProgressDialog::kindWanted, this,
            [this](const PuzzleKind &kind) { startPuzzle([this, kind] { m_trainer.startKind(kind); }); });
    connect(dialog, &ProgressDialog::commandWanted, this,
            [this](Command command) { m_shell->commands()->action(command)->trigger(); });
    connect(dialog, &ProgressDialog::lessonWanted, this, [this](std::size_t lesson) {
        showLessons();
        m_lessons.startStep(lesson, 0);
    });
    m_shell->dialogs()->open(dialog, [this](int result) {
        if (result == QDialog::Accepted)
            startNextPuzzle();
    });
}

void Learn::showLessons()
{
    const bool isNew = !m_lessonsPage;
    m_shell->openPage(pagename::lessons);
    if (!m_lessons.isRunning()) {
        if (!isNew)
            readSteps(); // another person may sit there by now
        m_lessonsPage->showList();
    }
    m_lessonsPage->takeFocus();
}

void Learn::showSandbox()
{
    m_shell->openPage(pagename::lessons);
    m_lessonsPage->showSandbox();
    m_lessonsPage->takeFocus();
}

void Learn::readSteps()
{
    // Only for a page that was opened.
    if (m_lessonsPage)
        m_lessons.setDone(m_games->training()->finishedSteps(m_trainer.name()));
}

} // namespace four

#include "moc_learn.cpp"
