// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sounds.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <vector>

namespace four {

struct Outcome;

/// The system's sound device, opened at the first sound: sounddevice_multimedia.cpp, sounddevice_windows.cpp
/// or, silent, sounddevice_none.cpp. GUI thread only.
class SoundDevice
{
public:
    /// Whether the program was built with one.
    static const bool isBuiltIn;

    SoundDevice();
    /// Ends the sound.
    ~SoundDevice();
    SoundDevice(const SoundDevice &) = delete;
    SoundDevice &operator=(const SoundDevice &) = delete;

    /// Plays at once and ends the former sound. Without a device there is silence.
    /// @param samples of one channel, sounds::sampleRate a second
    void play(const std::vector<std::int16_t> &samples);

private:
    struct System;
    std::unique_ptr<System> m_system;
};

/// Plays the game's sounds on the system's device. Without a device, or sounds in the build, it is silent.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(QObject *parent = nullptr);
    ~SoundPlayer() override;

    [[nodiscard]] static bool isBuiltIn() { return SoundDevice::isBuiltIn; }
    void setOn(bool on);
    /// Plays the outcome's sound at once.
    void play(const Outcome &outcome);
    /// @param row see sounds::samples()
    void play(Sound sound, int row = 0);

private:
    std::unique_ptr<SoundDevice> m_device;
    bool m_on = false;
};

} // namespace four
