// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"
#include "core/engine/stopsign.h"
#include "core/rules/game.h"

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// A block, a remove or a pop that seems clearly better than a whole turn with a drop, by a search that looks
/// a few turns ahead.
struct BetterAction
{
    static constexpr int turns = 8; ///< that the search looks ahead: an even number, see Estimate

    std::optional<Cell> removal; ///< nothing: to block the opponent's turn after the same drop
    bool isPop = false;          ///< the removal is a pop
    Judgement judgement;         ///< of the turn, compared with the better one

    friend bool operator==(const BetterAction &, const BetterAction &) = default;
};

/// What would have been clearly better than a drop, while its turn lasts, and when it has ended.
struct BetterActions
{
    std::optional<BetterAction>
        instead;                       ///< a remove or pop in its place, however the turn ends after the drop
    std::optional<BetterAction> after; ///< a block after it, rather than to end the turn

    friend bool operator==(const BetterActions &, const BetterActions &) = default;
};

/// The review's judgement of a drop in a game with power-ups, before it is known how its turn ends.
/// @param column that can be played; nothing: no disc can be dropped, and the best remove or pop is
/// `instead`, without a judgement
[[nodiscard]] BetterActions betterActionsThan(const Game &before, std::optional<int> column,
                                              const engine::StopSign &stop = {});

/// A drop of a game, and its judgement.
struct ReviewedDrop
{
    int column = 0; ///< counted from 0
    Player player = Player::One;
    /// The values of all columns for the player; nothing where the game has no exact values, see
    /// exactPosition, or none in time.
    std::optional<Values> before;
    /// Their estimate, where `before` is missing; nothing where the rules give the column of the first disc.
    std::optional<Estimate> estimate = {};
    std::optional<BetterAction> better = {}; ///< only where no column is better
    std::optional<Judgement> judgement;      ///< exactly where `before` or `estimate` is

    /// The columns that kept the result, or are not clearly worse; all four @pre judgement
    [[nodiscard]] std::vector<int> keepingColumns() const;
    /// The columns in which nothing would be said of the drop: those that kept the result that it changed, or
    /// those without its oversight.
    [[nodiscard]] std::vector<int> rightColumns() const;
    /// Whether the result depended on the drop, or seems to have.
    [[nodiscard]] bool isDecision() const;
    /// How the game then ended, as far as that is known or was seen.
    [[nodiscard]] std::optional<Outlook> end() const;

    friend bool operator==(const ReviewedDrop &, const ReviewedDrop &) = default;
};

/// The quality of one player's decisions: the drops on which the result depended.
struct Decisions
{
    int all = 0;
    int kept = 0;       ///< that did not make the result worse
    int longestRun = 0; ///< of those, one after the other

    friend bool operator==(const Decisions &, const Decisions &) = default;
};

/// What is said against one player's drops, each counted once: an oversight that changed the result is a
/// blunder.
struct Faults
{
    int oversights = 0;
    int blunders = 0;
    int mistakes = 0;
    int finePoints = 0;

    void add(const Judgement &judgement);
    friend bool operator==(const Faults &, const Faults &) = default;
};

/// The reply to a first disc that could be taken over.
struct ReviewedSwap
{
    Player player = Player::One;
    bool isTaken = false;
    Judgement judgement; ///< changes a result or not; counted nowhere, as no drop is better or worse by it

    friend bool operator==(const ReviewedSwap &, const ReviewedSwap &) = default;
};

/// A finished or running game, drop by drop.
struct Review
{
    std::vector<ReviewedDrop> drops; ///< without those that were undone
    PerPlayer<Decisions> decisions;  ///< by exact values
    PerPlayer<Decisions> estimated;  ///< the others, by estimate: never to be added to these
    PerPlayer<Faults> faults;        ///< by exact values and by estimates
    /// Of `drops`, the last fault; if there is none, the last fine point.
    std::optional<std::size_t> turningPoint;
    std::optional<ReviewedSwap> swap = {}; ///< see judgedSwap()

    /// Whether nothing in it is an estimate.
    [[nodiscard]] bool isExact() const noexcept;

    friend bool operator==(const Review &, const Review &) = default;
};

/// The review of drops with known values or estimates and better actions, as ui's ReviewStore has
/// them: judges them, and counts.
[[nodiscard]] Review reviewOf(std::vector<ReviewedDrop> drops);

/// The judgement of the game's swap, or of a drop in its place, by the values of the drop that followed the
/// first disc: a swap leaves the same position to the other player. Nothing where there was no choice, or no
/// such drop.
[[nodiscard]] std::optional<ReviewedSwap> judgedSwap(const Review &review, const Game &game);

/// Whether the opponent can make two threats at once after the drop. Nothing is claimed of games with
/// power-ups. @param rules of the reviewed game  @pre it completes no line
[[nodiscard]] bool allowsTwoThreats(const Review &review, std::size_t drop, const Ruleset &rules);

/// Called on the calling thread after each drop that was analysed.
using ReviewProgress = std::function<void(std::size_t done, std::size_t all)>;

struct ReviewOptions
{
    /// The time limit of exact values, for all drops together; the others are estimated. On large boards
    /// exact values would take years. Nothing: no limit.
    std::optional<std::chrono::milliseconds> timeLimit = {};
    EstimateLimits estimates{.nodes = 400'000, .depth = 16};
};

/// Judges every drop. Begins with the last one, so that the solver's table is of use for the earlier ones.
/// @return nothing when stopped  @throws as engine::Solver::solve
[[nodiscard]] std::optional<Review> reviewOf(const Game &game, engine::Solver &solver,
                                             const engine::StopSign &stop = {},
                                             const ReviewProgress &progress = {},
                                             const ReviewOptions &options = {});

} // namespace four::coach
