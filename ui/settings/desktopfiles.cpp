// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopfiles.h"

#include <QFile>
#include <QStandardPaths>

namespace four::desktop {

std::optional<QByteArray> valueIn(const QString &config, const QByteArray &group, const QByteArray &key)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, config);
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    bool inGroup = false;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (line.startsWith('['))
            inGroup = line == '[' + group + ']';
        const qsizetype equals = line.indexOf('=');
        if (inGroup && equals > 0 && line.left(equals).trimmed() == key)
            return line.mid(equals + 1).trimmed();
    }
    return {};
}

std::optional<QByteArray> gtkSetting(const QByteArray &key)
{
    for (const QString &folder : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        if (const auto value = valueIn(folder + QStringLiteral("/settings.ini"), "Settings", key))
            return value;
    }
    return {};
}

bool isKde()
{
    return qgetenv("XDG_CURRENT_DESKTOP").split(':').contains("KDE");
}

bool isNone()
{
    return qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP");
}

} // namespace four::desktop
