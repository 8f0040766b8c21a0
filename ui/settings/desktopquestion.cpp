// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopquestion.h"

#include <QProcess>
#include <QStandardPaths>

#ifdef FOUR_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace four {

DesktopQuestion::DesktopQuestion(Key portal, Key gnome, const std::function<void(const QVariant &)> &answer,
                                 QObject *parent)
    : QObject(parent), m_portal(portal), m_gnome(gnome), m_answer(answer)
{
}

DesktopQuestion::~DesktopQuestion()
{
    if (m_program) {
        m_program->disconnect(this);
        m_program->kill();
        m_program->waitForFinished(100);
    }
}

void DesktopQuestion::ask()
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    askPortal();
}

void DesktopQuestion::askPortal()
{
#ifdef FOUR_HAS_DBUS
    constexpr int patience = 2000; // milliseconds
    // Nobody to ask: a bus that is not there yet is started by whoever wants it, and that takes time.
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") &&
        QDBusConnection::sessionBus().isConnected()) {
        QDBusMessage question = QDBusMessage::createMethodCall(
            QStringLiteral("org.freedesktop.portal.Desktop"),
            QStringLiteral("/org/freedesktop/portal/desktop"),
            QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
        question << QString::fromLatin1(m_portal.group) << QString::fromLatin1(m_portal.name);
        auto *reply =
            new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question, patience), this);
        connect(reply, &QDBusPendingCallWatcher::finished, this, [this, reply] {
            reply->deleteLater();
            const QDBusPendingReply<QDBusVariant> answer = *reply;
            if (answer.isError())
                return askGnome();
            // A variant within a variant, as the portal gives it.
            QVariant value = answer.value().variant();
            while (value.canConvert<QDBusVariant>())
                value = value.value<QDBusVariant>().variant();
            m_isAsking = false;
            m_answer(value);
        });
        return;
    }
#endif
    askGnome();
}

void DesktopQuestion::askGnome()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    const auto end = [this](const QVariant &value) {
        m_program->deleteLater();
        m_program = nullptr;
        m_isAsking = false;
        m_answer(value);
    };
    if (program.isEmpty()) {
        m_isAsking = false;
        return m_answer({});
    }
    m_program = new QProcess(this);
    connect(m_program, &QProcess::finished, this, [this, end](int code) {
        const QString answer = QString::fromUtf8(m_program->readAllStandardOutput()).trimmed();
        end(code == 0 ? QVariant(answer) : QVariant());
    });
    connect(m_program, &QProcess::errorOccurred, this, [end](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) // else finished() comes
            end({});
    });
    m_program->start(program, {QStringLiteral("get"), QString::fromLatin1(m_gnome.group),
                               QString::fromLatin1(m_gnome.name)});
}

} // namespace four
