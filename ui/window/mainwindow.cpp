// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/analysis/computerrunner.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/dialogs/letterdialog.h"
#include "ui/dialogs/newmatchdialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/files/gamefiles.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/history/historydialog.h"
#include "ui/panels/movelist.h"
#include "ui/panels/playercard.h"
#include "ui/panels/replaybar.h"
#include "ui/panels/replaypanel.h"
#include "ui/panels/resultpanel.h"
#include "ui/panels/reviewpanel.h"
#include "ui/panels/startpanel.h"
#include "ui/panels/turnbar.h"
#include "ui/settings/language.h"
#include "ui/sound/soundplayer.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamelist.h"
#include "ui/store/gamestore.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/listsplitter.h"
#include "ui/widgets/notice.h"
#include "ui/window/placement.h"
#include "ui/window/replaymenu.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace four {

namespace {
constexpr int eraseDelay = 3000; ///< milliseconds
} // namespace

MainWindow::MainWindow(Language *language, QWidget *parent)
    : QMainWindow(parent), m_language(language), m_preferences(settings::preferences()),
      m_model(new GameModel(this)), m_store(std::make_unique<GameStore>()),
      m_keeper(new GameKeeper(m_model, m_store.get(), this)), m_computer(new ComputerRunner(m_model, this)),
      m_board(new BoardView(m_model, this)), m_cardOne(new PlayerCard(m_model, Player::One, this)),
      m_cardTwo(new PlayerCard(m_model, Player::Two, this)), m_notice(new Notice(this)),
      m_bottom(new QStackedWidget(this)), m_start(new StartPanel(m_model, this)),
      m_turnBar(new TurnBar(m_model, m_computer, this)), m_result(new ResultPanel(m_model, this)),
      m_replay(new Replay(m_model, this)), m_replayBar(new ReplayBar(m_model, m_replay, this)),
      m_review(new ReviewPanel(m_model, m_result, new ReplayPanel(m_model, this), m_replayBar, this)),
      m_moveList(new MoveList(m_model, m_replay, this)),
      m_files(new GameFiles({.model = m_model,
                             .keeper = m_keeper,
                             .store = m_store.get(),
                             .notice = m_notice,
                             .takeSeed = [this] { return takeSeed(); },
                             .open = [this](QDialog *dialog) { open(dialog); },
                             .isBusy = [this] { return !m_dialog.isNull(); }},
                            this)),
      m_sound(new SoundPlayer(m_model, this))
{
    setObjectName("mainWindow");
    for (QWidget *panel : std::initializer_list<QWidget *>{m_start, m_turnBar, m_review})
        m_bottom->addWidget(panel);
    m_bottom->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto *table = new QWidget(this);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_cardOne, 0, 0, Qt::AlignTop);
    grid->addWidget(m_board, 0, 1);
    grid->addWidget(m_cardTwo, 0, 2, Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    m_splitter = new ListSplitter(table, m_moveList, this);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->addWidget(m_notice);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_bottom);
    setCentralWidget(centre);
    setMinimumSize(640, 480);
    setAcceptDrops(true);
    // What is dropped on the board is dropped on the window.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);

    createActions();
    connect(m_keeper, &GameKeeper::troubled, this, [this](const StoreProblem &problem) {
        m_notice->sayTrouble([problem] { return StoreWords::problem(problem); });
    });
    // Later, so that the action that brought it about does not take it away as something of the past.
    connect(
        m_keeper, &GameKeeper::recovered, this, [this] { m_notice->sayAllIsWell(StoreWords::recovered); },
        Qt::QueuedConnection);
    // A computer's action is not the one before which a person has read it.
    connect(m_model, &GameModel::acted, this, [this](const Outcome &outcome) {
        if (m_model->isBetweenComputers() || !m_model->game().setup().seats[outcome.player].level)
            m_notice->passOn();
    });
    connect(m_notice, &Notice::leaving, this, [this] {
        if (m_notice->isAncestorOf(focusWidget()))
            focusBoard();
    });
    connect(m_start, &StartPanel::playRequested, this, &MainWindow::begin);
    connect(m_start, &StartPanel::newMatchRequested, this, &MainWindow::newMatch);
    connect(m_result, &ResultPanel::rematchRequested, this, &MainWindow::rematch);
    connect(m_result, &ResultPanel::newMatchRequested, this, &MainWindow::newMatch);
    connect(m_computer, &ComputerRunner::heldChanged, this, &MainWindow::refresh);
    connect(m_turnBar, &TurnBar::removeRequested, m_board, &BoardView::toggleRemoving);
    connect(m_board, &BoardView::beginRequested, this, &MainWindow::begin);
    connect(m_board, &BoardView::letterRequested, this, &MainWindow::askForLetter);
    connect(m_board->boardScene(), &BoardScene::removingChanged, m_turnBar, &TurnBar::setRemoving);
    // Before the button that was pressed goes and leaves the keyboard to the next one.
    connect(m_model, &GameModel::acted, this, [this] {
        if (m_turnBar->isAncestorOf(focusWidget()))
            focusBoard();
    });
    connect(m_model, &GameModel::shownChanged, this, &MainWindow::lookAround);
    connect(m_replayBar, &ReplayBar::playOnRequested, this, &MainWindow::playOnFromHere);
    m_replay->followWheelOver(m_board->viewport());
    m_replay->followWheelOver(m_moveList->viewport());
    connect(m_model, &GameModel::stateChanged, this, &MainWindow::refresh);
    m_endTurnTimer.setSingleShot(true);
    connect(&m_endTurnTimer, &QTimer::timeout, this, &MainWindow::endTurn);

    apply(m_preferences);
    m_model->prepare(settings::lastMatch(), takeSeed());
    retranslate();
    placement::restore(this, settings::geometry());
    focusBoard();
}

