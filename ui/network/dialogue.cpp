// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/dialogue.h"

#include "core/rules/clocks.h"
#include "core/rules/recordvalues.h"
#include "ui/network/messages.h"
#include "ui/network/samegame.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace four {

namespace {
constexpr std::size_t maxName = 240; ///< bytes: sixty letters of four
constexpr std::size_t seedDigits = 16;
constexpr std::string_view accepted = "yes";
constexpr std::string_view refused = "no";
constexpr std::size_t mostTimes = 16; ///< behind a game

struct OfferWord
{
    Dialogue::Offer offer;
    std::string_view word;
};
constexpr std::array offerWords{
    OfferWord{Dialogue::Offer::TakeBack, "takeback"}, OfferWord{Dialogue::Offer::Rematch, "rematch"},
    OfferWord{Dialogue::Offer::Hint, "hint"}, OfferWord{Dialogue::Offer::Values, "values"},
    OfferWord{Dialogue::Offer::Coach, "coach"}};

std::string wordOf(Dialogue::Offer offer)
{
    return std::string(std::ranges::find(offerWords, offer, &OfferWord::offer)->word);
}

std::optional<Dialogue::Offer> offerOf(std::string_view word)
{
    const auto *found = std::ranges::find(offerWords, word, &OfferWord::word);
    if (found == offerWords.end())
        return {};
    return found->offer;
}

std::optional<std::size_t> numberOf(std::string_view text)
{
    return recordvalues::numberOf<std::size_t>(text);
}

std::string hexOf(const Dialogue::Half &half)
{
    std::string text;
    for (const std::uint8_t byte : half)
        text.append({"0123456789abcdef"[byte / 16], "0123456789abcdef"[byte % 16]});
    return text;
}

std::optional<Dialogue::Half> halfOf(std::string_view text)
{
    Dialogue::Half half{};
    if (text.size() != 2 * half.size())
        return {};
    for (std::size_t i = 0; i < half.size(); ++i) {
        const char *digits = text.data() + 2 * i;
        if (std::from_chars(digits, digits + 2, half[i], 16).ptr != digits + 2)
            return {};
    }
    // In one spelling.
    if (hexOf(half) != text)
        return {};
    return half;
}

/// What the host binds itself to.
std::string commitmentText(const Dialogue::Half &half)
{
    return "fourinarow lot " + hexOf(half);
}

std::uint64_t seedOf(const std::string &hash)
{
    std::uint64_t seed = 0;
    std::from_chars(hash.data(), hash.data() + std::min(hash.size(), seedDigits), seed, 16);
    return seed;
}

/// The message in a line; nothing: there is none, or more than one.
std::optional<messages::Message> messageOf(std::string_view text)
{
    auto read = messages::read(text);
    auto *message = std::get_if<messages::Message>(&read);
    if (!message || messages::write(message->game, message->sender) != text)
        return {};
    return std::move(*message);
}

std::optional<Milliseconds> timeOf(std::string_view text)
{
    const auto number = recordvalues::numberOf<std::int64_t>(text);
    return number ? std::optional(Milliseconds(*number)) : std::nullopt;
}

/// The first word, which is removed from the line with the blank behind it.
std::string_view takeWord(std::string_view &line)
{
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    return word;
}
} // namespace

Dialogue::Dialogue(Side side, std::string name, const Lot &lot, std::optional<Game> game,
                   const std::vector<Milliseconds> &took)
    : m_side(side), m_name(std::move(name)), m_lot(lot), m_game(std::move(game)), m_took(took)
{
    m_took.resize(count());
    m_turnStart = count();
    assert(isStorableName(m_name) && m_name.size() <= maxName);
    assert(!m_game || playerElsewhere(m_game->setup()));
    send("hello " + m_name);
}

Player Dialogue::ownSeat() const
{
    return opponent(*playerElsewhere(m_game ? m_game->setup() : *m_setup));
}

void Dialogue::receive(std::string_view line, std::optional<Milliseconds> passed)
{
    if (m_phase == Phase::Over)
        return;
    std::string_view rest = line;
    const std::string_view first = takeWord(rest);
    if (line == "bye")
        return end(End::Bye);
    if (first == "hello")
        return receiveHello(rest);
    if (first == "setup")
        return receiveSetup(rest);
    if (first == "commit")
        return receiveCommit(rest);
    if (first == "reveal")
        return receiveReveal(rest);
    if (first == "game")
        return receiveGame(rest);
    if (first == "ok")
        return receiveConfirmation(rest);
    const std::string_view second = takeWord(rest);
    if (first == "claim" && rest.empty())
        return receiveClaim(second);
    if (first == "back" && rest.empty())
        return receiveBack(second);
    if (first == "offer")
        return receiveOffer(second, rest);
    if (first == "answer") {
        const std::string_view kind = takeWord(rest);
        return receiveAnswer(second, kind, rest);
    }
    if (!first.empty() && first.front() >= '1' && first.front() <= '9')
        return receiveAction(first, second, rest, passed);
    end(End::Unexpected);
}

