// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

namespace four {

enum class AnimationSpeed : std::uint8_t { Off, Short, Full };

/// How long what moves on the board takes, in milliseconds. All zero when animations are off.
class Timings
{
public:
    explicit constexpr Timings(AnimationSpeed speed) noexcept : m_speed(speed) {}

    /// A fall through this many cells. Under gravity the time grows with the root of the height.
    [[nodiscard]] int fall(double cells) const { return scaled(std::fmin(600.0, 215.0 * std::sqrt(cells))); }
    [[nodiscard]] int lift() const noexcept { return scaled(220); }
    [[nodiscard]] int fade() const noexcept { return scaled(260); }
    [[nodiscard]] int shake() const noexcept { return scaled(320); }
    /// To and fro in a shake: fewer in a short one, not faster ones.
    [[nodiscard]] int sways() const noexcept { return m_speed == AnimationSpeed::Short ? 1 : 3; }
    /// Of the disc in hand to another column.
    [[nodiscard]] int glide() const noexcept { return scaled(110); }
    /// Of the light that grows behind the winner's line, and of the veil over the other discs.
    [[nodiscard]] int line() const noexcept { return scaled(400); }
    [[nodiscard]] int veil() const noexcept { return scaled(200); }
    /// Of what waited for a disc to come to rest: rings, the next disc, buttons.
    [[nodiscard]] int reveal() const noexcept { return scaled(120); }
    /// With the wait for the light. Only at its full length: in less time it would be restless.
    [[nodiscard]] int celebration() const noexcept { return m_speed == AnimationSpeed::Full ? 2600 : 0; }
    [[nodiscard]] int sign() const noexcept { return scaled(900); }
    [[nodiscard]] int pulse() const noexcept { return scaled(700); }
    [[nodiscard]] int toss() const noexcept { return scaled(1300); }
    /// As long as the coin of a toss turns over; then it rests.
    [[nodiscard]] int tossSpin() const noexcept { return toss() * 7 / 10; }
    /// How often it turns over: a large thing that changes its colour more than three times a second can
    /// bring on a fit (Web Content Accessibility Guidelines, 2.3.1), so that a shorter toss has fewer turns.
    [[nodiscard]] int tossTurns() const noexcept
    {
        const int most = tossSpin() * mostTurns / 1000;
        return most < 1 ? 1 : most;
    }

    static constexpr int mostTurns = 3; ///< a second

private:
    [[nodiscard]] constexpr int scaled(double milliseconds) const noexcept
    {
        switch (m_speed) {
        case AnimationSpeed::Off:
            return 0;
        case AnimationSpeed::Short:
            return static_cast<int>(milliseconds * 0.4);
        case AnimationSpeed::Full:
            break;
        }
        return static_cast<int>(milliseconds);
    }

    AnimationSpeed m_speed;
};

} // namespace four
