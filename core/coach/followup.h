// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"
#include "core/coach/outlook.h"

#include <optional>

namespace four::coach {

/// The result that a player is sure of by only answering right above each of the opponent's discs from now
/// on: the worst one of all games, over all drops of the opponent. All of them are played.
/// @param field with the opponent to move
/// @return nothing where there is not always an answer, as one of the columns has an odd number of empty
/// cells, or where the games are too many
[[nodiscard]] std::optional<Result> resultOfFollowingUp(const Field &field);

} // namespace four::coach
