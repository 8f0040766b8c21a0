// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

#include "ui/sound/sounds.h"

#include <QByteArray>
#include <QtEndian>

#include <qt_windows.h>
// After the types that it needs.
#include <mmsystem.h>

namespace four {

namespace {
/// As the file of a sound, which is what Windows plays.
QByteArray wave(const std::vector<std::int16_t> &samples)
{
    constexpr quint32 sampleBytes = sizeof(std::int16_t);
    const auto size = static_cast<quint32>(samples.size() * sampleBytes);
    QByteArray file;
    const auto put = [&file](auto number) {
        const auto little = qToLittleEndian(number);
        file.append(reinterpret_cast<const char *>(&little), sizeof little);
    };
    file.append("RIFF");
    put(quint32{36 + size});
    file.append("WAVEfmt ");
    put(quint32{16}); // bytes that follow up to "data"
    put(quint16{1});  // plain samples
    put(quint16{1});  // channels
    put(quint32{sounds::sampleRate});
    put(quint32{sounds::sampleRate * sampleBytes});
    put(quint16{sampleBytes});
    put(quint16{8 * sampleBytes});
    file.append("data");
    put(size);
    for (const std::int16_t sample : samples)
        put(sample);
    return file;
}
} // namespace

const bool SoundDevice::isBuiltIn = true;

struct SoundDevice::System
{
    QByteArray playing; ///< read by Windows as long as it plays
};

SoundDevice::SoundDevice() : m_system(std::make_unique<System>()) {}

SoundDevice::~SoundDevice()
{
    if (!m_system->playing.isEmpty())
        ::PlaySoundW(nullptr, nullptr, 0);
}

void SoundDevice::play(const std::vector<std::int16_t> &samples)
{
    ::PlaySoundW(nullptr, nullptr, 0);
    m_system->playing = wave(samples);
    // Without a sound of Windows' own in place of one that cannot be played.
    ::PlaySoundW(reinterpret_cast<const wchar_t *>(m_system->playing.constData()), nullptr,
                 SND_MEMORY | SND_ASYNC | SND_NODEFAULT);
}

} // namespace four
