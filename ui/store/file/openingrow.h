// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QtGlobal>

#include <cstdint>

namespace four {

class Connection;

/// How often drops were made in positions, up to the twelfth disc of the stored games by plain rules (see
/// coach::isPlain()): a row for each drop of each game, so that a look at a position reads one run of rows.
/// The rows follow the game: with each action, with its deletion and its return, and with its end.
namespace openingrow {

inline constexpr int discs = 12;

/// How a game ended, in the rows.
enum class End : std::uint8_t {
    None,  ///< not finished
    First, ///< the player of its first disc won
    Drawn,
    Second, ///< the other one won
};

/// Makes the tables, without rows. @pre in a transaction @return false: the connection's problem() says why
[[nodiscard]] bool makeTables(Connection &connection);
/// Fills them from the records. @pre as makeTables(), just after it
[[nodiscard]] bool fill(Connection &connection);

/// Brings the rows of the game to its present state. @pre in a transaction
/// @return false: the connection's problem() says why
[[nodiscard]] bool write(Connection &connection, qint64 id, bool isNew, const Game &game);

} // namespace openingrow

} // namespace four
