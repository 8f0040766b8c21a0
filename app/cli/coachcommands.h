// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

namespace four::cli {

// What the coach says, for scripts: the formats are in helpText(). Each returns the exit status.

[[nodiscard]] int tellHints(const Options &options);
[[nodiscard]] int tellThreats(const Options &options);
[[nodiscard]] int tellReviews(const Options &options);

} // namespace four::cli
