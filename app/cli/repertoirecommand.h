// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

namespace four::cli {

/// Makes a repertoire of openings, lists one, or solves one again, whichever the options name. @return the
/// exit status: 0 all is well, 1 stopped, failed or found wrong, 2 a wrong command line
[[nodiscard]] int doRepertoire(const Options &options);

} // namespace four::cli
