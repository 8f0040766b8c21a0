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
        // What a test reads and writes by itself is then in the same file as what the program does.
        m_isRegistry = QSettings().fileName().startsWith(QStringLiteral("\\HKEY_"));
        if (m_isRegistry)
            QSettings::setDefaultFormat(QSettings::IniFormat);
    }

    static void moveTo(const QString &directory)
    {
        for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
            QSettings::setPath(format, QSettings::UserScope, directory);
    }
    [[nodiscard]] QString path() const { return m_directory.path(); }
    /// The file that the settings are kept in: on Windows, where the native place is no file, another one.
    [[nodiscard]] QString file() const
    {
        return m_directory.filePath(m_isRegistry ? QStringLiteral("fourinarow/fourinarow.ini")
                                                 : QStringLiteral("fourinarow/fourinarow.conf"));
    }

private:
    QTemporaryDir m_directory;
    bool m_isRegistry = false;
};
