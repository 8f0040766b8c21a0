// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/analysis/computerplayer.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/practicepanel.h"
#include "ui/coach/reviewpage.h"
#include "ui/dialogs/keysdialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/rescuedialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/game/turntimer.h"
#include "ui/learn/puzzles.h"
#include "ui/panels/movelist.h"
#include "ui/panels/replaybar.h"
#include "ui/panels/replaypanel.h"
#include "ui/panels/resultpanel.h"
#include "ui/panels/reviewpanel.h"
#include "ui/panels/startpanel.h"
#include "ui/panels/turnbar.h"
#include "ui/settings/language.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/layouts.h"
#include "ui/settings/preferences.h"
#include "ui/settings/theme.h"
#include "ui/sound/soundplayer.h"
#include "ui/text/boardwords.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/heldtips.h"
#include "ui/widgets/listsplitter.h"
#include "ui/widgets/messagebox.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/sidepanel.h"
#include "ui/window/coachflow.h"
#include "ui/window/gameflow.h"
#include "ui/window/keylist.h"
#include "ui/window/keypage.h"
#include "ui/window/learnflow.h"
#include "ui/window/lessonsflow.h"
#include "ui/window/placement.h"
#include "ui/window/playarea.h"
#include "ui/window/status.h"
#include "ui/window/thememenu.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace four {

namespace {
// Pages of the side panel, as the settings have them.
constexpr auto coachPage = "coach";
constexpr auto movesPage = "moves";
constexpr auto reviewPage = "review";
constexpr auto learnPage = "learn";
constexpr auto lessonsPage = "lessons";

constexpr int margin = 8; ///< around everything in the window

/// What is about the game itself, and not about a puzzle that stands in its place.
bool isOfTheGame(Command command)
{
    switch (command) {
    case Command::NewMatch:
    case Command::Rematch:
    case Command::History:
    case Command::Open:
    case Command::Save:
    case Command::Print:
    case Command::SavePdf:
    case Command::Copy:
    case Command::Paste:
    case Command::FindBetter:
        return true;
    default:
        return false;
    }
}
} // namespace

