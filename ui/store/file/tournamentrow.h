// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"
#include "ui/store/file/storedids.h"

#include <QMap>
#include <QSqlQuery>
#include <QVariantList>

#include <optional>

namespace four {

class Connection;

/// A tournament as it is stored.
struct StoredTournament
{
    Tournament tournament;
    qint64 begun = 0;                ///< UTC, milliseconds since 1970
    Preset preset = Preset::Classic; ///< from which its rules began

    friend bool operator==(const StoredTournament &, const StoredTournament &) = default;
};

/// Tournaments in the database: a row each. Its games are in the history, and know it by its name.
namespace tournamentrow {

inline constexpr auto storedColumns = "begun, preset, text";

/// Stores it in place of the row with its number. @pre in a transaction
/// @param id nothing: a new one
/// @return its number; nothing: the connection's problem() says why
[[nodiscard]] std::optional<qint64> write(Connection &connection, std::optional<qint64> id,
                                          const StoredTournament &stored);

/// A tournament by its columns. Nothing: no version up to this one wrote it.
[[nodiscard]] std::optional<StoredTournament> read(const QVariantList &columns);

/// The tournament of a damaged file's row, recognised by its columns: its table is not known.
[[nodiscard]] std::optional<StoredTournament> recognise(const QVariantList &row);
/// Stores those whose numbers are free. @return false: the connection's problem() says why
[[nodiscard]] bool writeMissing(Connection &connection, const QMap<qint64, StoredTournament> &rows);

} // namespace tournamentrow

} // namespace four
