// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/reason.h"
#include "core/coach/values.h"

#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// A best drop, and the first reason for one that can be seen on the board or played out by threats.
struct Tactic
{
    int column = 0;
    Reason reason;
};

/// What the search for a tactic depends on, beside the position.
struct TacticWishes
{
    std::vector<int> columns; ///< best ones, those to prefer first
    /// The drop is told as the answer to a mistake: a win by force is told before the block that begins it,
    /// and NotUnder never.
    bool isAnswer = false;
    /// Whether the opponent has no better answer to a column than the same column again. Asked only where
    /// NotUnder depends on it.
    std::function<bool(int column)> isAnsweredAbove;
};

/// The first of WinsNow, MustBlock, TwoThreats, Forces, StopsThat and NotUnder that is true of a best column.
/// @param values of the field
[[nodiscard]] std::optional<Tactic> findTactic(const Field &field, const Values &values,
                                               const TacticWishes &wishes);

} // namespace four::coach
