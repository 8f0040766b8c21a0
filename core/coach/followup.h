// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"
#include "core/coach/outlook.h"

#include <optional>

namespace four::coach {

/// What a player is sure of who from now on only answers right above each of the opponent's discs: the worst
/// result of all games in which the opponent may play what he likes. All of them are played.
/// @param field with the opponent to move
/// @return nothing where there is not always an answer, as one of the columns has an odd number of empty
/// cells, or where the games are too many
[[nodiscard]] std::optional<Result> resultOfFollowingUp(const Field &field);

} // namespace four::coach
