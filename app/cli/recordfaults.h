// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <string>

namespace four::cli {

/// Why a record is none, in words, without its line.
[[nodiscard]] std::string reasonOf(const RecordError &error);

} // namespace four::cli
