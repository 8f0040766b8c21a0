// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/session/match.h"

#include <QByteArrayView>
#include <QString>
#include <QVariant>

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

namespace four {

class Connection;

namespace openingrow {
class Collected;
} // namespace openingrow

/// A game as it is stored: what was played, and its match.
struct StoredGame
{
    Match match;
    RecordedGame recorded;
};

/// Equal for records with the same moves, rules and seed, of any players and time: the index by it finds
/// a game without reading others. Different games hardly ever share one.
[[nodiscard]] qint64 movesDigest(QByteArrayView record);

/// Keys that, compared byte by byte (SQLite's BINARY), put names into the order of a Vietnamese dictionary:
/// a ă â b c d đ e ê …, then by tones, then small letters before capitals. Names in other languages are in
/// order as well. QCollator's keys cannot be stored.
[[nodiscard]] QString sortKey(const QString &name);

/// A game in the database: its record, and the columns that are derived from it.
namespace gamerow {

enum class Played : std::uint8_t {
    Now,       ///< last of all, if the game has changed since it was stored
    Elsewhere, ///< before all games that were played here
};

/// Stores the game in place of the row with its number. A deleted game is restored. @pre in a transaction
/// @param id nothing: a new one
/// @return its number; nothing: the connection's problem() says why
/// @param openings gets the new game's rows, for their own write(); nullptr: they are written at once
[[nodiscard]] std::optional<qint64> write(Connection &connection, std::optional<qint64> id,
                                          const StoredGame &game, Played played,
                                          openingrow::Collected *openings = nullptr);

/// Stores the time that was taken in a finished game with a clock, or removes it. @pre in a transaction
/// @return false: the connection's problem() says why
[[nodiscard]] bool writeThought(Connection &connection, qint64 id, const RecordedGame &game);

/// When its last action was, UTC since 1970 began; 0: not known. A column has it.
[[nodiscard]] std::chrono::milliseconds lastAction(const StoredGame &game);

/// The game of a record and two columns. Unknown columns read as for a game from a file.
[[nodiscard]] std::variant<StoredGame, RecordError> read(const QString &record, const QVariant &preset,
                                                         const QVariant &rematchStarter);

} // namespace gamerow

} // namespace four
