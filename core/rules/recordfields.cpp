// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/recordfields.h"

#include "core/rules/recordvalues.h"

#include <array>
#include <utility>

namespace four::recordfields {

namespace {

std::optional<std::vector<std::string>> fillWords(const GameRecord &record)
{
    if (record.setup.rules.fill == Fill::None)
        return {};
    return std::vector{std::string(recordvalues::textOf(recordvalues::fills, record.setup.rules.fill))};
}

bool addFill(GameRecord &record, std::string_view word)
{
    // Fill::None is written as no line at all, so that a game has exactly one text.
    Fill &fill = record.setup.rules.fill;
    const std::optional<Fill> read = recordvalues::valueOf(recordvalues::fills, word);
    if (fill != Fill::None || !read || read == Fill::None)
        return false;
    fill = *read;
    return true;
}

std::optional<std::vector<std::string>> popOutWords(const GameRecord &record)
{
    if (!record.setup.rules.popOut)
        return {};
    return std::vector{std::string(recordvalues::textOf(recordvalues::answers, true))};
}

bool addPopOut(GameRecord &record, std::string_view word)
{
    // No is written as no line at all.
    bool &popOut = record.setup.rules.popOut;
    if (popOut || recordvalues::valueOf(recordvalues::answers, word) != true)
        return false;
    return popOut = true;
}

constexpr std::string_view turnWord = "turn";
constexpr std::string_view gameWord = "game";
constexpr std::string_view losesWord = "loses";

std::optional<std::vector<std::string>> clockWords(const GameRecord &record)
{
    const TimeControl &clock = record.setup.rules.clock;
    if (clock.kind == TimeControl::Kind::None)
        return {};
    std::vector<std::string> words{std::string(clock.kind == TimeControl::Kind::Turn ? turnWord : gameWord),
                                   std::to_string(clock.seconds)};
    if (clock.losesGame)
        words.emplace_back(losesWord);
    if (clock.increment > 0)
        words.push_back(std::to_string(clock.increment));
    return words;
}

bool addClock(GameRecord &record, std::string_view word)
{
    // A part that has its default has no word, so that a game has exactly one text.
    TimeControl &clock = record.setup.rules.clock;
    if (clock.kind == TimeControl::Kind::None) {
        clock.kind = word == turnWord   ? TimeControl::Kind::Turn
                     : word == gameWord ? TimeControl::Kind::Game
                                        : TimeControl::Kind::None;
        return clock.kind != TimeControl::Kind::None;
    }
    if (clock.seconds > 0 && clock.kind == TimeControl::Kind::Turn && !clock.losesGame)
        return clock.losesGame = word == losesWord;
    int &number = clock.seconds == 0 ? clock.seconds : clock.increment;
    if (number != 0)
        return false;
    number = recordvalues::numberOf<int>(word).value_or(0);
    return number > 0 && (clock.increment == 0 || clock.kind == TimeControl::Kind::Game);
}

std::optional<std::vector<std::string>> swapWords(const GameRecord &record)
{
    if (!record.setup.rules.swap)
        return {};
    return std::vector{std::string(recordvalues::textOf(recordvalues::answers, true))};
}

bool addSwap(GameRecord &record, std::string_view word)
{
    bool &swap = record.setup.rules.swap;
    if (swap)
        return false;
    return swap = word == recordvalues::textOf(recordvalues::answers, true);
}

std::optional<std::vector<std::string>> begunWords(const GameRecord &record)
{
    if (!record.times)
        return {};
    return std::vector{recordvalues::instantText(record.times->begun)};
}

bool addBegun(GameRecord &record, std::string_view word)
{
    const std::optional<Milliseconds> instant = recordvalues::instantOf(word);
    if (!instant || record.times)
        return false;
    record.times = Times{.begun = *instant, .actions = {}};
    return true;
}

/// Milliseconds from the previous action, or from the beginning, to each action.
std::optional<std::vector<std::string>> timesWords(const GameRecord &record)
{
    if (!record.times)
        return {};
    std::vector<std::string> words;
    Milliseconds last{0};
    for (const Milliseconds at : record.times->actions)
        words.push_back(std::to_string((at - std::exchange(last, at)).count()));
    return words;
}

bool addTime(GameRecord &record, std::string_view word)
{
    std::vector<Milliseconds> &times = record.times->actions;
    const Milliseconds last = times.empty() ? Milliseconds(0) : times.back();
    const std::optional<std::int64_t> step = recordvalues::numberOf<std::int64_t>(word);
    if (!step || *step < 0 || *step > (Times::latest - last).count())
        return false;
    times.push_back(last + Milliseconds(*step));
    return true;
}

std::string_view wordOf(Player player)
{
    return player == Player::One ? "1" : "2";
}

std::optional<std::vector<std::string>> elsewhereWords(const GameRecord &record)
{
    if (const std::optional<Player> player = playerElsewhere(record.setup))
        return std::vector{std::string(wordOf(*player))};
    return {};
}

bool addElsewhere(GameRecord &record, std::string_view word)
{
    for (const Player player : bothPlayers) {
        if (word == wordOf(player) && !playerElsewhere(record.setup) && !record.setup.seats[player].level)
            return record.setup.seats[player].elsewhere = true;
    }
    return false;
}

std::optional<std::vector<std::string>> eventWords(const GameRecord &record)
{
    const std::string &event = record.setup.event;
    if (event.empty())
        return {};
    std::vector<std::string> words(1);
    for (const char c : event) {
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

bool addEvent(GameRecord &record, std::string_view word)
{
    std::string &event = record.setup.event;
    event.append(event.empty() ? "" : " ").append(word);
    return true;
}

/// The words of the line without a number, in their order; the hints of each player follow.
constexpr std::string_view practiceWord = "practice";
constexpr std::string_view valuesWord = "values";
constexpr std::string_view spokeWord = "spoke";
constexpr std::array hintWords{std::pair(Player::One, std::string_view("1:")),
                               std::pair(Player::Two, std::string_view("2:"))};

std::optional<std::vector<std::string>> coachWords(const GameRecord &record)
{
    if (record.help == CoachHelp())
        return {};
    std::vector<std::string> words;
    if (record.help.practice)
        words.emplace_back(practiceWord);
    if (record.help.values)
        words.emplace_back(valuesWord);
    if (record.help.spoke)
        words.emplace_back(spokeWord);
    for (const auto &[player, word] : hintWords) {
        if (const int hints = record.help.hints[player]; hints > 0)
            words.push_back(std::string(word) + std::to_string(hints));
    }
    return words;
}

bool addCoach(GameRecord &record, std::string_view word)
{
    // Each word once and in this order, so that a game has exactly one text.
    CoachHelp &help = record.help;
    const bool hasHints = help.hints != PerPlayer<int>();
    if (word == practiceWord && help == CoachHelp())
        return help.practice = true;
    if (word == valuesWord && !help.any())
        return help.values = true;
    if (word == spokeWord && !help.spoke && !hasHints)
        return help.spoke = true;
    for (const auto &[player, start] : hintWords) {
        if (!word.starts_with(start))
            continue;
        const bool isNext = help.hints[player] == 0 && help.hints[Player::Two] == 0;
        const std::optional<int> hints = recordvalues::numberOf<int>(word.substr(start.size()));
        if (!isNext || !hints || *hints < 1 || *hints > CoachHelp::mostHints)
            return false;
        help.hints[player] = *hints;
        return true;
    }
    return false;
}

using Fault = std::optional<RecordError::Kind>;

constexpr std::array fields{
    OptionalField{.name = "fill",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = fillWords,
                  .addWord = addFill,
                  .fault =
                      [](const GameRecord &record) {
                          return record.setup.rules.fill != Fill::None ? Fault()
                                                                       : RecordError::Kind::BadValue;
                      }},
    OptionalField{.name = "pop out",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = popOutWords,
                  .addWord = addPopOut,
                  .fault =
                      [](const GameRecord &record) {
                          return record.setup.rules.popOut ? Fault() : RecordError::Kind::BadValue;
                      }},
    OptionalField{.name = "clock",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = clockWords,
                  .addWord = addClock,
                  .fault =
                      [](const GameRecord &record) {
                          const TimeControl &clock = record.setup.rules.clock;
                          return clock.seconds > 0 && isValid(clock) ? Fault() : RecordError::Kind::BadValue;
                      }},
    OptionalField{.name = "swap",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = swapWords,
                  .addWord = addSwap,
                  .fault =
                      [](const GameRecord &record) {
                          return record.setup.rules.swap ? Fault() : RecordError::Kind::BadValue;
                      }},
    OptionalField{
        .name = "begun",
        .place = Place::BeforeActions,
        .presence = [](const GameRecord &) { return Presence::May; },
        .words = begunWords,
        .addWord = addBegun,
        .fault =
            [](const GameRecord &record) { return record.times ? Fault() : RecordError::Kind::BadValue; }},
    OptionalField{.name = "elsewhere",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = elsewhereWords,
                  .addWord = addElsewhere,
                  .fault =
                      [](const GameRecord &record) {
                          return playerElsewhere(record.setup) ? Fault() : RecordError::Kind::BadValue;
                      }},
    OptionalField{.name = "tournament",
                  .place = Place::BeforeActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = eventWords,
                  .addWord = addEvent,
                  .fault =
                      [](const GameRecord &record) {
                          const std::string &event = record.setup.event;
                          return !event.empty() && isStorableEvent(event) ? Fault()
                                                                          : RecordError::Kind::BadValue;
                      }},
    OptionalField{
        .name = "times",
        .place = Place::AfterActions,
        .presence = [](const GameRecord &above) { return above.times ? Presence::Must : Presence::MustNot; },
        .words = timesWords,
        .addWord = addTime,
        .fault =
            [](const GameRecord &record) {
                return record.times->actions.size() == record.actions.size() ? Fault()
                                                                             : RecordError::Kind::TimesDiffer;
            }},
    OptionalField{.name = "coach",
                  .place = Place::AfterActions,
                  .presence = [](const GameRecord &) { return Presence::May; },
                  .words = coachWords,
                  .addWord = addCoach,
                  .fault =
                      [](const GameRecord &record) {
                          return record.help != CoachHelp() ? Fault() : RecordError::Kind::BadValue;
                      }},
};

} // namespace

std::span<const OptionalField> optionalFields() noexcept
{
    return fields;
}

} // namespace four::recordfields
