// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace four::cli {

/// Reads positions, one a line, and hands each good one to @p answer with its column string ("-" for none).
/// Bad lines are reported on @p errors as "NAME:LINE: reason". @return false when there was a bad line.
bool forEachPosition(std::istream &input, const std::string &name, engine::BoardShape shape,
                     std::ostream &errors,
                     const std::function<void(const std::string &, const engine::Position &)> &answer);

} // namespace four::cli
