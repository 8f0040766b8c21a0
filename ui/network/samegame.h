// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four {

/// How a game that arrives from another computer stands to the one here.
enum class Relation : std::uint8_t {
    Other,   ///< another game
    Same,    ///< the same actions
    Longer,  ///< it goes on from the game here
    Shorter, ///< the game here goes on from it
    Forked,  ///< the same game, but after some actions another one was done
};

/// Whether both are one game, at any point of it: the seed tells games apart. Names and seats may differ,
/// since each side may rename the players.
[[nodiscard]] bool isSameGame(const GameSetup &one, const GameSetup &other);

/// The same game with this player at another computer. @param elsewhere nothing: none
[[nodiscard]] Game seatedElsewhere(const Game &game, std::optional<Player> elsewhere);

/// The thinking time of each action; nothing: those times are not known.
[[nodiscard]] std::vector<Milliseconds> stepsOf(const std::optional<Times> &times);

[[nodiscard]] Relation relationOf(const Game &arriving, const Game &here);

} // namespace four
