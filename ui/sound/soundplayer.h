// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sounds.h"

#include <QByteArray>
#include <QObject>

#include <memory>

namespace four {

class GameModel;

/// Lets the game be heard, on the system's own sound device. Where there is none, or the program was built
/// without Qt Multimedia, there is silence and nothing else. The device is first asked for when there is
/// something to play.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(GameModel *model, QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Whether the program was built with Qt Multimedia.
    [[nodiscard]] static bool isBuiltIn();
    void setOn(bool on);

private:
    struct Device;
    void playAwaited();
    void play(const QByteArray &samples);

    GameModel *m_model;
    std::unique_ptr<Device> m_device;
    QByteArray m_awaited; ///< is played as soon as the disc has come to rest
    bool m_on = false;
};

} // namespace four
