// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clocks.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace four {

Clocks::Clocks(const Ruleset &rules) noexcept : m_control(rules.clock)
{
    restart();
}

namespace {
/// Calls `add` with the outcome of each action and the time that it took.
template <typename Add>
void replay(const Game &game, std::span<const Milliseconds> times, const Add &add)
{
    assert(times.size() == game.actions().size());
    Game replayed(game.setup());
    Milliseconds last{0};
    for (std::size_t i = 0; i < times.size(); ++i)
        add(replayed.apply(game.actions()[i]), times[i] - std::exchange(last, times[i]));
}
} // namespace

Clocks::Clocks(const Game &game, std::span<const Milliseconds> times) : Clocks(game.rules())
{
    replay(game, times, [this](const Outcome &outcome, Milliseconds passed) { add(outcome, passed); });
}

void Clocks::restart() noexcept
{
    for (const Player player : bothPlayers)
        m_left[player] = std::chrono::seconds(m_control.seconds);
}

void Clocks::add(const Outcome &outcome, Milliseconds passed) noexcept
{
    const bool counts = outcome.done() || outcome.violation;
    if (m_control.kind == TimeControl::Kind::None || !counts ||
        std::holds_alternative<action::ChooseLetter>(outcome.action))
        return;
    Milliseconds &left = m_left[outcome.player];
    const bool isOut = std::holds_alternative<action::TimeOut>(outcome.action);
    left = isOut ? Milliseconds(0) : std::max(left - passed, Milliseconds(0));
    if (outcome.isMove())
        m_atMove = left;
    else if (outcome.isUndo())
        left = m_atMove;
    if (!outcome.turnEnded)
        return;
    if (m_control.kind == TimeControl::Kind::Turn)
        restart();
    else
        left += std::chrono::seconds(m_control.increment);
}

Thought thoughtOf(const Game &game, std::span<const Milliseconds> times)
{
    Thought thought{};
    replay(game, times, [&thought](const Outcome &outcome, Milliseconds passed) {
        if (std::holds_alternative<action::ChooseLetter>(outcome.action))
            return;
        thought.time[outcome.player] += passed;
        thought.turns[outcome.player] += outcome.turnEnded || outcome.ending ? 1 : 0;
    });
    return thought;
}

} // namespace four
