// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopwish.h"

#include <memory>

namespace four {

/// Whether the desktop wants high contrast, for people who see little.
///
/// Known are the names of KDE's colour scheme and of GTK's theme, the switches of Windows and of GNOME, and
/// the portal's wish for contrast, which most desktops share.
class DesktopContrast : public DesktopWish
{
public:
    explicit DesktopContrast(QObject *parent = nullptr);
    /// The same for all windows, so that another window does not begin before the answer once more.
    [[nodiscard]] static std::shared_ptr<DesktopContrast> shared();

    /// The id of the Theme for it.
    static constexpr auto theme = "contrast";

    [[nodiscard]] bool isHigh() const { return isWished(); }
};

} // namespace four
