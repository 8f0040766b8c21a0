// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/clock.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <utility>

namespace four {

namespace {
constexpr std::array warnings{30, 10}; ///< seconds

/// Now, within what a record can hold.
Milliseconds wallClock()
{
    return Milliseconds(
        std::clamp(QDateTime::currentMSecsSinceEpoch(), qint64{0}, qint64{Times::latest.count()}));
}

qint64 steadyTime()
{
    static const QElapsedTimer timer = [] {
        QElapsedTimer started;
        started.start();
        return started;
    }();
    return timer.elapsed();
}
} // namespace

Clock::Clock() : m_time(steadyTime), m_clocks(Ruleset()) {}

void Clock::setTime(Time time)
{
    m_time = std::move(time);
    m_since = m_time();
}

void Clock::resume(const Game &game, std::optional<Times> times)
{
    m_times = times ? *std::move(times) : Times{.begun = wallClock(), .actions = {}};
    m_times.actions.resize(game.actions().size(), lastAction());
    m_control = game.rules().clock;
    m_clocks = Clocks(game, m_times.actions);
    m_isLimited = m_control.kind != TimeControl::Kind::None;
    m_isRunning = !m_isLimited;
    m_played = lastAction();
    m_since = m_time();
    m_told = {};
    for (const Player player : bothPlayers)
        noteTold(player, m_clocks.left(player));
}

Milliseconds Clock::lastAction() const
{
    return m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back();
}

void Clock::setRunning(bool runs)
{
    if (!m_isLimited || m_isRunning == runs)
        return;
    update();
    m_isRunning = runs;
}

void Clock::update()
{
    const qint64 now = m_time();
    const Milliseconds passed(now - std::exchange(m_since, now));
    if (m_isRunning && (!m_isLimited || passed <= longestGap))
        m_played = std::min(m_played + passed, Times::latest);
}

void Clock::add(const Outcome &outcome, std::optional<Milliseconds> took)
{
    if (took && m_isLimited)
        m_played = std::min(lastAction() + *took, Times::latest);
    const Milliseconds passed = m_played - lastAction();
    m_times.actions.push_back(m_played);
    m_clocks.add(outcome, passed);
    if (outcome.turnEnded && m_control.kind == TimeControl::Kind::Turn)
        m_told = {};
}

Milliseconds Clock::rest(const Game &game, Player player) const
{
    const bool runs = m_isLimited && game.turn() == player && hasRunningClock(game);
    return m_clocks.left(player) - (runs ? m_played - lastAction() : Milliseconds(0));
}

Milliseconds Clock::left(const Game &game, Player player) const
{
    return std::max(rest(game, player), Milliseconds(0));
}

void Clock::noteTold(Player player, Milliseconds left)
{
    for (const int seconds : warnings) {
        if (left <= std::chrono::seconds(seconds))
            m_told[player] = seconds;
    }
}

std::optional<int> Clock::takeWarning(const Game &game)
{
    const Player player = game.turn();
    const int before = m_told[player];
    noteTold(player, left(game, player));
    const int now = m_told[player];
    // The first instant of a clock of ten seconds is no news. Once told, a number is not told again, whatever
    // an increment or an undo has given back.
    if (before != 0 && (now >= before || now == 0)) {
        m_told[player] = before;
        return {};
    }
    return now != before && now < m_control.seconds ? std::optional(now) : std::nullopt;
}

} // namespace four