// Members that the keeper refers to outlive it only if it goes first.
MainWindow::~MainWindow()
{
    delete m_keeper;
}

void MainWindow::resumeLastGame()
{
    const GameKeeper::Refusal refusal = m_keeper->resumeLatest();
    if (refusal == GameKeeper::Refusal::Unreadable)
        m_notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    else if (refusal == GameKeeper::Refusal::None && !m_model->isOver())
        m_notice->say([times = m_keeper->times()] { return StoreWords::resumed(times); });
    m_keeper->reportTrouble();
    // After the start, which nobody shall wait for longer.
    QTimer::singleShot(eraseDelay, this, [this] { GameList(m_store.get()).eraseOld(); });
}

QAction *MainWindow::addGameAction(QMenu *menu, const char *name, const QKeySequence &shortcut,
                                   void (MainWindow::*slot)())
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    // A held key acts once: its repeats are not actions.
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, slot);
    menu->addAction(action);
    return action;
}

void MainWindow::createActions()
{
    m_gameMenu = menuBar()->addMenu(QString());
    m_newMatchAction = addGameAction(m_gameMenu, "newMatchAction", QKeySequence::New, &MainWindow::newMatch);
    m_rematchAction = addGameAction(m_gameMenu, "rematchAction", Qt::CTRL | Qt::Key_R, &MainWindow::rematch);
    m_resignAction = addGameAction(m_gameMenu, "resignAction", {}, &MainWindow::resign);
    m_gameMenu->addSeparator();
    m_historyAction =
        addGameAction(m_gameMenu, "historyAction", Qt::CTRL | Qt::Key_H, &MainWindow::showHistory);
    m_gameMenu->addSeparator();
    m_files->addFileActions(m_gameMenu);
    m_gameMenu->addSeparator();
    m_files->addPrintActions(m_gameMenu);
    m_gameMenu->addSeparator();
    m_preferencesAction = addGameAction(m_gameMenu, "preferencesAction", Qt::CTRL | Qt::Key_Comma,
                                        &MainWindow::showPreferences);
    m_preferencesAction->setMenuRole(QAction::PreferencesRole);
    m_gameMenu->addSeparator();
    m_quitAction = new QAction(this);
    m_quitAction->setShortcut(Qt::CTRL | Qt::Key_Q);
    m_quitAction->setMenuRole(QAction::QuitRole);
    connect(m_quitAction, &QAction::triggered, this, &QWidget::close);
    m_gameMenu->addAction(m_quitAction);

    m_editMenu = menuBar()->addMenu(QString());
    m_files->addEditActions(m_editMenu);

    m_moveMenu = menuBar()->addMenu(QString());
    m_undoAction = addGameAction(m_moveMenu, "undoAction", Qt::Key_U, &MainWindow::undo);
    m_blockAction = addGameAction(m_moveMenu, "blockAction", Qt::Key_B, &MainWindow::block);
    m_removeAction = addGameAction(m_moveMenu, "removeAction", Qt::Key_R, &MainWindow::remove);
    m_endTurnAction = addGameAction(m_moveMenu, "endTurnAction", {}, &MainWindow::endTurn);

    m_moveMenu->addSeparator();
    m_holdAction = addGameAction(m_moveMenu, "holdAction", Qt::Key_P, &MainWindow::hold);
    m_stepAction = addGameAction(m_moveMenu, "stepAction", Qt::Key_S, &MainWindow::step);

    auto *replayMenu = new ReplayMenu(m_model, m_replay, this);
    menuBar()->addMenu(replayMenu);
    connect(replayMenu, &ReplayMenu::playOnRequested, this, &MainWindow::playOnFromHere);

    m_viewMenu = menuBar()->addMenu(QString());
    m_moveListAction =
        addGameAction(m_viewMenu, "moveListAction", Qt::CTRL | Qt::Key_L, &MainWindow::toggleMoveList);
    m_moveListAction->setCheckable(true);
    m_moveListAction->setChecked(m_splitter->isListShown());
    m_fullScreenAction =
        addGameAction(m_viewMenu, "fullScreenAction", Qt::Key_F11, &MainWindow::toggleFullScreen);
    m_fullScreenAction->setCheckable(true);
    m_soundAction = addGameAction(m_viewMenu, "soundAction", Qt::Key_M, &MainWindow::toggleSound);
    m_soundAction->setCheckable(true);
    m_soundAction->setChecked(settings::sound());
    m_soundAction->setVisible(SoundPlayer::isBuiltIn());
    m_sound->setOn(m_soundAction->isChecked());

    m_helpMenu = menuBar()->addMenu(QString());
    m_rulesAction = addGameAction(m_helpMenu, "rulesAction", Qt::Key_F1, &MainWindow::showRules);
    m_aboutAction = addGameAction(m_helpMenu, "aboutAction", {}, &MainWindow::showAbout);
    m_aboutAction->setMenuRole(QAction::AboutRole);
}

