// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopcontrast.h"

#include "ui/settings/desktopfiles.h"
#include "ui/settings/systemcontrast.h"

namespace four {

DesktopContrast::DesktopContrast(QObject *parent)
    : DesktopWish({.inFiles = isContrastHighBySystem,
                   .isAsked = [] { return !desktop::isNone(); },
                   .portal = {"org.freedesktop.appearance", "contrast"},
                   .gnome = {"org.gnome.desktop.a11y.interface", "high-contrast"},
                   // The portal says 1, or 0 for no preference, and GNOME's program true or false.
                   .isWish = [](const QVariant &answer) { return answer.toBool(); }},
                  parent)
{
}

std::shared_ptr<DesktopContrast> DesktopContrast::shared()
{
    static std::weak_ptr<DesktopContrast> present;
    std::shared_ptr<DesktopContrast> contrast = present.lock();
    if (!contrast)
        present = contrast = std::make_shared<DesktopContrast>();
    return contrast;
}

} // namespace four
