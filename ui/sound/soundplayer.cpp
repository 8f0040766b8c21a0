// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

#include "core/rules/outcome.h"

#include <QGuiApplication>

#ifdef FOUR_SOUND
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#endif

#include <vector>

namespace four {

#ifdef FOUR_SOUND
struct SoundPlayer::Device
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

void SoundPlayer::play(const QByteArray &samples)
{
    QAudioFormat format;
    format.setSampleRate(sounds::sampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    // People plug their headphones in and out.
    const QAudioDevice device = defaultDevice();
    if (device.isNull() || !device.isFormatSupported(format)) {
        m_device.reset();
        return;
    }
    if (!m_device || m_device->device != device) {
        m_device = std::make_unique<Device>();
        m_device->device = device;
        m_device->sink = std::make_unique<QAudioSink>(device, format);
        // Idle it would still wake up the processor.
        connect(
            m_device->sink.get(), &QAudioSink::stateChanged, this,
            [sink = m_device->sink.get()](QAudio::State state) {
                if (state == QAudio::IdleState)
                    sink->stop();
            },
            Qt::QueuedConnection);
    }
    m_device->sink->stop();
    m_device->buffer.close();
    m_device->buffer.setData(samples);
    m_device->buffer.open(QIODevice::ReadOnly);
    m_device->sink->start(&m_device->buffer);
}

bool SoundPlayer::isBuiltIn()
{
    return true;
}
#else
struct SoundPlayer::Device
{
};

void SoundPlayer::play(const QByteArray &) {}

bool SoundPlayer::isBuiltIn()
{
    return false;
}
#endif

SoundPlayer::SoundPlayer(QObject *parent) : QObject(parent) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setOn(bool on)
{
    // Nobody listens where nobody sees.
    m_on = on && isBuiltIn() && QGuiApplication::platformName() != QStringLiteral("offscreen");
    if (!m_on)
        m_device.reset();
}

void SoundPlayer::play(const Outcome &outcome)
{
    const std::optional<Sound> sound = sounds::of(outcome);
    if (!m_on || !sound)
        return;
    const int row = outcome.dropped ? outcome.dropped->cell.row : 0;
    const std::vector<std::int16_t> samples = sounds::samples(*sound, row);
    play(QByteArray(reinterpret_cast<const char *>(samples.data()),
                    static_cast<qsizetype>(samples.size() * sizeof(std::int16_t))));
}

} // namespace four
