// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace four {

/// What two programs that share a Channel say to each other about one game after the other: lines in, events
/// out; no socket, no clock, and no word of it reaches a person but a name.
///
///     hello NAME            both, first: the name of the person
///     setup MESSAGE         host: the rules and names of a new game, as a message without seed and actions
///     commit HASH           host: the hash of its half of the seed
///     reveal HALF           guest, then host: the halves, so that neither chooses the lot
///     game MESSAGE TIME…    both, to continue a game: the one with more actions counts
///     NUMBER ACTION TIME    the mover: the action with this number, from 1, as a record writes it
///     ok NUMBER             the other side: it has done this action
///     offer NUMBER KIND     takeback, rematch, hint, values or coach, asked after so many actions
///     answer NUMBER KIND yes|no
///     back NUMBER           the side whose take-back was accepted: the game has so many actions again; then
///                           the other side, which has done it: before that neither acts, so that no break
///                           leaves two games that went different ways
///     claim NUMBER          the side that waits: the other's time for this action is up. That side says so
///     itself
///                           as an action, where it sees it as well; where the action has been done, nothing
///                           follows
///     bye                   last: closed on purpose
///
/// Only a game with a clock has a TIME: the milliseconds that the mover took for the action, by its own
/// clock; behind MESSAGE, of the last sixteen actions. It is believed within the limits of what is possible,
/// see receive(). MESSAGE is that of messages.h. The guest's seat is the one that the host's message does not
/// name.
///
/// An offer dies with the next action of either side, and only the other side can answer it; of two at the
/// same time the host's stands. The game judges
/// every action; a line that is not allowed ends the dialogue, never the game. After a broken connection both
/// begin a new dialogue with the game that they have.
class Dialogue
{
public:
    enum class Side : std::uint8_t { Host, Guest };
    enum class Offer : std::uint8_t { TakeBack, Rematch, Hint, Values, Coach };

    /// Why it is over.
    enum class End : std::uint8_t {
        Bye,        ///< closed on purpose
        Unexpected, ///< a line that has no place here, or is none at all
        Refused,    ///< an action against the rules
        Different,  ///< the games are not one, or went different ways; both sides keep theirs
        FalseLot,   ///< the host's half of the seed is not the one that it was bound to
    };

    // What happens, in order.
    struct Met ///< the other side's person
    {
        std::string name; ///< storable, see isStorableName()
    };
    struct Began ///< a new game, or the same one on both sides again: a player is elsewhere in it
    {
        Game game;
    };
    struct Acted ///< the other side, or what this side lacked after a broken connection
    {
        Action action;
        Milliseconds took; ///< 0 without a clock
    };
    struct Claimed ///< by the other side: the time of this one is up
    {
    };
    struct Offered ///< by the other side
    {
        Offer offer;
    };
    struct Answered ///< by the other side, to the offer of this one
    {
        Offer offer;
        bool isAccepted;
    };
    struct OffersDied ///< those of both sides
    {
    };
    struct TookBack ///< the game has so many actions again
    {
        std::size_t actions;
    };
    struct Ended
    {
        End end;
    };
    using Event = std::variant<Met, Began, Acted, Claimed, Offered, Answered, OffersDied, TookBack, Ended>;

    /// Half of a seed, at random.
    using Half = std::array<std::uint8_t, 16>;
    /// What is random or hashed, so that tests can choose it and this needs no library.
    struct Lot
    {
        Half half{}; ///< of this side, for the next game
        /// One that cannot be turned round, in 16 or more hexadecimal digits.
        std::string (*hash)(const std::string &text);
        Half (*draw)(); ///< the half for the game after that
    };

