// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/clocks.h"

#include <QtGlobal>

#include <functional>
#include <optional>

namespace four {

/// The times of a game's actions, in time of play: while the game is not open, no time passes, and where the
/// rules limit the time, none while the clock stands still. The wall clock is read once, when the game
/// begins; setting it later changes nothing.
class Clock
{
public:
    /// Says the time in milliseconds, from any point on; it never goes back.
    using Time = std::function<qint64()>;

    /// A longer time between two calls of update() passed while the computer slept, or the program stood
    /// still: a clock that the rules have does not count it.
    static constexpr Milliseconds longestGap{5000};

    Clock();

    void setTime(Time time);
    /// @param times of the game's actions; nothing: not known. Those without a time get the last one's
    void resume(const Game &game, std::optional<Times> times);
    /// Only for a clock that the rules have: every other one runs.
    void setRunning(bool runs);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// To be called often while it runs.
    void update();
    /// Gives the action its time: that of the last update(). @pre it changed the game
    /// @param took its thinking time, where another computer has measured it
    void add(const Outcome &outcome, std::optional<Milliseconds> took = {});

    [[nodiscard]] const Times &times() const { return m_times; }
    /// As of the last update().
    [[nodiscard]] Milliseconds left(const Game &game, Player player) const;
    /// How long the clock of the player on turn has been at its end.
    [[nodiscard]] Milliseconds overdue(const Game &game) const { return -rest(game, game.turn()); }
    /// The seconds that are to be told now to the player on turn: 30 or 10, each once.
    [[nodiscard]] std::optional<int> takeWarning(const Game &game);

private:
    [[nodiscard]] Milliseconds lastAction() const;
    /// The same as left(), below zero where it is overdue.
    [[nodiscard]] Milliseconds rest(const Game &game, Player player) const;
    /// Notes that what the player has left is known, so that it is not told again.
    void noteTold(Player player, Milliseconds left);

    Time m_time;
    Times m_times;
    TimeControl m_control;
    Clocks m_clocks;
    bool m_isLimited = false;
    bool m_isRunning = true;
    Milliseconds m_played{0};
    qint64 m_since = 0;      ///< the last update
    PerPlayer<int> m_told{}; ///< the least seconds that were told; 0: none
};

} // namespace four
