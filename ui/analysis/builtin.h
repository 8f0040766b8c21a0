// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/engine/position.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>

namespace four {

// What is returned here is valid as long as the program runs. Any thread.

/// A data file of the program, mapped in memory. Empty if there is none of this name, or rcc compressed it.
[[nodiscard]] std::span<const std::byte> builtIn(const QString &name);

/// The opening book, checked by the first call; nullptr if it cannot be read.
[[nodiscard]] const engine::OpeningBook *openingBook();

/// The exact score of a position for the player to move; nothing if the opening book does not have it.
[[nodiscard]] std::optional<int> bookScore(const engine::Position &position);

} // namespace four
