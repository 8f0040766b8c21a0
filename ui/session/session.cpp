// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// Now, within what a record can hold.
Milliseconds wallClock()
{
    return Milliseconds(
        std::clamp(QDateTime::currentMSecsSinceEpoch(), qint64{0}, qint64{Times::latest.count()}));
}
} // namespace

void Clock::resume(std::optional<Times> times, std::size_t actions)
{
    m_times = times ? *std::move(times) : Times{.begun = wallClock(), .actions = {}};
    m_times.actions.resize(actions, m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back());
    m_played = m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back();
    m_running.start();
}

void Clock::addAction()
{
    m_times.actions.push_back(std::min(m_played + Milliseconds(m_running.elapsed()), Times::latest));
}

Session::Session(Seating seating, QObject *parent)
    : QObject(parent),
      m_seating(std::move(seating)), m_running{.match = matchOf(Preset::Classic),
                                               .game = Game(setupOf(matchOf(Preset::Classic), 0)),
                                               .history =
                                                   MoveHistory(Game(setupOf(matchOf(Preset::Classic), 0)))},
      m_pace(new Pace(this))
{
    // Queued: views end an animation within other work, which no new action may interrupt.
    connect(m_pace, &Pace::opened, this, &Session::submitDecision, Qt::QueuedConnection);
    seatParticipants();
}

Session::~Session() = default;

bool Session::awaitsPerson() const
{
    const Participant *participant = m_participants[game().turn()].get();
    return hasBegun() && !isOver() && participant && participant->isLocal();
}

bool Session::isBetweenComputers() const
{
    const PerPlayer<Seat> &seats = game().setup().seats;
    return seats[Player::One].level && seats[Player::Two].level;
}

quint64 Session::takeSeed()
{
    if (m_nextSeed)
        return *std::exchange(m_nextSeed, {});
    return QRandomGenerator::global()->generate64();
}

void Session::receiveGame(const ArrivingGame &arriving)
{
    m_aside.reset();
    const bool goesOn = arriving.reason == Arrival::Renamed;
    const bool isNext = arriving.reason == Arrival::Rematch || arriving.reason == Arrival::Branched;
    if (!goesOn && !(isNext && arriving.match.seats == match().seats))
        m_score = {};
    if (arriving.game.isOver() && !goesOn)
        m_score.add(*arriving.game.ending());
    replaceGame(arriving, goesOn && m_pace->isHeld());
}

void Session::takeBack(const Game &point)
{
    Times times = this->times();
    times.actions.resize(point.actions().size());
    replaceGame(
        {.reason = Arrival::TakenBack, .match = match(), .game = point, .times = times, .begun = true},
        m_pace->isHeld());
}

void Session::interruptGame(const ArrivingGame &puzzle, const Seating &seating)
{
    m_puzzleSeating = seating;
    if (!m_aside) {
        m_aside = m_running;
        m_aside->held = m_pace->isHeld();
    }
    replaceGame(puzzle, false);
}

void Session::returnToGame()
{
    if (!m_aside)
        return;
    m_running = *std::exchange(m_aside, {});
    m_running.clock.resume(times(), game().actions().size());
    announceGame(Arrival::Returned, {}, m_running.held);
}

void Session::replaceGame(const ArrivingGame &arriving, bool held)
{
    const bool isRenamed = arriving.reason == Arrival::Renamed;
    m_running.match = arriving.match;
    m_running.game = arriving.game;
    m_running.history = MoveHistory(game());
    // Other names change no time.
    if (!isRenamed)
        m_running.clock.resume(arriving.times, game().actions().size());
    m_running.begun = arriving.begun;
    if (!isRenamed && arriving.reason != Arrival::TakenBack) {
        m_running.help = arriving.help;
        m_running.agreed = false;
        // A new game is played as the match says; any other one as it was begun.
        if (arriving.reason == Arrival::New || arriving.reason == Arrival::Rematch)
            m_running.help.practice = match().practice && canPractise(match());
        else if (arriving.reason != Arrival::Puzzle)
            m_running.match.practice = help().practice;
    }
    announceGame(arriving.reason, arriving.number, held);
}

void Session::announceGame(Arrival reason, std::optional<qint64> number, bool held)
{
    ++m_revision;
    seatParticipants();
    m_pace->setHeld(held);
    Q_EMIT received(reason, number);
    Q_EMIT arrived(reason, number);
    callParticipant();
}

void Session::prepare(const Match &match, quint64 seed, std::optional<Player> starter)
{
    receiveGame({.reason = Arrival::New, .match = match, .game = Game(setupOf(match, seed, starter))});
}

