// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/analysis/analyst.h"
#include "ui/analysis/computerplayer.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/coach/coach.h"
#include "ui/coach/practicepanel.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/game/replay.h"
#include "ui/game/turntimer.h"
#include "ui/games/games.h"
#include "ui/learn/learn.h"
#include "ui/openings/byheart.h"
#include "ui/openings/openings.h"
#include "ui/panels/movelist.h"
#include "ui/panels/replaypanel.h"
#include "ui/panels/resultpanel.h"
#include "ui/panels/startpanel.h"
#include "ui/panels/turnbar.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/layouts.h"
#include "ui/shell/shell.h"
#include "ui/sound/soundplayer.h"
#include "ui/text/words.h"
#include "ui/tournament/tournaments.h"
#include "ui/twocomputers/maketwocomputers.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/window/help.h"
#include "ui/window/placement.h"
#include "ui/window/playarea.h"
#include "ui/window/preferenceflow.h"
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

#include <utility>

namespace four {

MainWindow::MainWindow(Preferences *preferences, DesktopWishes *wishes, QWidget *parent)
    : QMainWindow(parent), m_preferences(preferences), m_analyst(std::make_unique<Analyst>()),
      m_distant(std::make_unique<DistantGame>()),
      m_session(seatPeopleAndComputers(m_analyst.get(), m_distant.get())), m_shell(new Shell(this)),
      m_model(new GameModel(&m_session, this)), m_replay(new Replay(m_model, this)),
      m_interlude(std::make_unique<Interlude>(m_model, m_replay)), m_turnTimer(new TurnTimer(m_model, this)),
      m_board(new BoardView(m_model, this)), m_sound(new SoundPlayer(this)),
      m_games(std::make_unique<Games>(m_model, m_replay, preferences, m_shell)),
      m_coach(std::make_unique<Coach>(m_interlude.get(), m_board->boardScene(), m_analyst.get(),
                                      m_games.get(), preferences, m_shell)),
      m_learn(std::make_unique<Learn>(m_interlude.get(), m_analyst.get(), m_games.get(), m_coach.get(),
                                      m_shell, m_board)),
      m_openings(std::make_unique<Openings>(m_interlude.get(), m_analyst.get(), m_games.get(), m_learn.get(),
                                            m_shell, m_board)),
      m_byHeart(std::make_unique<ByHeart>(m_interlude.get(), m_analyst.get(), m_games.get(),
                                          m_learn->trainer(), m_shell)),
      m_twoComputers(makeTwoComputers(m_model, m_distant.get(), m_games.get(), m_coach.get(), m_shell)),
      m_tournaments(std::make_unique<Tournaments>(m_model, m_games.get(), m_shell)),
      m_status(std::make_unique<Status>(m_interlude.get(), m_board, m_coach->practice(), m_shell)),
      m_preferenceFlow(
          std::make_unique<PreferenceFlow>(preferences, wishes, m_board, m_turnTimer, m_sound, m_shell)),
      m_bottom(new QStackedWidget(this))
{
    setObjectName("mainWindow");
    m_openings->setLearner(
        [this](const OpeningWalk::Place &place) { m_byHeart->learnPosition(place.columns); });
    m_status->setTournament([this] { return m_tournaments->spoken(); });
    addCommands();
    makePanels();
    layOut();
    makeMenus();

    m_preferenceFlow->applyAll();
    m_session.prepare(settings::lastMatch(), m_session.takeSeed());
    connectParts();
    retranslate();
    placement::restore(this, settings::geometry());
    focusBoard();
}

MainWindow::~MainWindow()
{
    // Pages hear that they are hidden while all that they use is still there.
    hide();
    m_games->keepImported();
}

GameKeeper *MainWindow::keeper() const
{
    return m_games->keeper();
}

Trainer *MainWindow::trainer() const
{
    return m_learn->trainer();
}

Practice *MainWindow::practice() const
{
    return m_coach->practice();
}

PuzzleSolving *MainWindow::puzzle() const
{
    return m_learn->puzzle();
}

GameFiles *MainWindow::files() const
{
    return m_games->files();
}

void MainWindow::resumeLastGame()
{
    m_games->resumeLast();
}

void MainWindow::addCommands()
{
    Commands *commands = m_shell->commands();
    TurnCommands::add(commands, m_model, m_board);
    ReplayBar::addCommands(commands, m_model, m_replay);
    Help::addCommands(m_shell, m_board);
    commands->add(Command::MoveList, {.text = [] { return CommandText{Commands::tr("&Move list")}; },
                                      .work =
                                          [this] {
                                              if (m_shell->isPageOpen(pagename::moves))
                                                  m_shell->closePages();
                                              else
                                                  m_shell->openPage(pagename::moves);
                                          },
                                      .isOn = [this] { return m_shell->isPageOpen(pagename::moves); }});
    commands->add(Command::FullScreen, {.text = [] { return CommandText{Commands::tr("&Full screen")}; },
                                        .work = [this] { toggleFullScreen(); },
                                        .isOn = [this] { return isFullScreen(); }});
    commands->add(Command::Quit,
                  {.text = [] { return CommandText{Commands::tr("&Quit")}; }, .work = [this] { close(); }});
    commands->setGuard(
        [this](Command command) { return command == Command::Quit || !m_shell->dialogs()->isBusy(); });
    commands->answerOn(m_board);
    connect(commands, &Commands::done, this, &MainWindow::tellState);
    connect(commands, &Commands::refused, this, [this](Command command) {
        m_shell->notice()->answer([this, command] { return m_shell->commands()->whyNot(command); });
    });
}

void MainWindow::makePanels()
{
    const Commands *commands = m_shell->commands();
    m_start = new StartPanel(m_model, commands, this);
    m_start->offerLastGame([this] { return m_games->canResumeLast(); });
    connect(m_start, &StartPanel::continueWanted, this, &MainWindow::resumeLastGame);
    m_bottom->hide();
    m_turnBar = new TurnBar(m_model, commands, m_bottom);
    m_practicePanel = new PracticePanel(m_coach->practice(), commands, m_bottom);
    m_result = new ResultPanel(m_model, commands, m_bottom);
    m_replayPanel = new ReplayPanel(m_model, commands, m_bottom);
    m_replayBar = new ReplayBar(m_model, m_replay, commands, this);
    m_board->setEnter([this] {
        Exercise *exercise = m_interlude->exercise();
        return exercise ? exercise->goOn() : m_tournaments->goOn();
    });
    connect(m_interlude.get(), &Interlude::exerciseChanged, this, [this] {
        const Exercise *exercise = m_interlude->exercise();
        m_replayPanel->setPointing(exercise && exercise->offers(Exercise::Offer::Pointing));
        m_turnBar->setTask(exercise ? exercise->prompt() : QString());
        // No confetti beside "Not yet".
        m_board->boardScene()->setSubdued(exercise && exercise->stage() == Exercise::Stage::Wrong);
        if (m_model->hasBegun())
            showFoot();
        m_shell->commands()->refresh();
    });
}

void MainWindow::layOut()
{
    addMoveList();
    auto *area = new PlayArea(m_model, m_board, m_bottom, m_shell->pages(), m_shell->notice(), this);
    area->setReplayBar(m_replayBar);
    area->setStart(m_start);
    setCentralWidget(area);
    m_shell->reopenPage();
    // The page beside the board comes after all that stands below the board.
    orderTabsAsRead(area);
    setAcceptDrops(true);
    // What is dropped on the board is dropped on the window.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);
}

void MainWindow::fillFoot()
{
    // When the first game begins: a stack lays out its pages as they come, which the start has no need of.
    if (m_bottom->count() > 0)
        return;
    for (QWidget *panel :
         std::initializer_list<QWidget *>{m_turnBar, m_practicePanel, m_result, m_replayPanel})
        m_bottom->addWidget(panel);
    orderTabsAsRead(centralWidget());
}

void MainWindow::addMoveList()
{
    m_shell->addPage({.name = pagename::moves,
                      .title = [] { return tr("Moves"); },
                      .make =
                          [this](QWidget *parent) {
                              auto *list = new MoveList(m_model, m_replay, parent);
                              m_replay->followWheelOver(list->viewport());
                              const Reviewer *reviewer = m_coach->reviewer();
                              const auto judge = [reviewer, list] { list->setJudgements(reviewer->marks()); };
                              connect(reviewer, &Reviewer::changed, list, judge);
                              judge();
                              return list;
                          },
                      .symbol = "l"});
    const Reviewer *reviewer = m_coach->reviewer();
    connect(reviewer, &Reviewer::changed, m_replayBar,
            [this, reviewer] { m_replayBar->setJudgements(reviewer->marks()); });
}

void MainWindow::makeMenus()
{
    m_themes = new ThemeMenu(m_preferences, this);
    for (const Commands::Menu menu : Commands::allMenus) {
        const bool isWithin = menu == Commands::Menu::TwoComputers;
        m_menus[menu] = isWithin ? new QMenu(this) : menuBar()->addMenu(QString());
    }
    m_menus[Commands::Menu::TwoComputers]->menuAction()->setObjectName("twoComputersMenuTitle");
    for (const Commands::Menu menu : Commands::allMenus) {
        fillMenu(menu, m_shell->commands()->menu(menu));
        connect(m_menus[menu], &QMenu::aboutToShow, this,
                [this, menu] { fillMenu(menu, m_shell->commands()->menuNow(menu)); });
    }
    // A screen reader says the item alone at which a menu opens.
    QList<QMenu *> all = menuBar()->findChildren<QMenu *>();
    all << m_themes << m_menus[Commands::Menu::TwoComputers];
    for (QMenu *menu : std::as_const(all)) {
        connect(menu, &QMenu::aboutToShow, this,
                [this, menu] { Announcer::of(this)->say(menu->title().remove(u'&')); });
    }
}

void MainWindow::fillMenu(Commands::Menu menu, const QList<QAction *> &actions)
{
    QMenu *widget = m_menus[menu];
    widget->clear();
    for (QAction *action : actions) {
        if (!action) {
            widget->addSeparator();
            continue;
        }
        if (action == m_shell->commands()->action(Command::FullScreen))
            widget->addMenu(m_themes);
        if (action == m_shell->commands()->action(Command::History))
            widget->addMenu(m_menus[Commands::Menu::TwoComputers]);
        widget->addAction(action);
    }
}

void MainWindow::tellState(Command command)
{
    const QAction *action = m_shell->commands()->action(command);
    // A question that is to be answered first says what it is about.
    if (!action->isCheckable() || m_shell->dialogs()->isBusy())
        return;
    const QString name = action->text().remove(u'&');
    Announcer::of(this)->say(
        //: %1 is something that is shown or heard or not, such as "Move list" or "Sound"
        action->isChecked() ? tr("%1: on.").arg(name) : tr("%1: off.").arg(name), nullptr,
        Announcer::Order::BeforeOthers);
}

void MainWindow::connectParts()
{
    connect(m_shell, &Shell::boardWanted, this, &MainWindow::focusBoard);
    connect(m_games.get(), &Games::leaving, this, &QWidget::close, Qt::QueuedConnection);
    connect(m_shell->dialogs(), &DialogHost::closed, this, [this] {
        // After a dialog the person has not been elsewhere.
        m_isGreeting = QGuiApplication::applicationState() != Qt::ApplicationActive;
        focusBoard();
    });
    connect(m_shell->notice(), &Notice::aboutToHide, this, [this] {
        if (m_shell->notice()->isAncestorOf(focusWidget()))
            focusBoard();
    });
    const BoardScene *scene = m_board->boardScene();
    connect(m_board, &BoardView::beginRequested, m_games.get(), &Games::begin);
    connect(m_board, &BoardView::letterRequested, m_games.get(), &Games::askForLetter);
    connect(scene, &BoardScene::choiceChanged, m_turnBar, &TurnBar::setChoice);
    connect(scene, &BoardScene::fallingChanged, m_session.pace(), &Pace::setShowing);
    connect(scene, &BoardScene::fallingChanged, m_turnBar, &TurnBar::setFalling);
    // For the result, which waits for the disc. It may land at once, before the other parts have heard of the
    // end, and another action may end its fall.
    connect(
        scene, &BoardScene::fallingChanged, this,
        [this, scene] {
            if (!scene->isFalling())
                m_turnBar->sayLastMove();
            refresh();
        },
        Qt::QueuedConnection);
    connect(scene, &BoardScene::settled, m_sound, qOverload<const Outcome &>(&SoundPlayer::play));
    connect(&m_session, &Session::timeRunsShort, m_sound, [this] { m_sound->play(Sound::Warning); });
    connect(m_coach->practice(), &Practice::changed, this, [this] {
        releaseFocus();
        refresh();
    });
    connect(m_model, &GameModel::acted, this, &MainWindow::releaseFocus);
    connect(m_model, &GameModel::shownChanged, this, &MainWindow::releaseFocus);
    m_replay->followWheelOver(m_board->viewport());
    connect(m_model, &GameModel::stateChanged, this, &MainWindow::refresh);
    // Queued: a window that is destroyed uncovers its board, too.
    connect(m_board, &BoardView::coveredChanged, this, &MainWindow::refresh, Qt::QueuedConnection);
}

void MainWindow::retranslate()
{
    for (const auto &[menu, widget] : m_menus)
        widget->setTitle(Commands::title(menu));
    m_themes->retranslate();
    m_board->setAccessibleName(tr("Board"));
    m_coach->retranslate();
    m_learn->retranslate();
    m_byHeart->retranslate();
    refresh();
}

void MainWindow::refresh()
{
    // The result waits for the disc.
    const bool isOver = m_model->isOver() && !m_board->boardScene()->isFalling();
    m_session.stopClock(Session::ClockStop::Past, m_model->isLookingBack());
    m_session.stopClock(Session::ClockStop::Covered, m_board->isCovered());
    m_start->setVisible(!m_model->hasBegun() && !m_board->isCovered());
    if (m_model->hasBegun())
        showFoot();
    m_bottom->setVisible(m_model->hasBegun());
    m_replayBar->setVisible(m_model->hasBegun() && (isOver || m_model->isLookingBack()));
    // On the way to an earlier point the end of the game was shown for a moment: the screen reader is not
    // told of it.
    if (m_model->isLookingBack()) {
        for (const LiveLabel *label : m_bottom->findChildren<LiveLabel *>()) {
            if (!label->isVisible())
                Announcer::withdraw(label);
        }
    }
    m_coach->refresh();
    m_shell->commands()->refresh();
    m_shell->notice()->removeOutdated();
    //: %1 is the name of the game's rules
    setWindowTitle(tr("Four in a Row – %1").arg(Words::matchTitle(m_model->match())));
}

void MainWindow::showFoot()
{
    // The result waits for the disc.
    const bool isOver = m_model->isOver() && !m_board->boardScene()->isFalling();
    fillFoot();
    Exercise *exercise = m_interlude->exercise();
    if (exercise && exercise->offers(Exercise::Offer::Foot)) {
        QWidget *foot = exercise->foot(m_bottom);
        if (m_bottom->indexOf(foot) < 0) {
            m_bottom->addWidget(foot);
            orderTabsAsRead(centralWidget());
        }
        m_bottom->setCurrentWidget(foot);
        return;
    }
    m_bottom->setCurrentWidget(m_model->isLookingBack()            ? static_cast<QWidget *>(m_replayPanel)
                               : isOver                            ? static_cast<QWidget *>(m_result)
                               : m_coach->practice()->isSpeaking() ? static_cast<QWidget *>(m_practicePanel)
                                                                   : m_turnBar);
}

void MainWindow::focusBoard()
{
    m_board->setFocus();
}

void MainWindow::releaseFocus()
{
    // Before the button that was pressed goes, or rests at an end of the game, and leaves the keyboard to the
    // next one.
    const QWidget *focus = focusWidget();
    const bool atAnEnd = !m_model->isLookingBack() || m_model->shownEntries() == 0;
    if (m_start->isAncestorOf(focus) || m_turnBar->isAncestorOf(focus) ||
        (m_practicePanel->isAncestorOf(focus) && !m_coach->practice()->isSpeaking()) ||
        (m_result->isAncestorOf(focus) && atAnEnd) || m_replayPanel->isAncestorOf(focus))
        focusBoard();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

bool MainWindow::event(QEvent *event)
{
    // A dialog lies over the turn that would end.
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        const bool isBlocked = event->type() == QEvent::WindowBlocked;
        m_turnTimer->setWaiting(isBlocked);
        m_session.stopClock(Session::ClockStop::Dialog, isBlocked);
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        //: said after the language of the program was switched to this one
        Announcer::of(this)->say(tr("The program speaks English now."));
    } else if (event->type() == QEvent::ActivationChange)
        greet();
    else if (event->type() == QEvent::WindowStateChange)
        m_shell->commands()->refresh();
}

void MainWindow::greet()
{
    if (!isActiveWindow() || !std::exchange(m_isGreeting, true) || m_shell->dialogs()->isBusy())
        return;
    // It says all of what the panels had to say when they appeared.
    Announcer *announcer = Announcer::of(this);
    announcer->forget();
    announcer->say(m_shell->notice()->text());
    announcer->say(m_status->greeting());
    announcer->say(m_status->task());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_replay->pause();
    if (!m_games->canLeave())
        return event->ignore();
    // The match that is kept is that of the game.
    m_interlude->endExercise();
    settings::storeGeometry(saveGeometry());
    settings::store(m_model->match());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_shell->dialogs()->isBusy() && GameFiles::canOpen(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_games->files()->openDropped(event->mimeData());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Keys that the widget with the focus did not want are the board's, or leave the full screen.
    if (m_board->handleKey(event))
        return;
    if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::NoModifier)
        menuBar()->setActiveAction(menuBar()->actions().constFirst()); // as on Windows; X11 leaves it to Qt
    else if (event->key() == Qt::Key_Escape && m_shell->pages()->isAncestorOf(focusWidget()))
        focusBoard(); // from the page beside it, wherever one is there
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        toggleFullScreen();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace four

#include "moc_mainwindow.cpp"
