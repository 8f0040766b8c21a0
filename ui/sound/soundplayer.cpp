// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

#include "ui/game/gamemodel.h"

#include <QGuiApplication>

#ifdef FOUR_SOUND
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#endif

#include <utility>
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

SoundPlayer::SoundPlayer(GameModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    // Nobody listens where nobody sees.
    if (!isBuiltIn() || QGuiApplication::platformName() == QStringLiteral("offscreen"))
        return;
    connect(model, &GameModel::acted, this, [this](const Outcome &outcome) {
        const std::optional<Sound> sound = sounds::of(outcome);
        if (!m_on || !sound)
            return;
        const int row = outcome.dropped ? outcome.dropped->cell.row : 0;
        const std::vector<std::int16_t> samples = sounds::samples(*sound, row);
        m_awaited = QByteArray(reinterpret_cast<const char *>(samples.data()),
                               static_cast<qsizetype>(samples.size() * sizeof(std::int16_t)));
        // A refusal is heard at once, a disc when it arrives.
        if (outcome.refusal || !m_model->isDiscFalling())
            playAwaited();
    });
    connect(model, &GameModel::discFallingChanged, this, [this](bool falling) {
        if (!falling)
            playAwaited();
    });
    connect(model, &GameModel::prepared, this, [this] { m_awaited.clear(); });
}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setOn(bool on)
{
    m_on = on;
    if (!on) {
        m_awaited.clear();
        m_device.reset();
    }
}

void SoundPlayer::playAwaited()
{
    if (!m_awaited.isEmpty())
        play(std::exchange(m_awaited, {}));
}

} // namespace four
