// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwishes.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace four;

/// Answers as the desktop's portal does.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QMap<QString, QVariant> values;
    QStringList asked;

public Q_SLOTS:
    QDBusVariant Read(const QString &group, const QString &key)
    {
        asked << group + u' ' + key;
        // A variant within a variant, by an old mistake that all portals keep.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(values.value(asked.last()))));
    }
};

/// The wishes set in the desktop: read by the portal, in files and by GNOME's program, which a small
/// script stands in for. The portal needs a bus of its own: dbus-run-session.
class TestDesktopPortal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home->filePath("config")));
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(m_home->filePath("none")));
        qputenv("PATH", QFile::encodeName(m_home->filePath("bin")) + ":/usr/bin:/bin");
        qunsetenv("GTK_THEME");
        // Otherwise the portal of the user's session would answer.
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        write("bin/gsettings", "#!/bin/sh\nexit 1\n");
    }

    void contrastInFiles_data()
    {
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("high");
        const auto row = [](const char *name, const char *desktop, const char *file, const char *text,
                            bool high) {
            QTest::newRow(name) << QByteArray(desktop) << QString(file) << QByteArray(text) << high;
        };
        const auto *kde = "config/kdeglobals";
        const auto *gtk = "config/gtk-3.0/settings.ini";
        row("KDE", "KDE", kde, "[General]\nColorScheme=BreezeHighContrast\n", true);
        row("KDE, with a blank", "KDE", kde, "[General]\nColorScheme=Breeze High Contrast\n", true);
        row("KDE, another scheme", "KDE", kde, "[General]\nColorScheme=BreezeDark\n", false);
        row("KDE, another group", "KDE", kde, "[Other]\nColorScheme=BreezeHighContrast\n", false);
        row("GTK", "XFCE", gtk, "[Settings]\ngtk-theme-name=HighContrast\n", true);
        row("GTK, on dark", "MATE", gtk, "[Settings]\ngtk-theme-name = HighContrastInverse\n", true);
        row("GTK, another theme", "XFCE", gtk, "[Settings]\ngtk-theme-name=Adwaita\n", false);
        row("nothing said", "XFCE", "config/other", "", false);
        row("no desktop", "", gtk, "[Settings]\ngtk-theme-name=HighContrast\n", false);
    }

    void contrastInFiles()
    {
        QFETCH(QByteArray, desktop);
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, high);
        qputenv("XDG_CURRENT_DESKTOP", desktop);
        write(file, text);
        QCOMPARE(DesktopWishes().isContrastHigh(), high);
    }

    void contrastByGnome()
    {
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        write("bin/gsettings",
              "#!/bin/sh\ntest \"$*\" = 'get org.gnome.desktop.a11y.interface high-contrast' && "
              "echo true\n");
        DesktopWishes contrast;
        const QSignalSpy changed(&contrast, &DesktopWishes::contrastChanged);
        QVERIFY(!contrast.isContrastHigh());
        QTRY_VERIFY(contrast.isContrastHigh());
        QCOMPARE(changed.size(), 1);
        write("bin/gsettings", "#!/bin/sh\necho false\n");
        contrast.refresh();
        QTRY_VERIFY(!contrast.isContrastHigh());
    }

    void byThePortal()
    {
        if (m_bus.isEmpty())
            QSKIP("no bus");
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus);
        qputenv("XDG_CURRENT_DESKTOP", "sway");
        QDBusConnection bus = QDBusConnection::sessionBus();
        Portal portal;
        portal.values = {{"org.freedesktop.appearance contrast", 1U},
                         {"org.gnome.desktop.interface enable-animations", false}};
        QVERIFY(
            bus.registerObject("/org/freedesktop/portal/desktop", &portal, QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
        // Where the portal answers, nothing else is asked.
        write("bin/gsettings", "#!/bin/sh\ncase $* in *contrast) echo false;; *) echo true;; esac\n");
        {
            DesktopWishes wishes;
            QTRY_VERIFY(wishes.isContrastHigh());
            QTRY_VERIFY(wishes.isMotionReduced());
            portal.values = {{"org.freedesktop.appearance contrast", 0U},
                             {"org.gnome.desktop.interface enable-animations", true}};
            wishes.refresh();
            QTRY_VERIFY(!wishes.isContrastHigh());
            QTRY_VERIFY(!wishes.isMotionReduced());
        }
        bus.unregisterService("org.freedesktop.portal.Desktop");
        bus.unregisterObject("/org/freedesktop/portal/desktop");
    }

private:
    void write(const QString &path, const QByteArray &text)
    {
        const QString whole = m_home->filePath(path);
        QVERIFY(QDir().mkpath(QFileInfo(whole).absolutePath()));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QByteArray m_bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
};

QTEST_MAIN(TestDesktopPortal)
#include "tst_desktopportal.moc"
