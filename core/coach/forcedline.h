// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"

#include <optional>
#include <vector>

namespace four::coach {

/// The result of a search for a win by threats alone.
struct ForcedSearch
{
    /// Columns, the attacker's first. Each of the attacker's drops threatens to win with the next, and the
    /// opponent, without a win at once, has to answer there; in the end there are two threats, or one more
    /// above the answer. The last drop is the one that wins. No shorter line is there.
    std::optional<std::vector<int>> line;
    /// The search was complete: without a line, there is no such win.
    bool isComplete = true;

    /// The attacker's drops in the line. @pre there is one
    [[nodiscard]] int drops() const { return static_cast<int>(line->size() + 1) / 2; }
};

/// Whether the player to move wins by threats alone, with at most so many drops.
/// @param first the only column that the first drop may go to
[[nodiscard]] ForcedSearch findForcedLine(const Field &field, int mostDrops, std::optional<int> first = {});

/// Whether the player to move cannot win at once, but with one drop gets two threats, or one above the other.
[[nodiscard]] bool canMakeTwoThreats(const Field &field);

} // namespace four::coach