MainWindow::MainWindow(Preferences *preferences, Language *language, QWidget *parent)
    : QMainWindow(parent), m_preferences(preferences), m_language(language), m_dialogs(new DialogHost(this)),
      m_notice(new Notice(this)), m_store(GameStore::shared(RescueDialog::shown())), m_training(&m_store),
      m_session(seatPeopleAndComputers(&m_analyst)), m_keeper(&m_session, &m_store),
      m_library(&m_session, &m_store, &m_keeper),
      m_import(&m_store, &m_training, &m_keeper, &m_library, m_notice, m_dialogs),
      m_files(&m_session, &m_store, &m_training, &m_import, m_notice, m_dialogs),
      m_printer(&m_session, &m_files, m_notice, m_dialogs), m_model(new GameModel(&m_session, this)),
      m_values(m_model, &m_analyst), m_hinter(m_model, &m_analyst), m_threats(m_model),
      m_practice(m_model, &m_analyst), m_clipboard(m_model, &m_keeper, &m_library, &m_import, m_notice),
      m_replay(new Replay(m_model, this)), m_interlude(m_model, m_replay),
      m_reviewer(m_model, &m_store, &m_keeper), m_betterMove(&m_reviewer, &m_analyst, m_model, &m_interlude),
      m_solving(&m_analyst, m_model, &m_interlude), m_trainer({.session = &m_session,
                                                               .solving = &m_solving,
                                                               .store = &m_store,
                                                               .training = &m_training,
                                                               .set = puzzleSet}),
      m_turnTimer(new TurnTimer(m_model, this)), m_board(new BoardView(m_model, this)),
      m_availability(m_model, m_replay, m_board->boardScene(), &m_hinter, &m_betterMove, &m_solving,
                     &m_trainer, &m_practice),
      m_commands(new Commands(&m_availability, this)), m_flow(new GameFlow({.session = &m_session,
                                                                            .model = m_model,
                                                                            .replay = m_replay,
                                                                            .board = m_board,
                                                                            .store = &m_store,
                                                                            .training = &m_training,
                                                                            .keeper = &m_keeper,
                                                                            .library = &m_library,
                                                                            .files = &m_files,
                                                                            .preferences = m_preferences,
                                                                            .dialogs = m_dialogs,
                                                                            .notice = m_notice},
                                                                           this)),
      m_coach(new CoachFlow({.session = &m_session,
                             .model = m_model,
                             .interlude = &m_interlude,
                             .values = &m_values,
                             .hinter = &m_hinter,
                             .threats = &m_threats,
                             .practice = &m_practice,
                             .reviewer = &m_reviewer,
                             .scene = m_board->boardScene(),
                             .commands = m_commands,
                             .preferences = m_preferences,
                             .dialogs = m_dialogs},
                            this)),
      m_learn(new LearnFlow({.model = m_model,
                             .hinter = &m_hinter,
                             .solving = &m_solving,
                             .trainer = &m_trainer,
                             .store = &m_store,
                             .training = &m_training,
                             .files = &m_files,
                             .dialogs = m_dialogs,
                             .commands = m_commands},
                            this)),
      m_lessons(new LessonsFlow({.model = m_model,
                                 .interlude = &m_interlude,
                                 .analyst = &m_analyst,
                                 .store = &m_store,
                                 .keeper = &m_keeper,
                                 .training = &m_training,
                                 .name = [this] { return m_trainer.name(); }},
                                this)),
      m_bottom(new QStackedWidget(this)), m_side(new SidePanel(this)), m_sound(new SoundPlayer(this))
{
    setObjectName("mainWindow");
    const Commands &commands = *m_commands;
    m_start = new StartPanel(m_model, commands[Command::Play], commands[Command::NewMatch], this);
    m_turnBar = new TurnBar(m_model,
                            {.undo = commands[Command::Undo],
                             .block = commands[Command::Block],
                             .endTurn = commands[Command::EndTurn],
                             .remove = commands[Command::Remove],
                             .hold = commands[Command::Hold],
                             .step = commands[Command::Step]},
                            this);
    auto *result = new ResultPanel(m_model, commands[Command::Rematch], commands[Command::NewMatch],
                                   commands[Command::Review], commands[Command::Lessons], this);
    connect(m_lessons, &LessonsFlow::offered, result, &ResultPanel::offerLearning);
    auto *replayBar = new ReplayBar({.first = commands[Command::ReplayFirst],
                                     .back = commands[Command::ReplayBack],
                                     .play = commands[Command::ReplayPlay],
                                     .forward = commands[Command::ReplayForward],
                                     .last = commands[Command::ReplayLast],
                                     .playOn = commands[Command::PlayOn],
                                     .pointOut = commands[Command::PointOut]},
                                    this);
    m_practicePanel = new PracticePanel(&m_practice,
                                        {.takeBack = commands[Command::TakeBack],
                                         .letStand = commands[Command::LetStand],
                                         .showWhy = commands[Command::ShowWhy]},
                                        this);
    m_review = new ReviewPanel(m_model, result, new ReplayPanel(m_model, this), replayBar, this);
    connect(&m_solving, &PuzzleSolving::changed, replayBar, [this, replayBar] {
        replayBar->setPointing(m_solving.stage() == PuzzleSolving::Stage::Pointing);
    });
    layOut();
    makeMenus();
    connectCommands();
    connectParts();

    connect(m_preferences, &Preferences::changed, this, &MainWindow::applyPreferences);
    connect(&m_motion, &DesktopMotion::changed, this, &MainWindow::applyMotion);
    connect(m_contrast.get(), &DesktopContrast::changed, this, &MainWindow::applyTheme);
    HeldTips::install();
    applyPreferences();
    m_session.prepare(settings::lastMatch(), m_session.takeSeed());
    retranslate();
    placement::restore(this, settings::geometry());
    focusBoard();
}