void Dialogue::receiveHello(std::string_view name)
{
    if (m_phase != Phase::Greeting || name.size() > maxName || !isStorableName(name))
        return end(End::Unexpected);
    m_events.emplace_back(Met{std::string(name)});
    m_phase = Phase::Choosing;
    // The host says which game it is to be.
    if (isHost() && m_game) {
        sendGame();
        m_phase = Phase::Comparing;
    }
}

void Dialogue::offerGame(const GameSetup &setup)
{
    assert(isHost() && playerElsewhere(setup));
    if (m_phase != Phase::Choosing)
        return;
    m_setup = setup;
    m_setup->seed = 0;
    send("setup " + messages::write(Game(*m_setup), opponent(*playerElsewhere(setup))));
    send("commit " + m_lot.hash(commitmentText(m_lot.half)));
    m_phase = Phase::Revealing;
}

void Dialogue::receiveSetup(std::string_view text)
{
    const std::optional<messages::Message> message = messageOf(text);
    if (isHost() || m_phase != Phase::Choosing || !message || !message->game.actions().empty() ||
        message->game.setup().seed != 0)
        return end(End::Unexpected);
    // A game that was to be continued is not thrown away for a new one.
    if (m_game && !m_game->isOver())
        return end(End::Different);
    m_setup = seatedElsewhere(message->game.setup(), message->sender);
    m_phase = Phase::Committing;
}

void Dialogue::receiveCommit(std::string_view hash)
{
    if (m_phase != Phase::Committing || hash.empty())
        return end(End::Unexpected);
    m_commitment = hash;
    send("reveal " + hexOf(m_lot.half));
    m_phase = Phase::Revealing;
}

void Dialogue::receiveReveal(std::string_view text)
{
    const std::optional<Half> half = halfOf(text);
    if (m_phase != Phase::Revealing || !half)
        return end(End::Unexpected);
    if (isHost()) {
        send("reveal " + hexOf(m_lot.half));
        begin(m_lot.half, *half);
    } else if (m_lot.hash(commitmentText(*half)) != m_commitment) {
        end(End::FalseLot);
    } else {
        begin(*half, m_lot.half);
    }
}

void Dialogue::begin(const Half &host, const Half &guest)
{
    m_setup->seed = seedOf(m_lot.hash(hexOf(host) + hexOf(guest)));
    m_game = Game(*m_setup);
    m_took.clear();
    m_turnStart = m_claimed = 0;
    m_lot.half = m_lot.draw();
    m_unconfirmed.clear();
    killOffers();
    m_phase = Phase::Playing;
    m_events.emplace_back(Began{*m_game});
}

void Dialogue::sendGame()
{
    std::string line = "game " + messages::write(*m_game, ownSeat());
    if (hasClock()) {
        for (std::size_t i = count() - std::min(count(), mostTimes); i < count(); ++i)
            line += ' ' + std::to_string(m_took[i].count());
    }
    send(line);
}

void Dialogue::receiveGame(std::string_view text)
{
    const std::optional<messages::Message> message = messageOf(takeWord(text));
    std::vector<Milliseconds> times;
    while (!text.empty()) {
        const std::optional<Milliseconds> time = timeOf(takeWord(text));
        if (!time || *time < Milliseconds(0) || *time > Times::latest || times.size() == mostTimes)
            return end(End::Unexpected);
        times.push_back(*time);
    }
    const bool isAwaited = isHost() ? m_phase == Phase::Comparing : m_phase == Phase::Choosing;
    if (!isAwaited || !message || times.size() > message->game.actions().size() ||
        (message->game.rules().clock.kind == TimeControl::Kind::None && !times.empty()))
        return end(End::Unexpected);
    // One for each action; 0 before those that were sent.
    times.insert(times.begin(), message->game.actions().size() - times.size(), Milliseconds(0));
    if (!m_game && m_library) {
        if (const std::optional<RecordedGame> stored = m_library(message->game.setup())) {
            m_game = stored->game;
            m_took = stepsOf(stored->times);
            m_took.resize(count());
        }
    }
    if (!m_game) {
        m_game = seatedElsewhere(message->game, message->sender);
        m_took = times;
    }
    const Relation relation = relationOf(message->game, *m_game);
    if (relation == Relation::Other || relation == Relation::Forked || message->sender == ownSeat())
        return end(End::Different);
    if (!isHost())
        sendGame();
    m_phase = Phase::Playing;
    m_events.emplace_back(Began{*m_game});
    if (relation != Relation::Longer)
        return;
    while (count() < times.size()) {
        const Action &action = message->game.actions()[count()];
        const Milliseconds took = times[count()];
        apply(action, took);
        m_events.emplace_back(Acted{action, took});
    }
    m_turnStart = count();
}

