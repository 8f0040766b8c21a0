// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/engine/word.h"
#include "core/rules/game.h"

#include <vector>

namespace four::coach {

/// Whether the positions of games by these rules are those of the plain game on the standard board: four in a
/// row on 7 columns and 6 rows, empty at first, without blocks, removes, pops and swaps. Undos, violations,
/// letters, the rule of the first drop and clocks leave the positions as they are.
[[nodiscard]] bool isPlain(const Ruleset &rules) noexcept;

/// A drop of a game, and where it was made.
struct OpeningDrop
{
    engine::Position before;
    int column = 0;
    Player player = Player::One;
};

/// The drops of the game that were not undone, in order: none where the rules are not plain, at most so many,
/// and none after a turn that was lost to the clock, since no plain game has such positions.
[[nodiscard]] std::vector<OpeningDrop> openingDrops(const Game &game, int most);

/// A drop in the orientation that foldedKeyOf() has of the position before it: the same for the mirror image.
/// Where the position is its own mirror image, the left one of the two columns.
[[nodiscard]] int foldedColumn(const engine::Position &before, int column) noexcept;

} // namespace four::coach