MainWindow::~MainWindow()
{
    // Pages hear that they are no longer seen while all that they have to do with is still there.
    hide();
    m_import.keepNow();
}

void MainWindow::layOut()
{
    for (QWidget *panel : std::initializer_list<QWidget *>{m_start, m_turnBar, m_practicePanel, m_review})
        m_bottom->addWidget(panel);
    auto *area = new PlayArea(m_model, m_board, m_bottom, m_notice, this);
    addPages();
    m_splitter = new ListSplitter(area, m_side, this);
    if (m_splitter->isListShown())
        m_side->openPage(m_side->page());
    m_splitter->setTakeIn([area](QWidget *list) { area->setGuest(list); });
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_splitter);
    setCentralWidget(centre);
    setAcceptDrops(true);
    // What is dropped on the board is dropped on the window.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);
}

void MainWindow::addPages()
{
    m_side->addPage({.name = coachPage,
                     .title = [] { return tr("Coach"); },
                     .make =
                         [this](QWidget *parent) {
                             const Commands &commands = *m_commands;
                             return new CoachPage(m_model, &m_hinter, &m_threats, &m_practice,
                                                  {.hint = commands[Command::Hint],
                                                   .threats = commands[Command::Threats],
                                                   .lineBack = commands[Command::LineBack],
                                                   .lineForward = commands[Command::LineForward]},
                                                  parent);
                         }});
    m_side->addPage({.name = movesPage,
                     .title = [] { return tr("Moves"); },
                     .make =
                         [this](QWidget *parent) {
                             auto *list = new MoveList(m_model, m_replay, parent);
                             m_replay->followWheelOver(list->viewport());
                             const auto judge = [this, list] { list->setJudgements(m_reviewer.marks()); };
                             connect(&m_reviewer, &Reviewer::changed, list, judge);
                             judge();
                             return list;
                         }});
    m_side->addPage({.name = reviewPage,
                     .title = [] { return tr("Review"); },
                     .make =
                         [this](QWidget *parent) {
                             auto *page =
                                 new ReviewPage({.model = m_model,
                                                 .replay = m_replay,
                                                 .reviewer = &m_reviewer,
                                                 .analyst = &m_analyst,
                                                 .betterMove = &m_betterMove,
                                                 .ask = m_commands->action(Command::Review),
                                                 .findBetter = m_commands->action(Command::FindBetter)},
                                                parent);
                             connect(page, &ReviewPage::boardWanted, this, &MainWindow::focusBoard);
                             return page;
                         }});
    m_side->addPage({.name = learnPage,
                     .title = [] { return tr("Learn"); },
                     .make = [this](QWidget *parent) { return m_learn->makePage(parent); }});
    m_side->addPage({.name = lessonsPage,
                     .title = [] { return tr("Lessons"); },
                     .make = [this](QWidget *parent) { return m_lessons->makePage(parent); }});
}

void MainWindow::makeMenus()
{
    for (const Commands::Menu menu : Commands::allMenus) {
        m_menus[menu] = menuBar()->addMenu(QString());
        for (QAction *action : m_commands->menu(menu)) {
            if (action)
                m_menus[menu]->addAction(action);
            else
                m_menus[menu]->addSeparator();
        }
    }
    m_themes = new ThemeMenu(m_preferences, this);
    m_menus[Commands::Menu::View]->insertMenu(m_commands->action(Command::FullScreen), m_themes);
    notePage();
    m_commands->action(Command::Sound)->setVisible(SoundPlayer::isBuiltIn());
}

void MainWindow::on(Command command, const std::function<void()> &work)
{
    connect(m_commands->action(command), &QAction::triggered, this, [this, command, work] {
        if (m_dialogs->isBusy())
            return;
        if (isOfTheGame(command))
            m_interlude.end();
        work();
    });
}