bool Dialogue::mayAct() const
{
    return m_phase == Phase::Playing && !m_game->isOver() && m_game->turn() == ownSeat() &&
           m_takingBack == TakingBack::No;
}

bool Dialogue::hasClock() const
{
    return m_game && m_game->rules().clock.kind != TimeControl::Kind::None;
}

Milliseconds Dialogue::timeLeft() const
{
    std::vector<Milliseconds> times = m_took;
    std::partial_sum(times.begin(), times.end(), times.begin());
    return Clocks(*m_game, times).left(m_game->turn());
}

bool Dialogue::isPossible(const Action &action, Milliseconds took, std::optional<Milliseconds> passed) const
{
    if (!hasClock())
        return true;
    if (took < Milliseconds(0) || took > Times::latest)
        return false;
    const bool runs = hasRunningClock(*m_game) && !areBothAway(*m_game);
    // Of the whole turn: one line that is late makes the next one seem early.
    const auto begin = m_took.begin() + static_cast<std::ptrdiff_t>(m_turnStart);
    const Milliseconds ofTurn = std::accumulate(begin, m_took.end(), took);
    if (passed && (ofTurn > *passed + tolerance || (runs && ofTurn < *passed - longestWay)))
        return false;
    const Milliseconds left = timeLeft();
    if (std::holds_alternative<action::TimeOut>(action))
        return runs && took >= left - tolerance;
    return !runs || took <= left + tolerance;
}

bool Dialogue::apply(const Action &action, Milliseconds took)
{
    const std::size_t before = count();
    const Player player = m_game->turn();
    m_game->apply(action);
    if (count() == before)
        return false;
    m_took.push_back(took);
    if (m_game->turn() != player)
        m_turnStart = count();
    return true;
}

bool Dialogue::act(const Action &action, Milliseconds took)
{
    if (!mayAct() || !apply(action, took))
        return false;
    m_unconfirmed.push_back(count());
    send(std::to_string(count()) + ' ' + recordWord(action) +
         (hasClock() ? ' ' + std::to_string(took.count()) : std::string()));
    killOffers();
    return true;
}

void Dialogue::receiveAction(std::string_view number, std::string_view word, std::string_view time,
                             std::optional<Milliseconds> passed)
{
    const std::optional<Action> action = recordvalues::actionOf(word);
    const std::optional<Milliseconds> took = hasClock() ? timeOf(time) : Milliseconds(0);
    if (m_phase != Phase::Playing || !action || !took || (!hasClock() && !time.empty()) ||
        numberOf(number) != count() + 1)
        return end(End::Unexpected);
    if (m_game->isOver() || m_game->turn() == ownSeat() || !isPossible(*action, *took, passed))
        return end(End::Refused);
    if (Game after = *m_game; after.apply(*action).refusal && after.actions().size() == count())
        return end(End::Refused);
    apply(*action, *took);
    send("ok " + std::to_string(count()));
    killOffers();
    m_events.emplace_back(Acted{*action, *took});
}

void Dialogue::claim()
{
    if (m_phase != Phase::Playing || m_game->isOver() || m_game->turn() == ownSeat() || !hasClock() ||
        m_takingBack != TakingBack::No || m_claimed == count() + 1)
        return;
    m_claimed = count() + 1;
    send("claim " + std::to_string(m_claimed));
}

void Dialogue::receiveClaim(std::string_view number)
{
    const std::optional<std::size_t> action = numberOf(number);
    if (m_phase != Phase::Playing || !hasClock() || !action || *action > count() + 1)
        return end(End::Unexpected);
    if (*action == count() + 1 && mayAct())
        m_events.emplace_back(Claimed{});
}

void Dialogue::receiveConfirmation(std::string_view number)
{
    if (m_phase != Phase::Playing || m_unconfirmed.empty() || numberOf(number) != m_unconfirmed.front())
        return end(End::Unexpected);
    m_unconfirmed.pop_front();
}

std::optional<Dialogue::Offer> Dialogue::offered() const
{
    return m_other ? std::optional(m_other->offer) : std::nullopt;
}

std::optional<Dialogue::Offer> Dialogue::asked() const
{
    return m_own ? std::optional(m_own->offer) : std::nullopt;
}

bool Dialogue::isPossible(Offer offer, Player player) const
{
    if (offer == Offer::Rematch)
        return m_game->isOver();
    return !m_game->isOver() && (offer != Offer::TakeBack || takeBackPoint(player));
}

