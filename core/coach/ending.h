// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/solver.h"
#include "core/rules/board.h"

#include <optional>
#include <vector>

namespace four::coach {

/// Why a late position ends as it does, by counting: which player has to drop into the losing cell at last.
///
/// A *winning cell* of a player is an empty one at which a disc would complete a line of the player's. The
/// count is that of the *winner*, or of player two where the ending is drawn: of the *answering* player.
///
/// - *Open columns* are those that are not full: two to five, and in none of them the next disc of either
///   player completes a line.
/// - *Safe cells* are the empty cells of an open column, from the lowest on; in the column that decides they
///   end two below the winner's lowest winning cell there: a disc right below it lets the winner drop on top.
///   In a drawn ending no column decides, and all empty cells are safe.
/// - *Parity*: where the safe cells are odd in number, the answering player is to move, and uses one up
///   (`first`). Where they are even, the other player is to move. So the other player now drops, and all
///   safe cells are in pairs.
/// - *Pairs*: the cells of a column, two by two from its top safe cell down, and, where a column has an odd
///   number of them, its lowest one with the lowest one of another such column. A drop into a pair is
///   answered in its other cell, which is always within reach then.
/// - *The count ends* at the cell right below the winning one (`end`), into which the other player must drop
///   once the pairs are full. In a drawn ending the board is full.
///
/// Proven by playing all games in which the one player answers so, completing lines where possible, and the
/// other drops anywhere: the winner always wins, at `win` and nowhere else; in a drawn ending player two
/// does not lose. That player two cannot win instead is for the solver to say: see provenEnding().
struct CountedEnding
{
    struct OpenColumn
    {
        int column = 0;
        int safe = 0; ///< cells

        friend bool operator==(const OpenColumn &, const OpenColumn &) = default;
    };
    struct Pair
    {
        Cell one;   ///< the lower one, or the one further left
        Cell other; ///< right above, or the lowest empty cell of another column

        friend bool operator==(const Pair &, const Pair &) = default;
    };
    /// A winning cell that is of no use, as its pair gives it to the other player.
    struct LostCell
    {
        Cell cell;
        Player owner = Player::One;
        int pair = 0; ///< its place in `pairs`

        friend bool operator==(const LostCell &, const LostCell &) = default;
    };

    std::optional<Player> winner{};    ///< nothing: drawn
    Player answering = Player::Two;    ///< by the pairs
    std::optional<Cell> first{};       ///< where the safe cells are odd in number
    std::vector<OpenColumn> columns{}; ///< from the left
    std::vector<Pair> pairs{};         ///< by columns from the left, then from the bottom
    std::optional<Cell> end{};         ///< nothing: drawn
    std::optional<Cell> win{};
    std::vector<LostCell> lost{};

    /// Of all open columns.
    [[nodiscard]] int safeCells() const;

    friend bool operator==(const CountedEnding &, const CountedEnding &) = default;
};

/// The ending of a position of the standard board; with a winner, where one of the players has a proof.
/// @return nothing where no pairs prove it, or where there is nothing to count: not a pair, or, in a drawn
/// ending, no winning cell. The mirrored position may get other pairs.
[[nodiscard]] std::optional<CountedEnding> countedEnding(const engine::Position &position);

/// The player's side that a person plays: the winner's; in a drawn ending that of the player to move.
[[nodiscard]] Player personOf(const CountedEnding &ending, const engine::Position &position);

/// The position as a puzzle whose task is Ending, proven by its pairs and by the solver.
/// @return nothing where it is none, or when stopped  @pre the drops are legal, and the game is not over
[[nodiscard]] std::optional<Puzzle> provenEnding(std::span<const int> drops, engine::Solver &solver,
                                                 const engine::StopSign &stop = {});

} // namespace four::coach
