// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace four {

struct Outcome;

/// Warning: the time of the player on turn runs short; TimeUp: a turn was lost by the clock.
enum class Sound : std::uint8_t { Drop, Refuse, Block, Remove, Win, Draw, Warning, TimeUp };

/// The sounds of the game, computed and not recorded: samples of one channel.
namespace sounds {

inline constexpr int sampleRate = 44100; ///< per second

/// @param row where the disc of a drop comes to rest, from 0 at the bottom: the higher, the higher the pitch
[[nodiscard]] std::vector<std::int16_t> samples(Sound sound, int row = 0);

/// The sound of an outcome; nothing for minor ones, such as the end of a turn.
[[nodiscard]] std::optional<Sound> of(const Outcome &outcome);

} // namespace sounds

} // namespace four
