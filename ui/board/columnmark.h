// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/outlook.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace four {

/// The value of a drop into a column, shown above the column.
struct ColumnMark
{
    enum class State : std::uint8_t {
        None,    ///< nothing: no disc can be dropped here
        Awaited, ///< not known yet
        GivenUp, ///< will not be known: it takes too long
        Known,
        Estimated, ///< looked ahead at, which proves nothing
    };
    State state = State::None;
    coach::Outlook outlook{}; ///< exactly if known; of an estimate only which way it leans
    int depth = 0;            ///< of an estimate: turns that it looked ahead
    bool isBest = false;      ///< no column is worth more
    double nearness = 0;      ///< of the end, in (0, 1]: 1 is at once; 0 in a draw, and if not known
    QString words{};          ///< the same for a screen reader; empty: nothing is known

    friend bool operator==(const ColumnMark &, const ColumnMark &) = default;
};

/// One for each column. Nothing: values are off, and the scene keeps no room for them.
using ColumnMarks = std::optional<std::vector<ColumnMark>>;

} // namespace four
