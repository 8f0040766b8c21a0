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
    [[nodiscard]] int sign() const noexcept { return scaled(900); }
    [[nodiscard]] int pulse() const noexcept { return scaled(700); }
    [[nodiscard]] int toss() const noexcept { return scaled(1300); }

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
