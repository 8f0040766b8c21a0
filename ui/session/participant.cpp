// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/participant.h"

namespace four {

std::unique_ptr<Participant> seatPeopleOnly(const Seat &seat)
{
    return seat.level ? nullptr : std::make_unique<LocalPlayer>();
}

} // namespace four
