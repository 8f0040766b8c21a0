// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/session/match.h"

namespace four {

/// A game as it is stored: what was played, and the match that it belongs to.
struct StoredGame
{
    Match match;
    RecordedGame recorded;
};

} // namespace four
