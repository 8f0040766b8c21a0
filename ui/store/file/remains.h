// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/tournamentrow.h"
#include "ui/store/file/trainingrow.h"

#include <QMap>
#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

namespace four {

/// What could be read of a game in a damaged file.
struct Remain
{
    QString record;
    // Columns of its row; invalid if that is lost.
    QVariant preset;
    QVariant rematchStarter;
    QVariant played = 0;
    QVariant deleted;
};

struct Remains
{
    QMap<qint64, Remain> games; ///< by their numbers; records may be unreadable
    std::vector<trainingrow::Row> training;
    QMap<qint64, StoredTournament> tournaments; ///< by their numbers
    qint64 lastId = 0;                          ///< the largest number that was used, as far as is known
};

/// Whether SQLite would leave out transactions of the file's log, and then remove it: they follow damage.
[[nodiscard]] bool isLogDamaged(const QString &path);

/// Reads all pages of a file of games of any version, with any damage.
/// @param progress gets the share read, in per mille
[[nodiscard]] Remains remainsOf(const QString &path, const std::function<void(int perMille)> &progress);

} // namespace four
