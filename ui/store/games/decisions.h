// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "ui/store/games/tally.h"

#include <QHash>

#include <array>
#include <vector>

namespace four {

/// The decisions of one side in its reviewed games, added up. A decision is a drop on which the result
/// depended, see coach::Decisions.
struct DecisionTally
{
    /// Of the game, by the number of the disc: to 12, to 28, and after.
    enum Phase : std::uint8_t { Opening, Middle, End };
    static constexpr int lastOfOpening = 12;
    static constexpr int lastOfMiddle = 28;

    struct Part
    {
        int all = 0;
        int kept = 0; ///< that did not make the result worse

        void add(bool isKept)
        {
            ++all;
            kept += isKept ? 1 : 0;
        }
        /// Of those that were kept, 0 to 1. @pre all > 0
        [[nodiscard]] double share() const { return double(kept) / all; }
        friend bool operator==(const Part &, const Part &) = default;
    };

    int games = 0;
    Part whole;
    std::array<Part, 3> phases; ///< by Phase
    // Mistakes, in all games together.
    int lostWins = 0;
    int missedWins = 0;
    int missedDraws = 0;
    std::vector<Part> course; ///< of each game with a decision, in the order in which they ended

    /// @param review of a game that this side had @p player in
    void add(const coach::Review &review, Player player);
    /// How often in a game, on average. @pre games > 0
    [[nodiscard]] double perGame(int mistakes) const { return double(mistakes) / games; }

    friend bool operator==(const DecisionTally &, const DecisionTally &) = default;
};

struct DecisionRow
{
    int contender = 0; ///< of FinishedGames::contenders
    DecisionTally tally;
};

/// Everybody whose games have been reviewed by exact values alone, in the order in which they came first.
/// @param reviews by the games' numbers
[[nodiscard]] std::vector<DecisionRow> decisionsOf(const FinishedGames &games,
                                                   const QHash<qint64, coach::Review> &reviews,
                                                   HelpFilter help = HelpFilter::Without);

} // namespace four
