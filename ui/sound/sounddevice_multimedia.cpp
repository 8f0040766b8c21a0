// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

#include "ui/sound/sounds.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

namespace four {

const bool SoundDevice::isBuiltIn = true;

struct SoundDevice::System
{
    QAudioDevice device;
    QBuffer buffer;
    std::unique_ptr<QAudioSink> sink; ///< after the buffer, which it reads from as long as it lives
};

namespace {
/// The device that the system plays on at the moment; null if there is none.
QAudioDevice defaultDevice()
{
    // Qt warns where no sound server runs, as if that were a fault.
    const QtMessageHandler handler =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    qInstallMessageHandler(handler);
    return device;
}
} // namespace

SoundDevice::SoundDevice() = default;

SoundDevice::~SoundDevice() = default;

void SoundDevice::play(const std::vector<std::int16_t> &samples)
{
    QAudioFormat format;
    format.setSampleRate(sounds::sampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    // People plug their headphones in and out.
    const QAudioDevice device = defaultDevice();
    if (device.isNull() || !device.isFormatSupported(format)) {
        m_system.reset();
        return;
    }
    if (!m_system || m_system->device != device) {
        m_system = std::make_unique<System>();
        m_system->device = device;
        m_system->sink = std::make_unique<QAudioSink>(device, format);
        // Idle it would still wake up the processor.
        QAudioSink *sink = m_system->sink.get();
        QObject::connect(
            sink, &QAudioSink::stateChanged, sink,
            [sink](QAudio::State state) {
                if (state == QAudio::IdleState)
                    sink->stop();
            },
            Qt::QueuedConnection);
    }
    m_system->sink->stop();
    m_system->buffer.close();
    m_system->buffer.setData(reinterpret_cast<const char *>(samples.data()),
                             static_cast<qsizetype>(samples.size() * sizeof(std::int16_t)));
    m_system->buffer.open(QIODevice::ReadOnly);
    m_system->sink->start(&m_system->buffer);
}

} // namespace four
