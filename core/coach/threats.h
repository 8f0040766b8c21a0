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
    /// answering on top: odd rows, counted from 1, for the starter of the game, even ones for the other. Only
    /// set on boards with an even number of rows.
    bool isGood = false;

    friend bool operator==(const Threat &, const Threat &) = default;
};

/// Every threat of each player, by columns from the left, then from the bottom. It does not tell the winner.
/// @param first the player of the game's first drop
[[nodiscard]] PerPlayer<std::vector<Threat>> threatsOn(const Board &board, int connect, Player first);

/// The player that wins if the columns fill up in pairs, by a rule of thumb.
struct Zugzwang
{
    Player player = Player::One;
    Cell cell; ///< the threat under which the opponent has to play in the end

    friend bool operator==(const Zugzwang &, const Zugzwang &) = default;
};

/// By the good threats that are not yet in reach and have no threat of the opponent below them in their
/// column. The starter needs one; the other player drops last anyway, and wins by one unless the starter has
/// one. Nothing: neither has, or the other one's threats on odd rows of other columns may take it away. A
/// rule of thumb, not a proof.
/// @param threats as threatsOn() returns them
[[nodiscard]] std::optional<Zugzwang> zugzwangOf(const PerPlayer<std::vector<Threat>> &threats, Player first);

} // namespace four::coach
