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

/// An X server of the test's own, without a screen that anybody sees, and a window manager: what is typed
/// here reaches no window of whoever runs the test.
class Desktop
{
public:
    /// What is missing on this system to have one; empty if nothing is.
    [[nodiscard]] static QString missing();

    explicit Desktop(QSize size = {1366, 768});
    ~Desktop();

    /// Whether server and window manager have come up.
    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] QString display() const { return m_display; }

    /// Does these commands of xdotool, one after the other.
    /// @return what it says
    QString x(const QStringList &commands) const;
    /// The same, in words: "key 1 key 2".
    QString x(const QString &commands) const { return x(commands.split(u' ')); }
    /// The XKB layout, such as "fr".
    bool setLayout(const QString &name) const;

private:
    QString m_display;
    QProcess m_server;
    QProcess m_windowManager;
    bool m_isThere = false;
};

/// A person's settings and games. Animations are off, so that no key comes while a disc is falling.
class Home
{
public:
    Home();

    /// Chooses something else than what holds at first, as it stands in the settings file.
    void prefer(const QString &key, const QVariant &value);
    /// The actions of the game that was played last, as its record has them: "4 b 1 e". Nothing without one.
    [[nodiscard]] QString lastGame() const;
    /// What its record has after this word: "player 1".
    [[nodiscard]] QString lastGame(const QString &word) const;
    /// For whoever runs on the desktop and belongs to this person.
    [[nodiscard]] QProcessEnvironment environment(const Desktop &desktop) const;

private:
    QTemporaryDir m_folder;
};

/// Unikey by way of IBus, with which Vietnamese is written: "Tuaans" gives "Tuấn".
class Unikey
{
public:
    [[nodiscard]] static QString missing();

    Unikey(const Desktop &desktop, const Home &home);
    ~Unikey();

    [[nodiscard]] bool isThere() const { return m_isThere; }
    /// What programs need to be reached by it.
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

    /// Waits until its windows are there and one of them has the keyboard.
    bool awaitWindows(int count = 1);
    [[nodiscard]] QStringList windows() const;
    /// Where the window's contents are; of a corner that is off the screen, the nearest point there. Takes
    /// the pointer there.
    [[nodiscard]] QRect geometry(const QString &window) const;
    [[nodiscard]] QRect geometry() const { return geometry(windows().value(0)); }
    /// Ctrl+Q. @return whether the program came to its end, and a good one
    bool quit();
    bool awaitEnd();

private:
    const Desktop &m_desktop;
    QProcess m_process;
};

} // namespace four::x
