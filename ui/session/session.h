// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/adaptive.h"
#include "core/rules/game.h"
#include "core/rules/gamerecord.h"
#include "core/rules/movehistory.h"
#include "ui/session/clock.h"
#include "ui/session/match.h"
#include "ui/session/pace.h"
#include "ui/session/participant.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace four {

/// The results of the games that the same two players have played in a row.
struct Score
{
    PerPlayer<int> won;
    int drawn = 0;

    [[nodiscard]] int games() const { return won[Player::One] + won[Player::Two] + drawn; }
    void add(const Ending &ending) { ++(ending.winner ? won[*ending.winner] : drawn); }
    friend bool operator==(const Score &, const Score &) = default;
};

/// Why the session has another game.
enum class Arrival : std::uint8_t {
    New,       ///< set up in a dialog or by the command line
    Rematch,   ///< the next one of the match
    Resumed,   ///< from the store, to be continued or looked at
    Opened,    ///< from a file or the clipboard
    Branched,  ///< continues the game before from an earlier point
    Renamed,   ///< the same game with other names
    Puzzle,    ///< a puzzle; not stored
    Returned,  ///< the game that interruptGame() put aside, unchanged
    TakenBack, ///< the same game, back at an earlier point
};

/// A game that comes into the session.
struct ArrivingGame
{
    Arrival reason = Arrival::New;
    Match match;
    Game game;
    std::optional<Times> times = std::nullopt;   ///< of its actions; nothing: not known
    CoachHelp help{};                            ///< that the coach gave in it so far
    bool begun = false;                          ///< false: it waits for Session::begin()
    std::optional<qint64> number = std::nullopt; ///< in the store; nothing: not stored
};

/// The only owner of the running game: match, actions, times and participants. Views, keeper and sounds
/// listen to its signals, which say why another game is there.
///
/// A new game waits for begin(), so that people can see the set-up. Every action enters by submit(), and
/// core's Game alone decides what follows from it. Looking back is done in views, see GameModel. GUI thread
/// only.
class Session : public QObject
{
    Q_OBJECT

public:
    /// @param seating makes the participants of each game
    explicit Session(Seating seating = seatPeopleOnly, QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] const Match &match() const { return m_running.match; }
    [[nodiscard]] const Game &game() const { return m_running.game; }
    [[nodiscard]] const MoveHistory &moveHistory() const { return m_running.history; }
    /// One for each action. @pre hasBegun()
    [[nodiscard]] const Times &times() const { return m_running.clock.times(); }
    /// Of finished games that the same two players played in a row.
    [[nodiscard]] const Score &score() const { return m_score; }
    [[nodiscard]] bool hasBegun() const { return m_running.begun; }
    [[nodiscard]] bool isOver() const { return game().isOver(); }
    /// Whether the other computer of the game answers; nothing: none is connected.
    [[nodiscard]] std::optional<bool> connection() const { return m_connection; }
    void setConnection(std::optional<bool> connection);
    /// Whether what is done at the two computers of the game comes by messages.
    [[nodiscard]] bool isByMessage() const { return playerElsewhere(game().setup()) && !m_connection; }
    [[nodiscard]] bool awaitsMessage() const { return awaitsElsewhere() && isByMessage(); }
    /// Whether a person at this computer is on turn, in a game that has begun.
    [[nodiscard]] bool awaitsPerson() const;
    /// The same for a computer.
    [[nodiscard]] bool awaitsComputer() const
    {
        return hasBegun() && !isOver() && game().setup().seats[game().turn()].level;
    }
    /// The same for a person at another computer.
    [[nodiscard]] bool awaitsElsewhere() const
    {
        return hasBegun() && !isOver() && game().setup().seats[game().turn()].elsewhere;
    }
    [[nodiscard]] bool isBetweenComputers() const;
    /// Beside what the pace waits for, why the clock that the rules have stands still.
    enum class ClockStop : std::uint8_t { Dialog = 1, Past = 2, Covered = 4 };
    void stopClock(ClockStop why, bool stops);
    /// Whether the rules limit the time of the game on the board.
    [[nodiscard]] bool hasClock() const
    {
        return game().rules().clock.kind != TimeControl::Kind::None && !m_aside;
    }
    /// Whether people may pause the game. Between two computers they may not: there the clock stands still
    /// only while the connection is gone, or once both players have let a turn pass.
    [[nodiscard]] bool canPause() const { return hasClock() && !playerElsewhere(game().setup()); }
    /// Whether the game waits until the pace is held no more: meanwhile it takes no action of a person.
    [[nodiscard]] bool isPaused() const { return isPlayed() && canPause() && m_pace->isHeld(); }
    /// Whether the clock of the player on turn stands still until something else than a disc's fall is over.
    [[nodiscard]] bool isClockHalted() const { return isPaused() || isHaltedApart(game()); }
    [[nodiscard]] bool isClockRunning() const { return m_tick.isActive(); }
    /// What the player's clock shows now. @pre hasClock()
    [[nodiscard]] Milliseconds timeLeft(Player player) const { return m_running.clock.left(game(), player); }
    /// The same in the session's own game, which may be put aside.
    [[nodiscard]] Milliseconds ownTimeLeft(Player player) const
    {
        return own().clock.left(own().game, player);
    }
    /// How long another computer's player may be over the time before this one claims it: a line's way.
    static constexpr Milliseconds travel{2000};
    /// Reads the time, and ends a turn or the game whose time is up. Called often while the clock runs.
    void updateClock();
    /// For tests.
    void setTime(const Clock::Time &time) { m_running.clock.setTime(time); }

