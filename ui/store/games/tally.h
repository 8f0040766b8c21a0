// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "core/rules/ruleset.h"
#include "ui/store/games/contender.h"

#include <optional>
#include <vector>

namespace four {

/// A game that counts. Who played is an index into FinishedGames::contenders.
struct FinishedGame
{
    PerPlayer<int> contenders;
    Preset preset = Preset::Classic;
    std::optional<Player> winner;
    int discs = 0;
    qint64 id = 0;         ///< under which it is stored
    bool isHelped = false; ///< the coach helped
};

struct FinishedGames
{
    std::vector<Contender> contenders;
    std::vector<FinishedGame> games; ///< in the order in which they ended
};

/// How games came out, seen by one side.
struct Tally
{
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int longestStreak = 0; ///< most wins in a row
    int streak = 0;        ///< wins in a row up to the last game
    qint64 discs = 0;      ///< of all games together

    [[nodiscard]] int played() const { return won + drawn + lost; }
    [[nodiscard]] double share() const { return played() == 0 ? 0 : double(won) / played(); }
    [[nodiscard]] double averageDiscs() const { return played() == 0 ? 0 : double(discs) / played(); }

    /// @param outcome above 0: won, 0: drawn, below 0: lost
    void add(int outcome, int discsOfTheGame);

    friend bool operator==(const Tally &, const Tally &) = default;
};

/// The games of one contender, one pair of them, or one preset, added up.
struct TallyRow
{
    std::optional<int> contender; ///< the side that the tally is seen by; nothing: a preset's yellow
    std::optional<int> against;   ///< of a pair
    Preset preset = Preset::Classic;
    Tally tally;
};

/// The coach's help: games with it say less of who won.
enum class HelpFilter : std::uint8_t { Without, With, Both };

[[nodiscard]] constexpr bool counts(HelpFilter filter, bool isHelped) noexcept
{
    return filter == HelpFilter::Both || isHelped == (filter == HelpFilter::With);
}

/// Which games are counted.
struct TallyFilter
{
    std::optional<Preset> preset;
    std::optional<Level> level; ///< only games with a computer of this level
    HelpFilter help = HelpFilter::Without;
};

enum class TallyBy : std::uint8_t {
    People,
    Pairs, ///< seen by the person, or by the one who was there first
    Computers,
    Presets, ///< seen by yellow
};

[[nodiscard]] std::vector<TallyRow> tallies(const FinishedGames &games, TallyBy by, TallyFilter filter = {});

} // namespace four
