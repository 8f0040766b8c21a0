// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"

#include <optional>
#include <vector>

namespace four::coach {

/// An empty cell that would complete a line of one player.
struct Threat
{
    Cell cell;
    bool isPlayable = false; ///< the next disc in its column lands there
    /// On a row that its owner gets if the columns fill up in pairs, one player beginning each and the other
    /// answering on top: odd rows, counted from 1, for whoever began the game, even ones for the other. Said
    /// only of boards with an even number of rows.
    bool isGood = false;

    friend bool operator==(const Threat &, const Threat &) = default;
};

/// Every threat of each player, by columns from the left, then from the bottom. It says nothing of who wins.
/// @param first who made the game's first drop
[[nodiscard]] PerPlayer<std::vector<Threat>> threatsOn(const Board &board, int connect, Player first);

/// Who gets what they want if the columns fill up in pairs, as things stand.
struct Zugzwang
{
    Player player = Player::One;
    Cell cell; ///< the threat under which the opponent has to play in the end

    friend bool operator==(const Zugzwang &, const Zugzwang &) = default;
};

/// By the good threats that are not yet in reach and have no threat of the opponent below them in their
/// column. Whoever began needs one; the other has the last word anyway, and wins by one unless the first
/// has one. Nothing: neither has, or the other one's threats on odd rows of other columns may take it away.
/// A rule of thumb, which says nothing of who wins.
/// @param threats as threatsOn tells them
[[nodiscard]] std::optional<Zugzwang> zugzwangOf(const PerPlayer<std::vector<Threat>> &threats, Player first);

} // namespace four::coach
