// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <optional>
#include <stop_token>
#include <utility>

namespace four::engine {

/// When a search is to end before it is through: asked for by one of two, or at a certain time.
///
/// A search asks it now and then; nobody calls the search. std::stop_callback would, but its destructor waits
/// for a call that another thread is just making, and GCC 12's library loses the end of that wait where a
/// system has no futex: on Windows, the computer then thought for ever.
class StopSign
{
public:
    using Clock = std::chrono::steady_clock;

    StopSign() = default;
    /// Not explicit: whoever has nothing but a token need not know of this class.
    StopSign(std::stop_token stop) : m_stops{std::move(stop), {}} {}

    /// The same, and also when @p other asks for it. @pre it heeds one token so far, or the other never asks
    [[nodiscard]] StopSign orBy(std::stop_token other) const
    {
        StopSign sign = *this;
        if (other.stop_possible()) {
            assert(!m_stops[1].stop_possible());
            sign.m_stops[1] = std::move(other);
        }
        return sign;
    }
    /// The same, and at this time at the latest.
    [[nodiscard]] StopSign at(Clock::time_point deadline) const
    {
        StopSign sign = *this;
        sign.m_deadline = std::min(deadline, m_deadline.value_or(deadline));
        return sign;
    }

    [[nodiscard]] bool stop_requested() const noexcept // named as in std::stop_token
    {
        return m_stops[0].stop_requested() || m_stops[1].stop_requested() ||
               (m_deadline && Clock::now() >= *m_deadline);
    }

private:
    std::array<std::stop_token, 2> m_stops;
    std::optional<Clock::time_point> m_deadline;
};

} // namespace four::engine
