// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/acquaintance.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>

namespace four {

namespace {
const QString hostWord = QStringLiteral("host");
const QString guestWord = QStringLiteral("guest");

QByteArray bytesOf(const Handshake::Token &token)
{
    return {reinterpret_cast<const char *>(token.data()), qsizetype(token.size())};
}
} // namespace

Announcement::Id Acquaintance::announcementId() const
{
    const QByteArray hash =
        QCryptographicHash::hash("fourinarow meeting " + bytesOf(token), QCryptographicHash::Sha256);
    Announcement::Id id{};
    std::copy_n(hash.begin(), id.size(), id.begin());
    return id;
}

QString Acquaintance::text() const
{
    return QStringLiteral("%1 %2 %3 %4")
        .arg(side == Handshake::Side::Host ? hostWord : guestWord,
             QString::fromLatin1(bytesOf(token).toHex()))
        .arg(door.port)
        .arg(door.host);
}

std::optional<Acquaintance> Acquaintance::of(const QString &text)
{
    const QStringList words = text.split(u' ');
    if (words.size() != 4)
        return {};
    const QByteArray token = QByteArray::fromHex(words[1].toLatin1());
    Acquaintance read{.side = words[0] == hostWord ? Handshake::Side::Host : Handshake::Side::Guest,
                      .door = {.host = words[3], .port = words[2].toUShort()}};
    if (token.size() != qsizetype(read.token.size()))
        return {};
    std::copy(token.begin(), token.end(), read.token.begin());
    if (read.text() != text)
        return {};
    return read;
}

} // namespace four