void MainWindow::retranslate()
{
    m_gameMenu->setTitle(tr("&Game"));
    m_newMatchAction->setText(tr("&New match…"));
    m_rematchAction->setText(tr("Re&match"));
    m_resignAction->setText(tr("Re&sign…"));
    m_historyAction->setText(tr("&History…"));
    m_preferencesAction->setText(tr("&Preferences…"));
    m_quitAction->setText(tr("&Quit"));
    m_editMenu->setTitle(tr("&Edit"));
    m_files->retranslate();
    m_moveMenu->setTitle(tr("&Move"));
    m_undoAction->setText(tr("&Undo"));
    m_blockAction->setText(tr("&Block the opponent"));
    m_removeAction->setText(tr("&Remove a disc"));
    m_endTurnAction->setText(tr("&End the turn"));
    m_stepAction->setText(tr("&One turn of the computer"));
    m_viewMenu->setTitle(tr("&View"));
    m_moveListAction->setText(tr("&Move list"));
    m_fullScreenAction->setText(tr("&Full screen"));
    m_soundAction->setText(tr("&Sound"));
    m_helpMenu->setTitle(tr("&Help"));
    m_rulesAction->setText(tr("&Rules of this game"));
    m_aboutAction->setText(tr("&About Four in a Row"));
    m_board->setAccessibleName(tr("Board"));
    refresh();
}

