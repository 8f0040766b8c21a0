// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/repertoire.h"

#include <vector>

namespace four {

/// The repertoires that come with the program, those of them that can be read, in the order of their kinds.
[[nodiscard]] const std::vector<coach::Repertoire> &repertoires();

} // namespace four
