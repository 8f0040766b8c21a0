// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twocomputers/twocomputers.h"

#include "ui/coach/coach.h"
#include "ui/dialogs/newmatchdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/games/games.h"
#include "ui/network/samegame.h"
#include "ui/session/names.h"
#include "ui/settings/lastmatch.h"
#include "ui/shell/shell.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/twocomputers/maketwocomputers.h"
#include "ui/twocomputers/meetingpage.h"
#include "ui/twocomputers/meetingwords.h"

#include <QCoreApplication>

#include <utility>

namespace four {

namespace {
/// The name of the person at this computer; empty: not known.
QString ownName(const Match &match)
{
    for (const Player player : bothPlayers) {
        if (isHere(match.seats[player]) && !match.seats[player].name.empty())
            return QString::fromStdString(match.seats[player].name);
    }
    return {};
}
} // namespace

TwoComputers::TwoComputers(GameModel *model, DistantGame *distant, Games *games, Coach *coach, Shell *shell)
    : m_model(model), m_session(model->session()), m_games(games), m_coach(coach), m_shell(shell),
      m_network(m_session, distant, QCoreApplication::applicationVersion().toLatin1())
{
    m_network.setLibrary([games](const GameSetup &setup) -> std::optional<RecordedGame> {
        const auto isSought = [&setup](const GameSetup &stored) { return isSameGame(setup, stored); };
        const std::optional<qint64> number = games->store()->findElsewhere(setup.seed, isSought);
        // The session's game may have actions that are not stored yet.
        if (number && number == games->keeper()->current())
            return games->keeper()->snapshot().recorded;
        const auto loaded = number ? games->store()->load(*number) : std::nullopt;
        const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
        return stored ? std::optional(stored->recorded) : std::nullopt;
    });
    addCommands();
    addCommandsOfGame();
    addPage();
    connectParts();
}

TwoComputers::~TwoComputers() = default;

std::unique_ptr<QObject> makeTwoComputers(GameModel *model, DistantGame *distant, Games *games, Coach *coach,
                                          Shell *shell)
{
    return std::make_unique<TwoComputers>(model, distant, games, coach, shell);
}

void TwoComputers::addCommands()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Invite, {.text = [] { return CommandText{Commands::tr("&Invite…")}; },
                                    .work = [this] { invite(); }});
    commands->add(Command::Join,
                  {.text = [] { return CommandText{Commands::tr("&Join…")}; }, .work = [this] { join(); }});
    commands->add(Command::ContinueTogether,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&Continue on two computers"),
                                              Commands::tr("Connect again")};
                       },
                   .work = [this] { continueTogether(); },
                   .state =
                       [this] {
                           const QString why = whyNotContinued();
                           return CommandState::usableIf(why.isEmpty(), why);
                       },
                   .belongs = [this] { return playerElsewhere(m_session->game().setup()).has_value(); }});
    commands->add(Command::EndConnection,
                  {.text = [] { return CommandText{Commands::tr("&End the connection")}; },
                   .work =
                       [this] {
                           const bool hadGame = m_session->connection().has_value();
                           m_network.leave();
                           if (hadGame)
                               m_shell->notice()->answer([] {
                                   return tr("The connection was ended. The game waits in both histories.");
                               });
                       },
                   .state =
                       [this] {
                           return CommandState::usableIf(m_network.state() != NetworkGame::State::None,
                                                         tr("No other computer is connected."));
                       },
                   .belongs = [this] { return m_network.state() != NetworkGame::State::None; }});
}

