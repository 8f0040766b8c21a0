// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

/// Settings of the test's own: empty at first, seen by no other process and gone with it.
class Sandbox
{
public:
    Sandbox()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("fourinarow"));
        QCoreApplication::setApplicationName(QStringLiteral("fourinarow"));
        moveTo(m_directory.path());
    }

    static void moveTo(const QString &directory)
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, directory);
    }
    [[nodiscard]] QString path() const { return m_directory.path(); }
    /// The file that the settings are kept in.
    [[nodiscard]] QString file() const
    {
        return m_directory.filePath(QStringLiteral("fourinarow/fourinarow.conf"));
    }

private:
    QTemporaryDir m_directory;
};
