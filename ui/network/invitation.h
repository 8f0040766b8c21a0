// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/announcement.h"
#include "ui/network/handshake.h"
#include "ui/network/link.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTcpServer>
#include <QTimer>
#include <QUdpSocket>

#include <memory>
#include <optional>
#include <vector>

namespace four {

/// Where announcements are sent and heard.
namespace meetingplace {
inline constexpr quint16 port = 34'471;
/// Of IPv6, in each network that the computer is in.
[[nodiscard]] QHostAddress group();

struct Target
{
    QHostAddress address;
    quint16 port = meetingplace::port;
};
/// The broadcast address of each IPv4 network, and the group in each IPv6 one, with its scope.
[[nodiscard]] QList<Target> everywhere();

/// Where an invitation listens.
struct Door
{
    QString host; ///< an address, or a name that the system knows
    quint16 port = meetingplace::port;
};
/// As a person types it: an address or a name, and behind a colon the port where it is another one.
[[nodiscard]] std::optional<Door> doorOf(const QString &text);
/// The same as a text.
[[nodiscard]] QString textOf(const QHostAddress &address, quint16 port);
} // namespace meetingplace

/// An invitation that is open: listens for guests, and says so to the network once a second. The first guest
/// that knows the number is the guest; others are turned away. GUI thread only.
class Invitation : public QObject
{
    Q_OBJECT

public:
    /// Connections that have not found a key yet; more are refused.
    static constexpr std::size_t mostKnocking = 8;

    /// @param name of the inviting person, storable @param game see Announcement @param program its
    /// version
    /// @param targets of the announcements; empty: everywhere, asked for anew each time
    Invitation(const QByteArray &name, quint8 game, const QByteArray &program,
               const QList<meetingplace::Target> &targets = {},
               const Link::Timings &timings = Link::Timings(), QObject *parent = nullptr);
    ~Invitation() override;

    /// The guest of an earlier meeting may come by its token as well, and knows the announcement by its id.
    /// Before open().
    void expect(const Handshake::Token &token, const Announcement::Id &id);
    /// Begins to listen, on the meeting place's port if it is free, and to announce.
    /// @return false: the system does not allow it
    [[nodiscard]] bool open();
    /// Begins to listen on this port for the guest of a connection that broke, by its token. Nothing is
    /// announced, and no number opens the door. @return false: the system does not allow it
    [[nodiscard]] bool reopen(quint16 port, const Handshake::Token &token);
    /// Nothing listens and nothing is sent any more.
    void close();
    [[nodiscard]] bool isOpen() const { return m_server.isListening(); }

    [[nodiscard]] QByteArray number() const { return QByteArray::fromStdString(m_number.text()); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// Of this computer, as a guest can type them: with the port where it is not the meeting place's.
    [[nodiscard]] QStringList addresses() const;
    /// The connection to the guest, for its new owner. @pre guestArrived() was emitted, once
    [[nodiscard]] std::unique_ptr<Link> takeGuest() { return std::move(m_guest); }

Q_SIGNALS:
    /// Three guests have given a wrong number.
    void numberChanged();
    /// The invitation is closed.
    void guestArrived();

private:
    void announce();
    void admit();
    void welcome(Link *link);
    void turnAway(Link *link, Link::Loss loss);
    [[nodiscard]] std::unique_ptr<Link> takeKnocking(Link *link);

    Announcement m_announcement;
    QByteArray m_program;
    QList<meetingplace::Target> m_targets;
    Link::Timings m_timings;
    InvitationNumber m_number;
    std::optional<Handshake::Token> m_token; ///< beside the number, or instead of it
    bool m_hasNumber = true;                 ///< that opens the door
    QTcpServer m_server;
    QUdpSocket m_voice;
    QTimer m_second;
    std::vector<std::unique_ptr<Link>> m_knocking;
    std::unique_ptr<Link> m_guest;
};

/// Hears the announcements of open invitations. GUI thread only.
class Discovery : public QObject
{
    Q_OBJECT

public:
    explicit Discovery(QObject *parent = nullptr);

    /// @param port another one than the meeting place's: for tests; 0: any
    /// @return false: the system does not allow it, or another program has taken the port
    [[nodiscard]] bool open(quint16 port = meetingplace::port);
    void close();
    [[nodiscard]] quint16 port() const { return m_ears.front()->localPort(); }

    [[nodiscard]] const std::vector<OpenInvitations::Invitation> &invitations() const
    {
        return m_invitations.all();
    }

Q_SIGNALS:
    void changed();

private:
    void hear(QUdpSocket *ear);

    std::vector<std::unique_ptr<QUdpSocket>> m_ears; ///< for IPv4, then for IPv6
    OpenInvitations m_invitations;
    QTimer m_second;
    QElapsedTimer m_clock;
};

} // namespace four
