// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/position.h"

#include <optional>

namespace four {

/// The exact score of a position, for the player to move, from the program's opening book; nothing if the
/// book does not have it. The first call checks the book. Any thread.
[[nodiscard]] std::optional<int> bookScore(const engine::Position &position);

/// The program's opening book; nullptr if it cannot be read. Valid as long as the program runs. Any thread.
[[nodiscard]] const engine::OpeningBook *openingBook();

} // namespace four
