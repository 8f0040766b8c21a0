// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"

#include <QByteArray>

#include <optional>

/// How a review lies in the database: what each column was worth before each drop. All that is said of the
/// drops follows from that, and so may be said differently by a later version.
///
/// A byte for the format and one for the number of columns. Then for each drop a byte, whose lower five bits
/// are its column, counted from 0; +128 if player two made it, +64 if nothing is known of it, or else a
/// signed byte for each column follows: n wins in n, -n loses in n, 0 draws, -128 is full.
///
/// Format 1 is that. Format 2, for reviews with estimates, has +32 for a drop that was estimated: a byte for
/// the depth follows, and for each column its score, signed, in two bytes, the lower one first; -32768 is
/// full. What earlier versions can read is still written for them.
namespace four::reviewrow {

[[nodiscard]] QByteArray write(const coach::Review &review);

/// @return nothing for what no version up to this one wrote
[[nodiscard]] std::optional<coach::Review> read(const QByteArray &bytes);

} // namespace four::reviewrow
