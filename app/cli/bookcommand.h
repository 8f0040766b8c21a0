// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

namespace four::cli {

/// Makes the opening book, with a line of progress on standard error. An interrupt (Ctrl+C) or a request to
/// terminate keeps what has been solved. @return the exit status: 0 finished, 1 stopped or failed, 2 a wrong
/// command line.
[[nodiscard]] int makeBook(const Options &options);

} // namespace four::cli
