// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// What desktops write about themselves into files.
namespace four::desktop {

/// A value of a file of groups and keys, such as kdeglobals. Not by QSettings, which reads and keeps the
/// whole file. @param config its name, looked for where the desktop's settings are
[[nodiscard]] std::optional<QByteArray> valueIn(const QString &config, const QByteArray &group,
                                                const QByteArray &key);
/// GTK's settings, the newer ones first.
[[nodiscard]] std::optional<QByteArray> gtkSetting(const QByteArray &key);
[[nodiscard]] bool isKde();
/// Nothing is known of a desktop, as in a bare X server: nobody is asked then.
[[nodiscard]] bool isNone();

} // namespace four::desktop