    /// No line is longer on its way: the connection would be broken.
    static constexpr Milliseconds longestWay{15'000};
    /// By how much two clocks, and what they begin with, may differ.
    static constexpr Milliseconds tolerance{2'000};

    /// @param name of the person at this computer @param game to be continued, with a player elsewhere;
    ///   nothing: the host offers a new one, the guest takes what comes
    /// @param took the time of each of its actions; those without are taken for 0
    Dialogue(Side side, std::string name, const Lot &lot, std::optional<Game> game = {},
             const std::vector<Milliseconds> &took = {});

    /// This side's own version of a game, with a player elsewhere; nothing: it has none.
    using Library = std::function<std::optional<RecordedGame>(const GameSetup &)>;
    /// Is asked by a guest without a game, when the host continues one.
    void setLibrary(const Library &library) { m_library = library; }

    /// The lines to be sent now; to be asked at the start and after every call.
    [[nodiscard]] std::vector<std::string> takeLines() { return std::exchange(m_lines, {}); }
    /// What has happened; the same.
    [[nodiscard]] std::vector<Event> takeEvents() { return std::exchange(m_events, {}); }

    /// @param passed here since the player on turn has been it; nothing: not known. A time that is longer, or
    ///   so much shorter that no line is so long on its way, is against the rules
    void receive(std::string_view line, std::optional<Milliseconds> passed = {});

    /// The game that the host offers, as soon as both have met, or after the last one. @pre the host; a
    ///   player is elsewhere in the set-up, whose seed does not count
    void offerGame(const GameSetup &setup);
    /// Does an action of this side. @param took its time, where the game has a clock
    /// @return false: not now, see mayAct(), or the rules refuse it at no cost
    bool act(const Action &action, Milliseconds took = Milliseconds(0));
    /// Tells the other side that its time is up, once for each action.
    void claim();
    /// Asks the other side. @return false: it cannot be asked now, or another offer of either side waits
    bool offer(Offer offer);
    /// Answers the other side's offer. @return false: it has died
    bool answer(bool isAccepted);
    void sayBye();

    /// Whether the game awaits an action of this side. Between a take-back that this side accepted and its
    /// coming, it does not.
    [[nodiscard]] bool mayAct() const;
    [[nodiscard]] const std::optional<Game> &game() const { return m_game; }
    /// The time of each action of the game.
    [[nodiscard]] const std::vector<Milliseconds> &took() const { return m_took; }
    /// What the player on turn had left at the last action. @pre game()
    [[nodiscard]] Milliseconds timeLeft() const;
    /// How many actions there were when the player on turn became it.
    [[nodiscard]] std::size_t turnStart() const { return m_turnStart; }
    [[nodiscard]] bool isOver() const { return m_phase == Phase::Over; }
    /// The other side's offer, if it waits for an answer.
    [[nodiscard]] std::optional<Offer> offered() const;
    /// The offer of this side, until it is answered or dies.
    [[nodiscard]] std::optional<Offer> asked() const;
    /// Whether the other side has confirmed all of this side's actions.
    [[nodiscard]] bool isConfirmed() const { return m_unconfirmed.empty(); }

private:
    enum class Phase : std::uint8_t {
        Greeting,   ///< the other side's hello is awaited
        Choosing,   ///< host: its person sets up a game; guest: a setup or game is awaited
        Comparing,  ///< the other side's game is awaited
        Committing, ///< guest: the host's commit is awaited
        Revealing,  ///< the other side's half is awaited
        Playing,
        Over,
    };
    enum class TakingBack : std::uint8_t {
        No,
        Accepted, ///< this side has accepted it; the other one is to do it first
        Sent,     ///< this side has done it; the other one is to follow
    };
    struct Asked
    {
        Offer offer;
        std::size_t actions; ///< of the game when it was made
    };

    void receiveHello(std::string_view name);
    void receiveSetup(std::string_view message);
    void receiveCommit(std::string_view hash);
    void receiveReveal(std::string_view half);
    void receiveGame(std::string_view message);
    void receiveAction(std::string_view number, std::string_view word, std::string_view time,
                       std::optional<Milliseconds> passed);
    void receiveClaim(std::string_view number);
    void receiveConfirmation(std::string_view number);
    void receiveOffer(std::string_view number, std::string_view kind);
    void receiveAnswer(std::string_view number, std::string_view kind, std::string_view word);
    void receiveBack(std::string_view number);

    [[nodiscard]] bool isPossible(Offer offer, Player player) const;
    [[nodiscard]] bool hasClock() const;
    [[nodiscard]] bool isPossible(const Action &action, Milliseconds took,
                                  std::optional<Milliseconds> passed) const;
    /// @return false: the game was not changed
    bool apply(const Action &action, Milliseconds took);
    void begin(const Half &host, const Half &guest);
    void expectNextGame();
    void sendGame();
    void takeBackTo(std::size_t actions);
    /// Where a take-back of this player would lead; nothing: nowhere.
    [[nodiscard]] std::optional<std::size_t> takeBackPoint(Player player) const;
    void killOffers();
    void end(End end);
    [[nodiscard]] Player ownSeat() const;
    [[nodiscard]] bool isHost() const { return m_side == Side::Host; }
    [[nodiscard]] std::size_t count() const { return m_game ? m_game->actions().size() : 0; }
    void send(const std::string &line) { m_lines.push_back(line); }

    Side m_side;
    std::string m_name;
    Lot m_lot;
    Phase m_phase = Phase::Greeting;
    std::optional<Game> m_game;
    std::vector<Milliseconds> m_took; ///< of its actions
    std::size_t m_turnStart = 0;
    std::size_t m_claimed = 0; ///< the action that was claimed last
    Library m_library;
    std::optional<GameSetup> m_setup; ///< of the game that is being agreed on
    std::string m_commitment;         ///< of the host
    std::optional<Asked> m_own;
    std::optional<Asked> m_other;
    TakingBack m_takingBack = TakingBack::No;
    std::deque<std::size_t> m_unconfirmed; ///< numbers of this side's actions
    std::vector<std::string> m_lines;
    std::vector<Event> m_events;
};

} // namespace four
