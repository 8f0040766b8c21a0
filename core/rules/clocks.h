// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <variant>

namespace four {

/// The time that each player has left in a game whose rules limit it. It follows from the actions and their
/// times alone, so that a game that is undone, taken back or opened again shows what it showed then.
///
/// The turn of a player is the time from the end of the last turn, with every action in it. Before the
/// starter has chosen a letter, no time passes.
class Clocks
{
public:
    /// At the beginning of the game. The times of all players are 0 where the rules do not limit them.
    explicit Clocks(const Ruleset &rules) noexcept;
    /// After the game's actions. @param times of each action, never falling
    Clocks(const Game &game, std::span<const Milliseconds> times);

    /// @param passed since the last action that counts, or since the beginning
    void add(const Outcome &outcome, Milliseconds passed) noexcept;

    /// At the last action.
    [[nodiscard]] Milliseconds left(Player player) const noexcept { return m_left[player]; }

    friend bool operator==(const Clocks &, const Clocks &) = default;

private:
    void restart() noexcept;

    TimeControl m_control;
    PerPlayer<Milliseconds> m_left;
    Milliseconds m_atMove{0}; ///< left at the last drop or remove, which an undo gives back
};

/// The time that the players of a game took, and the turns in which they took it. A turn that was lost, or in
/// which the game ended, is one as well. The choice of a letter is none.
struct Thought
{
    PerPlayer<Milliseconds> time;
    PerPlayer<int> turns;

    friend bool operator==(const Thought &, const Thought &) = default;
};

/// @param times of each of the game's actions, never falling
[[nodiscard]] Thought thoughtOf(const Game &game, std::span<const Milliseconds> times);

/// Whether time passes for the player on turn.
[[nodiscard]] inline bool hasRunningClock(const Game &game) noexcept
{
    return game.rules().clock.kind != TimeControl::Kind::None && !game.isOver() &&
           game.step() != Step::ChooseLetter;
}

/// Whether the last two turns were lost on time, one after the other: neither player is there any more.
[[nodiscard]] inline bool areBothAway(const Game &game) noexcept
{
    const auto actions = game.actions();
    return actions.size() >= 2 && std::holds_alternative<action::TimeOut>(actions[actions.size() - 1]) &&
           std::holds_alternative<action::TimeOut>(actions[actions.size() - 2]);
}

} // namespace four
