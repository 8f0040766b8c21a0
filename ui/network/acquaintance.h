// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/announcement.h"
#include "ui/network/handshake.h"
#include "ui/network/invitation.h"

#include <QString>

#include <optional>

namespace four {

/// By what two programs that have met find each other again without the number: kept with the game that they
/// play, and nowhere else.
struct Acquaintance
{
    Handshake::Side side = Handshake::Side::Host; ///< of this program
    Handshake::Token token{};                     ///< a secret of the two
    meetingplace::Door door;                      ///< of the host, where it was last

    /// Of the announcement by which the guest knows the host. It tells nothing of the token.
    [[nodiscard]] Announcement::Id announcementId() const;
    /// Side, token, port and address.
    [[nodiscard]] QString text() const;
    /// @return nothing: it is no such text
    [[nodiscard]] static std::optional<Acquaintance> of(const QString &text);
};

} // namespace four
