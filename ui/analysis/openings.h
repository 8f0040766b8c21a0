// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <optional>

namespace four {

/// The exact score of a position from the opening book that is part of the program, for the player to move;
/// nothing if the book does not have it. The book is read where it lies, and checked by the first call. Any
/// thread.
[[nodiscard]] std::optional<int> bookScore(const engine::Position &position);

} // namespace four
