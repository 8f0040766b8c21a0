// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QElapsedTimer>

namespace four {

/// When the actions of a game are done, counted in time of play: what passes while the game lies in a drawer,
/// or the program is closed, is nobody's thinking. The wall clock is asked only once, for when a game begins;
/// what anybody does to it afterwards changes nothing.
class Clock
{
public:
    /// A game begins now.
    void begin();
    /// A game goes on that was begun earlier, or elsewhere. @param times nothing: nobody knows when
    /// @param actions how many have been done; those without a time get that of the last one
    void resume(std::optional<Times> times, std::size_t actions);
    /// The next action is done now.
    void note();

    [[nodiscard]] const Times &times() const { return m_times; }

private:
    Times m_times;
    Milliseconds m_played{0}; ///< up to where m_running began to count
    QElapsedTimer m_running;
};

/// The time of the wall clock as a record can hold it.
[[nodiscard]] Milliseconds wallClock();

} // namespace four
