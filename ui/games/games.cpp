// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/games.h"

#include "ui/dialogs/letterdialog.h"
#include "ui/dialogs/newmatchdialog.h"
#include "ui/dialogs/rescuedialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/games/historydialog.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/preferences.h"
#include "ui/shell/shell.h"
#include "ui/store/file/storecare.h"
#include "ui/store/games/gamelist.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/messagebox.h"

#include <QTimer>

namespace four {

namespace {
constexpr int eraseDelay = 3000; ///< milliseconds
constexpr int checkDelay = 10000;
constexpr int toldDelay = 3000; ///< a notice that stood there so long counts as read
} // namespace

Games::Games(GameModel *model, Replay *replay, Preferences *preferences, Shell *shell)
    : m_session(model->session()), m_model(model), m_replay(replay), m_preferences(preferences),
      m_shell(shell), m_store(GameStore::shared(RescueDialog::progress())), m_training(&m_store),
      m_keeper(m_session, &m_store), m_library(m_session, &m_store, &m_keeper),
      m_import(&m_store, &m_training, &m_keeper, &m_library, shell->notice(), shell->dialogs()),
      m_files(m_session, &m_store, &m_training, &m_import, shell->notice(), shell->dialogs()),
      m_printer(m_session, &m_files, shell->notice(), shell->dialogs()),
      m_clipboard(model, &m_keeper, &m_library, &m_import, shell->notice()),
      m_messages(m_session, &m_store, &m_keeper, &m_library, shell->notice()),
      m_care(new StoreCare(m_store.database().path(), this))
{
    connect(m_care, &StoreCare::damageFound, this, [this] {
        m_store.rescueNow();
        m_keeper.reportTrouble();
    });
    connect(m_care, &StoreCare::lostFound, this, &Games::offerLost);
    connect(&m_store.database(), &Database::replaced, this, [this] { m_keeper.reportTrouble(); });
    if (m_store.database().takeCareOnce()) {
        // Later: the start is to be quick.
        QTimer::singleShot(eraseDelay, this, [this] { GameList(&m_store).eraseOld(); });
        QTimer::singleShot(checkDelay, m_care, &StoreCare::start);
    }
    // At once, so that it is not lost with the program.
    connect(m_session, &Session::rematchStarterChanged, this,
            [this] { settings::store(m_session->match()); });
    tellOfStores();
    adaptToPeople();
    addCommands();
    addFileCommands();
}

Games::~Games() = default;

void Games::addCommands()
{
    Commands *commands = m_shell->commands();
    const auto ownGameWanted = [] { return tr("First go back to your game."); };
    commands->add(Command::Play, {.text = [] { return CommandText{Commands::tr("P&lay")}; },
                                  .work = [this] { begin(); },
                                  .state =
                                      [this] {
                                          return CommandState::usableIf(!m_session->hasBegun(),
                                                                        tr("The game has already begun."));
                                      }});
    commands->add(Command::NewMatch, {.text = [] { return CommandText{Commands::tr("&New match…")}; },
                                      .work = [this] { newMatch(); }});
    commands->add(Command::Rematch, {.text = [] { return CommandText{Commands::tr("Re&match")}; },
                                     .work = [this] { rematch(); },
                                     .state =
                                         [=, this] {
                                             if (m_session->isInterrupted())
                                                 return CommandState::usableIf(false, ownGameWanted);
                                             return CommandState::usableIf(m_session->isOver(),
                                                                           tr("The game is not over yet."));
                                         }});
    commands->add(Command::Resign,
                  {.text = [] { return CommandText{Commands::tr("&Resign…")}; },
                   .work = [this] { resign(); },
                   .state =
                       [=, this] {
                           if (m_session->isInterrupted())
                               return CommandState::usableIf(false, ownGameWanted);
                           return CommandState::usableIf(m_model->awaitsPerson(),
                                                         tr("Only the player on turn can resign."));
                       }});
    commands->add(Command::PlayOn,
                  {.text = [] { return CommandText{Commands::tr("Play o&n from here")}; },
                   .work = [this] { playOn(); },
                   .state =
                       [=, this] {
                           if (m_session->isInterrupted())
                               return CommandState::usableIf(false, ownGameWanted);
                           return CommandState::usableIf(m_model->isLookingBack(),
                                                         tr("First go back to an earlier position."));
                       }});
    commands->add(Command::History, {.text = [] { return CommandText{Commands::tr("&History…")}; },
                                     .work = [this] { showHistory(); }});
}

void Games::addFileCommands()
{
    Commands *commands = m_shell->commands();
    const auto ifPlayed = [this] {
        return CommandState::usableIf(m_session->hasBegun() && !m_session->game().actions().empty(),
                                      tr("Nothing has been played yet."));
    };
    commands->add(Command::Open, {.text = [] { return CommandText{Commands::tr("&Open…")}; },
                                  .work = [this] { m_files.open(); }});
    commands->add(Command::Save, {.text = [] { return CommandText{Commands::tr("Save &as…")}; },
                                  .work = [this] { m_files.save(); },
                                  .state = ifPlayed});
    commands->add(Command::Print,
                  {.text = [] { return CommandText{Commands::tr("Pr&int the score sheet…")}; },
                   .work = [this] { m_printer.print(); },
                   .state = ifPlayed});
    commands->add(Command::SavePdf,
                  {.text = [] { return CommandText{Commands::tr("Save the score sheet as P&DF…")}; },
                   .work = [this] { m_printer.savePdf(); },
                   .state = ifPlayed});
    commands->add(Command::Copy, {.text = [] { return CommandText{Commands::tr("&Copy the moves")}; },
                                  .work = [this] { m_clipboard.copy(); },
                                  .state = ifPlayed});
    commands->add(Command::CopyPicture,
                  {.text = [] { return CommandText{Commands::tr("Copy the board as a pict&ure")}; },
                   .work = [this] { m_clipboard.copyPicture(); }});
    commands->add(Command::Paste, {.text =
                                       [] {
                                           //: on a button, while a message of the other player is awaited
                                           const QString button = Commands::tr("Paste the answer");
                                           return CommandText{Commands::tr("Paste a &game"), button};
                                       },
                                   .work = [this] { paste(); }});
    commands->add(
        Command::CopyMessage,
        {.text =
             [] {
                 return CommandText{Commands::tr("Cop&y as message"), Commands::tr("Copy as message")};
             },
         .work = [this] { m_messages.copy(); },
         .state =
             [this] {
                 const QString why = m_messages.whyNotCopied();
                 return CommandState::usableIf(why.isEmpty(), why);
             },
         .belongs = [this] { return playerElsewhere(m_session->game().setup()).has_value(); }});
}

void Games::paste()
{
    if (!m_messages.paste())
        return m_clipboard.paste();
    m_shell->focusBoard();
    askForLetter();
}

void Games::adaptToPeople()
{
    m_session->setStrengthAsker([this](const GameSetup &setup, Player person) {
        return playingStrengthOf(m_training.training(QString::fromStdString(setup.seats[person].name)));
    });
    connect(m_session, &Session::received, this, [this](Arrival reason) {
        if (reason == Arrival::New || reason == Arrival::Rematch || reason == Arrival::Resumed)
            m_isFromStart = true;
        else if (reason == Arrival::Branched || reason == Arrival::Opened)
            m_isFromStart = false;
    });
    connect(m_session, &Session::applied, this, [this] {
        if (m_session->isOver())
            noteAdaptiveGame();
    });
}

void Games::noteAdaptiveGame()
{
    const Game &game = m_session->game();
    const auto isAdaptive = [&game](Player player) {
        return game.setup().seats[player].level == Level::Adaptive;
    };
    const Player person = isAdaptive(Player::One) ? Player::Two : Player::One;
    if (!isAdaptive(opponent(person)) || !isHere(game.setup().seats[person]) || !m_isFromStart ||
        m_session->isInterrupted() || m_session->help().any())
        return;
    const std::optional<Player> winner = game.ending()->winner;
    const Milliseconds begun = m_session->times().begun;
    m_training.note(QString::fromStdString(game.setup().seats[person].name),
                    AdaptiveGame{.when = begun.count(),
                                 .strength = game.setup().seats[opponent(person)].strength,
                                 .points = !winner            ? 1
                                           : winner == person ? 2
                                                              : 0,
                                 .attention = players::attentionOf(game, person),
                                 .day = QDateTime::fromMSecsSinceEpoch(begun.count()).date()});
}

void Games::tellOfStores()
{
    const auto tell = [this](const StoreProblem &problem, QString (*words)(const StoreProblem &)) {
        Notice::Offer offer;
        m_isOffered = m_isOffered || problem.inCopies > 0;
        // Not at once: a window that is closing says it to no person.
        if (problem.isOver() && problem.kind != StoreProblem::Kind::Removed)
            QTimer::singleShot(toldDelay, this, [this] { m_store.database().setLossTold(); });
        if (problem.inCopies > 0)
            offer = {.words = StoreWords::takeFromCopies, .take = [this] { takeFromCopies(); }};
        m_shell->notice()->sayTrouble([problem, words] { return words(problem); }, offer);
    };
    connect(&m_keeper, &GameKeeper::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::problem); });
    connect(&m_training, &TrainingStore::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::trainingProblem); });
    // Later, so that the action that led to it does not take it away as something of the past.
    const auto recovered = [this](const Notice::Text &words) {
        return [this, words] { m_shell->notice()->endTrouble(words); };
    };
    connect(&m_keeper, &GameKeeper::recovered, this, recovered(StoreWords::recovered), Qt::QueuedConnection);
    connect(&m_training, &TrainingStore::recovered, this, recovered(StoreWords::trainingRecovered),
            Qt::QueuedConnection);
}

