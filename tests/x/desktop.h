// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <memory>

namespace four::x {

inline constexpr int patience = 120'000; ///< milliseconds, enough also on a busy machine

/// An X server of the test, without a visible screen, and a window manager: keys sent here do not reach the
/// windows of the user running the test.
class Desktop
{
public:
    /// The programs that this system lacks for a desktop; empty if it has all.
    [[nodiscard]] static QString missing();

    explicit Desktop(QSize size = {1366, 768});
    ~Desktop();

    /// Whether the server and the window manager have started.
    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] QString display() const { return m_display; }

    /// Runs these commands of xdotool, one after another.
    /// @return its output
    QString x(const QStringList &commands) const;
    /// The same, from words separated by spaces: "key 1 key 2".
    QString x(const QString &commands) const { return x(commands.split(u' ')); }
    /// The XKB layout, such as "fr".
    bool setLayout(const QString &name) const;

private:
    QString m_display;
    QProcess m_server;
    QProcess m_windowManager;
    bool m_isThere = false;
};

/// The settings and games of one user. Animations are off, so that no key comes while a disc is falling.
class Home
{
public:
    Home();

    /// Writes a setting into the settings file, in place of its default.
    void prefer(const QString &key, const QVariant &value);
    /// The actions of the game that was played last, as its record has them: "4 b 1 e". Nothing without one.
    [[nodiscard]] QString lastGame() const;
    /// The value of a field in its record: of "player 1".
    [[nodiscard]] QString lastGame(const QString &word) const;
    /// The environment of a program on the desktop that uses this home.
    [[nodiscard]] QProcessEnvironment environment(const Desktop &desktop) const;

private:
    QTemporaryDir m_folder;
};

/// Unikey in IBus, an input method for Vietnamese: "Tuaans" gives "Tuấn".
class Unikey
{
public:
    [[nodiscard]] static QString missing();

    Unikey(const Desktop &desktop, const Home &home);
    ~Unikey();

    [[nodiscard]] bool isThere() const { return m_isThere; }
    /// The environment in which a program uses the input method.
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }

private:
    QProcessEnvironment m_environment;
    QProcess m_bus;
    QProcess m_daemon;
    bool m_isThere = false;
};

/// The program itself, running on a desktop.
class Program
{
public:
    Program(const Desktop &desktop, const Home &home, const QStringList &arguments = {});
    Program(const Desktop &desktop, const QProcessEnvironment &environment, const QStringList &arguments);
    ~Program();

    /// Waits until its windows are shown and one of them has the keyboard.
    bool awaitWindows(int count = 1);
    [[nodiscard]] QStringList windows() const;
    /// The place of the window's contents; of a corner off the screen, the nearest point on it. Moves the
    /// pointer.
    [[nodiscard]] QRect geometry(const QString &window) const;
    [[nodiscard]] QRect geometry() const { return geometry(windows().value(0)); }
    /// Presses Ctrl+Q. @return whether the program ended normally
    bool quit();
    bool awaitEnd();

private:
    const Desktop &m_desktop;
    QProcess m_process;
};

} // namespace four::x
