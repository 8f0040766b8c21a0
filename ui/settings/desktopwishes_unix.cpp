// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwishes.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QVariant>

#include <functional>
#include <optional>

#ifdef FOUR_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace four {

namespace {
using Answer = std::function<void(const QVariant &)>;

/// Where the desktop keeps a setting that stands in no file that can be read.
struct Place
{
    const char *group; ///< a namespace of the portal, or a schema of GNOME's
    const char *key;
};
struct Question
{
    Place portal;
    Place gnome; ///< is asked if the portal does not answer
};
constexpr Question contrastQuestion{.portal = {"org.freedesktop.appearance", "contrast"},
                                    .gnome = {"org.gnome.desktop.a11y.interface", "high-contrast"}};
constexpr Question motionQuestion{.portal = {"org.gnome.desktop.interface", "enable-animations"},
                                  .gnome = {"org.gnome.desktop.interface", "enable-animations"}};

bool isKde()
{
    return qgetenv("XDG_CURRENT_DESKTOP").split(':').contains("KDE");
}

/// A bare X server, for one.
bool isWithoutDesktop()
{
    return qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP");
}

/// A value of a file of groups and keys, such as kdeglobals. Not by QSettings, which reads and keeps the
/// whole file. @param config its name, looked for where the desktop's settings are
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

std::optional<QByteArray> kdeSetting(const QByteArray &group, const QByteArray &key)
{
    return valueIn(QStringLiteral("kdeglobals"), group, key);
}

/// The newer file first.
std::optional<QByteArray> gtkSetting(const QByteArray &key)
{
    for (const QString &folder : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        if (const auto value = valueIn(folder + QStringLiteral("/settings.ini"), "Settings", key))
            return value;
    }
    return {};
}

/// Of a theme: HighContrast, HighContrastInverse, Breeze High Contrast.
bool saysHighContrast(QByteArray name)
{
    name = name.toLower();
    for (const char blank : {' ', '-', '_'})
        name.replace(blank, QByteArray());
    return name.contains("highcontrast");
}

bool isContrastHighInFiles()
{
    if (isKde())
        return saysHighContrast(kdeSetting("General", "ColorScheme").value_or(QByteArray()));
    return saysHighContrast(qgetenv("GTK_THEME")) ||
           saysHighContrast(gtkSetting("gtk-theme-name").value_or(QByteArray()));
}

bool isMotionReducedInFiles()
{
    if (isKde()) {
        const std::optional<QByteArray> factor = kdeSetting("KDE", "AnimationDurationFactor");
        bool isNumber = false;
        return factor && factor->toDouble(&isNumber) <= 0 && isNumber;
    }
    const std::optional<QByteArray> on = gtkSetting("gtk-enable-animations");
    return on && (*on == "0" || on->toLower() == "false");
}

/// @param owner has the process as its child until the answer is there
void askGnome(const Place &place, const Answer &answer, QObject *owner)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    if (program.isEmpty())
        return answer({});
    auto *process = new QProcess(owner);
    QObject::connect(process, &QProcess::finished, owner, [process, answer](int code) {
        const QString text = QString::fromUtf8(process->readAllStandardOutput()).trimmed();
        process->deleteLater();
        answer(code == 0 ? QVariant(text) : QVariant());
    });
    QObject::connect(process, &QProcess::errorOccurred, owner,
                     [process, answer](QProcess::ProcessError error) {
                         if (error != QProcess::FailedToStart)
                             return; // finished() comes
                         process->deleteLater();
                         answer({});
                     });
    process->start(program,
                   {QStringLiteral("get"), QString::fromLatin1(place.group), QString::fromLatin1(place.key)});
}

/// @param owner nothing happens after its end
void askPortal(const Question &question, const Answer &answer, QObject *owner)
{
#ifdef FOUR_HAS_DBUS
    constexpr int timeout = 2000; // milliseconds
    // Without a running bus, the call would start one and wait for it.
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") &&
        QDBusConnection::sessionBus().isConnected()) {
        QDBusMessage call = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"),
                                                           QStringLiteral("/org/freedesktop/portal/desktop"),
                                                           QStringLiteral("org.freedesktop.portal.Settings"),
                                                           QStringLiteral("Read"));
        call << QString::fromLatin1(question.portal.group) << QString::fromLatin1(question.portal.key);
        auto *reply =
            new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, timeout), owner);
        QObject::connect(reply, &QDBusPendingCallWatcher::finished, owner, [=] {
            reply->deleteLater();
            const QDBusPendingReply<QDBusVariant> value = *reply;
            if (value.isError())
                return askGnome(question.gnome, answer, owner);
            // A variant within a variant, as the portal gives it.
            QVariant inner = value.value().variant();
            while (inner.canConvert<QDBusVariant>())
                inner = inner.value<QDBusVariant>().variant();
            answer(inner);
        });
        return;
    }
#endif
    askGnome(question.gnome, answer, owner);
}
} // namespace

DesktopWishes::~DesktopWishes()
{
    for (QProcess *process : findChildren<QProcess *>()) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished(100);
    }
}

bool DesktopWishes::isSetInFiles(Wish wish)
{
    if (isWithoutDesktop())
        return false;
    return wish == Wish::Contrast ? isContrastHighInFiles() : isMotionReducedInFiles();
}

bool DesktopWishes::askDesktop(Wish wish)
{
    const bool isContrast = wish == Wish::Contrast;
    // KDE's file says all that there is to know of its animations.
    if (isWithoutDesktop() || (!isContrast && isKde()))
        return false;
    askPortal(
        isContrast ? contrastQuestion : motionQuestion,
        [this, wish](const QVariant &answer) { receiveAnswer(wish, answer); }, this);
    return true;
}

} // namespace four