    /// Counts every change of the game; a result for another revision is out of date.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// Delays the actions of participants that are not local.
    [[nodiscard]] Pace *pace() const { return m_pace; }
    /// Whether timeRunsShort() is emitted; it is at first.
    void setTellingTime(bool isTelling) { m_isTellingTime = isTelling; }

    /// The seed of the next game: random, unless setNextSeed() has fixed it.
    [[nodiscard]] quint64 takeSeed();
    /// Fixes the next seed, once: for tests, and for repeating a game.
    void setNextSeed(quint64 seed) { m_nextSeed = seed; }

    /// Asks with what strength Level::Adaptive plays in a new game; without it, as against a newcomer.
    using StrengthAsker = std::function<players::PlayingStrength(const GameSetup &setup, Player opponent)>;
    void setStrengthAsker(const StrengthAsker &ask) { m_askStrength = ask; }

    /// The only entrance for games.
    void receiveGame(const ArrivingGame &arriving);
    /// A new game of the match, which waits for begin(). @param starter nothing: as the rules say
    void prepare(const Match &match, quint64 seed, std::optional<Player> starter = {});
    /// The next game of the match, which waits for begin().
    void prepareRematch(quint64 seed);
    /// A new game that continues from an earlier point of this one. The other computer would not know of it:
    /// both players sit at this one.
    /// @pre the point is in this game's history, and not its end
    void branchFrom(const Game &point);

    /// Returns this game to an earlier point, as if the actions after it had not been done. This is not the
    /// rules' undo, and the keeper stores the same game. @pre the point is in this game's history
    void takeBack(const Game &point);

    /// Puts the game aside for a puzzle. A second puzzle replaces the first; any other game that arrives
    /// replaces the game that was put aside.
    /// @param seating makes the puzzle's participants; empty: as in other games
    void interruptGame(const ArrivingGame &puzzle, const Seating &seating = {});
    [[nodiscard]] bool isInterrupted() const { return m_aside.has_value(); }
    /// Of the session's own game, on the board or put aside.
    [[nodiscard]] const Match &ownMatch() const { return m_aside ? m_aside->match : match(); }
    [[nodiscard]] const Game &ownGame() const { return m_aside ? m_aside->game : game(); }
    /// Brings back the game that was put aside, if there is one; the time of the puzzle does not count.
    void returnToGame();

    void begin();
    void setRematchStarter(RematchStarter starter);

