// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>
#include <utility>

namespace four {

namespace {
constexpr int tickInterval = 100; ///< milliseconds: the clock shows tenths
// What a computer takes of its time for one turn at most: a part of what it has left, so that it never uses
// it up. A turn of the computer needs less than a second.
constexpr int partOfTurn = 3;
constexpr int partOfGame = 30;

unsigned bit(Session::ClockStop why)
{
    return static_cast<unsigned>(why);
}
} // namespace

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
    connect(m_pace, &Pace::changed, this, &Session::refreshClock);
    m_tick.setInterval(tickInterval);
    connect(&m_tick, &QTimer::timeout, this, &Session::updateClock);
    seatParticipants();
}

Session::~Session() = default;

bool Session::awaitsPerson() const
{
    const Participant *participant = m_participants[game().turn()].get();
    return hasBegun() && !isOver() && !isPaused() && participant && participant->isLocal();
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
    const bool comesBack = arriving.reason == Arrival::Resumed || arriving.reason == Arrival::Opened;
    const bool waits = comesBack && arriving.begun && hasRunningClock(arriving.game) &&
                       !playerElsewhere(arriving.game.setup());
    ArrivingGame arrived = arriving;
    if (arriving.reason == Arrival::New || arriving.reason == Arrival::Rematch)
        arrived.game = withStrengths(arriving.game);
    replaceGame(arrived, waits || (goesOn && m_pace->isHeld()));
}

Game Session::withStrengths(const Game &game) const
{
    GameSetup setup = game.setup();
    for (const Player player : bothPlayers) {
        if (setup.seats[player].level != Level::Adaptive)
            continue;
        const std::optional<Level> other = setup.seats[opponent(player)].level;
        if (other && other != Level::Adaptive)
            setup.seats[player].strength = players::strengthOf(*other);
        else if (!other && m_askStrength)
            setup.seats[player].strength = m_askStrength(setup, opponent(player)).rounded();
        else
            setup.seats[player].strength = players::PlayingStrength().rounded();
    }
    if (setup == game.setup())
        return game;
    Game played(setup);
    for (const Action &action : game.actions())
        played.apply(action);
    return played;
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
    if (!hasClock())
        m_running.clock.resume(game(), times());
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
        m_running.clock.resume(game(), arriving.times);
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
    const bool wasHeld = m_pace->isHeld();
    {
        // Its listeners look at the game, which views have only after arrived().
        const QSignalBlocker quiet(m_pace);
        m_pace->setHeld(held);
    }
    refreshClock();
    Q_EMIT received(reason, number);
    Q_EMIT arrived(reason, number);
    if (held != wasHeld)
        Q_EMIT m_pace->heldChanged(m_pace->isHeld());
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
    // It is another game, and none of the tournament.
    GameSetup setup = seatedElsewhere(point.setup(), {});
    setup.event.clear();
    Game game(setup);
    for (const Action &action : point.actions())
        game.apply(action);
    for (const Player player : bothPlayers)
        match.seats[player].elsewhere = false;
    ArrivingGame branch{
        .reason = Arrival::Branched, .match = match, .game = game, .help = help(), .begun = true};
    if (hasClock()) {
        // The clocks show what they showed then.
        branch.times = times();
        branch.times->actions.resize(game.actions().size());
    }
    receiveGame(branch);
}

void Session::begin()
{
    if (hasBegun())
        return;
    m_running.begun = true;
    m_running.clock.resume(game(), {});
    refreshClock();
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
    if (std::exchange(m_connection, connection) == connection)
        return;
    refreshClock();
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
    // What comes after the last moment comes too late.
    const quint64 revision = m_revision;
    updateClock();
    if (awaitsPerson() && revision == m_revision)
        submit(action);
}

void Session::stopClock(ClockStop why, bool stops)
{
    m_stops = stops ? m_stops | bit(why) : m_stops & ~bit(why);
    refreshClock();
}

void Session::refreshClock()
{
    const bool wasRunning = m_tick.isActive();
    Running &running = own();
    // No dialog, no puzzle and no pause stops it at one of two computers. A lost connection does: neither of
    // the two can prove that it was not the other one that pulled the cable.
    const bool stands = playerElsewhere(running.game.setup())
                            ? isHaltedApart(running.game)
                            : m_aside || m_stops != 0 || m_pace->isReading() || m_pace->isHeld();
    const bool runs =
        running.begun && hasRunningClock(running.game) && !stands && (m_aside || !m_pace->isShowing());
    running.clock.setRunning(runs);
    if (runs == wasRunning)
        return;
    if (runs)
        m_tick.start();
    else
        m_tick.stop();
    Q_EMIT clockChanged();
}

void Session::updateClock()
{
    if (!isClockRunning())
        return;
    if (m_aside)
        return m_aside->clock.update(); // its end is told when the game is back
    m_running.clock.update();
    const Seat &seat = game().setup().seats[game().turn()];
    if (seat.elsewhere && m_running.clock.overdue(game()) >= travel)
        Q_EMIT timeOverdue();
    // A computer answers at once when its time runs out, and does not lose by it. Another computer says
    // itself when the time of its player is up.
    if (isHere(seat) && timeLeft(game().turn()) <= Milliseconds(0)) {
        submit(action::TimeOut{});
        return;
    }
    if (isHere(seat)) {
        // Taken also where it is not told: it is not told late, either.
        if (const std::optional<int> seconds = m_running.clock.takeWarning(game());
            seconds && m_isTellingTime)
            Q_EMIT timeRunsShort(*seconds);
    }
    Q_EMIT clockChanged();
}

std::optional<Milliseconds> Session::computersShare() const
{
    if (!hasClock() || !hasRunningClock(game()))
        return {};
    return timeLeft(game().turn()) /
           (game().rules().clock.kind == TimeControl::Kind::Turn ? partOfTurn : partOfGame);
}

Outcome Session::submit(const Action &action, std::optional<Milliseconds> took)
{
    // First, so that no listener applies a result for the position before.
    ++m_revision;
    m_decided.reset();
    Q_EMIT acting();
    const std::size_t before = game().actions().size();
    const Outcome outcome = m_running.game.apply(action);
    m_running.history.add(outcome);
    // A refusal that cost nothing is no action of the game.
    if (game().actions().size() > before) {
        m_running.clock.update();
        m_running.clock.add(outcome, took);
    }
    // Where two turns in a row were lost, the players are elsewhere.
    if (outcome.turnEnded && areBothAway(game()) && canPause())
        m_pace->setHeld(true);
    refreshClock();
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
    if (!participant->isLocal()) {
        const std::optional<Milliseconds> share = computersShare();
        participant->setTimeLimit(share);
        m_pace->beginTurn(game().step() == Step::Confirm, share);
    }
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
        submit(*std::exchange(m_decided, {}), m_called ? m_called->took() : std::nullopt);
}

} // namespace four

#include "moc_participant.cpp"
#include "moc_session.cpp"
