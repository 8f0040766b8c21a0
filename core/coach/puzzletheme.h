// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/reason.h"
#include "core/engine/solver.h"

namespace four::coach {

/// The theme of a reason for a drop; nothing where it says only what the values say, as OnlyMove does, or
/// gives an example instead of a proof.
[[nodiscard]] std::optional<Puzzle::Theme> themeOf(const Reason &reason, const engine::Position &position,
                                                   int column);

/// The theme of the hint for the position that these drops lead to: what docs/COACH.md says of the reason is
/// proven. Nothing where it has none, or when stopped. @pre the drops are legal, and the game goes on
[[nodiscard]] std::optional<Puzzle::Theme> provenTheme(std::span<const int> drops, engine::Solver &solver,
                                                       const engine::StopSign &stop = {});

} // namespace four::coach
