// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/systemmotion.h"

#include "ui/settings/desktopfiles.h"

#include <optional>

namespace four {

bool isMotionReducedBySystem()
{
    if (desktop::isKde()) {
        const std::optional<QByteArray> factor =
            desktop::valueIn(QStringLiteral("kdeglobals"), "KDE", "AnimationDurationFactor");
        bool isNumber = false;
        return factor && factor->toDouble(&isNumber) <= 0 && isNumber;
    }
    if (desktop::isNone())
        return false;
    const std::optional<QByteArray> on = desktop::gtkSetting("gtk-enable-animations");
    return on && (*on == "0" || on->toLower() == "false");
}

} // namespace four
