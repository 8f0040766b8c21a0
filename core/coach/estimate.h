// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/outlook.h"
#include "core/engine/stopsign.h"
#include "core/rules/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// Scores of the columns by a search that does not reach the end of the game: for games that have no exact
/// values, or none in time. It proves nothing. All columns are searched equally deep, and always an even
/// number of turns, since a search that ends with the other side's turn judges otherwise.
struct Estimate
{
    int depth = 0; ///< turns that it looked ahead, the drop itself included; at least 2
    /// For the player of the drop, in points of players::Evaluation, or players::Score where it sees the end;
    /// nothing for a column into which no disc can be dropped now.
    std::vector<std::optional<int>> scores;

    /// The result that the score suggests; Win is better for the player of the drop.
    [[nodiscard]] Result likelyResult(int column) const;
    /// The columns of the highest score, from the left.
    [[nodiscard]] std::vector<int> bestColumns() const;
    /// The columns into which a disc can be dropped.
    [[nodiscard]] std::vector<int> openColumns() const;
    /// How the game ends after a drop there, as far as the search saw the end. It is only proven for an end
    /// at once.
    /// @pre a disc can be dropped there
    [[nodiscard]] std::optional<Outlook> seenEnd(int column) const;
    /// Whether a disc there completes a line: that much is known. @pre a disc can be dropped there
    [[nodiscard]] bool winsAtOnce(int column) const { return seenEnd(column) == Outlook{Result::Win, 1}; }
    /// Whether its likelyResult() differs from the best column's, and its score by far. Smaller differences
    /// mean little where a search does not see the end. @pre a disc can be dropped there
    [[nodiscard]] bool isClearlyWorse(int column) const;
    /// The open columns that are not clearly worse than the best.
    [[nodiscard]] std::vector<int> keepingColumns() const;
    /// Whether it seems to matter what is played now.
    [[nodiscard]] bool isDecision() const { return keepingColumns().size() < openColumns().size(); }

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

/// A score as in Estimate, of a game after the first action of a turn, for the player of that turn.
/// @param turns that are looked ahead from there  @param nodes that are left, and fewer afterwards
/// @return nothing if they were too few, or it was stopped
[[nodiscard]] std::optional<int> scoreOf(Game point, Player player, int turns, std::uint64_t &nodes,
                                         const engine::StopSign &stop);

/// Called with each deeper estimate, on the calling thread.
using EstimateHandler = std::function<void(const Estimate &estimate)>;

struct EstimateLimits
{
    std::uint64_t nodes = 1'500'000; ///< positions, for all columns together
    int depth = 16;                  ///< turns, at most
};

/// The same game has the same estimate, on every machine.
/// @return the deepest that was completed; nothing if the game is over, no disc can be dropped, or it was
/// stopped before any was
[[nodiscard]] std::optional<Estimate> estimateOf(const Game &game, const EstimateLimits &limits = {},
                                                 const engine::StopSign &stop = {},
                                                 const EstimateHandler &known = {});

} // namespace four::coach
