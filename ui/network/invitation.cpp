// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/invitation.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTcpSocket>

#include <algorithm>
#include <span>
#include <utility>

namespace four {

namespace {
constexpr int everySecond = 1000; ///< milliseconds

bool isInUse(const QNetworkInterface &interface)
{
    const QNetworkInterface::InterfaceFlags flags = interface.flags();
    return flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning) &&
           !flags.testFlag(QNetworkInterface::IsLoopBack);
}
} // namespace

QString meetingplace::textOf(const QHostAddress &address, quint16 port)
{
    const QString text = address.toString();
    if (port == meetingplace::port)
        return text;
    return (text.contains(u':') ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(text).arg(port);
}

std::optional<meetingplace::Door> meetingplace::doorOf(const QString &text)
{
    QString host = text.trimmed();
    quint16 port = meetingplace::port;
    // An address of IPv6 has colons of its own; with a port it stands in brackets.
    if (QHostAddress(host).isNull()) {
        if (const qsizetype colon = host.lastIndexOf(u':'); colon > host.lastIndexOf(u']')) {
            port = host.mid(colon + 1).toUShort();
            host.truncate(colon);
        }
        if (host.startsWith(u'[') && host.endsWith(u']'))
            host = host.mid(1, host.size() - 2);
    }
    static const QRegularExpression letters(QStringLiteral("^[0-9A-Za-z.:%_-]+$"));
    if (port == 0 || !letters.match(host).hasMatch())
        return {};
    return Door{.host = host, .port = port};
}

QHostAddress meetingplace::group()
{
    return QHostAddress(QStringLiteral("ff02::f1a6"));
}

QList<meetingplace::Target> meetingplace::everywhere()
{
    QList<Target> targets;
    const QList<QNetworkInterface> interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        if (!isInUse(interface))
            continue;
        bool hasLocalAddress = false;
        const QList<QNetworkAddressEntry> entries = interface.addressEntries();
        for (const QNetworkAddressEntry &entry : entries) {
            if (!entry.broadcast().isNull())
                targets.append({.address = entry.broadcast()});
            hasLocalAddress = hasLocalAddress || entry.ip().isLinkLocal();
        }
        if (hasLocalAddress && interface.flags().testFlag(QNetworkInterface::CanMulticast)) {
            QHostAddress here = group();
            here.setScopeId(interface.name());
            targets.append({.address = here});
        }
    }
    return targets;
}

Invitation::Invitation(const QByteArray &name, quint8 game, const QByteArray &program,
                       const QList<meetingplace::Target> &targets, const Link::Timings &timings,
                       QObject *parent)
    : QObject(parent), m_announcement{.protocol = Handshake::protocolVersion,
                                      .port = 0,
                                      .id = {},
                                      .game = game,
                                      .name = name.toStdString()},
      m_program(program), m_targets(targets), m_timings(timings)
{
    std::ranges::generate(m_announcement.id,
                          [] { return std::uint8_t(QRandomGenerator::system()->bounded(256)); });
    m_second.setInterval(everySecond);
    connect(&m_second, &QTimer::timeout, this, &Invitation::announce);
    connect(&m_server, &QTcpServer::newConnection, this, &Invitation::admit);
}

Invitation::~Invitation()
{
    close();
}

void Invitation::expect(const Handshake::Token &token, const Announcement::Id &id)
{
    m_token = token;
    m_announcement.id = id;
}

bool Invitation::open()
{
    if (!m_server.listen(QHostAddress::Any, meetingplace::port) && !m_server.listen(QHostAddress::Any))
        return false;
    m_announcement.port = m_server.serverPort();
    m_second.start();
    announce();
    return true;
}

bool Invitation::reopen(quint16 port, const Handshake::Token &token)
{
    m_token = token;
    m_hasNumber = false;
    return m_server.listen(QHostAddress::Any, port);
}

void Invitation::close()
{
    m_second.stop();
    m_server.close();
    m_voice.close();
    m_knocking.clear();
}

QStringList Invitation::addresses() const
{
    QStringList addresses;
    const QList<QNetworkInterface> interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        const QList<QNetworkAddressEntry> entries =
            isInUse(interface) ? interface.addressEntries() : QList<QNetworkAddressEntry>();
        for (const QNetworkAddressEntry &entry : entries)
            addresses << meetingplace::textOf(entry.ip(), m_server.serverPort());
    }
    // Those of IPv4 are the ones that people can read out.
    std::ranges::stable_partition(addresses, [](const QString &address) { return address.contains(u'.'); });
    return addresses;
}

