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

/// When a search has to end early: after a request by one of two tokens, or at a certain time.
///
/// A search polls it; there is no callback. std::stop_callback is not used: its destructor waits for a call
/// that runs on another thread, and GCC 12's library can miss the end of that call on systems without a
/// futex, such as Windows. The search then never ended.
class StopSign
{
public:
    using Clock = std::chrono::steady_clock;

    StopSign() = default;
    /// Not explicit: a caller can pass a std::stop_token instead.
    StopSign(std::stop_token stop) : m_stops{std::move(stop), {}} {}

    /// A copy that also stops at a request by @p other. @pre it has one token so far, or @p other has no
    /// state
    [[nodiscard]] StopSign orBy(std::stop_token other) const
    {
        StopSign sign = *this;
        if (other.stop_possible()) {
            assert(!m_stops[1].stop_possible());
            sign.m_stops[1] = std::move(other);
        }
        return sign;
    }
    /// A copy that also stops at this time.
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
