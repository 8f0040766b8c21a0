// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopwish.h"

namespace four {

/// Whether the desktop wants few things to move: some people feel sick when they do.
///
/// Known are KDE's speed of animations ("instant"), GTK's settings files and GNOME's switch for animations,
/// which other desktops of its kind share.
class DesktopMotion : public DesktopWish
{
public:
    explicit DesktopMotion(QObject *parent = nullptr);

    [[nodiscard]] bool isReduced() const { return isWished(); }
};

} // namespace four