void Games::resumeLast()
{
    const GameLibrary::Refusal refusal = m_library.resumeLatest();
    if (refusal == GameLibrary::Refusal::Unreadable)
        m_shell->notice()->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    else if (refusal == GameLibrary::Refusal::None && !m_session->isOver())
        m_shell->notice()->say([times = m_session->times()] { return StoreWords::resumed(times); });
    tellIfAltered();
    m_keeper.reportTrouble();
}

bool Games::canLeave()
{
    // It is over soon, and what was not stored until then can be stored. Without a window its dialog would be
    // the last one, and Qt ends the program when a window is closed, not when one is deleted.
    if (m_store.database().isRescuing())
        return false;
    if (m_isLeaving || m_shell->dialogs()->isBusy())
        return true;
    m_keeper.storeAtTheEnd();
    const std::vector<StoredGame> games = m_keeper.unstored();
    const QStringList names = m_training.storeAtTheEnd();
    if (games.empty() && names.isEmpty())
        return true;
    const auto leave = [this] {
        m_isLeaving = true;
        Q_EMIT leaving();
    };
    auto *question = new MessageBox(
        QMessageBox::Warning, [] { return tr("Not stored"); },
        [count = int(games.size())] { return StoreWords::lostAtTheEnd(count); },
        QDialogButtonBox::Save | QDialogButtonBox::Discard | QDialogButtonBox::Cancel, m_shell->window());
    question->setObjectName("leaveDialog");
    question->setButtonText(QDialogButtonBox::Save, [] { return tr("&Save a copy as…"); });
    question->setButtonText(QDialogButtonBox::Discard, [] { return tr("&Close without it"); });
    question->setDefaultButton(QDialogButtonBox::Save);
    m_shell->dialogs()->open(question, [=, this](int result) {
        if (result == QDialogButtonBox::Discard)
            leave();
        else if (result == QDialogButtonBox::Save)
            m_files.saveUnstored(games, names, leave);
    });
    return false;
}

