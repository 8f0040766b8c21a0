// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace four {

/// The system's own sound device, asked for when there is something to play. What stands behind it is chosen
/// when the program is built: sounddevice_multimedia.cpp, sounddevice_windows.cpp, or sounddevice_none.cpp,
/// which is silent. GUI thread only.
class SoundDevice
{
public:
    /// Whether the program was built with one.
    static const bool isBuiltIn;

    SoundDevice();
    /// Silences it.
    ~SoundDevice();
    SoundDevice(const SoundDevice &) = delete;
    SoundDevice &operator=(const SoundDevice &) = delete;

    /// Plays at once, in place of what it still plays. Where the system has no device, there is silence.
    /// @param samples of one channel, sounds::sampleRate a second
    void play(const std::vector<std::int16_t> &samples);

private:
    struct System;
    std::unique_ptr<System> m_system;
};

} // namespace four
