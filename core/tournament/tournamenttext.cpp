// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "core/rules/recordfields.h"
#include "core/rules/recordvalues.h"
#include "core/tournament/tournament.h"

#include <array>
#include <cstddef>

namespace four {

namespace {
using namespace recordvalues;
using Entry = Tournament::Entry;
using Result = Tournament::Result;
using Points = Tournament::Points;

constexpr int textVersion = 1;
constexpr std::string_view nameField = "name: ";
constexpr std::string_view cyclesField = "cycles: ";
constexpr std::string_view pointsField = "points: ";
constexpr std::string_view entrantField = "entrant: ";
constexpr std::string_view gameField = "game: ";
constexpr std::string_view struckWord = "struck";
constexpr std::array pointWords{Word{Points::TwoOne, "2 1"}, Word{Points::OneHalf, "1 half"}};
constexpr std::array resultWords{
    Word{std::optional(Result::First), "won"}, Word{std::optional(Result::Second), "lost"},
    Word{std::optional(Result::Draw), "drawn"}, Word{std::optional<Result>(), "open"}};

/// Takes the text up to the separator, which is left out; all if there is none.
std::string_view take(std::string_view &text, char separator)
{
    const std::size_t end = text.find(separator);
    const std::string_view taken = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return taken;
}

std::optional<Entry> entryOf(std::string_view text)
{
    const auto pairing = numberOf<int>(take(text, ' '));
    const auto seed = numberOf<std::uint64_t>(take(text, ' '));
    const auto result = valueOf(resultWords, take(text, ' '));
    const bool isStruck = text == struckWord;
    if (!pairing || !seed || !result || (!isStruck && !text.empty()))
        return {};
    return Entry{.pairing = *pairing - 1, .seed = *seed, .result = *result, .isStruck = isStruck};
}

std::string textOf(const Entry &entry)
{
    std::string text = std::to_string(entry.pairing + 1).append(" ").append(std::to_string(entry.seed));
    text.append(" ").append(recordvalues::textOf(resultWords, entry.result));
    return entry.isStruck ? text.append(" ").append(struckWord) : text;
}

/// Reads the line into the tournament. @return false: no line of this version, or with an invalid value
bool readLine(std::string_view line, Tournament &tournament)
{
    if (const auto name = after(nameField, line)) {
        tournament.name = *name;
        return true;
    }
    if (const auto cycles = after(cyclesField, line)) {
        tournament.cycles = numberOf<int>(*cycles).value_or(0);
        return true;
    }
    if (const auto points = after(pointsField, line)) {
        const auto read = valueOf(pointWords, *points);
        tournament.points = read.value_or(Points::TwoOne);
        return read.has_value();
    }
    if (const auto text = after(entrantField, line)) {
        const auto seat = seatOf(*text);
        tournament.entrants.push_back(seat.value_or(Seat()));
        return seat.has_value();
    }
    const auto text = after(gameField, line);
    const auto entry = text ? entryOf(*text) : std::nullopt;
    tournament.entries.push_back(entry.value_or(Entry()));
    return entry.has_value();
}
} // namespace

std::string toText(const Tournament &tournament)
{
    std::string text;
    const auto add = [&text](std::string_view field, std::string_view value) {
        text.append(field).append(value).append("\n");
    };
    add(tournamentHeadline, std::to_string(textVersion));
    add(nameField, tournament.name);
    add(cyclesField, std::to_string(tournament.cycles));
    add(pointsField, recordvalues::textOf(pointWords, tournament.points));
    for (const Seat &entrant : tournament.entrants)
        add(entrantField, seatText(entrant));
    for (const Entry &entry : tournament.entries)
        add(gameField, textOf(entry));
    GameSetup setup;
    setup.rules = tournament.rules;
    return text.append(toText(recordOf(Game(setup))));
}

std::variant<Tournament, TournamentError> readTournament(std::string_view text)
{
    const auto version = after(tournamentHeadline, take(text, '\n'));
    const auto number = version ? numberOf<int>(*version) : std::nullopt;
    if (!number || *number < 1)
        return TournamentError::Damaged;
    if (*number > textVersion)
        return TournamentError::NewerVersion;
    Tournament tournament;
    while (!text.empty() && !text.starts_with(recordfields::headline)) {
        if (!readLine(take(text, '\n'), tournament))
            return TournamentError::Damaged;
    }
    const auto rules = readRecord(text);
    if (const auto *error = std::get_if<RecordError>(&rules)) {
        const bool isNewer =
            error->kind == RecordError::Kind::NewerVersion || error->kind == RecordError::Kind::UnknownField;
        return isNewer ? TournamentError::NewerVersion : TournamentError::Damaged;
    }
    tournament.rules = std::get<Game>(rules).rules();
    if (!isValid(tournament))
        return TournamentError::Damaged;
    return tournament;
}

} // namespace four