void MainWindow::refresh()
{
    const Game &game = m_model->game();
    const bool person = m_model->awaitsPerson();
    const bool reviewing = m_model->isOver() || m_model->isLookingBack();
    m_bottom->setCurrentWidget(!m_model->hasBegun() ? static_cast<QWidget *>(m_start)
                               : reviewing          ? static_cast<QWidget *>(m_review)
                                                    : m_turnBar);
    m_rematchAction->setEnabled(m_model->isOver());
    m_resignAction->setEnabled(person);
    // Which parts the game has, not whether they would be refused now: the game itself says why.
    m_undoAction->setEnabled(person && game.rules().undos > 0);
    m_blockAction->setEnabled(person && game.rules().blocks > 0);
    m_removeAction->setEnabled(person && game.rules().removes > 0);
    m_endTurnAction->setEnabled(person && game.step() == Step::Confirm);
    const bool watching = m_model->isBetweenComputers() && m_model->awaitsComputer();
    m_holdAction->setEnabled(watching);
    m_holdAction->setText(m_computer->isHeld() ? tr("&Let the computers go on") : tr("&Pause the computers"));
    m_stepAction->setEnabled(watching && m_computer->isHeld());
    m_files->refresh();
    //: %1 is the name of the game's rules
    setWindowTitle(tr("Four in a Row – %1").arg(Words::matchTitle(m_model->match())));

    if (person && game.step() == Step::Confirm && m_preferences.endTurnSeconds > 0)
        m_endTurnTimer.start(m_preferences.endTurnSeconds * 1000);
    else
        m_endTurnTimer.stop();
}

void MainWindow::focusBoard()
{
    m_board->setFocus();
}

quint64 MainWindow::takeSeed()
{
    if (m_nextSeed)
        return *std::exchange(m_nextSeed, {});
    return QRandomGenerator::global()->generate64();
}

void MainWindow::open(QDialog *dialog, const std::function<void(int)> &finished)
{
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, finished](int result) {
        m_dialog = nullptr;
        focusBoard();
        if (finished)
            finished(result);
    });
    dialog->open();
}

void MainWindow::newMatch()
{
    if (m_dialog)
        return;
    auto *dialog = new NewMatchDialog(m_model->match(), this);
    open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        settings::store(dialog->match());
        m_model->prepare(dialog->match(), takeSeed());
        begin();
    });
}

void MainWindow::begin()
{
    if (m_dialog || m_model->hasBegun())
        return;
    if (!m_preferences.showPowerUpRules || !showsRulesFirst(m_model->match().preset))
        return play();
    auto *rules = new RulesDialog(m_model->game().rules(), Words::matchTitle(m_model->match()),
                                  RulesDialog::Occasion::BeforeMatch, this);
    open(rules, [this, rules](int result) {
        if (result != QDialog::Accepted)
            return;
        m_preferences.showPowerUpRules = !rules->isUnwantedNextTime();
        settings::store(m_preferences);
        play();
    });
}

void MainWindow::play()
{
    m_model->begin();
    focusBoard();
    askForLetter();
}

void MainWindow::rematch()
{
    if (m_dialog || !m_model->isOver())
        return;
    settings::store(m_model->match());
    m_model->prepareRematch(takeSeed());
    play();
}

void MainWindow::askForLetter()
{
    if (m_dialog || !m_model->awaitsPerson() || m_model->game().step() != Step::ChooseLetter)
        return;
    auto *dialog = new LetterDialog(m_model->game(), this);
    open(dialog, [this, dialog](int) {
        if (const std::optional<Letter> letter = dialog->letter())
            m_model->play(action::ChooseLetter{*letter});
    });
}

void MainWindow::undo()
{
    m_model->play(action::Undo{});
}

void MainWindow::block()
{
    m_model->play(action::Block{});
}

void MainWindow::endTurn()
{
    m_model->play(action::EndTurn{});
}

void MainWindow::remove()
{
    m_board->toggleRemoving();
}

void MainWindow::hold()
{
    m_computer->setHeld(!m_computer->isHeld());
}

void MainWindow::step()
{
    m_computer->step();
}

void MainWindow::resign()
{
    if (m_dialog || !m_model->awaitsPerson())
        return;
    auto *question =
        new QMessageBox(QMessageBox::Question, tr("Resign"), Words::resignQuestion(m_model->game()),
                        QMessageBox::Yes | QMessageBox::No, this);
    question->setObjectName("resignDialog");
    question->setTextFormat(Qt::PlainText);
    question->setDefaultButton(QMessageBox::No);
    open(question, [this](int result) {
        if (result == QMessageBox::Yes)
            m_model->play(action::Resign{});
    });
}

