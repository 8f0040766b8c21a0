// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace four {

/// An open invitation, as its host says it to all programs of the network, in one packet:
///
///     FIARHERE, version of the protocol (2 bytes), port (2), id (8), game (1), length of the name (1), name
///
/// Numbers have the high byte first. A later version of the protocol has the same beginning.
struct Announcement
{
    static constexpr std::size_t maxBytes = 200;
    static constexpr std::size_t maxName = 120; ///< bytes of UTF-8
    using Id = std::array<std::uint8_t, 8>;

    std::uint16_t protocol = 0;
    std::uint16_t port = 0;
    Id id{};               ///< at random, one for each invitation
    std::uint8_t game = 0; ///< the number of a preset; another one: rules of the host's own
    std::string name;      ///< of the person who invites; storable, may be empty

    friend bool operator==(const Announcement &, const Announcement &) = default;
};

/// A name that is too long is cut at the end of a letter.
[[nodiscard]] std::vector<std::uint8_t> write(const Announcement &announcement);

/// @return nothing: it is none, or something in it is not as it has to be
[[nodiscard]] std::optional<Announcement> readAnnouncement(std::span<const std::uint8_t> packet);

/// The invitations that are open in the network, in the order in which they were first heard. Everything in a
/// packet is taken for hostile: there are never more than fifty, and each goes when its packets stay away.
class OpenInvitations
{
public:
    static constexpr std::size_t most = 50;
    static constexpr std::chrono::milliseconds lifetime{4000};
    using Moment = std::chrono::milliseconds; ///< of a clock that is never set

    struct Invitation
    {
        Announcement announcement;
        std::string address; ///< where the packet came from, as the system writes it, with its scope
        Moment heard{0};
    };

    /// @return whether the list has changed for a person: an invitation is new, or says something else
    bool hear(std::span<const std::uint8_t> packet, const std::string &address, Moment now);
    /// Removes what was not heard for its lifetime. @return whether the list has changed
    bool forget(Moment now);

    [[nodiscard]] const std::vector<Invitation> &all() const { return m_invitations; }

private:
    std::vector<Invitation> m_invitations;
};

} // namespace four
