// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QtGlobal>

namespace four {

/// A number that is the same for records of the same moves by the same rules and seed, whoever played them
/// and whenever: with it one game is found among any number without reading the others. Different games may
/// share one, though hardly ever do.
/// @param record the text of a record
[[nodiscard]] qint64 movesDigest(QByteArrayView record);

} // namespace four
