// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"

#include <ostream>

namespace four::cli {

/// Writes what each sentence of the hint claims, as the window tells it, a line each: the format is in
/// helpText().
void tellClaims(const coach::Hint &hint, std::ostream &output);

} // namespace four::cli