bool Dialogue::offer(Offer offer)
{
    if (m_phase != Phase::Playing || !isPossible(offer, ownSeat()) || m_own || m_other ||
        m_takingBack != TakingBack::No)
        return false;
    m_own = Asked{offer, count()};
    send("offer " + std::to_string(count()) + ' ' + wordOf(offer));
    return true;
}

void Dialogue::receiveOffer(std::string_view number, std::string_view kind)
{
    const std::optional<Offer> offer = offerOf(kind);
    const std::optional<std::size_t> actions = numberOf(number);
    if (m_phase == Phase::Greeting || m_phase == Phase::Comparing || !offer || !actions)
        return end(End::Unexpected);
    // It was on its way while this side acted, or began the next game: it has died.
    if (m_phase != Phase::Playing || *actions < count())
        return;
    if (*actions != count() || !isPossible(*offer, opponent(ownSeat())))
        return end(End::Unexpected);
    // Both have asked at the same time: the host's offer stands on both sides.
    if (m_own && isHost())
        return;
    if (m_own)
        killOffers();
    m_other = Asked{*offer, *actions};
    m_events.emplace_back(Offered{*offer});
}

bool Dialogue::answer(bool isAccepted)
{
    if (!m_other || m_phase != Phase::Playing)
        return false;
    const Asked asked = *std::exchange(m_other, {});
    send("answer " + std::to_string(asked.actions) + ' ' + wordOf(asked.offer) + ' ' +
         std::string(isAccepted ? accepted : refused));
    if (!isAccepted)
        return true;
    if (asked.offer == Offer::TakeBack)
        m_takingBack = TakingBack::Accepted;
    if (asked.offer == Offer::Rematch)
        expectNextGame();
    return true;
}

void Dialogue::receiveAnswer(std::string_view number, std::string_view kind, std::string_view word)
{
    const std::optional<Offer> offer = offerOf(kind);
    const std::optional<std::size_t> actions = numberOf(number);
    if (m_phase == Phase::Greeting || m_phase == Phase::Comparing || !offer || !actions ||
        (word != accepted && word != refused))
        return end(End::Unexpected);
    // The offer may have died meanwhile.
    if (m_phase != Phase::Playing || !m_own || m_own->offer != *offer || m_own->actions != *actions)
        return;
    m_own.reset();
    const bool isAccepted = word == accepted;
    m_events.emplace_back(Answered{*offer, isAccepted});
    if (!isAccepted)
        return;
    if (*offer == Offer::Rematch)
        return expectNextGame();
    if (*offer != Offer::TakeBack)
        return;
    const std::size_t point = *takeBackPoint(ownSeat());
    send("back " + std::to_string(point));
    takeBackTo(point);
    m_takingBack = TakingBack::Sent;
}

void Dialogue::receiveBack(std::string_view number)
{
    const std::optional<std::size_t> actions = numberOf(number);
    if (m_phase != Phase::Playing || m_takingBack == TakingBack::No || !actions)
        return end(End::Unexpected);
    if (m_takingBack == TakingBack::Sent) {
        if (actions != count())
            return end(End::Unexpected);
        m_takingBack = TakingBack::No;
        return;
    }
    if (actions != takeBackPoint(opponent(ownSeat())))
        return end(End::Unexpected);
    send("back " + std::to_string(*actions));
    takeBackTo(*actions);
}

std::optional<std::size_t> Dialogue::takeBackPoint(Player player) const
{
    std::optional<std::size_t> point;
    Game game(m_game->setup());
    for (std::size_t i = 0; i < count(); ++i) {
        const bool isMove = game.turn() == player && game.step() == Step::Move;
        if (!game.apply(m_game->actions()[i]).refusal && isMove)
            point = i;
    }
    return point;
}

void Dialogue::takeBackTo(std::size_t actions)
{
    Game game(m_game->setup());
    for (std::size_t i = 0; i < actions; ++i)
        game.apply(m_game->actions()[i]);
    m_game = std::move(game);
    m_took.resize(actions);
    m_turnStart = actions;
    m_claimed = 0;
    killOffers();
    m_events.emplace_back(TookBack{actions});
}

void Dialogue::expectNextGame()
{
    killOffers();
    m_phase = Phase::Choosing;
}

void Dialogue::killOffers()
{
    m_takingBack = TakingBack::No;
    if (m_own || m_other)
        m_events.emplace_back(OffersDied{});
    m_own.reset();
    m_other.reset();
}

void Dialogue::sayBye()
{
    if (m_phase == Phase::Over)
        return;
    send("bye");
    m_phase = Phase::Over;
}

void Dialogue::end(End end)
{
    m_phase = Phase::Over;
    m_events.emplace_back(Ended{end});
}

} // namespace four