void Invitation::announce()
{
    const std::vector<std::uint8_t> packet = four::write(m_announcement);
    const QList<meetingplace::Target> targets = m_targets.isEmpty() ? meetingplace::everywhere() : m_targets;
    // That one of the networks takes no packet is no reason to be silent in the others.
    for (const meetingplace::Target &target : targets)
        m_voice.writeDatagram(reinterpret_cast<const char *>(packet.data()), qint64(packet.size()),
                              target.address, target.port);
}

void Invitation::admit()
{
    while (QTcpSocket *next = m_server.nextPendingConnection()) {
        std::unique_ptr<QTcpSocket> socket(next);
        socket->setParent(nullptr);
        if (m_knocking.size() == mostKnocking)
            continue;
        auto link = std::make_unique<Link>(
            std::move(socket), Handshake::Side::Host,
            Handshake::Secrets{.number = m_hasNumber ? m_number.text() : std::string(), .token = m_token},
            m_program, m_timings);
        Link *knocking = link.get();
        m_knocking.push_back(std::move(link));
        connect(knocking, &Link::opened, this, [this, knocking] { welcome(knocking); });
        connect(knocking, &Link::lost, this, [this, knocking](Link::Loss loss) { turnAway(knocking, loss); });
    }
}

std::unique_ptr<Link> Invitation::takeKnocking(Link *link)
{
    const auto place = std::ranges::find(m_knocking, link, &std::unique_ptr<Link>::get);
    std::unique_ptr<Link> taken = std::move(*place);
    m_knocking.erase(place);
    return taken;
}

void Invitation::welcome(Link *link)
{
    m_guest = takeKnocking(link);
    m_guest->disconnect(this);
    // Within a signal of the guest, so the others alone are destroyed.
    close();
    Q_EMIT guestArrived();
}

void Invitation::turnAway(Link *link, Link::Loss loss)
{
    // The link still emits its signal.
    takeKnocking(link).release()->deleteLater();
    if (loss == Link::Loss::WrongSecret && m_number.noteWrong())
        Q_EMIT numberChanged();
}

Discovery::Discovery(QObject *parent) : QObject(parent)
{
    for (int i = 0; i < 2; ++i) {
        m_ears.push_back(std::make_unique<QUdpSocket>());
        QUdpSocket *ear = m_ears.back().get();
        connect(ear, &QUdpSocket::readyRead, this, [this, ear] { hear(ear); });
    }
    m_second.setInterval(everySecond);
    m_clock.start();
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (m_invitations.forget(std::chrono::milliseconds(m_clock.elapsed())))
            Q_EMIT changed();
    });
}

bool Discovery::open(quint16 port)
{
    // Two programs of one computer may both look for invitations.
    constexpr QUdpSocket::BindMode shared = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    if (!m_ears.front()->bind(QHostAddress::AnyIPv4, port, shared))
        return false;
    // A computer without IPv6 hears those of IPv4.
    if (m_ears.back()->bind(QHostAddress::AnyIPv6, m_ears.front()->localPort(), shared)) {
        const QList<QNetworkInterface> interfaces = QNetworkInterface::allInterfaces();
        for (const QNetworkInterface &interface : interfaces) {
            if (isInUse(interface))
                m_ears.back()->joinMulticastGroup(meetingplace::group(), interface);
        }
    }
    m_second.start();
    return true;
}

void Discovery::close()
{
    m_second.stop();
    for (const std::unique_ptr<QUdpSocket> &ear : m_ears)
        ear->close();
}

void Discovery::hear(QUdpSocket *ear)
{
    bool hasChanged = false;
    while (ear->hasPendingDatagrams()) {
        // One byte more than a packet may have, so that a longer one is seen to be none.
        const QNetworkDatagram datagram = ear->receiveDatagram(Announcement::maxBytes + 1);
        const QByteArray packet = datagram.data();
        const std::span bytes(reinterpret_cast<const std::uint8_t *>(packet.constData()),
                              static_cast<std::size_t>(packet.size()));
        hasChanged |= m_invitations.hear(bytes, datagram.senderAddress().toString().toStdString(),
                                         std::chrono::milliseconds(m_clock.elapsed()));
    }
    if (hasChanged)
        Q_EMIT changed();
}

} // namespace four

#include "moc_invitation.cpp"