void MainWindow::connectCommands()
{
    const auto toFlow = [this, flow = m_flow](Command command, void (GameFlow::*work)()) {
        on(command, [flow, work] { (flow->*work)(); });
    };
    toFlow(Command::Play, &GameFlow::begin);
    toFlow(Command::NewMatch, &GameFlow::newMatch);
    toFlow(Command::Rematch, &GameFlow::rematch);
    toFlow(Command::Resign, &GameFlow::resign);
    toFlow(Command::History, &GameFlow::showHistory);
    toFlow(Command::PlayOn, &GameFlow::playOn);
    on(Command::Open, [this] { m_files.open(); });
    on(Command::Save, [this] { m_files.save(); });
    on(Command::Print, [this] { m_printer.print(); });
    on(Command::SavePdf, [this] { m_printer.savePdf(); });
    on(Command::Copy, [this] { m_clipboard.copy(); });
    on(Command::CopyPicture, [this] { m_clipboard.copyPicture(); });
    on(Command::Paste, [this] { m_clipboard.paste(); });
    on(Command::Undo, [this] { m_model->play(action::Undo{}); });
    on(Command::Block, [this] { m_model->play(action::Block{}); });
    on(Command::EndTurn, [this] { m_model->play(action::EndTurn{}); });
    on(Command::Remove, [this] { m_board->toggleRemoving(); });
    on(Command::Hold, [this] { m_session.pace()->setHeld(!m_session.pace()->isHeld()); });
    on(Command::Step, [this] { m_session.pace()->step(); });
    on(Command::ReplayFirst, [this] { m_replay->first(); });
    on(Command::ReplayBack, [this] { m_replay->back(); });
    on(Command::ReplayForward, [this] { m_replay->forward(); });
    on(Command::ReplayLast, [this] { m_replay->last(); });
    on(Command::ReplayPlay, [this] { m_replay->togglePlaying(); });
    on(Command::Review, [this] { m_coach->review(); });
    on(Command::FindBetter, [this] { findBetter(); });
    on(Command::MoveList, [this] { toggleMoveList(); });
    on(Command::Values, [this] { m_coach->toggleValues(); });
    on(Command::Status, [this] {
        m_notice->answer([this] {
            // A puzzle's position is told with what is to be found in it.
            const QString task = Words::plain(m_solving.text());
            const QString summary = Status::summary(*m_model, *m_commands);
            return task.isEmpty() ? summary : summary + u' ' + task;
        });
    });
    on(Command::ReadBoard,
       [this] { m_notice->answer([this] { return BoardWords::rows(m_model->shown()); }); });
    on(Command::Hint, [this] {
        if (!m_learn->takeHint())
            m_coach->askForHint();
    });
    on(Command::NextPuzzle, [this] { m_learn->nextPuzzle(); });
    on(Command::DailyPuzzle, [this] { m_learn->dailyPuzzle(); });
    on(Command::TaskPuzzles, [this] { m_learn->chooseTask(); });
    on(Command::OwnMistakes, [this] { m_learn->ownMistake(); });
    on(Command::Rush, [this] { m_learn->rush(); });
    on(Command::Progress, [this] { m_learn->showProgress(); });
    on(Command::PointOut, [this] { m_learn->pointOut(); });
    on(Command::Leave, [this] { m_interlude.end(); });
    on(Command::Lessons, [this] { m_lessons->showLessons(); });
    on(Command::Sandbox, [this] { m_lessons->showSandbox(); });
    on(Command::LineBack, [this] { m_hinter.stepLine(-1); });
    on(Command::LineForward, [this] { m_hinter.stepLine(1); });
    on(Command::Threats, [this] { m_coach->toggleThreats(); });
    on(Command::TakeBack, [this] { m_practice.takeBack(); });
    on(Command::LetStand, [this] { m_practice.letStand(); });
    on(Command::ShowWhy, [this] { m_coach->showWhy(); });
    on(Command::FullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(Command::Sound, [this] { toggleSound(); });
    on(Command::Rules, [this] { showRules(); });
    on(Command::Keys, [this] { showKeys(); });
    on(Command::Preferences, [this] { showPreferences(); });
    on(Command::About, [this] { showAbout(); });
    connect(m_commands->action(Command::Quit), &QAction::triggered, this, &QWidget::close);
    connect(m_commands, &Commands::refused, this, &MainWindow::explain);
}

void MainWindow::explain(Command command)
{
    if (m_dialogs->isBusy())
        return;
    // Of an action of the game, the core says best why it is refused, and where that is said.
    switch (command) {
    case Command::Undo:
        return m_model->play(action::Undo{});
    case Command::Block:
        return m_model->play(action::Block{});
    case Command::Remove:
        return m_board->toggleRemoving();
    default:
        m_notice->answer([this, command] { return m_availability.state(command).whyNot; });
    }
}

/// What is told of everything that is stored.
void MainWindow::connectStores()
{
    const auto tell = [this](const StoreProblem &problem, QString (*words)(const StoreProblem &)) {
        Notice::Offer offer;
        if (problem.inCopies > 0)
            offer = {.words = StoreWords::takeFromCopies, .take = [this] { m_flow->takeFromCopies(); }};
        m_notice->sayTrouble([problem, words] { return words(problem); }, offer);
    };
    connect(&m_keeper, &GameKeeper::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::problem); });
    connect(&m_training, &TrainingStore::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::trainingProblem); });
    // Later, so that the action that brought it about does not take it away as something of the past.
    connect(
        &m_keeper, &GameKeeper::recovered, this, [this] { m_notice->endTrouble(StoreWords::recovered); },
        Qt::QueuedConnection);
    connect(
        &m_training, &TrainingStore::recovered, this,
        [this] { m_notice->endTrouble(StoreWords::trainingRecovered); }, Qt::QueuedConnection);
}

