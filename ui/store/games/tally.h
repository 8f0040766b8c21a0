// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/clocks.h"
#include "core/rules/player.h"
#include "core/rules/ruleset.h"
#include "ui/store/games/contender.h"

#include <QHash>

#include <array>
#include <optional>
#include <vector>

namespace four {

/// A game that is counted.
struct FinishedGame
{
    PerPlayer<int> contenders; ///< of FinishedGames::contenders
    Preset preset = Preset::Classic;
    std::optional<Player> winner;
    int discs = 0;
    qint64 id = 0;            ///< in the store
    bool isHelped = false;    ///< the coach helped
    bool isOutOfTime = false; ///< the loser's clock had run out
    Thought thought{};        ///< with a clock
};

struct FinishedGames
{
    std::vector<Contender> contenders;
    std::vector<FinishedGame> games; ///< in the order of their ends
};

/// Results of games, from one side.
struct Tally
{
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int longestStreak = 0; ///< most wins in a row
    int streak = 0;        ///< wins in a row up to the last game
    qint64 discs = 0;      ///< of all games together
    int lostOnTime = 0;
    int turns = 0;           ///< in games with a clock
    Milliseconds thought{0}; ///< in these turns

    [[nodiscard]] int played() const { return won + drawn + lost; }
    [[nodiscard]] double share() const { return played() == 0 ? 0 : double(won) / played(); }
    [[nodiscard]] double averageDiscs() const { return played() == 0 ? 0 : double(discs) / played(); }
    /// @pre turns > 0
    [[nodiscard]] double secondsATurn() const { return double(thought.count()) / 1000 / turns; }

    /// @param outcome above 0: won, 0: drawn, below 0: lost
    void add(int outcome, int discsOfTheGame);
    /// What the clock says of the player in the game.
    void addTime(const FinishedGame &game, Player player);

    friend bool operator==(const Tally &, const Tally &) = default;
};

/// The tally of one contender, pair of contenders, or preset.
struct TallyRow
{
    std::optional<int> contender; ///< the side of the tally; nothing: yellow, of a preset
    std::optional<int> against;   ///< of a pair
    Preset preset = Preset::Classic;
    Tally tally;
};

/// Whether games with the coach's help are counted.
enum class HelpFilter : std::uint8_t { Without, With, Both };

[[nodiscard]] constexpr bool counts(HelpFilter filter, bool isHelped) noexcept
{
    return filter == HelpFilter::Both || isHelped == (filter == HelpFilter::With);
}

/// The games that are counted.
struct TallyFilter
{
    std::optional<Preset> preset;
    std::optional<Level> level; ///< only games with a computer of this level
    HelpFilter help = HelpFilter::Without;
};

enum class TallyBy : std::uint8_t {
    People,
    Pairs, ///< from the person's side, or the first contender's
    Computers,
    Presets, ///< from yellow's side, but the times are of both players
};

[[nodiscard]] std::vector<TallyRow> tallies(const FinishedGames &games, TallyBy by, TallyFilter filter = {});

/// The decisions of one contender in reviewed games. A decision is a drop on which the result depended, see
/// coach::Decisions.
struct DecisionTally
{
    /// By the number of the disc: to 12, to 28, and after.
    enum Phase : std::uint8_t { Opening, Middle, End };
    static constexpr int lastOfOpening = 12;
    static constexpr int lastOfMiddle = 28;

    struct Part
    {
        int all = 0;
        int kept = 0; ///< did not make the result worse

        void add(bool isKept)
        {
            ++all;
            kept += isKept ? 1 : 0;
        }
        /// kept of all, 0 to 1. @pre all > 0
        [[nodiscard]] double share() const { return double(kept) / all; }
        friend bool operator==(const Part &, const Part &) = default;
    };

    int games = 0;
    Part whole;
    std::array<Part, 3> phases; ///< by Phase
    coach::Faults faults;       ///< in all games
    std::vector<Part> course;   ///< of games with decisions, in the order of their ends

    /// @param player the contender's in this game
    void add(const coach::Review &review, Player player);
    /// The average. @pre games > 0
    [[nodiscard]] double perGame(int mistakes) const { return double(mistakes) / games; }

    friend bool operator==(const DecisionTally &, const DecisionTally &) = default;
};

struct DecisionRow
{
    int contender = 0; ///< of FinishedGames::contenders
    DecisionTally tally;
};

/// A row for each contender with games reviewed by exact values, in the order of their first games.
/// @param reviews by the numbers of games
[[nodiscard]] std::vector<DecisionRow> decisionsOf(const FinishedGames &games,
                                                   const QHash<qint64, coach::Review> &reviews,
                                                   HelpFilter help = HelpFilter::Without);

} // namespace four
