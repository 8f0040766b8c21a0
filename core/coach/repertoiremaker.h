// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/repertoire.h"
#include "core/engine/solver.h"

#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// What settles a position for the player to move: it need not be known by heart.
enum class SettledBy : std::uint8_t {
    Win,   ///< a drop wins at once
    Block, ///< the opponent threatens to win with the next drop: it decides where to drop, and the line goes
           ///< on
    Force, ///< a win by threats alone, two at once among them, in at most `mostForcedDrops` drops
};

inline constexpr int mostForcedDrops = 6;

/// The column of the block. @pre settledBy() says Block
[[nodiscard]] int blockOf(const engine::Position &position);

/// Nothing: it is to be known. @pre the position is not over
[[nodiscard]] std::optional<SettledBy> settledBy(const engine::Position &position);

/// The positions to know that the opponent's replies lead to, after this drop and after the blocks that
/// follow: one for a position and its mirror image, none that is beyond so many own drops.
/// @pre position.canDrop(column)
[[nodiscard]] std::vector<engine::Position> nextToKnow(const engine::Position &position, int column,
                                                       int ownDrops);

/// Those with which a repertoire of the kind begins.
[[nodiscard]] std::vector<engine::Position> beginningsOf(RepertoireKind kind);

/// How far the making has come.
struct RepertoireProgress
{
    int drop = 1;          ///< the own drop that is looked at
    std::size_t done = 0;  ///< of its positions
    std::size_t count = 0; ///< all of its positions
};

/// Drop by drop, takes for each position the column that keeps its result (a win, or else a draw) and leads
/// to the fewest positions not yet known, the one next to the centre if there are several: TRAINING, 2.
/// SecondMiddle, where the position is lost, first takes the columns that lose latest, and of these the one
/// after which the levels go wrong most often, then the one after which most columns lose the win.
/// Depends on the kind, the drops and how the levels play.
/// @pre drops <= Repertoire::mostDrops  @return nothing when stopped
[[nodiscard]] std::optional<std::vector<KnownDrop>>
makeRepertoire(RepertoireKind kind, int drops, engine::Solver &solver,
               const std::function<void(const RepertoireProgress &)> &progress,
               const engine::StopSign &stop = {});

/// What is wrong with a repertoire.
struct RepertoireFault
{
    enum class Kind : std::uint8_t {
        WrongColumn, ///< the drop gives the result away, or in SecondMiddle loses sooner than another
        Missing,     ///< a position that has to be known is not there
        Needless,    ///< no line of the repertoire leads to this position
    };
    Kind kind;
    engine::Position position;
};

/// Solves each position again, and follows all lines. @return nothing: all is right, or it was stopped
[[nodiscard]] std::optional<RepertoireFault> faultOf(const Repertoire &repertoire, engine::Solver &solver,
                                                     const engine::StopSign &stop = {});

/// Whether the drop keeps the best result of the position for the player to move; nothing when stopped.
[[nodiscard]] std::optional<bool> keepsResult(const engine::Position &position, int column,
                                              engine::Solver &solver, const engine::StopSign &stop = {});

} // namespace four::coach
