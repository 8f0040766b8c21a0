// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
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
    // NOLINTNEXTLINE(google-explicit-constructor): whoever has nothing but a token need not know of this
    // class
    StopSign(std::stop_token stop) : m_stops{std::move(stop), {}} {}
    StopSign(std::stop_token one, std::stop_token other) : m_stops{std::move(one), std::move(other)} {}

    /// The same, and at this time at the latest.
    [[nodiscard]] StopSign at(Clock::time_point deadline) const
    {
        StopSign sign = *this;
        sign.m_deadline = deadline;
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