void TwoComputers::addCommandsOfGame()
{
    Commands *commands = m_shell->commands();
    const auto isConnected = [this] { return m_network.isConnected(); };
    commands->add(
        Command::AskTakeBack,
        {.text =
             [] {
                 return CommandText{Commands::tr("Ask to take the last move &back"),
                                    Commands::tr("Take back?")};
             },
         .work =
             [this] {
                 if (m_network.offer(NetworkGame::Offer::TakeBack))
                     tellAsked();
                 else
                     m_shell->notice()->answer(
                         [] { return tr("There is no move of yours to take back now."); });
             },
         .state =
             [this, isConnected] {
                 return CommandState::usableIf(isConnected() && !m_session->isOver(), [this, isConnected] {
                     return isConnected() ? tr("This game is over.") : tr("No other computer is connected.");
                 });
             },
         .belongs = isConnected});
    const auto ifOffered = [this] {
        return CommandState::usableIf(m_network.offered().has_value(), tr("Nothing has been asked."));
    };
    commands->add(Command::SayYes, {.text = [] { return CommandText{Commands::tr("Answer &yes")}; },
                                    .work = [this] { answer(true); },
                                    .state = ifOffered,
                                    .belongs = isConnected});
    commands->add(Command::SayNo, {.text = [] { return CommandText{Commands::tr("Answer &no")}; },
                                   .work = [this] { answer(false); },
                                   .state = ifOffered,
                                   .belongs = isConnected});
}

void TwoComputers::addPage()
{
    m_shell->addPage(
        {.name = pagename::twoComputers,
         .title = [] { return tr("Two computers"); },
         .make =
             [this](QWidget *parent) {
                 m_page = new MeetingPage(&m_network, m_shell->commands(), parent);
                 connect(m_page, &MeetingPage::joinRequested, this,
                         [this](const meetingplace::Door &door, const QString &number, const QString &name) {
                             m_match.reset();
                             m_network.join(door, number, name);
                         });
                 connect(m_page, &MeetingPage::closeRequested, m_shell, &Shell::closePages);
                 return m_page.data();
             },
         .symbol = "t",
         .isHidden = true});
}

void TwoComputers::connectParts()
{
    connect(&m_network, &NetworkGame::began, this, &TwoComputers::receiveGame);
    connect(&m_network, &NetworkGame::changed, this, &TwoComputers::refresh);
    connect(&m_network, &NetworkGame::offersChanged, this, &TwoComputers::tellOffers);
    connect(&m_network, &NetworkGame::failed, this, &TwoComputers::tellFailure);
    connect(&m_network, &NetworkGame::answered, this, [this](Dialogue::Offer, bool isAccepted) {
        const auto work = std::exchange(m_agreed, {});
        m_shell->notice()->answer([name = other(), isAccepted] {
            //: %1 is a player at another computer
            return isAccepted ? tr("%1 agrees.").arg(name) : tr("%1 does not agree.").arg(name);
        });
        if (!isAccepted || !work)
            return;
        m_session->agreeToHelp();
        work();
    });
    connect(m_games->keeper(), &GameKeeper::stored, this, &TwoComputers::keepAcquaintance);
    connect(m_games, &Games::otherComputerWanted, this, &TwoComputers::continueTogether);
    m_games->setRematchAsker([this] {
        if (!m_network.isConnected() || m_session->isInterrupted())
            return false;
        // Both want one.
        if (m_network.offered() == NetworkGame::Offer::Rematch)
            answer(true);
        else if (m_network.offer(NetworkGame::Offer::Rematch))
            tellAsked();
        return true;
    });
    m_coach->setAsker([this](Coach::Help help, const std::function<void()> &work) {
        if (!m_network.isConnected())
            return false;
        const NetworkGame::Offer offer = help == Coach::Help::Hint     ? NetworkGame::Offer::Hint
                                         : help == Coach::Help::Values ? NetworkGame::Offer::Values
                                                                       : NetworkGame::Offer::Coach;
        if (m_network.offer(offer)) {
            m_agreed = work;
            tellAsked();
        }
        return true;
    });
}

QString TwoComputers::other() const
{
    if (const std::optional<Player> player = playerElsewhere(m_session->ownGame().setup()))
        return Words::playerName(m_session->ownGame().setup(), *player);
    return m_network.otherName();
}

