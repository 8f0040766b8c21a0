// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/reason.h"
#include "core/coach/values.h"

#include <optional>

namespace four::coach {

/// A best drop, and the first reason for one that can be seen on the board or played out by threats.
struct Tactic
{
    int column = 0;
    Reason reason;
};

/// The first of WinsNow, MustBlock, TwoThreats, Forces, StopsThat and NotUnder that is true of a best column.
/// @param values of the field
[[nodiscard]] std::optional<Tactic> findTactic(const Field &field, const Values &values);

} // namespace four::coach
