// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/stopsign.h"
#include "core/rules/game.h"

#include <optional>
#include <vector>

namespace four::coach {

/// Which of these columns a person would most likely play: the one that the levels Easy to Hard play most
/// often, each asked several times; where they play none of them, or as often, the most central.
/// The same for the same position, however it came about. @return nothing when stopped
/// @pre `columns` is not empty, its drops are legal now, and the game has an exactPosition
[[nodiscard]] std::optional<int> mostTempting(const Game &game, const std::vector<int> &columns,
                                              const engine::StopSign &stop);

} // namespace four::coach