void TwoComputers::invite()
{
    Match match = m_session->ownMatch();
    if (startsWithComputer(match.preset)) {
        const PerPlayer<Seat> seats = match.seats;
        match = matchOf(Preset::Classic);
        match.seats = seats;
    }
    if (!match.seats[Player::One].elsewhere && !match.seats[Player::Two].elsewhere) {
        match.seats[Player::One].level.reset();
        match.seats[Player::Two] = Seat{.name = {}, .level = {}, .elsewhere = true};
    }
    auto *dialog = new NewMatchDialog(match, m_shell->window());
    dialog->setInvitation();
    m_shell->dialogs()->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        Match chosen = dialog->match();
        const GameSetup setup = connectedSetupOf(chosen);
        const std::optional<Player> there = playerElsewhere(setup);
        if (!there)
            return m_games->start(chosen);
        chosen.seats[*there].name.clear();
        settings::store(chosen);
        m_match = chosen;
        m_network.invite(ownName(chosen), connectedSetupOf(chosen));
        openInvitation();
    });
}

void TwoComputers::join()
{
    if (m_network.state() == NetworkGame::State::Inviting)
        m_network.leave();
    m_shell->openPage(pagename::twoComputers);
    m_page->showJoining(ownName(settings::lastMatch()));
}

QString TwoComputers::whyNotContinued() const
{
    if (m_session->isInterrupted())
        return tr("First go back to your game.");
    if (!playerElsewhere(m_session->game().setup()))
        return tr("Both players sit at this computer.");
    if (m_session->connection())
        return tr("The other computer is connected already.");
    return m_session->isOver() ? tr("This game is over.") : QString();
}

void TwoComputers::continueTogether()
{
    if (const QString why = whyNotContinued(); !why.isEmpty())
        return m_shell->notice()->answer([this] { return whyNotContinued(); });
    const std::optional<qint64> number = m_games->keeper()->current();
    m_network.inviteAgain(ownName(m_session->match()), m_games->keeper()->snapshot().recorded,
                          Acquaintance::of(number ? m_games->store()->meeting(*number) : QString()));
    openInvitation();
}

void TwoComputers::openInvitation()
{
    if (m_network.state() != NetworkGame::State::Inviting)
        return; // tellFailure() has said why
    m_shell->openPage(pagename::twoComputers);
    // After a dialog the board gets the keyboard.
    QMetaObject::invokeMethod(m_page, &MeetingPage::focusNumber, Qt::QueuedConnection);
}

void TwoComputers::receiveGame(const Game &game, bool isNew)
{
    const GameSetup &setup = game.setup();
    if (isSameGame(m_session->ownGame().setup(), setup))
        return;
    if (!isNew) {
        const auto isSought = [&setup](const GameSetup &stored) { return isSameGame(setup, stored); };
        const std::optional<qint64> number = m_games->store()->findElsewhere(setup.seed, isSought);
        const GameLibrary::Refusal refusal =
            number ? m_games->library()->resume(*number)
                   : m_games->library()->open(
                         {.match = matchOf(setup), .recorded = {.game = game, .times = {}}});
        if (refusal != GameLibrary::Refusal::None)
            return m_shell->notice()->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    } else {
        // The next game of the two that are connected, or the first.
        const bool isNext = m_session->connection().has_value();
        Match match = isNext ? m_session->ownMatch() : m_match.value_or(matchOf(setup));
        match.seats = setup.seats;
        m_session->receiveGame(
            {.reason = isNext ? Arrival::Rematch : Arrival::New, .match = match, .game = game});
        m_session->begin();
    }
    m_games->keeper()->reportTrouble();
    m_shell->focusBoard();
    m_games->askForLetter();
}

void TwoComputers::keepAcquaintance()
{
    const std::optional<Acquaintance> acquaintance = m_network.acquaintance();
    const std::optional<qint64> number = m_games->keeper()->current();
    if (!acquaintance || !number || m_session->isInterrupted())
        return;
    const std::pair kept(*number, acquaintance->text());
    // Without it the two meet by a number, so a failure is not reported.
    if (m_kept != kept && m_games->store()->setMeeting(kept.first, kept.second))
        m_kept = kept;
}