void Games::offerLost(int games)
{
    // After a rescue the offer is there already.
    if (!m_isOffered)
        m_shell->notice()->sayTrouble(
            [games] { return StoreWords::lost(games); },
            {.words = StoreWords::takeFromCopies, .take = [this] { takeFromCopies(); }});
}

void Games::takeFromCopies()
{
    if (const std::optional<int> taken = m_store.takeFromCopies())
        m_shell->notice()->answer([games = *taken] { return StoreWords::takenFromCopies(games); });
    else
        m_keeper.reportTrouble();
}

void Games::newMatch()
{
    auto *dialog = new NewMatchDialog(m_session->ownMatch(), m_shell->window());
    m_shell->dialogs()->open(dialog, [this, dialog](int result) {
        if (result == QDialog::Accepted)
            start(dialog->match());
    });
}

void Games::start(const Match &match)
{
    settings::store(match);
    m_session->prepare(match, m_session->takeSeed());
    begin();
}

void Games::start(const Match &match, const GameSetup &setup)
{
    m_session->receiveGame({.reason = Arrival::New, .match = match, .game = Game(setup)});
    begin();
}

void Games::begin()
{
    if (m_shell->dialogs()->isBusy() || m_session->hasBegun())
        return;
    const Match &match = m_session->match();
    if (!m_preferences->values().showPowerUpRules || !showsRulesFirst(match.preset))
        return play();
    auto *rules = new RulesDialog(match.rules, match, RulesDialog::Occasion::BeforeMatch, m_shell->window());
    m_shell->dialogs()->open(rules, [this, rules](int result) {
        if (result != QDialog::Accepted)
            return;
        m_preferences->set(&PreferenceValues::showPowerUpRules, !rules->isUnwantedNextTime());
        play();
    });
}

