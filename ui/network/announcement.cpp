// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/announcement.h"

#include "core/rules/setup.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace four {

namespace {
constexpr std::string_view heading = "FIARHERE";
constexpr std::size_t protocolPlace = heading.size();
constexpr std::size_t portPlace = protocolPlace + 2;
constexpr std::size_t idPlace = portPlace + 2;
constexpr std::size_t gamePlace = idPlace + sizeof(Announcement::Id);
constexpr std::size_t lengthPlace = gamePlace + 1;
constexpr std::size_t hostNamePlace = lengthPlace + 1;
static_assert(hostNamePlace + Announcement::maxName <= Announcement::maxBytes);

std::uint16_t numberAt(std::span<const std::uint8_t> packet, std::size_t place)
{
    return static_cast<std::uint16_t>(packet[place] * 256 + packet[place + 1]);
}

void append(std::vector<std::uint8_t> &packet, std::uint16_t number)
{
    packet.push_back(static_cast<std::uint8_t>(number / 256));
    packet.push_back(static_cast<std::uint8_t>(number % 256));
}

std::string_view shortened(std::string_view name)
{
    if (name.size() <= Announcement::maxName)
        return name;
    name = name.substr(0, Announcement::maxName);
    // Bytes are taken away until no letter is cut, and no blank is left at the end.
    while (!name.empty() && !isStorableName(name))
        name.remove_suffix(1);
    return name;
}
} // namespace

std::vector<std::uint8_t> write(const Announcement &announcement)
{
    std::vector<std::uint8_t> packet(heading.begin(), heading.end());
    append(packet, announcement.protocol);
    append(packet, announcement.port);
    std::ranges::copy(announcement.id, std::back_inserter(packet));
    packet.push_back(announcement.game);
    const std::string_view name = shortened(announcement.name);
    packet.push_back(static_cast<std::uint8_t>(name.size()));
    packet.insert(packet.end(), name.begin(), name.end());
    return packet;
}

std::optional<Announcement> readAnnouncement(std::span<const std::uint8_t> packet)
{
    if (packet.size() < hostNamePlace || packet.size() > Announcement::maxBytes ||
        !std::equal(heading.begin(), heading.end(), packet.begin()))
        return {};
    Announcement announcement{.protocol = numberAt(packet, protocolPlace),
                              .port = numberAt(packet, portPlace),
                              .id = {},
                              .game = packet[gamePlace],
                              .name = {}};
    std::ranges::copy(packet.subspan(idPlace, announcement.id.size()), announcement.id.begin());
    const auto name = packet.subspan(hostNamePlace);
    announcement.name.assign(name.begin(), name.end());
    if (announcement.port == 0 || name.size() != packet[lengthPlace] || name.size() > Announcement::maxName ||
        !isStorableName(announcement.name))
        return {};
    return announcement;
}

bool OpenInvitations::hear(std::span<const std::uint8_t> packet, const std::string &address, Moment now)
{
    std::optional<Announcement> announcement = readAnnouncement(packet);
    if (!announcement)
        return false;
    // One invitation is heard by several interfaces: the address by which it came first stays, as long as it
    // comes by that.
    const auto known = std::ranges::find(m_invitations, announcement->id,
                                         [](const Invitation &each) { return each.announcement.id; });
    if (known == m_invitations.end()) {
        if (m_invitations.size() == most)
            return false;
        m_invitations.push_back({std::move(*announcement), address, now});
        return true;
    }
    // Another computer could use the id to lead guests to itself.
    if (known->address != address)
        return false;
    known->heard = now;
    return std::exchange(known->announcement, std::move(*announcement)) != known->announcement;
}

bool OpenInvitations::forget(Moment now)
{
    return std::erase_if(m_invitations,
                         [now](const Invitation &each) { return now - each.heard > lifetime; }) > 0;
}

} // namespace four