void MainWindow::connectParts()
{
    connect(m_dialogs, &DialogHost::closed, this, [this] {
        // Who comes back from a dialog has not been away.
        m_isGreeting = QGuiApplication::applicationState() != Qt::ApplicationActive;
        focusBoard();
    });
    connectStores();
    // A computer's action is not the one before which a person has read it.
    connect(m_model, &GameModel::acted, this, [this](const Outcome &outcome) {
        if (m_model->isBetweenComputers() || !m_model->game().setup().seats[outcome.player].level)
            m_notice->forgetPassing();
    });
    // What was said of the last game, such as which file it came from, is not true of the next one.
    connect(m_model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason != Arrival::Renamed)
            m_notice->forgetPassing();
    });
    connect(m_model, &GameModel::begun, m_notice, &Notice::forgetPassing);
    // At once, so that it is not lost with the program.
    connect(&m_session, &Session::rematchStarterChanged, this,
            [this] { settings::store(m_session.match()); });
    connect(m_notice, &Notice::leaving, this, [this] {
        if (m_notice->isAncestorOf(focusWidget()))
            focusBoard();
    });
    const BoardScene *scene = m_board->boardScene();
    connect(m_board, &BoardView::beginRequested, m_flow, &GameFlow::begin);
    connect(m_board, &BoardView::letterRequested, m_flow, &GameFlow::askForLetter);
    connect(m_board, &BoardView::refusedAtEnd, this, [this] {
        m_notice->answer([this] {
            if (!m_solving.isRunning())
                return Status::atEnd(*m_commands);
            return m_solving.isOpen() ? Words::plain(m_solving.text()) : Status::atPuzzleEnd(*m_commands);
        });
    });
    connect(m_board, &BoardView::pressedTooSoon, this, [this](Qt::Key key) {
        m_notice->answer([key] {
            //: %1 is a key
            return tr("The turn had just ended, so %1 did nothing. Press it again to drop a disc.")
                .arg(QKeySequence(key == Qt::Key_Return ? Qt::Key_Enter : key)
                         .toString(QKeySequence::NativeText));
        });
    });
    connect(scene, &BoardScene::removingChanged, m_turnBar, &TurnBar::setRemoving);
    connect(scene, &BoardScene::removingChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(scene, &BoardScene::fallingChanged, m_session.pace(), &Pace::setShowing);
    connect(scene, &BoardScene::settled, m_sound, qOverload<const Outcome &>(&SoundPlayer::play));
    connect(m_session.pace(), &Pace::heldChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(m_replay, &Replay::playingChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(m_coach, &CoachFlow::pageWanted, this,
            [this] { openPage(m_solving.isRunning() ? learnPage : coachPage); });
    connect(m_learn, &LearnFlow::pageWanted, this, [this] { openPage(learnPage); });
    connect(m_learn, &LearnFlow::boardWanted, this, &MainWindow::focusBoard);
    connect(m_lessons, &LessonsFlow::pageWanted, this, [this] { openPage(lessonsPage); });
    connect(m_lessons, &LessonsFlow::boardWanted, this, &MainWindow::focusBoard);
    connect(&m_solving, &PuzzleSolving::changed, this, [this] { m_turnBar->setTask(m_solving.prompt()); });
    connect(&m_practice, &Practice::changed, this, [this] {
        keepFocusOffWhatGoes();
        refresh();
    });
    connect(&m_practice, &Practice::gaveUp, this, [this] {
        m_notice->say([] {
            return tr("The coach cannot judge your moves in time here: it takes too long on this board.");
        });
    });
    connect(m_coach, &CoachFlow::reviewPageWanted, this, [this] { openPage(reviewPage); });
    connect(m_flow, &GameFlow::reviewWanted, m_coach, &CoachFlow::review);
    connect(&m_reviewer, &Reviewer::changed, m_commands, qOverload<>(&Commands::refresh));
    connect(&m_betterMove, &BetterMove::changed, m_commands, qOverload<>(&Commands::refresh));
    connect(m_side, &SidePanel::pageChanged, this, &MainWindow::notePage);
    connect(m_side, &SidePanel::closeRequested, this, &MainWindow::closePanel);
    connect(m_model, &GameModel::acted, this, &MainWindow::keepFocusOffWhatGoes);
    connect(m_model, &GameModel::shownChanged, this, &MainWindow::keepFocusOffWhatGoes);
    m_replay->followWheelOver(m_board->viewport());
    connect(m_model, &GameModel::stateChanged, this, &MainWindow::refresh);
}

void MainWindow::resumeLastGame()
{
    m_flow->resumeLast();
}

void MainWindow::retranslate()
{
    for (const auto &[menu, widget] : m_menus)
        widget->setTitle(Commands::title(menu));
    m_themes->retranslate();
    m_board->setAccessibleName(tr("Board"));
    m_values.retranslate();
    m_reviewer.retranslate();
    m_solving.retranslate();
    refresh();
}

void MainWindow::refresh()
{
    const bool reviewing = m_model->isOver() || m_model->isLookingBack();
    m_bottom->setCurrentWidget(!m_model->hasBegun()      ? static_cast<QWidget *>(m_start)
                               : reviewing               ? static_cast<QWidget *>(m_review)
                               : m_practice.isSpeaking() ? static_cast<QWidget *>(m_practicePanel)
                                                         : m_turnBar);
    m_coach->refresh();
    m_commands->refresh();
    //: %1 is the name of the game's rules
    setWindowTitle(tr("Four in a Row – %1").arg(Words::matchTitle(m_model->match())));
}

void MainWindow::focusBoard()
{
    m_board->setFocus();
}

void MainWindow::keepFocusOffWhatGoes()
{
    // Before the button that was pressed goes, or rests at an end of the game, and leaves the keyboard to the
    // next one.
    const QWidget *focus = focusWidget();
    const bool atAnEnd = !m_model->isLookingBack() || m_model->shownEntries() == 0;
    if (m_turnBar->isAncestorOf(focus) ||
        (m_practicePanel->isAncestorOf(focus) && !m_practice.isSpeaking()) ||
        (m_review->isAncestorOf(focus) && atAnEnd))
        focusBoard();
}

void MainWindow::toggleMoveList()
{
    if (m_commands->action(Command::MoveList)->isChecked())
        openPage(movesPage);
    else
        closePanel();
}

void MainWindow::openPage(const QString &name)
{
    m_side->openPage(name);
    m_splitter->setListShown(true);
    notePage();
}

void MainWindow::closePanel()
{
    m_splitter->setListShown(false);
    notePage();
    if (!m_board->hasFocus())
        focusBoard();
}

void MainWindow::notePage()
{
    m_commands->action(Command::MoveList)
        ->setChecked(m_splitter->isListShown() && m_side->page() == movesPage);
}

void MainWindow::toggleSound()
{
    PreferenceValues values = m_preferences->values();
    values.sound = m_commands->action(Command::Sound)->isChecked();
    m_preferences->set(values);
}

void MainWindow::findBetter()
{
    openPage(reviewPage);
    m_betterMove.start();
    focusBoard();
}

void MainWindow::showRules()
{
    m_dialogs->open(
        new RulesDialog(m_model->game().rules(), m_model->match(), RulesDialog::Occasion::Asked, this));
}

void MainWindow::showKeys()
{
    m_dialogs->open(
        new KeysDialog([this] { return KeyList::html(*m_commands, m_board->downDrops()); }, this));
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_preferences, this);
    dialog->addPage(new KeyPage(m_preferences, m_commands, dialog));
    m_dialogs->open(dialog);
}

void MainWindow::showAbout()
{
    auto *about = new MessageBox(
        QMessageBox::NoIcon, [] { return tr("About Four in a Row"); },
        [] {
            return tr("<h3>Four in a Row %1</h3>"
                      "<p>Five ways to play, between people or against the computer.</p>"
                      "<p>Free software under the GNU General Public License, version 3 or later. It "
                      "comes without any warranty.</p>")
                .arg(QCoreApplication::applicationVersion());
        },
        QDialogButtonBox::Close, this);
    about->setObjectName("aboutDialog");
    about->setTextFormat(Qt::RichText);
    m_dialogs->open(about);
}

void MainWindow::applyTheme()
{
    const PreferenceValues &values = m_preferences->values();
    const bool isHigh = values.theme.isEmpty() && m_contrast->isHigh();
    Theme::use(isHigh ? QString::fromLatin1(DesktopContrast::theme) : values.theme, values.faces);
}

void MainWindow::applyPreferences()
{
    const PreferenceValues &values = m_preferences->values();
    m_language->use(values.language);
    applyTheme();
    applyMotion();
    m_commands->action(Command::Sound)->setChecked(values.sound);
    m_sound->setOn(values.sound);
    m_coach->refresh();
    m_session.pace()->setPause(values.pauseBeforeComputer ? Pace::naturalPause : 0);
    m_turnTimer->setSeconds(values.endTurnSeconds);
    m_commands->setKeys(values.keys, values.letterKeys);
    m_board->setDownDrops(values.downDrops);
    m_board->setHearsLetters(values.letterKeys);
    useClearStyle(values.largeButtons);
}

void MainWindow::applyMotion()
{
    const PreferenceValues &values = m_preferences->values();
    const bool isUnwanted = values.followMotion && m_motion.isReduced();
    m_board->boardScene()->setSpeed(isUnwanted ? AnimationSpeed::Off : values.animations);
    m_board->boardScene()->setCelebrating(values.celebrate);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ActivationChange)
        greet();
    else if (event->type() == QEvent::WindowStateChange)
        m_commands->action(Command::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::greet()
{
    if (!isActiveWindow() || !std::exchange(m_isGreeting, true) || m_dialogs->isBusy())
        return;
    // It says all of what the panels had to say when they appeared.
    Announcer *announcer = Announcer::of(this);
    announcer->forget();
    announcer->say(m_notice->text());
    announcer->say(Status::greeting(*m_model, *m_commands));
    announcer->say(Words::plain(m_solving.text()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_replay->pause();
    // The match that is kept is that of the game.
    m_interlude.end();
    settings::storeGeometry(saveGeometry());
    settings::store(m_model->match());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_dialogs->isBusy() && GameFiles::canOpen(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files.openDropped(event->mimeData());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Keys that the widget with the focus did not want are the board's, or leave the full screen.
    if (m_board->handleKey(event))
        return;
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace four
