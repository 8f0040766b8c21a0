// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/values.h"

#include <cstdint>
#include <optional>

namespace four::coach {

/// What the player could have seen on the board, whatever the result with best play.
enum class Oversight : std::uint8_t {
    OverlookedWin,    ///< a line could be made at once, and was not
    AllowedWin,       ///< the opponent's next disc makes a line, and another column would have prevented it
    AllowedDouble,    ///< the opponent gets two threats or a forced win within `nearDrops`, avoidable
    OverlookedForced, ///< the same for oneself, and given up
};

/// How much a changed result matters: by the winner's drops until the win that was given or lost.
enum class Weight : std::uint8_t {
    Blunder,   ///< at most `nearDrops`: by exact values always an oversight, too
    Mistake,   ///< at most `farDrops`
    FinePoint, ///< further: too far to be seen by a person
};
constexpr int nearDrops = 4;
constexpr int farDrops = 12;

/// The judgement of a drop, by the values or estimates of all columns before it. By estimates, a good, an
/// even and a bad score stand for win, draw and loss, and only clear differences count.
struct Judgement
{
    enum class Kind : std::uint8_t {
        Forced,        ///< every other column loses at once, or no other is left
        OnlyMoveFound, ///< every other column would have made the result worse
        Best,          ///< no column is worth more
        Slower,        ///< still wins, but later
        Hastened,      ///< was lost anyway, and now sooner
        MissedDraw,    ///< could have drawn, and loses
        MissedWin,     ///< could have won, and draws
        LostWin,       ///< could have won, and loses
    };
    Kind kind = Kind::Best;
    int by = 0; ///< with Slower and Hastened: by how many of the winner's drops; 0 with all others
    bool isEstimated = false;          ///< by an estimate, not proven; never with Slower and Hastened
    std::optional<Weight> weight = {}; ///< exactly where the result changes
    std::optional<Oversight> oversight = {};

    /// Whether the drop made the result worse, or seems to have.
    [[nodiscard]] bool changesResult() const noexcept
    {
        return kind == Kind::MissedDraw || kind == Kind::MissedWin || kind == Kind::LostWin;
    }
    /// Whether it is an oversight, a blunder or a mistake.
    [[nodiscard]] bool isFault() const noexcept
    {
        return oversight.has_value() || (weight && *weight != Weight::FinePoint);
    }
    /// Whether it changes a result that is far away, and nothing else.
    [[nodiscard]] bool isFinePoint() const noexcept { return !oversight && weight == Weight::FinePoint; }
    friend bool operator==(const Judgement &, const Judgement &) = default;
};

/// Of an estimate, an oversight that is not at once is told where the result seems to change. @pre the column
/// can be played
[[nodiscard]] Judgement judge(const Values &before, int column);
[[nodiscard]] Judgement judge(const Estimate &before, int column);

/// The judgement of taking the first disc over, or of not doing so.
/// @param best what the best drop in its place is worth: a swap is worth the opposite
[[nodiscard]] Judgement judgeSwap(Outlook best, bool isTaken);

/// Whether a drop with this end has no such oversight. @param end nothing: not known
[[nodiscard]] bool avoids(Oversight oversight, std::optional<Outlook> end);
/// The first kind that the best action avoids and the one that was played does not.
[[nodiscard]] std::optional<Oversight> oversightOf(std::optional<Outlook> best,
                                                   std::optional<Outlook> played);

} // namespace four::coach
