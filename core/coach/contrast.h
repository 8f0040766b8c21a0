// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/tactics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// Which facts are looked for: those that stay on the board, or those that the next disc may end.
enum class Fact : std::uint8_t {
    Lasting, ///< threats that the next disc does not reach, where some columns are worse
    Passing, ///< other threats, and lines that lack two discs
};

/// A best drop, and what is true on the board of it and of none of the columns that are worse: MakesThreat,
/// BreaksThreat or BreaksLine, the most telling first. It needs no search.
/// @param field of the position that the values are of  @param columns best ones, those to prefer first
/// @param isFirst whether the player to move had the game's first drop, and so the odd rows
[[nodiscard]] std::optional<Tactic> findContrast(const Field &field, const Values &values,
                                                 const std::vector<int> &columns, bool isFirst, Fact fact);

} // namespace four::coach
