// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

#include "core/rules/outcome.h"

#include <QGuiApplication>

namespace four {

SoundPlayer::SoundPlayer(QObject *parent) : QObject(parent) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setOn(bool on)
{
    // The offscreen platform has no person in front of it.
    m_on = on && isBuiltIn() && QGuiApplication::platformName() != QStringLiteral("offscreen");
    if (!m_on)
        m_device.reset();
}

void SoundPlayer::play(const Outcome &outcome)
{
    if (const std::optional<Sound> sound = sounds::of(outcome))
        play(*sound, outcome.dropped ? outcome.dropped->cell.row : 0);
}

void SoundPlayer::play(Sound sound, int row)
{
    if (!m_on)
        return;
    if (!m_device)
        m_device = std::make_unique<SoundDevice>();
    m_device->play(sounds::samples(sound, row));
}

} // namespace four

#include "moc_soundplayer.cpp"
