// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/clock.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace four {

Milliseconds wallClock()
{
    return Milliseconds(
        std::clamp(QDateTime::currentMSecsSinceEpoch(), qint64{0}, qint64{Times::latest.count()}));
}

void Clock::begin()
{
    resume(Times{.begun = wallClock(), .actions = {}}, 0);
}

void Clock::resume(std::optional<Times> times, std::size_t actions)
{
    m_times = times ? *std::move(times) : Times{.begun = wallClock(), .actions = {}};
    const Milliseconds last = m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back();
    m_times.actions.resize(actions, last);
    m_played = m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back();
    m_running.start();
}

void Clock::note()
{
    m_times.actions.push_back(std::min(m_played + Milliseconds(m_running.elapsed()), Times::latest));
}

} // namespace four
