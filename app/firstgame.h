// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "ui/session/match.h"

#include <QCoreApplication>

#include <optional>
#include <variant>

namespace four {

class GameSource;

/// The game that a window begins with.
struct FirstGame
{
    Match match;
    Game game;
    bool begun = false; ///< it goes on; else it waits for Session::begin()
};

/// Makes first games out of what the command line says.
class FirstGames
{
    Q_DECLARE_TR_FUNCTIONS(four::FirstGames)

public:
    /// A new game, with the moves played that the command line has.
    [[nodiscard]] static std::variant<FirstGame, UsageError> fresh(const CommandLine &line, const Match &last,
                                                                   std::uint64_t seed);
    /// Why no game of the file can be opened. Reads up to its first game.
    [[nodiscard]] static std::optional<UsageError> faultOf(GameSource &source);
};

} // namespace four
