// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/systemcontrast.h"

#include "ui/settings/desktopfiles.h"

namespace four {

namespace {
/// As themes of high contrast are called: HighContrast, HighContrastInverse, Breeze High Contrast.
bool saysHighContrast(QByteArray name)
{
    name = name.toLower();
    for (const char blank : {' ', '-', '_'})
        name.replace(blank, QByteArray());
    return name.contains("highcontrast");
}
} // namespace

bool isContrastHighBySystem()
{
    if (desktop::isNone())
        return false;
    if (desktop::isKde())
        return saysHighContrast(
            desktop::valueIn(QStringLiteral("kdeglobals"), "General", "ColorScheme").value_or(QByteArray()));
    return saysHighContrast(qgetenv("GTK_THEME")) ||
           saysHighContrast(desktop::gtkSetting("gtk-theme-name").value_or(QByteArray()));
}

} // namespace four
