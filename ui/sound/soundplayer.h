// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sounds.h"

#include <QByteArray>
#include <QObject>

#include <memory>

namespace four {

struct Outcome;

/// Lets the game be heard, on the system's own sound device. Where there is none, or the program was built
/// without Qt Multimedia, there is silence and nothing else. The device is first asked for when there is
/// something to play.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Whether the program was built with Qt Multimedia.
    [[nodiscard]] static bool isBuiltIn();
    void setOn(bool on);
    /// Plays what this has to be heard of, at once.
    void play(const Outcome &outcome);

private:
    struct Device;
    void play(const QByteArray &samples);

    std::unique_ptr<Device> m_device;
    bool m_on = false;
};

} // namespace four
