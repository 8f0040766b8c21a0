// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/position.h"

#include <optional>

namespace four {

/// The exact score of a position from the opening book that is part of the program, for the player to move;
/// nothing if the book does not have it. The book is read where it lies, and checked by the first call. Any
/// thread.
[[nodiscard]] std::optional<int> bookScore(const engine::Position &position);

/// The same book, for a solver of boards of its shape; nullptr if there is none. It lives as long as the
/// program. Any thread.
[[nodiscard]] const engine::OpeningBook *openingBook();

} // namespace four
