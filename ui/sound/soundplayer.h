// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace four {

struct Outcome;
class SoundDevice;

/// Lets the game be heard, on the system's own sound device. Where there is none, or the program was built
/// without, there is silence and nothing else.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Whether the program was built with sounds.
    [[nodiscard]] static bool isBuiltIn();
    void setOn(bool on);
    /// Plays what this has to be heard of, at once.
    void play(const Outcome &outcome);

private:
    std::unique_ptr<SoundDevice> m_device;
    bool m_on = false;
};

} // namespace four
