// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "ui/store/games/gamestore.h"

#include <cstdint>
#include <functional>

namespace four {
class Session;
}

/// Plays whole games of all kinds in the session, the same ones for the same seed in every process, and says
/// each time that the session lets something be seen: that a game began, or an action.
void playScript(four::Session &session, std::uint64_t seed, int games, const std::function<void()> &shown);

/// A random game as it is stored, played for up to 60 actions.
four::StoredGame storedGame(std::uint64_t seed);

/// The stored game of this number. Fails the program if it cannot be read.
four::StoredGame loaded(four::GameStore &store, qint64 id);