void MainWindow::lookAround()
{
    // Before the button that was pressed goes, or rests at an end of the game, and leaves the keyboard to the
    // next one.
    const QWidget *focus = focusWidget();
    const bool atAnEnd = !m_model->isLookingBack() || m_model->shownEntries() == 0;
    if (m_turnBar->isAncestorOf(focus) || (m_review->isAncestorOf(focus) && atAnEnd))
        focusBoard();
    // Two computers would take those who watch them back to the present at once.
    if (m_model->isLookingBack() && m_model->isBetweenComputers() && m_model->awaitsComputer())
        m_computer->setHeld(true);
}

void MainWindow::playOnFromHere()
{
    if (m_dialog || !m_model->isLookingBack())
        return;
    m_model->playOnFromShown();
    focusBoard();
    askForLetter();
}

void MainWindow::toggleMoveList()
{
    m_splitter->setListShown(m_moveListAction->isChecked());
    if (!m_splitter->isListShown() && !m_board->hasFocus())
        focusBoard();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::toggleSound()
{
    settings::storeSound(m_soundAction->isChecked());
    m_sound->setOn(m_soundAction->isChecked());
}

void MainWindow::showRules()
{
    if (m_dialog)
        return;
    open(new RulesDialog(m_model->game().rules(), Words::matchTitle(m_model->match()),
                         RulesDialog::Occasion::Asked, this));
}

void MainWindow::showHistory()
{
    if (m_dialog)
        return;
    auto *dialog = new HistoryDialog(m_store.get(), m_keeper, this);
    connect(dialog, &HistoryDialog::exportRequested, m_files,
            [this, dialog](const QList<qint64> &games) { m_files->exportGames(games, dialog); });
    open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        switch (dialog->wish()) {
        case HistoryDialog::Wish::Open:
            putOnTable(dialog->game());
            return askForLetter();
        case HistoryDialog::Wish::Replay:
            if (putOnTable(dialog->game()))
                m_replay->first();
            return;
        case HistoryDialog::Wish::Rematch:
            return rematchOf(dialog->game());
        }
    });
}

bool MainWindow::putOnTable(qint64 game)
{
    const GameKeeper::Refusal refusal = m_keeper->resume(game);
    if (refusal != GameKeeper::Refusal::None)
        m_notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    m_keeper->reportTrouble();
    return refusal == GameKeeper::Refusal::None;
}

void MainWindow::rematchOf(qint64 game)
{
    const auto loaded = m_store->load(game);
    const auto *last = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!last) {
        const GameKeeper::Refusal refusal =
            loaded ? GameKeeper::Refusal::Unreadable : GameKeeper::Refusal::NotThere;
        m_notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
        return;
    }
    const Match match = keepingNames(last->match);
    settings::store(match);
    m_model->prepare(match, takeSeed(), rematchStarter(match, last->recorded.game));
    play();
}

void MainWindow::showPreferences()
{
    if (m_dialog)
        return;
    auto *dialog = new PreferencesDialog(m_preferences, this);
    connect(dialog, &PreferencesDialog::changed, this, [this](const Preferences &preferences) {
        apply(preferences);
        settings::store(preferences);
    });
    open(dialog);
}

void MainWindow::showAbout()
{
    if (m_dialog)
        return;
    auto *about =
        new QMessageBox(QMessageBox::NoIcon, tr("About Four in a Row"),
                        tr("<h3>Four in a Row %1</h3>"
                           "<p>Five ways to play, between people or against the computer.</p>"
                           "<p>Free software under the GNU General Public License, version 3 or later. It "
                           "comes without any warranty.</p>")
                            .arg(QCoreApplication::applicationVersion()),
                        QMessageBox::Close, this);
    about->setObjectName("aboutDialog");
    open(about);
}

void MainWindow::apply(const Preferences &preferences)
{
    m_preferences = preferences;
    m_language->use(preferences.language);
    m_board->boardScene()->setSpeed(preferences.animations);
    m_computer->setPause(preferences.pauseBeforeComputer ? ComputerRunner::naturalPause : 0);
    refresh();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_fullScreenAction->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_replay->pause();
    settings::storeGeometry(saveGeometry());
    settings::store(m_model->match());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_dialog && GameFiles::canOpen(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->openDropped(event->mimeData());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Keys that the widget with the focus did not want are the board's, or leave the full screen.
    if (m_board->handleKey(event))
        return;
    if (event->key() == Qt::Key_Escape && isFullScreen())
        toggleFullScreen();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace four
