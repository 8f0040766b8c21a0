// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/gamerecord.h"
#include "core/rules/movehistory.h"
#include "ui/session/clock.h"
#include "ui/session/match.h"
#include "ui/session/pace.h"
#include "ui/session/participant.h"
#include "ui/session/score.h"

#include <QObject>

#include <memory>
#include <optional>

namespace four {

/// Why another game is there.
enum class Arrival : std::uint8_t {
    New,       ///< set up by people, or by the command line
    Rematch,   ///< the next one of the match
    Resumed,   ///< it was stored here, and goes on, or is looked at
    Opened,    ///< from a file, or the clipboard
    Branched,  ///< it goes on from an earlier point of the game before it
    Renamed,   ///< the very same game, whose people have other names now
    Puzzle,    ///< a task to solve; nobody keeps it
    Returned,  ///< the game that was put aside for a puzzle is back, as it was
    TakenBack, ///< the very same game, back at an earlier point of it
};

/// A game that comes into the session.
struct ArrivingGame
{
    Arrival reason = Arrival::New;
    Match match;
    Game game;
    std::optional<Times> times = std::nullopt; ///< of its actions; nothing: nobody knows
    CoachHelp help{};                          ///< what the coach told while it was played
    bool begun = false; ///< it goes on as it stands; else it waits until somebody begins it
    std::optional<qint64> number = std::nullopt; ///< under which it is stored; nothing: it is not
};

/// The game being played, and the only owner of it: its match, its history, its times, and who sits at it.
/// Whoever shows it, keeps it, or lets it be heard listens here, and need not guess why another game is
/// there.
///
/// A game first waits, so that people see who plays what, and is then begun. Every action of it enters by
/// submit(), whoever makes it, and the core's Game alone decides what comes of it. To look back at an earlier
/// point is a view's matter, see GameModel. GUI thread only.
class Session : public QObject
{
    Q_OBJECT

public:
    /// @param seating finds the participants for the seats of each game
    explicit Session(Seating seating = seatPeopleOnly, QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] const Match &match() const { return m_match; }
    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const MoveHistory &moveHistory() const { return m_moveHistory; }
    /// When its actions were done; as many of them as the game has. @pre hasBegun()
    [[nodiscard]] const Times &times() const { return m_clock.times(); }
    /// Of the games that the same two have played in a row, this one not counted before it is over.
    [[nodiscard]] const Score &score() const { return m_score; }
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] bool isOver() const { return m_game.isOver(); }
    /// Whether the game waits for a person at this computer, and not for its beginning.
    [[nodiscard]] bool awaitsPerson() const;
    /// The same for a computer.
    [[nodiscard]] bool awaitsComputer() const;
    /// Whether people only watch.
    [[nodiscard]] bool isBetweenComputers() const;
    /// Counts every change of the game; what was thought out for another revision is out of date.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// When actions may come that nobody here makes.
    [[nodiscard]] Pace *pace() const { return m_pace; }

    /// The seed of the next game: of the system's chance, unless it was fixed.
    [[nodiscard]] quint64 takeSeed();
    /// Fixes it, once, for tests and for repeating a game.
    void setNextSeed(quint64 seed) { m_nextSeed = seed; }

    /// The one door by which games come here.
    void receive(const ArrivingGame &arriving);
    /// A new game of the match, which waits for begin(). @param starter who begins, if not as the rules say
    void prepare(const Match &match, quint64 seed, std::optional<Player> starter = {});
    /// The next game of the match, which waits for begin().
    void prepareRematch(quint64 seed);
    /// A new game that has come to an earlier point of this one, and goes on from there.
    /// @pre it is a point of this game's history, and not its end
    void branch(const Game &point);

    /// Puts this very game back to an earlier point of it, as if what was done since had never been. No undo
    /// of the rules, and no other game for whoever keeps it. @pre it is a point of this game's history
    void takeBack(const Game &point);

    /// Puts the game aside, as it stands, for a puzzle in between. Another puzzle takes the first one's
    /// place; any other game that comes is played instead of the one that was put aside.
    /// @param seating finds who sits at it; empty: as in any other game
    void interrupt(const ArrivingGame &puzzle, const Seating &seating = {});
    [[nodiscard]] bool isInterrupted() const { return m_aside.has_value(); }
    /// The game that was put aside. @pre isInterrupted()
    [[nodiscard]] const Game &interruptedGame() const { return m_aside->game; }
    /// Of the session's own game, whether it is on the board or put aside.
    [[nodiscard]] const Match &ownMatch() const { return m_aside ? m_aside->match : m_match; }
    /// Back to it. The time that has passed meanwhile is nobody's. Nothing happens if there is none.
    void goBack();

    void begin();
    void setRematchStarter(RematchStarter starter);

    /// What the coach has told while this game was played.
    [[nodiscard]] const CoachHelp &help() const { return m_help; }
    /// Whether two people play, who have not yet agreed that the coach may help them in this game.
    [[nodiscard]] bool needsAgreement() const;
    /// They have.
    void agree();
    // Nothing is noted of what is shown before the game has begun, after its end, or in a puzzle.
    /// @param shown the point of the game for which the hint was asked: whoever is on turn there has had it.
    /// A person who looks at a computer's part asks for himself.
    void noteHint(const Game &shown);
    void noteValues();
    /// A review of the game while it is played: all the values of what was played so far.
    void noteReview() { noteValues(); }
    /// The coach has said by himself what a drop gave away.
    void noteSpoke();
    /// Whether the coach looks on at present, see Match::practice.
    [[nodiscard]] bool isPractice() const { return isPlayed() && m_help.practice; }

    /// What a person at this computer does, for whoever is on turn. Nothing happens where that is nobody
    /// here.
    void act(const Action &action);
    /// Anybody's action: the one entrance to the game.
    Outcome submit(const Action &action);

Q_SIGNALS:
    /// Another game is there. @param number under which it is stored, if it is
    void arrived(four::Arrival reason, std::optional<qint64> number);
    void begun();
    /// Somebody is about to act: who shows an earlier point of the game comes back from there.
    void acting();
    /// Somebody did something, or was refused, and nobody has shown it yet: it is stored now.
    void applied(const four::Outcome &outcome);
    void acted(const four::Outcome &outcome); ///< the same, for everybody else
    void rematchStarterChanged();
    /// What the coach has told is more now, or people have agreed that it may.
    void helped();

private:
    /// A game for the time of a puzzle.
    struct Aside
    {
        Match match;
        Game game;
        Times times;
        CoachHelp help;
        bool agreed;
        bool begun;
        bool held;
    };
    /// @param held whether computers are to wait in it
    void enter(const ArrivingGame &arriving, bool held);
    [[nodiscard]] bool isPlayed() const { return m_begun && !isOver() && !m_aside; }
    void seat();
    /// Tells the participant on turn that it is to act.
    void call();
    void take(Player player, const Action &action);
    void submitDecided();

    Seating m_seating;
    Match m_match;
    Game m_game;
    MoveHistory m_moveHistory;
    Clock m_clock;
    CoachHelp m_help;
    bool m_agreed = false; ///< that the coach may help
    Score m_score;
    bool m_begun = false;
    std::optional<Aside> m_aside;
    Seating m_puzzleSeating; ///< of the puzzle, while there is one; empty: m_seating
    quint64 m_revision = 0;
    std::optional<quint64> m_nextSeed;
    PerPlayer<std::shared_ptr<Participant>> m_participants;
    Participant *m_called = nullptr; ///< who has been told to act
    std::optional<Action> m_decided; ///< what they want to do as soon as the pace allows it
    Pace *m_pace;
};

} // namespace four
