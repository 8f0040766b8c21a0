// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/networkgame.h"

#include "ui/network/samegame.h"
#include "ui/session/session.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTcpSocket>

#include <algorithm>
#include <tuple>
#include <utility>

namespace four {

namespace {
std::string hashOf(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

Dialogue::Half drawHalf()
{
    Dialogue::Half half{};
    std::ranges::generate(half, [] { return std::uint8_t(QRandomGenerator::system()->bounded(256)); });
    return half;
}

Dialogue::Side sideOf(Handshake::Side side)
{
    return side == Handshake::Side::Host ? Dialogue::Side::Host : Dialogue::Side::Guest;
}

/// Of a connection that there was no key for yet.
NetworkGame::Failure failureOf(Link::Loss loss)
{
    using enum NetworkGame::Failure;
    switch (loss) {
    case Link::Loss::NoAnswer:
        return NoAnswer;
    case Link::Loss::TurnedAway:
        return TurnedAway;
    case Link::Loss::NotOurs:
        return NotOurs;
    case Link::Loss::OtherVersion:
        return OtherVersion;
    case Link::Loss::WrongSecret:
        return WrongNumber;
    case Link::Loss::Flooded:
        return Unexpected;
    case Link::Loss::Closed:
    case Link::Loss::Silent:
    case Link::Loss::Altered:
        break;
    }
    return Lost;
}

NetworkGame::Failure failureOf(Dialogue::End end)
{
    using enum NetworkGame::Failure;
    switch (end) {
    case Dialogue::End::Bye:
        return Left;
    case Dialogue::End::Unexpected:
        break;
    case Dialogue::End::Refused:
        return Refused;
    case Dialogue::End::Different:
        return Different;
    case Dialogue::End::FalseLot:
        return FalseLot;
    }
    return Unexpected;
}
} // namespace

NetworkGame::NetworkGame(Session *session, DistantGame *distant, const QByteArray &program,
                         const Timings &timings, QObject *parent)
    : QObject(parent), m_session(session), m_distant(distant), m_program(program), m_timings(timings)
{
    m_retry.setInterval(timings.retry);
    connect(&m_retry, &QTimer::timeout, this, &NetworkGame::tryAgain);
    connect(session, &Session::acted, this, &NetworkGame::followSession);
    connect(session, &Session::timeOverdue, this, [this] {
        // What is known of the other side already is on its way to the board.
        if (!m_dialogue || !isOnBoard() || m_session->game().actions().size() != m_game->actions().size())
            return;
        m_dialogue->claim();
        follow();
    });
    connect(session, &Session::arrived, this, &NetworkGame::checkSession);
}

NetworkGame::~NetworkGame()
{
    blockSignals(true);
    leave();
}

void NetworkGame::invite(const QString &name, const GameSetup &setup)
{
    leave();
    m_game.reset();
    m_took.clear();
    m_setup = setup;
    openInvitation(name);
}

void NetworkGame::inviteAgain(const QString &name, const RecordedGame &recorded,
                              const std::optional<Acquaintance> &known)
{
    leave();
    m_game = recorded.game;
    m_took = stepsOf(recorded.times);
    m_took.resize(m_game->actions().size());
    m_setup = m_game->setup();
    m_known = known;
    openInvitation(name);
    if (m_state == State::Inviting && known && known->side == Handshake::Side::Guest)
        seekHost();
}

std::optional<Acquaintance> NetworkGame::acquaintance() const
{
    if (!m_token || !isConnected())
        return {};
    return Acquaintance{.side = m_side, .token = *m_token, .door = m_door};
}

void NetworkGame::openInvitation(const QString &name)
{
    m_side = Handshake::Side::Host;
    m_name = name.toStdString();
    const auto preset =
        std::ranges::find_if(allPresets, [this](Preset each) { return rulesetOf(each) == m_setup.rules; });
    const auto game = std::uint8_t(preset == allPresets.end() ? allPresets.size() : std::size_t(*preset));
    m_invitation =
        std::make_unique<Invitation>(name.toUtf8(), game, m_program, m_timings.targets, m_timings.link);
    connect(m_invitation.get(), &Invitation::numberChanged, this, &NetworkGame::changed);
    awaitGuest();
    if (m_known && m_known->side == Handshake::Side::Host)
        m_invitation->expect(m_known->token, m_known->announcementId());
    if (!m_invitation->open())
        return end(Failure::CannotListen);
    m_door = {.host = QStringLiteral("localhost"), .port = m_invitation->port()};
    setState(State::Inviting);
}

void NetworkGame::seekHost()
{
    m_seeker = std::make_unique<Discovery>();
    connect(m_seeker.get(), &Discovery::changed, this, [this, id = m_known->announcementId()] {
        const auto &heard = m_seeker->invitations();
        const auto host = std::ranges::find(
            heard, id, [](const OpenInvitations::Invitation &each) { return each.announcement.id; });
        if (host == heard.end())
            return;
        m_known->door = {.host = QString::fromStdString(host->address), .port = host->announcement.port};
        tryAgain();
    });
    // Where nothing can be heard, the host may still be where it was.
    std::ignore = m_seeker->open(m_timings.hearing);
    m_retry.start();
    tryAgain();
}

void NetworkGame::awaitGuest()
{
    connect(m_invitation.get(), &Invitation::guestArrived, this, [this] {
        std::unique_ptr<Link> guest = m_invitation->takeGuest();
        retire(std::move(m_invitation));
        adopt(std::move(guest));
        begin();
    });
}

void NetworkGame::join(const meetingplace::Door &door, const QString &number, const QString &name)
{
    leave();
    m_game.reset();
    m_took.clear();
    m_side = Handshake::Side::Guest;
    m_name = name.toStdString();
    m_door = door;
    connectTo(door, {.number = number.toStdString()});
    setState(State::Joining);
}

void NetworkGame::connectTo(const meetingplace::Door &door, const Handshake::Secrets &secrets)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(door.host, door.port);
    adopt(std::make_unique<Link>(std::move(socket), Handshake::Side::Guest, secrets, m_program,
                                 m_timings.link));
}

void NetworkGame::adopt(std::unique_ptr<Link> link)
{
    retire(std::exchange(m_link, std::move(link)));
    connect(m_link.get(), &Link::opened, this, &NetworkGame::begin);
    connect(m_link.get(), &Link::received, this, &NetworkGame::receive);
    connect(m_link.get(), &Link::lost, this, &NetworkGame::loseLink);
    // After its last line: the dialogue has heard it.
    connect(m_link.get(), &Link::ended, this, [this] { end(Failure::Left); });
}

void NetworkGame::begin()
{
    m_retry.stop();
    // The host of the last meeting was found before a guest came by the number.
    if (m_invitation) {
        m_side = Handshake::Side::Guest;
        m_door = m_known->door;
        m_invitation->close();
        retire(std::move(m_invitation));
    }
    retire(std::move(m_seeker));
    // That of the first connection stays: of a later one, which breaks at once, both may not know it.
    if (!m_token)
        m_token = m_known && m_link->isByToken() ? m_known->token : m_link->token();
    m_otherProgram = QString::fromLatin1(m_link->otherProgram());
    m_dialogue = std::make_unique<Dialogue>(
        sideOf(m_side), m_name, Dialogue::Lot{.half = drawHalf(), .hash = hashOf, .draw = drawHalf}, m_game,
        m_took);
    m_dialogue->setLibrary(m_library);
    m_sinceTurn.invalidate();
    setState(State::Meeting);
    follow();
}

void NetworkGame::receive(const QByteArray &line)
{
    m_dialogue->receive(line.toStdString(), passed());
    follow();
}

void NetworkGame::follow()
{
    // What is done with an event may add lines, events, or end it all.
    while (m_dialogue && m_link) {
        for (const std::string &line : m_dialogue->takeLines())
            m_link->send(QByteArray::fromStdString(line));
        const std::vector<Dialogue::Event> events = m_dialogue->takeEvents();
        if (events.empty())
            break;
        for (const Dialogue::Event &event : events) {
            handle(event);
            if (!m_dialogue)
                return;
        }
    }
    if (m_state != State::Playing)
        return;
    m_game = m_dialogue->game();
    m_took = m_dialogue->took();
    if (std::exchange(m_turn, m_dialogue->turnStart()) != m_turn)
        m_sinceTurn.start();
    m_distant->setGame(m_game, m_took);
    catchUp();
    // What was done here while the two programs met again.
    followSession();
}

void NetworkGame::handle(const Dialogue::Event &event)
{
    if (const auto *met = std::get_if<Dialogue::Met>(&event)) {
        m_otherName = QString::fromStdString(met->name);
        if (isHost() && !m_game) {
            if (!met->name.empty())
                m_setup.seats[*playerElsewhere(m_setup)].name = met->name;
            m_dialogue->offerGame(m_setup);
        }
        Q_EMIT changed();
    } else if (const auto *game = std::get_if<Dialogue::Began>(&event)) {
        handleBegan(game->game);
    } else if (std::holds_alternative<Dialogue::Claimed>(event)) {
        answerClaim();
    } else if (const auto *back = std::get_if<Dialogue::TookBack>(&event)) {
        takeBack(back->actions);
    } else if (const auto *answer = std::get_if<Dialogue::Answered>(&event)) {
        Q_EMIT answered(answer->offer, answer->isAccepted);
        if (answer->offer == Offer::Rematch && answer->isAccepted && isHost())
            offerNextGame();
        Q_EMIT offersChanged();
    } else if (const auto *over = std::get_if<Dialogue::Ended>(&event)) {
        end(failureOf(over->end));
    } else if (!std::holds_alternative<Dialogue::Acted>(event)) {
        Q_EMIT offersChanged();
    }
}

void NetworkGame::handleBegan(const Game &game)
{
    const bool isNew = game.actions().empty() && (!m_game || !isSameGame(m_game->setup(), game.setup()));
    m_game = game;
    m_took = m_dialogue->took();
    m_turn = m_dialogue->turnStart();
    if (isNew)
        m_sinceTurn.start();
    // Before the session asks for the first action.
    m_distant->setGame(m_dialogue->game(), m_took);
    m_isReceiving = true;
    Q_EMIT began(game, isNew);
    m_isReceiving = false;
    m_hasBegun = true;
    setState(State::Playing);
}

void NetworkGame::takeBack(std::size_t actions)
{
    m_game = m_dialogue->game();
    m_took = m_dialogue->took();
    m_sinceTurn.start();
    m_distant->setGame(m_game, m_took);
    // A view may still show the last action but one. The game that is put aside for a puzzle follows later.
    if (!isOnBoard() || m_session->game().actions().size() < actions)
        return;
    m_isReceiving = true;
    m_session->takeBack(*m_game);
    m_isReceiving = false;
}

std::optional<Milliseconds> NetworkGame::passed() const
{
    return m_sinceTurn.isValid() ? std::optional(Milliseconds(m_sinceTurn.elapsed())) : std::nullopt;
}

void NetworkGame::answerClaim()
{
    const Milliseconds left = m_session->ownTimeLeft(m_game->turn());
    // The line was longer on its way than any line is: it is no mistake.
    if (left > Dialogue::longestWay)
        return end(Failure::Refused);
    // Otherwise this side says so itself when the time is up.
    if (left <= Dialogue::tolerance)
        m_dialogue->act(action::TimeOut{}, m_dialogue->timeLeft());
}

void NetworkGame::offerNextGame()
{
    const Match &match = m_session->ownMatch();
    m_dialogue->offerGame(connectedSetupOf(match, rematchStarter(match, *m_game)));
}

bool NetworkGame::isOnBoard() const
{
    return m_game && !m_session->isInterrupted() && isSameGame(m_session->game().setup(), m_game->setup());
}

void NetworkGame::followSession()
{
    if (m_isReceiving || !isOnBoard() || (m_state != State::Playing && m_state != State::Broken))
        return;
    const std::size_t known = m_game->actions().size();
    const Game &here = m_session->game();
    while (m_game->actions().size() < here.actions().size()) {
        const std::size_t next = m_game->actions().size();
        const Action action = here.actions()[next];
        const std::vector<Milliseconds> &times = m_session->times().actions;
        const Milliseconds took = times[next] - (next == 0 ? Milliseconds(0) : times[next - 1]);
        // After a take-back that was accepted it is not passed on: it is taken back, too.
        if (m_dialogue && !m_dialogue->act(action, took))
            break;
        m_game->apply(action);
        m_took.push_back(took);
    }
    if (m_dialogue && m_game->actions().size() > known)
        follow();
    else
        catchUp();
}

void NetworkGame::catchUp()
{
    if (!isOnBoard())
        return;
    while (m_session->awaitsPerson() && m_session->game().actions().size() < m_game->actions().size()) {
        const std::size_t next = m_session->game().actions().size();
        m_session->submit(m_game->actions()[next], m_took[next]);
    }
}

void NetworkGame::checkSession()
{
    if (m_isReceiving || m_state == State::None || m_session->isInterrupted() || !m_game)
        return;
    if (m_state != State::Playing && m_state != State::Broken)
        return;
    if (!isOnBoard())
        return leave();
    // Back from a puzzle, during which the other side took a move back.
    if (m_session->game().actions().size() > m_game->actions().size())
        takeBack(m_game->actions().size());
    catchUp();
}

bool NetworkGame::offer(Offer offer)
{
    if (!isConnected() || !m_dialogue->offer(offer))
        return false;
    follow();
    Q_EMIT offersChanged();
    return true;
}

bool NetworkGame::answer(bool isAccepted)
{
    const std::optional<Offer> offer = offered();
    if (!offer || !m_dialogue->answer(isAccepted))
        return false;
    if (isAccepted && *offer == Offer::Rematch && isHost())
        offerNextGame();
    follow();
    Q_EMIT offersChanged();
    return true;
}

std::optional<NetworkGame::Offer> NetworkGame::offered() const
{
    return m_dialogue ? m_dialogue->offered() : std::nullopt;
}

std::optional<NetworkGame::Offer> NetworkGame::asked() const
{
    return m_dialogue ? m_dialogue->asked() : std::nullopt;
}

void NetworkGame::loseLink(Link::Loss loss)
{
    // The host of the last meeting is not there yet, or no more: the next try follows.
    if (m_state == State::Inviting)
        return retire(std::move(m_link));
    m_otherProgram = QString::fromLatin1(m_link->otherProgram());
    retire(std::move(m_link));
    m_dialogue.reset();
    if (loss == Link::Loss::Flooded)
        return end(Failure::Unexpected);
    if (m_state == State::Broken)
        return; // the next try follows
    if (!m_hasBegun)
        return end(failureOf(loss));
    setState(State::Broken);
    Q_EMIT offersChanged();
    if (isHost())
        waitForGuest();
    m_retry.start();
}

void NetworkGame::waitForGuest()
{
    m_invitation =
        std::make_unique<Invitation>(QByteArray(), 0, m_program, m_timings.targets, m_timings.link);
    awaitGuest();
    if (!m_invitation->reopen(m_door.port, *m_token))
        m_invitation.reset(); // another program has the port: it is tried again
}

void NetworkGame::tryAgain()
{
    const bool isSeeking = m_state == State::Inviting;
    if (isHost() && !isSeeking) {
        if (!m_invitation)
            waitForGuest();
        return;
    }
    // A try that has reached the other computer has ten seconds.
    if (!m_link || !m_link->hasConnected())
        connectTo(isSeeking ? m_known->door : m_door,
                  {.number = {}, .token = isSeeking ? m_known->token : m_token});
}

void NetworkGame::leave()
{
    if (m_state == State::None)
        return;
    if (m_dialogue && m_link) {
        m_dialogue->sayBye();
        const std::vector<std::string> lines = m_dialogue->takeLines();
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            m_link->send(QByteArray::fromStdString(lines[i]));
        m_link->close(QByteArray::fromStdString(lines.back()));
    }
    close();
    setState(State::None);
}

void NetworkGame::end(Failure failure)
{
    if (m_link && failure != Failure::Left)
        m_link->close("bye");
    close();
    m_state = State::None;
    Q_EMIT failed(failure);
    Q_EMIT changed();
}

void NetworkGame::close()
{
    m_retry.stop();
    if (m_invitation)
        m_invitation->close();
    retire(std::move(m_link));
    retire(std::move(m_invitation));
    retire(std::move(m_seeker));
    m_dialogue.reset();
    m_token.reset();
    m_known.reset();
    m_hasBegun = false;
    m_distant->setGame({});
    Q_EMIT offersChanged();
}

void NetworkGame::retire(std::unique_ptr<QObject> part)
{
    if (!part)
        return;
    part->disconnect(this);
    // It may be within its own signal.
    part->setParent(this);
    part.release()->deleteLater();
}

void NetworkGame::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace four

#include "moc_networkgame.cpp"
