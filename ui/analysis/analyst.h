// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <QFuture>

#include <deque>
#include <memory>
#include <stop_token>

namespace four {

/// The window's one way to the engine: it thinks on threads of the pool, with the opening book, can be
/// stopped at any time, and remembers what it was asked last. Called on the GUI thread.
class Analyst
{
public:
    Analyst();
    ~Analyst();
    Analyst(const Analyst &) = delete;
    Analyst &operator=(const Analyst &) = delete;

    /// What a computer of this level does next in the game. @param stop the future then has no result
    /// @pre the game is not over
    [[nodiscard]] QFuture<Action> chooseAction(const Game &game, Level level, const std::stop_token &stop);

private:
    class Answers;
    std::shared_ptr<Answers> m_answers; ///< lives as long as anybody thinks
};

} // namespace four
