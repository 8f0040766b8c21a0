// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/trainingrow.h"

#include <QMap>
#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

namespace four {

/// What can still be read of a game in a file that may be damaged.
struct Remain
{
    QString record;
    // What stands beside it, or nothing of that.
    QVariant preset;
    QVariant rematchStarter;
    QVariant played = 0;
    QVariant deleted;
};

struct Remains
{
    QMap<qint64, Remain> games; ///< by their numbers; not all of the records need be any more
    std::vector<trainingrow::Row> training;
    qint64 lastId = 0; ///< the largest number that was ever given, as far as can be seen
};

/// Goes through all pages of a file of games, of any version, whatever is broken.
/// @param progress gets the share that is read, in per mille
[[nodiscard]] Remains remainsOf(const QString &path, const std::function<void(int perMille)> &progress);

} // namespace four
