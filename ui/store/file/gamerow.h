// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storedgame.h"

#include <QVariant>

#include <cstdint>
#include <optional>
#include <variant>

namespace four {

class Connection;

/// How a game lies in the database: its record, and beside it the columns that are made of it.
namespace gamerow {

enum class Played : std::uint8_t {
    Now,       ///< last of all, if anything was done in it since it was stored
    Elsewhere, ///< before all that was played here
};

/// Stores the game in place of what has its number. One that was deleted is there again. @pre in a
/// transaction
/// @param id nothing: a new one
/// @return its number; nothing: the connection's problem() says why
[[nodiscard]] std::optional<qint64> write(Connection &connection, std::optional<qint64> id,
                                          const StoredGame &game, Played played);

/// The game of a record and two columns. What they do not know is as for a game that came as a file.
[[nodiscard]] std::variant<StoredGame, RecordError> read(const QString &record, const QVariant &preset,
                                                         const QVariant &rematchStarter);

} // namespace gamerow

} // namespace four
