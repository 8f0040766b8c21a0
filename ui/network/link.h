// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/channel.h"
#include "ui/network/handshake.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

class QTcpSocket;

namespace four {

/// A connection to the other computer's program: the handshake, then lines in both directions, over one
/// socket. It says that it is there every few seconds, and is lost where the other side does not. GUI thread
/// only. Not to be destroyed within its own signals.
class Link : public QObject
{
    Q_OBJECT

public:
    enum class Loss : std::uint8_t {
        NoAnswer,     ///< no key was found in time, or there was no connection at all
        TurnedAway,   ///< the other computer answers, but its invitation is not open, or has another guest
        NotOurs,      ///< the other side is no program of this kind
        OtherVersion, ///< of the protocol, see otherProgram()
        WrongSecret,  ///< the number or the token
        Closed,       ///< the connection broke off
        Silent,       ///< nothing came for long
        Altered,      ///< a frame did not open
        Flooded,      ///< more lines than a game has
    };
    Q_ENUM(Loss)

    struct Timings
    {
        std::chrono::milliseconds handshake{10'000}; ///< until there is a key
        std::chrono::milliseconds heartbeat{5'000};
        std::chrono::milliseconds silence{15'000};
        int linesPerSecond = 20; ///< that the other side may send
    };

    /// @param socket connected, or about to be: it says itself where to
    Link(std::unique_ptr<QTcpSocket> socket, Handshake::Side side, const Handshake::Secrets &secrets,
         const QByteArray &program, const Timings &timings, QObject *parent = nullptr);
    ~Link() override;

    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }
    /// Whether the other computer has answered at all.
    [[nodiscard]] bool hasConnected() const { return m_hasConnected; }
    /// The version of the other side's program, once it has said it; plain text.
    [[nodiscard]] QByteArray otherProgram() const;
    /// Whether the guest came by the token. @pre isOpen()
    [[nodiscard]] bool isByToken() const { return m_handshake.isByToken(); }
    /// By which the two meet again. @pre isOpen()
    [[nodiscard]] const Handshake::Token &token() const { return m_handshake.token(); }

    /// Ignored unless it is open. @pre 0 < line.size() <= Channel::maxLine
    void send(const QByteArray &line);
    /// Sends a last line and closes the connection: the other side is told that it ends on purpose.
    void close(const QByteArray &line);

Q_SIGNALS:
    void opened();
    void received(const QByteArray &line);
    /// The other side closed it on purpose, after its last line was received().
    void ended();
    void lost(four::Link::Loss loss);

private:
    enum class State : std::uint8_t { Shaking, Open, Over };

    void read();
    void shake(Handshake::View bytes);
    void open(Channel::View bytes);
    void write(const Handshake::Bytes &bytes);
    void seal(const QByteArray &line, bool last = false);
    [[nodiscard]] bool isFlooded();
    void lose(Loss loss);
    void finish();

    std::unique_ptr<QTcpSocket> m_socket;
    Handshake m_handshake;
    std::optional<Channel> m_channel;
    Timings m_timings;
    State m_state = State::Shaking;
    bool m_hasConnected = false;
    QTimer m_heartbeat;
    QTimer m_silence; ///< until there is a key, the time for that
    QElapsedTimer m_second;
    int m_lines = 0; ///< in this second
};

} // namespace four
