// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/systemmotion.h"

#include <QFile>
#include <QStandardPaths>

#include <optional>

namespace four {

namespace {
/// Of a file of groups and keys. Not by QSettings, which reads and keeps the whole file.
std::optional<QByteArray> valueIn(const QString &path, const QByteArray &group, const QByteArray &key)
{
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

QString config(const QString &name)
{
    return QStandardPaths::locate(QStandardPaths::GenericConfigLocation, name);
}

bool isKde()
{
    return qgetenv("XDG_CURRENT_DESKTOP").split(':').contains("KDE");
}
} // namespace

bool isMotionReducedBySystem()
{
    if (isKde()) {
        const std::optional<QByteArray> factor =
            valueIn(config(QStringLiteral("kdeglobals")), "KDE", "AnimationDurationFactor");
        bool isNumber = false;
        return factor && factor->toDouble(&isNumber) <= 0 && isNumber;
    }
    if (qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP"))
        return false;
    for (const QString &folder : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        const std::optional<QByteArray> on =
            valueIn(config(folder + QStringLiteral("/settings.ini")), "Settings", "gtk-enable-animations");
        if (on)
            return *on == "0" || on->toLower() == "false";
    }
    return false;
}

} // namespace four
