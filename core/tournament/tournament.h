// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/rules/setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace four {

/// Two entrants of one game. The numbers are places in Tournament::entrants.
struct Pairing
{
    int first = 0; ///< begins, as player one
    int second = 0;
    int round = 0; ///< in a round each entrant plays at most once

    friend bool operator==(const Pairing &, const Pairing &) = default;
};

/// A place in the table.
struct Standing
{
    /// What puts an entrant behind the one before.
    enum class Behind : std::uint8_t {
        Points,
        Games, ///< equal points, and fewer in the games between those who tie
        Wins,  ///< these are equal as well, and fewer games were won
        None,  ///< all is equal: both share a place
    };

    int entrant = 0;
    int rank = 1; ///< from 1; equal for those who share a place
    int won = 0;
    int drawn = 0;
    int lost = 0;
    Behind behind = Behind::Points;

    [[nodiscard]] int games() const noexcept { return won + drawn + lost; }
    /// A draw is one, a win two, in both ways of counting.
    [[nodiscard]] int halves() const noexcept { return 2 * won + drawn; }
    friend bool operator==(const Standing &, const Standing &) = default;
};

/// A tournament in which each entrant plays each other one once or twice, as it is stored.
struct Tournament
{
    static constexpr Range entrantCount{3, 8};
    static constexpr Range cycleCount{1, 2};

    enum class Result : std::uint8_t { First, Second, Draw };

    /// What a win and a draw count: 2 and 1, or 1 and a half.
    enum class Points : std::uint8_t { TwoOne, OneHalf };

    /// A game that was begun.
    struct Entry
    {
        int pairing = 0;                             ///< in pairings()
        std::uint64_t seed = 0;                      ///< of the game, by which it is found among others
        std::optional<Result> result = std::nullopt; ///< nothing: not finished
        bool isStruck = false;                       ///< it counts no more, and its pairing is played again

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    std::string name; ///< see isStorableEvent()
    Ruleset rules;
    std::vector<Seat> entrants; ///< persons with names; computers without
    int cycles = 1;             ///< how often each plays each
    Points points = Points::TwoOne;
    std::vector<Entry> entries = {}; ///< in the order of their beginnings

    /// All games that are to be played, in their order: by the circle method. The number of games that an
    /// entrant begins differs by at most one from the others'; with an odd number one sits out each round.
    [[nodiscard]] std::vector<Pairing> pairings() const;
    /// Which entrants have no game in the round.
    [[nodiscard]] std::vector<int> sittingOut(int round) const;

    /// The entry that counts for the pairing; null: none is begun.
    [[nodiscard]] const Entry *entryOf(int pairing) const noexcept;
    /// The next pairing to be played: the one whose game is begun; else the first without a game that never
    /// had one; else the one whose game was struck first. Nothing: all are played.
    [[nodiscard]] std::optional<int> next() const;
    /// How many pairings are played.
    [[nodiscard]] int played() const noexcept;
    [[nodiscard]] bool isOver() const { return played() == int(pairings().size()); }
    /// By points, then by those of the games between the entrants who tie, again for those who still do, then
    /// by wins; then they share a place, in the order of their names in the tournament.
    [[nodiscard]] std::vector<Standing> table() const;

    /// Begins the game of a pairing. @pre entryOf(pairing) is null
    void begin(int pairing, std::uint64_t seed);
    /// Notes the result of a game that is begun and not finished. @return whether there was one
    bool finish(std::uint64_t seed, Result result);
    /// The game of a pairing counts no more. @return whether there was one
    bool strike(int pairing);

    friend bool operator==(const Tournament &, const Tournament &) = default;
};

/// Whether a tournament can be played and stored.
[[nodiscard]] bool isValid(const Tournament &tournament);

/// The text of a tournament, UTF-8. Results count for the entrant who began; pairings from 1:
///
///     four-in-a-row tournament 1
///     name: Family evening
///     cycles: 1
///     points: 2 1                  | 1 half
///     entrant: person Lan
///     entrant: computer easy
///     …
///     game: 1 4711 won             | drawn | lost | open; and `struck` after it
///     …
///     four-in-a-row record 1       the rules, as a record of a game without actions
///     …
///
/// @pre isValid()
[[nodiscard]] std::string toText(const Tournament &tournament);
inline constexpr std::string_view tournamentHeadline = "four-in-a-row tournament ";

enum class TournamentError : std::uint8_t {
    Damaged,
    NewerVersion, ///< a later version of the program wrote it
};
[[nodiscard]] std::variant<Tournament, TournamentError> readTournament(std::string_view text);

} // namespace four
