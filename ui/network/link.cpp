// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/link.h"

#include <QTcpSocket>

#include <string_view>
#include <utility>

namespace four {

namespace {
constexpr qint64 readAhead = 65536; ///< bytes: a sender that is too fast has to wait
constexpr qint64 second = 1000;     ///< milliseconds

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

Link::Loss lossOf(Handshake::Failure failure)
{
    switch (failure) {
    case Handshake::Failure::NotOurs:
        break;
    case Handshake::Failure::OtherVersion:
        return Link::Loss::OtherVersion;
    case Handshake::Failure::WrongSecret:
        return Link::Loss::WrongSecret;
    case Handshake::Failure::NotExpected:
        return Link::Loss::TurnedAway;
    }
    return Link::Loss::NotOurs;
}
} // namespace

Link::Link(std::unique_ptr<QTcpSocket> socket, Handshake::Side side, const Handshake::Secrets &secrets,
           const QByteArray &program, const Timings &timings, QObject *parent)
    : QObject(parent), m_socket(std::move(socket)), m_handshake(side, secrets, viewOf(program)),
      m_timings(timings)
{
    m_socket->setReadBufferSize(readAhead);
    m_heartbeat.setInterval(timings.heartbeat);
    m_silence.setSingleShot(true);
    connect(&m_heartbeat, &QTimer::timeout, this, [this] { seal({}); });
    connect(&m_silence, &QTimer::timeout, this,
            [this] { lose(m_state == State::Shaking ? Loss::NoAnswer : Loss::Silent); });
    connect(m_socket.get(), &QTcpSocket::connected, this, [this] {
        m_hasConnected = true;
        write(m_handshake.takeOutput());
    });
    connect(m_socket.get(), &QTcpSocket::readyRead, this, &Link::read);
    const auto closed = [this] {
        // What came before it is still read.
        read();
        const bool answers = m_hasConnected || m_socket->error() == QTcpSocket::ConnectionRefusedError;
        lose(m_state != State::Shaking ? Loss::Closed : answers ? Loss::TurnedAway : Loss::NoAnswer);
    };
    connect(m_socket.get(), &QTcpSocket::disconnected, this, closed);
    connect(m_socket.get(), &QTcpSocket::errorOccurred, this, closed);
    m_silence.start(timings.handshake);
    if (m_socket->state() == QTcpSocket::ConnectedState) {
        m_hasConnected = true;
        write(m_handshake.takeOutput());
        // Later, when the owner has connected to the signals.
        QMetaObject::invokeMethod(this, &Link::read, Qt::QueuedConnection);
    }
}

Link::~Link()
{
    m_socket->disconnect(this);
}

QByteArray Link::otherProgram() const
{
    return QByteArray::fromStdString(m_handshake.otherProgram());
}

void Link::send(const QByteArray &line)
{
    if (isOpen())
        seal(line);
}

void Link::close(const QByteArray &line)
{
    if (isOpen())
        seal(line, true);
    finish();
}

void Link::read()
{
    while (m_state != State::Over && m_socket->bytesAvailable() > 0) {
        const QByteArray bytes = m_socket->readAll();
        const auto *data = reinterpret_cast<const std::uint8_t *>(bytes.constData());
        const Handshake::View view(data, static_cast<std::size_t>(bytes.size()));
        if (m_state == State::Shaking)
            shake(view);
        else
            open(view);
    }
}

void Link::shake(Handshake::View bytes)
{
    m_handshake.receive(bytes);
    write(m_handshake.takeOutput());
    if (m_handshake.state() == Handshake::State::Failed)
        return lose(lossOf(m_handshake.failure()));
    if (m_handshake.state() == Handshake::State::Going)
        return;
    m_channel = m_handshake.takeChannel();
    m_state = State::Open;
    m_heartbeat.start();
    m_silence.start(m_timings.silence);
    m_second.start();
    Q_EMIT opened();
    if (const Handshake::Bytes rest = m_handshake.takeRest(); isOpen() && !rest.empty())
        open(rest);
}

void Link::open(Channel::View bytes)
{
    for (const std::string &line : m_channel->open(bytes)) {
        if (isFlooded())
            return lose(Loss::Flooded);
        m_silence.start(m_timings.silence);
        // An empty one says no more than that the other side is there.
        if (!line.empty())
            Q_EMIT received(QByteArray::fromStdString(line));
        if (!isOpen())
            return;
    }
    if (m_channel->isBroken())
        return lose(Loss::Altered);
    if (!m_channel->hasEnded())
        return;
    finish();
    Q_EMIT ended();
}

bool Link::isFlooded()
{
    if (m_second.elapsed() >= second) {
        m_second.start();
        m_lines = 0;
    }
    return ++m_lines > m_timings.linesPerSecond;
}

void Link::seal(const QByteArray &line, bool last)
{
    write(m_channel->seal(viewOf(line), last));
    m_heartbeat.start();
}

void Link::write(const Handshake::Bytes &bytes)
{
    if (!bytes.empty())
        m_socket->write(reinterpret_cast<const char *>(bytes.data()), static_cast<qint64>(bytes.size()));
}

void Link::lose(Loss loss)
{
    if (m_state == State::Over)
        return;
    finish();
    Q_EMIT lost(loss);
}

void Link::finish()
{
    m_state = State::Over;
    m_heartbeat.stop();
    m_silence.stop();
    // What was written is still sent, also where the owner now destroys this.
    m_socket->flush();
    m_socket->disconnectFromHost();
}

} // namespace four

#include "moc_link.cpp"
