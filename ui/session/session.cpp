// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QRandomGenerator>

#include <utility>

namespace four {

Session::Session(Seating seating, QObject *parent)
    : QObject(parent), m_seating(std::move(seating)), m_match(matchOf(Preset::Classic)),
      m_game(setupOf(m_match, 0)), m_moveHistory(m_game), m_pace(new Pace(this))
{
    // Later: views end a fall in the midst of other work, which a new action must not come between.
    connect(m_pace, &Pace::opened, this, &Session::submitDecided, Qt::QueuedConnection);
    seat();
}

Session::~Session() = default;

bool Session::awaitsPerson() const
{
    const Participant *participant = m_participants[m_game.turn()].get();
    return m_begun && !isOver() && participant && participant->isLocal();
}

bool Session::awaitsComputer() const
{
    return m_begun && !isOver() && m_game.setup().seats[m_game.turn()].level;
}

bool Session::isBetweenComputers() const
{
    const PerPlayer<Seat> &seats = m_game.setup().seats;
    return seats[Player::One].level && seats[Player::Two].level;
}

quint64 Session::takeSeed()
{
    if (m_nextSeed)
        return *std::exchange(m_nextSeed, {});
    return QRandomGenerator::global()->generate64();
}

void Session::receive(const ArrivingGame &arriving)
{
    m_aside.reset();
    const bool goesOn = arriving.reason == Arrival::Renamed;
    const bool isNext = arriving.reason == Arrival::Rematch || arriving.reason == Arrival::Branched;
    if (!goesOn && !(isNext && arriving.match.seats == m_match.seats))
        m_score = {};
    if (arriving.game.isOver() && !goesOn)
        m_score.add(*arriving.game.ending());
    enter(arriving, goesOn && m_pace->isHeld());
}

void Session::takeBack(const Game &point)
{
    Times times = m_clock.times();
    times.actions.resize(point.actions().size());
    enter({.reason = Arrival::TakenBack, .match = m_match, .game = point, .times = times, .begun = true},
          m_pace->isHeld());
}

void Session::interrupt(const ArrivingGame &puzzle, const Seating &seating)
{
    m_puzzleSeating = seating;
    if (!m_aside)
        m_aside = Aside{.match = m_match,
                        .game = m_game,
                        .times = m_clock.times(),
                        .help = m_help,
                        .agreed = m_agreed,
                        .begun = m_begun,
                        .held = m_pace->isHeld()};
    enter(puzzle, false);
}

void Session::goBack()
{
    if (!m_aside)
        return;
    const Aside aside = *std::exchange(m_aside, {});
    enter({.reason = Arrival::Returned,
           .match = aside.match,
           .game = aside.game,
           .times = aside.times,
           .help = aside.help,
           .begun = aside.begun},
          aside.held);
    if (aside.agreed)
        agree();
}

void Session::enter(const ArrivingGame &arriving, bool held)
{
    const bool isRenamed = arriving.reason == Arrival::Renamed;
    const bool goesOn = isRenamed || arriving.reason == Arrival::TakenBack;
    m_match = arriving.match;
    m_game = arriving.game;
    m_moveHistory = MoveHistory(m_game);
    // Whoever has other names has played the game at the same times.
    if (!isRenamed)
        m_clock.resume(arriving.times, m_game.actions().size());
    m_begun = arriving.begun;
    if (!goesOn) {
        m_help = arriving.help;
        m_agreed = false;
        // A new game is played as the match says; any other one as it was begun.
        if (arriving.reason == Arrival::New || arriving.reason == Arrival::Rematch)
            m_help.practice = m_match.practice && canPractise(m_match);
        else if (arriving.reason != Arrival::Puzzle)
            m_match.practice = m_help.practice;
    }
    ++m_revision;
    seat();
    m_pace->setHeld(held);
    Q_EMIT arrived(arriving.reason, arriving.number);
    call();
}

void Session::prepare(const Match &match, quint64 seed, std::optional<Player> starter)
{
    receive({.reason = Arrival::New, .match = match, .game = Game(setupOf(match, seed, starter))});
}

void Session::prepareRematch(quint64 seed)
{
    const std::optional<Player> starter = rematchStarter(m_match, m_game);
    receive({.reason = Arrival::Rematch, .match = m_match, .game = Game(setupOf(m_match, seed, starter))});
}

void Session::branch(const Game &point)
{
    receive({.reason = Arrival::Branched, .match = m_match, .game = point, .help = m_help, .begun = true});
}

void Session::begin()
{
    if (m_begun)
        return;
    m_begun = true;
    m_clock.begin();
    ++m_revision;
    Q_EMIT begun();
    call();
}

void Session::setRematchStarter(RematchStarter starter)
{
    if (std::exchange(m_match.rematchStarter, starter) != starter)
        Q_EMIT rematchStarterChanged();
}

bool Session::needsAgreement() const
{
    const PerPlayer<Seat> &seats = m_game.setup().seats;
    // Where one person plays both sides there is nobody to be asked.
    return isPlayed() && !m_agreed && !m_help.any() && !m_help.practice && !seats[Player::One].level &&
           !seats[Player::Two].level;
}

void Session::agree()
{
    m_agreed = true;
    Q_EMIT helped();
}

void Session::noteHint(const Game &shown)
{
    const PerPlayer<Seat> &seats = m_game.setup().seats;
    const Player player = seats[shown.turn()].level ? opponent(shown.turn()) : shown.turn();
    if (!isPlayed() || seats[player].level || m_help.hints[player] == CoachHelp::mostHints)
        return;
    ++m_help.hints[player];
    Q_EMIT helped();
}

void Session::noteValues()
{
    if (!isPlayed() || m_help.values)
        return;
    m_help.values = true;
    Q_EMIT helped();
}

void Session::noteSpoke()
{
    if (!isPlayed() || m_help.spoke)
        return;
    m_help.spoke = true;
    Q_EMIT helped();
}

void Session::act(const Action &action)
{
    if (awaitsPerson())
        submit(action);
}

Outcome Session::submit(const Action &action)
{
    // First of all: whoever hears of this must not take what was thought out for the game before it as still
    // to be done.
    ++m_revision;
    m_decided.reset();
    Q_EMIT acting();
    const std::size_t before = m_game.actions().size();
    const Outcome outcome = m_game.apply(action);
    m_moveHistory.add(outcome);
    // What was refused and cost nothing is no action of the game.
    if (m_game.actions().size() > before)
        m_clock.note();
    if (outcome.ending && !m_aside)
        m_score.add(*outcome.ending);
    if (outcome.turnEnded || outcome.ending)
        m_pace->endTurn();
    const quint64 revision = m_revision;
    Q_EMIT applied(outcome);
    Q_EMIT acted(outcome);
    // Somebody may have acted already while being told.
    if (revision == m_revision)
        call();
    return outcome;
}

void Session::seat()
{
    m_decided.reset();
    if (m_called)
        m_called->cancel();
    m_called = nullptr;
    const Seating &seating = m_aside && m_puzzleSeating ? m_puzzleSeating : m_seating;
    for (const Player player : bothPlayers) {
        std::unique_ptr<Participant> participant = seating(m_game.setup().seats[player]);
        if (participant) {
            connect(participant.get(), &Participant::decided, this,
                    [this, player](const Action &action) { take(player, action); });
        }
        m_participants[player] = std::move(participant);
    }
}

void Session::call()
{
    Participant *participant = m_begun && !isOver() ? m_participants[m_game.turn()].get() : nullptr;
    if (m_called && m_called != participant)
        m_called->cancel();
    m_called = participant;
    if (!participant)
        return;
    // The end of a turn follows its move at once: nobody but people has second thoughts.
    if (!participant->isLocal())
        m_pace->beginTurn(m_game.step() == Step::Confirm);
    participant->takeTurn(m_game);
}

void Session::take(Player player, const Action &action)
{
    if (!m_begun || isOver() || m_game.turn() != player || m_participants[player].get() != m_called)
        return;
    m_decided = action;
    if (m_called->isLocal())
        submit(action);
    else
        submitDecided();
}

void Session::submitDecided()
{
    if (m_decided && m_pace->isOpen())
        submit(*std::exchange(m_decided, {}));
}

} // namespace four
