// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/analysis/computerplayer.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/coach/practicepanel.h"
#include "ui/dialogs/rescuedialog.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/game/turntimer.h"
#include "ui/learn/puzzles.h"
#include "ui/panels/replaybar.h"
#include "ui/panels/replaypanel.h"
#include "ui/panels/resultpanel.h"
#include "ui/panels/reviewpanel.h"
#include "ui/panels/startpanel.h"
#include "ui/panels/turnbar.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/layouts.h"
#include "ui/settings/preferences.h"
#include "ui/sound/soundplayer.h"
#include "ui/text/words.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/layouts/listsplitter.h"
#include "ui/widgets/layouts/sidepanel.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/window/coachflow.h"
#include "ui/window/gameflow.h"
#include "ui/window/helpflow.h"
#include "ui/window/learnflow.h"
#include "ui/window/lessonsflow.h"
#include "ui/window/noticeflow.h"
#include "ui/window/placement.h"
#include "ui/window/playarea.h"
#include "ui/window/preferenceflow.h"
#include "ui/window/sidepages.h"
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

MainWindow::MainWindow(Preferences *preferences, DesktopWishes *wishes, QWidget *parent)
    : QMainWindow(parent), m_preferences(preferences), m_dialogs(new DialogHost(this)),
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
      m_notices(new NoticeFlow({.model = m_model,
                                .board = m_board,
                                .keeper = &m_keeper,
                                .training = &m_training,
                                .practice = &m_practice,
                                .solving = &m_solving,
                                .betterMove = &m_betterMove,
                                .lessons = m_lessons,
                                .flow = m_flow,
                                .availability = &m_availability,
                                .commands = m_commands,
                                .notice = m_notice},
                               this)),
      m_sound(new SoundPlayer(this)), m_preferenceFlow(new PreferenceFlow({.preferences = m_preferences,
                                                                           .wishes = wishes,
                                                                           .session = &m_session,
                                                                           .turnTimer = m_turnTimer,
                                                                           .board = m_board,
                                                                           .coach = m_coach,
                                                                           .sound = m_sound,
                                                                           .commands = m_commands,
                                                                           .dialogs = m_dialogs},
                                                                          this)),
      m_help(new HelpFlow({.model = m_model, .board = m_board, .commands = m_commands, .dialogs = m_dialogs},
                          this)),
      m_bottom(new QStackedWidget(this)), m_side(new SidePanel(this))
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

    m_preferenceFlow->applyAll();
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
    auto *splitter = new ListSplitter(area, m_side, this);
    m_pages = new SidePages({.model = m_model,
                             .replay = m_replay,
                             .analyst = &m_analyst,
                             .hinter = &m_hinter,
                             .threats = &m_threats,
                             .practice = &m_practice,
                             .reviewer = &m_reviewer,
                             .betterMove = &m_betterMove,
                             .solving = &m_solving,
                             .coach = m_coach,
                             .learn = m_learn,
                             .lessons = m_lessons,
                             .commands = m_commands,
                             .panel = m_side,
                             .splitter = splitter},
                            this);
    m_notices->setWordsAtEnd([this] { return m_pages->atEnd(); });
    splitter->setTakeIn([area](QWidget *list) { area->setGuest(list); });
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(splitter);
    setCentralWidget(centre);
    // The page beside the board comes after all that stands below the board.
    orderTabsAsRead(centre);
    setAcceptDrops(true);
    // What is dropped on the board is dropped on the window.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);
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
        tellState(command);
    });
}

void MainWindow::tellState(Command command)
{
    const QAction *action = m_commands->action(command);
    // A question that is to be answered first says what it is about.
    if (!action->isCheckable() || m_dialogs->isBusy())
        return;
    const QString name = action->text().remove(u'&');
    Announcer::of(this)->say(
        //: %1 is something that is shown or heard or not, such as "Move list" or "Sound"
        action->isChecked() ? tr("%1: on.").arg(name) : tr("%1: off.").arg(name), nullptr,
        Announcer::Order::BeforeOthers);
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
    on(Command::MoveList, [this] { m_pages->toggleMoves(); });
    on(Command::Values, [this] { m_coach->toggleValues(); });
    on(Command::Status, [this] { m_notices->tellStatus(); });
    on(Command::ReadBoard, [this] { m_notices->readBoard(); });
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
    on(Command::Sound, [this] { m_preferenceFlow->toggleSound(); });
    on(Command::Rules, [this] { m_help->showRules(); });
    on(Command::Keys, [this] { m_help->showKeys(); });
    on(Command::Preferences, [this] { m_preferenceFlow->show(); });
    on(Command::About, [this] { m_help->showAbout(); });
    connect(m_commands->action(Command::Quit), &QAction::triggered, this, &QWidget::close);
    connect(m_commands, &Commands::refused, this, [this](Command command) {
        if (!m_dialogs->isBusy())
            m_notices->explain(command);
    });
    m_commands->answerOn(m_board);
}

void MainWindow::connectParts()
{
    connect(m_dialogs, &DialogHost::closed, this, [this] {
        // Who comes back from a dialog has not been away.
        m_isGreeting = QGuiApplication::applicationState() != Qt::ApplicationActive;
        focusBoard();
    });
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
    connect(scene, &BoardScene::removingChanged, m_turnBar, &TurnBar::setRemoving);
    connect(scene, &BoardScene::removingChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(scene, &BoardScene::fallingChanged, m_session.pace(), &Pace::setShowing);
    connect(scene, &BoardScene::settled, m_sound, qOverload<const Outcome &>(&SoundPlayer::play));
    connect(m_session.pace(), &Pace::heldChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(m_replay, &Replay::playingChanged, m_commands, qOverload<>(&Commands::refresh));
    connect(m_learn, &LearnFlow::boardWanted, this, &MainWindow::focusBoard);
    connect(m_pages, &SidePages::boardWanted, this, &MainWindow::focusBoard);
    connect(m_lessons, &LessonsFlow::boardWanted, this, &MainWindow::focusBoard);
    connect(&m_solving, &PuzzleSolving::changed, this, [this] { m_turnBar->setTask(m_solving.prompt()); });
    connect(&m_practice, &Practice::changed, this, [this] {
        keepFocusOffWhatGoes();
        refresh();
    });
    connect(m_flow, &GameFlow::reviewWanted, m_coach, &CoachFlow::review);
    connect(&m_reviewer, &Reviewer::changed, m_commands, qOverload<>(&Commands::refresh));
    connect(&m_betterMove, &BetterMove::changed, m_commands, qOverload<>(&Commands::refresh));
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
    // On the way back to an earlier point, the end of the game was there for a moment: nobody is told of
    // that.
    if (m_model->isLookingBack()) {
        for (const LiveLabel *label : m_bottom->findChildren<LiveLabel *>()) {
            if (!label->isVisible())
                Announcer::of(this)->say({}, label);
        }
    }
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

void MainWindow::findBetter()
{
    m_pages->openReview();
    m_betterMove.start();
    focusBoard();
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
    announcer->say(m_notices->task());
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
    if (event->key() == Qt::Key_Escape && m_side->isAncestorOf(focusWidget()))
        focusBoard(); // from the page beside it, wherever one is there
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace four