    [[nodiscard]] const CoachHelp &help() const { return m_running.help; }
    /// Whether two people play and have not agreed yet that the coach may help.
    [[nodiscard]] bool needsAgreement() const;
    void agreeToHelp();
    // Nothing is noted before the game begins, after its end, or in a puzzle.
    /// @param shown the position of the hint: for the player on turn, against a computer for the person
    void noteHint(const Game &shown);
    void noteValues();
    /// A review of the running game shows the values of all moves so far.
    void noteReview() { noteValues(); }
    /// The coach said unasked what a drop gave away.
    void noteCriticism();
    /// Whether the coach watches at present, see Match::practice.
    [[nodiscard]] bool isPractice() const { return isPlayed() && help().practice; }

    /// The action of a person at this computer; ignored if no local participant is on turn.
    void act(const Action &action);
    /// The only entrance for actions, of any participant. @param took see Participant::took()
    Outcome submit(const Action &action, std::optional<Milliseconds> took = {});

Q_SIGNALS:
    /// Another game is there. @param number in the store, if it is stored
    void arrived(four::Arrival reason, std::optional<qint64> number);
    /// The same, before arrived(): GameKeeper takes over its number, for which views ask it then.
    void received(four::Arrival reason, std::optional<qint64> number);
    void begun();
    /// An action is about to be done: views leave earlier points of the game.
    void acting();
    /// An action was done or refused: for the keeper, which stores before views show.
    void applied(const four::Outcome &outcome);
    void acted(const four::Outcome &outcome); ///< the same, for all other listeners
    void rematchStarterChanged();
    void connectionChanged();
    /// What the clocks show has changed, or whether one runs.
    void clockChanged();
    /// The person on turn has so many seconds left: 30 or 10, each told once, unless setTellingTime(false).
    void timeRunsShort(int seconds);
    /// The time of the player at the other computer has been up for longer than its word needs to come.
    void timeOverdue();
    /// The coach's help has grown, or people have agreed to it.
    void helped();

private:
    struct Running
    {
        Match match;
        Game game;
        MoveHistory history;
        Clock clock = {};
        CoachHelp help = {};
        bool agreed = false; ///< that the coach may help
        bool begun = false;
        bool held = false; ///< of the pace, while the game is put aside
    };
    /// The session's own game, on the board or put aside.
    /// Whether neither clock of this game at two computers runs: there is no connection, or no player.
    [[nodiscard]] bool isHaltedApart(const Game &game) const
    {
        return playerElsewhere(game.setup()) && (m_connection != true || areBothAway(game));
    }
    [[nodiscard]] const Running &own() const { return m_aside ? *m_aside : m_running; }
    [[nodiscard]] Running &own() { return m_aside ? *m_aside : m_running; }
    /// The same new game, with the strengths of its seats.
    [[nodiscard]] Game withStrengths(const Game &game) const;
    /// Replaces the running game, or what changed of it. @param held whether computers wait in it
    void replaceGame(const ArrivingGame &arriving, bool held);
    void announceGame(Arrival reason, std::optional<qint64> number, bool held);
    [[nodiscard]] bool isPlayed() const { return hasBegun() && !isOver() && !m_aside; }
    void refreshClock();
    /// What the computer on turn may take of its time; nothing without a clock.
    [[nodiscard]] std::optional<Milliseconds> computersShare() const;
    void seatParticipants();
    void callParticipant();
    void receiveDecision(Player player, const Action &action);
    void submitDecision();

    Seating m_seating;
    Running m_running;
    std::optional<Running> m_aside; ///< during a puzzle
    bool m_isTellingTime = true;
    Score m_score;
    Seating m_puzzleSeating; ///< of the puzzle, while there is one; empty: m_seating
    quint64 m_revision = 0;
    std::optional<bool> m_connection;
    std::optional<quint64> m_nextSeed;
    StrengthAsker m_askStrength;
    PerPlayer<std::shared_ptr<Participant>> m_participants;
    Participant *m_called = nullptr; ///< was told to decide last
    std::optional<Action> m_decided; ///< its decision, until the pace is open
    Pace *m_pace;
    QTimer m_tick;        ///< runs while the clock does
    unsigned m_stops = 0; ///< of ClockStop
};

} // namespace four