void Games::play()
{
    m_session->begin();
    m_shell->focusBoard();
    askForLetter();
}

void Games::rematch()
{
    if (!m_session->isOver() || (m_askForRematch && m_askForRematch()))
        return;
    // Of two in a tournament, whose rules may have no names: it is none of the tournament.
    if (!m_session->game().setup().event.empty())
        return rematchOf(m_session->match(), Game(m_session->game()));
    settings::store(m_session->match());
    m_session->prepareRematch(m_session->takeSeed());
    play();
}

void Games::askForLetter()
{
    const Game &game = m_session->game();
    if (m_shell->dialogs()->isBusy() || !m_model->awaitsPerson() || game.step() != Step::ChooseLetter)
        return;
    auto *dialog = new LetterDialog(game, m_shell->window());
    m_shell->dialogs()->open(dialog, [this, dialog](int) {
        if (const std::optional<Letter> letter = dialog->letter())
            m_model->play(action::ChooseLetter{*letter});
    });
}

void Games::resign()
{
    if (!m_model->awaitsPerson())
        return;
    auto *question = new MessageBox(
        QMessageBox::Question, [] { return tr("Resign"); },
        [this] { return Words::resignQuestion(m_session->game()); },
        QDialogButtonBox::Yes | QDialogButtonBox::No, m_shell->window());
    question->setObjectName("resignDialog");
    question->setDefaultButton(QDialogButtonBox::No);
    m_shell->dialogs()->open(question, [this](int result) {
        if (result == QDialogButtonBox::Yes)
            m_model->play(action::Resign{});
    });
}

void Games::playOn()
{
    if (!m_model->isLookingBack())
        return;
    m_model->playOnFromShown();
    m_shell->focusBoard();
    askForLetter();
}

void Games::showHistory()
{
    auto *dialog = new HistoryDialog(&m_store, &m_training, &m_keeper, &m_library, m_shell->window());
    connect(dialog, &HistoryDialog::exportRequested, this, [this, dialog](const QList<qint64> &games) {
        m_files.exportGames(games, dialog);
        m_keeper.reportTrouble();
    });
    m_shell->dialogs()->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        switch (dialog->choice()) {
        case HistoryDialog::Choice::Open:
            openStored(dialog->game());
            return askForLetter();
        case HistoryDialog::Choice::Replay:
            if (openStored(dialog->game()))
                m_replay->goToFirst();
            return;
        case HistoryDialog::Choice::Review:
            if (openStored(dialog->game()))
                Q_EMIT reviewWanted();
            return;
        case HistoryDialog::Choice::Connect:
            if (openStored(dialog->game()))
                Q_EMIT otherComputerWanted();
            return;
        case HistoryDialog::Choice::Rematch:
            return rematchOf(dialog->game());
        }
    });
}

bool Games::openStored(qint64 game)
{
    const GameLibrary::Refusal refusal = m_library.resume(game);
    if (refusal != GameLibrary::Refusal::None)
        m_shell->notice()->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    else
        tellIfAltered();
    m_keeper.reportTrouble();
    return refusal == GameLibrary::Refusal::None;
}

void Games::tellIfAltered()
{
    if (m_keeper.current() && m_store.isAltered(*m_keeper.current()))
        m_shell->notice()->sayTrouble(StoreWords::altered);
}

void Games::rematchOf(qint64 game)
{
    const auto loaded = m_store.load(game);
    const auto *last = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!last) {
        const auto refusal = loaded ? GameLibrary::Refusal::Unreadable : GameLibrary::Refusal::NotThere;
        m_shell->notice()->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
        return;
    }
    rematchOf(last->match, last->recorded.game);
}

void Games::rematchOf(const Match &lastMatch, const Game &last)
{
    const Match match = keepingNames(lastMatch);
    settings::store(match);
    const std::optional<Player> starter = rematchStarter(match, last);
    m_session->receiveGame({.reason = Arrival::Rematch,
                            .match = match,
                            .game = Game(setupOf(match, m_session->takeSeed(), starter))});
    play();
}

} // namespace four

#include "moc_games.cpp"