void TwoComputers::refresh()
{
    const NetworkGame::State state = m_network.state();
    const bool isBroken = state == NetworkGame::State::Broken;
    // The page has done its work: the cards stand in its place.
    if (state == NetworkGame::State::Playing && !m_session->connection() &&
        m_shell->isPageOpen(pagename::twoComputers)) {
        m_shell->closePages();
        m_shell->focusBoard();
    }
    if (state == NetworkGame::State::Playing)
        m_session->setConnection(true);
    else if (isBroken)
        m_session->setConnection(false);
    else if (state != NetworkGame::State::Meeting)
        m_session->setConnection({});
    keepAcquaintance();
    tellConnection();
    m_shell->commands()->refresh();
}

void TwoComputers::tellConnection()
{
    const NetworkGame::State state = m_network.state();
    if (state == NetworkGame::State::Broken && !std::exchange(m_wasBroken, true)) {
        Notice::Offer offer;
        if (m_shell->commands()->whyNot(Command::CopyMessage).isEmpty())
            offer = {.words = [] { return tr("Send as message"); },
                     .take = [this] { m_shell->commands()->action(Command::CopyMessage)->trigger(); }};
        m_shell->notice()->sayTrouble(
            [name = other()] {
                //: %1 is a player at another computer
                return tr("No connection to %1’s computer; trying again.").arg(name);
            },
            offer);
    }
    if (state == NetworkGame::State::Playing && std::exchange(m_wasBroken, false)) {
        m_shell->notice()->endTrouble([name = other()] {
            //: %1 is a player at another computer
            return tr("The connection to %1’s computer is back.").arg(name);
        });
    }
}

void TwoComputers::tellFailure(NetworkGame::Failure failure)
{
    const bool hadGame = m_session->connection().has_value();
    m_agreed = {};
    if (std::exchange(m_wasBroken, false))
        m_shell->notice()->endTrouble({});
    const auto words = [failure, name = other(), program = m_network.otherProgram(), hadGame] {
        return hadGame ? MeetingWords::end(failure, name) : MeetingWords::failure(failure, program);
    };
    // Before there is a game, the page is looked at.
    if (!hadGame && m_page && m_shell->isPageOpen(pagename::twoComputers))
        m_page->showFailure(words());
    else if (hadGame && failure == NetworkGame::Failure::Left)
        m_shell->notice()->answer(words);
    else
        m_shell->notice()->sayTrouble(words);
}

void TwoComputers::tellOffers()
{
    m_shell->commands()->refresh();
    const std::optional<NetworkGame::Offer> offer = m_network.offered();
    if (!m_network.asked())
        m_agreed = {};
    if (!offer)
        return m_shell->notice()->endQuestion();
    m_shell->notice()->ask([offer = *offer, name = other()] { return MeetingWords::question(offer, name); },
                           {.words = [] { return tr("Yes"); }, .take = [this] { answer(true); }},
                           {.words = [] { return tr("No"); }, .take = [this] { answer(false); }});
}

void TwoComputers::answer(bool isAccepted)
{
    const std::optional<NetworkGame::Offer> offer = m_network.offered();
    if (!m_network.answer(isAccepted) || !isAccepted)
        return;
    // It is the same for both, and both games tell of it.
    if (offer == NetworkGame::Offer::Hint)
        m_session->noteHint(m_session->game());
    if (offer == NetworkGame::Offer::Values || offer == NetworkGame::Offer::Coach)
        m_session->noteValues();
    if (offer != NetworkGame::Offer::TakeBack && offer != NetworkGame::Offer::Rematch)
        m_session->agreeToHelp();
}

void TwoComputers::tellAsked()
{
    m_shell->notice()->answer([name = other()] {
        //: %1 is a player at another computer
        return tr("%1 is asked. Your next move takes the question back.").arg(name);
    });
}

} // namespace four

#include "moc_twocomputers.cpp"
