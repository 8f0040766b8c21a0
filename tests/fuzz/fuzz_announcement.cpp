// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/setup.h"
#include "ui/network/announcement.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

void check(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

/// A packet is an invitation that is written again as it was read, or nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::span<const std::uint8_t> packet(data, size);
    const auto read = four::readAnnouncement(packet);
    four::OpenInvitations invitations;
    check(invitations.hear(packet, "10.77.0.1", {}) == read.has_value());
    if (!read)
        return 0;
    check(four::isStorableName(read->name) && read->port != 0);
    const std::vector<std::uint8_t> written = four::write(*read);
    check(std::equal(written.begin(), written.end(), packet.begin(), packet.end()));
    return 0;
}
