// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwishes.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace four;

/// What desktops say of animations, in their files and by GNOME's program, which a small script stands in
/// for.
class TestDesktopMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home->filePath("config")));
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(m_home->filePath("none")));
        qputenv("PATH", QFile::encodeName(m_home->filePath("bin")) + ":/usr/bin:/bin");
        answer("exit 1");
        // Otherwise the portal of the user's session would answer.
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("reduced");
        const QString kde = "config/kdeglobals";
        QTest::newRow("KDE, instant")
            << QByteArray("KDE") << kde << QByteArray("[General]\nx=1\n[KDE]\nAnimationDurationFactor=0\n")
            << true;
        QTest::newRow("KDE, among others") << QByteArray("X-NEON:KDE") << kde
                                           << QByteArray("[KDE]\n AnimationDurationFactor = 0.0 \n") << true;
        QTest::newRow("KDE, quick") << QByteArray("KDE") << kde
                                    << QByteArray("[KDE]\nAnimationDurationFactor=0.25\n") << false;
        QTest::newRow("KDE, another group")
            << QByteArray("KDE") << kde << QByteArray("[Other]\nAnimationDurationFactor=0\n") << false;
        QTest::newRow("KDE, nonsense")
            << QByteArray("KDE") << kde << QByteArray("[KDE]\nAnimationDurationFactor=none\n\xff=\n=")
            << false;
        QTest::newRow("KDE, nothing said") << QByteArray("KDE") << "config/other" << QByteArray() << false;
        QTest::newRow("of KDE on another desktop")
            << QByteArray("XFCE") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << false;
        const QString gtk = "config/gtk-3.0/settings.ini";
        QTest::newRow("GTK 3, off") << QByteArray("XFCE") << gtk
                                    << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::newRow("GTK 4, off") << QByteArray("sway") << "config/gtk-4.0/settings.ini"
                                    << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::newRow("GTK, on") << QByteArray("XFCE") << gtk
                                 << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
        QTest::newRow("no desktop") << QByteArray() << gtk
                                    << QByteArray("[Settings]\ngtk-enable-animations=0\n") << false;
    }

    void files()
    {
        QFETCH(QByteArray, desktop);
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, reduced);
        qputenv("XDG_CURRENT_DESKTOP", desktop);
        write(file, text);
        QCOMPARE(DesktopWishes().isMotionReduced(), reduced);
    }

    void gnome_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("off") << QByteArray(
                                    "test \"$*\" = 'get org.gnome.desktop.interface enable-animations' && "
                                    "echo false")
                             << true;
        QTest::newRow("on") << QByteArray("echo true") << false;
        QTest::newRow("unknown there") << QByteArray("echo false; exit 1") << false;
    }

    void gnome()
    {
        QFETCH(QByteArray, script);
        QFETCH(bool, reduced);
        qputenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME");
        const QString asked = m_home->filePath("asked");
        answer("echo > '" + QFile::encodeName(asked) + "'\n" + script);
        DesktopWishes motion;
        const QSignalSpy changed(&motion, &DesktopWishes::motionChanged);
        // Not at the start, which it would make slower.
        QVERIFY(!motion.isMotionReduced());
        QVERIFY(!QFile::exists(asked));
        QTRY_VERIFY(QFile::exists(asked));
        QTRY_VERIFY(!motion.findChild<QProcess *>()); // which goes with its answer
        QCOMPARE(motion.isMotionReduced(), reduced);
        QCOMPARE(changed.size(), reduced ? 1 : 0);
    }

    void isReadAgain()
    {
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        DesktopWishes motion;
        const QSignalSpy changed(&motion, &DesktopWishes::motionChanged);
        QVERIFY(!motion.isMotionReduced());
        write("config/kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
        motion.refresh();
        QVERIFY(motion.isMotionReduced());
        motion.refresh();
        QCOMPARE(changed.size(), 1);
        write("config/kdeglobals", "[KDE]\nAnimationDurationFactor=1\n");
        motion.refresh();
        QVERIFY(!motion.isMotionReduced());
        QCOMPARE(changed.size(), 2);
    }

    void endsInTheMiddle()
    {
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        answer("exec sleep 30");
        QElapsedTimer time;
        time.start();
        {
            DesktopWishes motion;
            motion.refresh();
            QTest::qWait(100);
        }
        QVERIFY(time.elapsed() < 5000);
    }

private:
    void write(const QString &path, const QByteArray &text)
    {
        const QString whole = m_home->filePath(path);
        QVERIFY(QDir().mkpath(QFileInfo(whole).absolutePath()));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void answer(const QByteArray &script)
    {
        write("bin/gsettings", "#!/bin/sh\n" + script + "\n");
        QFile::setPermissions(m_home->filePath("bin/gsettings"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QByteArray m_path = qgetenv("PATH");
};

QTEST_MAIN(TestDesktopMotion)
#include "tst_desktopmotion.moc"
