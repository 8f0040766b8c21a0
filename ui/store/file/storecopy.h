// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/remains.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <cstdint>

namespace four {

/// Second copies of the file of all games, in case that it is damaged some day: of the last two days on which
/// it had changed. From any thread.
namespace storecopy {

enum class Result : std::uint8_t {
    Sound,   ///< and the copy, if one was due, is made
    Damaged, ///< no copy was made: the older ones may have what is lost here
    Failed,  ///< neither is known, as when the file is locked or the disk full
};

/// The copies' names, the newest first. Not each need be there.
[[nodiscard]] std::array<QString, 2> namesOf(const QString &path);

/// Checks the whole file, and copies it if the last copy is of another day.
/// @param now what the clock says
Result checkAndCopy(const QString &path, const QDateTime &now);

/// What is in the copies.
[[nodiscard]] Remains remainsOfCopies(const QString &path);

} // namespace storecopy

} // namespace four
