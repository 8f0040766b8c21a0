// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace four::cli {

enum class LinesRead : std::uint8_t {
    AllGood,
    SomeBad,    ///< each was reported
    Unreadable, ///< the input failed before its end; errno says why
    Stopped,    ///< by `answer`
};

/// Which finished games are positions to be answered.
enum class Finished : std::uint8_t { OnlyDrawn, None, All };

/// Reads positions, one a line, of games as far as @p finished says, and hands each good one to @p answer
/// with its column string ("-" for none), until that returns false. Bad lines are reported on @p errors as
/// "NAME:LINE: reason".
LinesRead forEachPosition(std::istream &input, const std::string &name, engine::BoardShape shape,
                          Finished finished, std::ostream &errors,
                          const std::function<bool(const std::string &, const engine::Position &)> &answer);

} // namespace four::cli