void Session::prepareRematch(quint64 seed)
{
    const std::optional<Player> starter = rematchStarter(match(), game());
    receiveGame(
        {.reason = Arrival::Rematch, .match = match(), .game = Game(setupOf(match(), seed, starter))});
}

void Session::branchFrom(const Game &point)
{
    Match match = this->match();
    Game game(seatedElsewhere(point.setup(), {}));
    for (const Action &action : point.actions())
        game.apply(action);
    for (const Player player : bothPlayers)
        match.seats[player].elsewhere = false;
    receiveGame({.reason = Arrival::Branched, .match = match, .game = game, .help = help(), .begun = true});
}

void Session::begin()
{
    if (hasBegun())
        return;
    m_running.begun = true;
    m_running.clock.begin();
    ++m_revision;
    Q_EMIT begun();
    callParticipant();
}

void Session::setRematchStarter(RematchStarter starter)
{
    if (std::exchange(m_running.match.rematchStarter, starter) != starter)
        Q_EMIT rematchStarterChanged();
}

void Session::setConnection(std::optional<bool> connection)
{
    if (std::exchange(m_connection, connection) != connection)
        Q_EMIT connectionChanged();
}

bool Session::needsAgreement() const
{
    const PerPlayer<Seat> &seats = game().setup().seats;
    // One person who plays both sides is not asked.
    return isPlayed() && !m_running.agreed && !help().any() && !help().practice &&
           !seats[Player::One].level && !seats[Player::Two].level;
}

void Session::agreeToHelp()
{
    m_running.agreed = true;
    Q_EMIT helped();
}

void Session::noteHint(const Game &shown)
{
    const PerPlayer<Seat> &seats = game().setup().seats;
    const Player player = seats[shown.turn()].level ? opponent(shown.turn()) : shown.turn();
    if (!isPlayed() || seats[player].level || help().hints[player] == CoachHelp::mostHints)
        return;
    ++m_running.help.hints[player];
    Q_EMIT helped();
}

void Session::noteValues()
{
    if (!isPlayed() || help().values)
        return;
    m_running.help.values = true;
    Q_EMIT helped();
}

void Session::noteCriticism()
{
    if (!isPlayed() || help().spoke)
        return;
    m_running.help.spoke = true;
    Q_EMIT helped();
}

void Session::act(const Action &action)
{
    if (awaitsPerson())
        submit(action);
}

Outcome Session::submit(const Action &action)
{
    // First, so that no listener applies a result for the position before.
    ++m_revision;
    m_decided.reset();
    Q_EMIT acting();
    const std::size_t before = game().actions().size();
    const Outcome outcome = m_running.game.apply(action);
    m_running.history.add(outcome);
    // A refusal that cost nothing is no action of the game.
    if (game().actions().size() > before)
        m_running.clock.addAction();
    if (outcome.ending && !m_aside)
        m_score.add(*outcome.ending);
    if (outcome.turnEnded || outcome.ending)
        m_pace->endTurn();
    const quint64 revision = m_revision;
    Q_EMIT applied(outcome);
    Q_EMIT acted(outcome);
    // A listener may have acted already.
    if (revision == m_revision)
        callParticipant();
    return outcome;
}

void Session::seatParticipants()
{
    m_decided.reset();
    if (m_called)
        m_called->cancel();
    m_called = nullptr;
    const Seating &seating = m_aside && m_puzzleSeating ? m_puzzleSeating : m_seating;
    for (const Player player : bothPlayers) {
        std::unique_ptr<Participant> participant = seating(game().setup().seats[player]);
        if (participant) {
            connect(participant.get(), &Participant::decided, this,
                    [this, player](const Action &action) { receiveDecision(player, action); });
        }
        m_participants[player] = std::move(participant);
    }
}

void Session::callParticipant()
{
    Participant *participant = hasBegun() && !isOver() ? m_participants[game().turn()].get() : nullptr;
    if (m_called && m_called != participant)
        m_called->cancel();
    m_called = participant;
    if (!participant)
        return;
    // Computers confirm a move at once; only people reconsider.
    if (!participant->isLocal())
        m_pace->beginTurn(game().step() == Step::Confirm);
    participant->takeTurn(game());
}

void Session::receiveDecision(Player player, const Action &action)
{
    if (!hasBegun() || isOver() || game().turn() != player || m_participants[player].get() != m_called)
        return;
    m_decided = action;
    if (m_called->isLocal())
        submit(action);
    else
        submitDecision();
}

void Session::submitDecision()
{
    if (m_decided && m_pace->isOpen())
        submit(*std::exchange(m_decided, {}));
}

} // namespace four

#include "moc_participant.cpp"
#include "moc_session.cpp"
