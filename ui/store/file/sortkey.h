// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace four {

/// A text for a name such that comparing two of them byte by byte (SQLite's BINARY) puts the names into the
/// order of a Vietnamese dictionary: a ă â b c d đ e ê …, then by the tones, then small letters before
/// capitals. Names of other languages, without these letters, come out in theirs.
///
/// Qt's own collator compares, but gives no key that could be stored.
[[nodiscard]] QString sortKey(const QString &name);

} // namespace four
