// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/recordvalues.h"

#include <charconv>
#include <chrono>
#include <limits>

namespace four {

namespace {
constexpr std::string_view instantPattern = "0000-00-00T00:00:00.000Z";

/// A column or row counted from 1, as an index from 0.
std::optional<int> indexOf(std::string_view text)
{
    const std::optional<long long> number = recordvalues::numberOf<long long>(text);
    if (!number || *number - 1 < std::numeric_limits<int>::min() ||
        *number - 1 > std::numeric_limits<int>::max())
        return {};
    return static_cast<int>(*number - 1);
}

std::string numberText(int index)
{
    return std::to_string(static_cast<long long>(index) + 1);
}

} // namespace

std::optional<std::string_view> recordvalues::after(std::string_view prefix, std::string_view text)
{
    if (!text.starts_with(prefix))
        return {};
    return text.substr(prefix.size());
}

std::string recordWord(const Action &action)
{
    struct Writer
    {
        std::string operator()(const action::ChooseLetter &a) const
        {
            return a.letter == Letter::X ? "X" : "O";
        }
        std::string operator()(const action::Drop &a) const { return numberText(a.column); }
        std::string operator()(const action::Remove &a) const
        {
            return 'r' + numberText(a.cell.column) + ',' + numberText(a.cell.row);
        }
        std::string operator()(const action::Pop &a) const { return 'p' + numberText(a.column); }
        std::string operator()(const action::Swap &) const { return "s"; }
        std::string operator()(const action::Undo &) const { return "u"; }
        std::string operator()(const action::Block &) const { return "b"; }
        std::string operator()(const action::EndTurn &) const { return "e"; }
        std::string operator()(const action::Resign &) const { return "resign"; }
        std::string operator()(const action::TimeOut &) const { return "t"; }
        std::string operator()(const action::Unknown &) const { return "?"; }
    };
    return std::visit(Writer(), action);
}

namespace recordvalues {

std::optional<Action> actionOf(std::string_view word)
{
    if (word == "X" || word == "O")
        return action::ChooseLetter{word == "X" ? Letter::X : Letter::O};
    if (word == "s")
        return action::Swap{};
    if (word == "u")
        return action::Undo{};
    if (word == "b")
        return action::Block{};
    if (word == "e")
        return action::EndTurn{};
    if (word == "t")
        return action::TimeOut{};
    if (word == "resign")
        return action::Resign{};
    if (const auto cell = after("r", word)) {
        const std::size_t comma = cell->find(',');
        if (comma == std::string_view::npos)
            return {};
        const std::optional<int> column = indexOf(cell->substr(0, comma));
        const std::optional<int> row = indexOf(cell->substr(comma + 1));
        if (!column || !row)
            return {};
        return action::Remove{{*column, *row}};
    }
    if (const auto popped = after("p", word)) {
        const std::optional<int> column = indexOf(*popped);
        return column ? std::optional<Action>(action::Pop{*column}) : std::nullopt;
    }
    if (const std::optional<int> column = indexOf(word))
        return action::Drop{*column};
    return {};
}

std::string violationText(const Ruleset &rules)
{
    if (rules.violations == Violations::None)
        return "none";
    return std::to_string(rules.violationsAllowed).append(textOf(violationRules, rules.violations));
}

std::string seatText(const Seat &seat)
{
    std::string text = seat.level ? std::string("computer ").append(textOf(levels, *seat.level)) : "person";
    if (seat.level == Level::Adaptive)
        text.append(" ").append(std::to_string(seat.strength));
    if (!seat.name.empty())
        text.append(" ").append(seat.name);
    return text;
}

std::optional<Seat> seatOf(std::string_view text)
{
    Seat seat;
    std::string_view rest;
    if (const auto person = after("person", text)) {
        rest = *person;
    } else if (const auto computer = after("computer ", text)) {
        const std::string_view level = computer->substr(0, computer->find(' '));
        seat.level = valueOf(levels, level);
        if (!seat.level)
            return {};
        rest = computer->substr(level.size());
        if (seat.level == Level::Adaptive) {
            if (rest.empty() || rest.front() != ' ')
                return {};
            const std::string_view strength = rest.substr(1, rest.find(' ', 1) - 1);
            const std::optional<int> read = numberOf<int>(strength);
            if (!read || *read < 0 || *read > greatestStrength)
                return {};
            seat.strength = *read;
            rest.remove_prefix(1 + strength.size());
        }
    } else {
        return {};
    }
    if (!rest.empty()) {
        if (rest.size() < 2 || rest.front() != ' ' || !isStorableName(rest.substr(1)))
            return {};
        seat.name = rest.substr(1);
    }
    return seat;
}

std::string instantText(Milliseconds instant)
{
    using namespace std::chrono;
    const sys_time<Milliseconds> time(instant);
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::string text(instantPattern);
    const auto put = [&text](std::size_t at, std::size_t width, std::int64_t number) {
        for (; width > 0; number /= 10)
            text[at + --width] = static_cast<char>('0' + number % 10);
    };
    put(0, 4, static_cast<int>(date.year()));
    put(5, 2, static_cast<unsigned>(date.month()));
    put(8, 2, static_cast<unsigned>(date.day()));
    put(11, 2, clock.hours().count());
    put(14, 2, clock.minutes().count());
    put(17, 2, clock.seconds().count());
    put(20, 3, clock.subseconds().count());
    return text;
}

std::optional<Milliseconds> instantOf(std::string_view text)
{
    using namespace std::chrono;
    const auto get = [text](std::size_t at, std::size_t width) {
        int number = 0;
        std::from_chars(text.data() + at, text.data() + at + width, number);
        return number;
    };
    if (text.size() != instantPattern.size())
        return {};
    const year_month_day date(year(get(0, 4)), month(static_cast<unsigned>(get(5, 2))),
                              day(static_cast<unsigned>(get(8, 2))));
    if (!date.ok())
        return {};
    const Milliseconds instant = sys_days(date).time_since_epoch() + hours(get(11, 2)) + minutes(get(14, 2)) +
                                 seconds(get(17, 2)) + milliseconds(get(20, 3));
    // A wrong time of day or digit is not written as it was read, so the comparison finds it.
    if (instant < Milliseconds(0) || instant > Times::latest || instantText(instant) != text)
        return {};
    return instant;
}

} // namespace recordvalues

} // namespace four
