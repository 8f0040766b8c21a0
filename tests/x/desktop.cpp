// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/x/desktop.h"

#include "tests/memoryfolder.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QThread>

#include <functional>

namespace four::x {

namespace {
constexpr int patience = 20'000; ///< milliseconds, for what must happen soon also on a slow machine

bool await(const std::function<bool()> &condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.hasExpired(patience))
            return false;
        QThread::msleep(10);
    }
    return true;
}

QProcessEnvironment environmentOf(const QString &display)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"WAYLAND_DISPLAY", "XAUTHORITY", "QT_QPA_PLATFORM", "QT_IM_MODULE", "XMODIFIERS",
                             "DBUS_SESSION_BUS_ADDRESS"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("DISPLAY"), display);
    return environment;
}
} // namespace

QString Desktop::missing()
{
    QStringList programs;
    for (const char *name : {"Xvfb", "openbox", "xdotool", "setxkbmap"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(name)).isEmpty())
            programs << QString::fromLatin1(name);
    }
    return programs.join(QStringLiteral(", "));
}

Desktop::Desktop(QSize size)
{
    // The server chooses a free number and says it. A held key repeats soon, so that nobody has to wait for
    // it.
    m_server.setStandardErrorFile(QProcess::nullDevice());
    m_server.start(QStringLiteral("Xvfb"),
                   {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                    QStringLiteral("0"), QStringLiteral("%1x%2x24").arg(size.width()).arg(size.height()),
                    QStringLiteral("-nolisten"), QStringLiteral("tcp"), QStringLiteral("-ardelay"),
                    QStringLiteral("250"), QStringLiteral("-arinterval"), QStringLiteral("30")});
    while (!m_server.canReadLine()) {
        if (!m_server.waitForReadyRead(patience))
            return;
    }
    m_display = u':' + QString::fromLatin1(m_server.readLine()).trimmed();
    m_windowManager.setProcessEnvironment(environmentOf(m_display));
    m_windowManager.setStandardErrorFile(QProcess::nullDevice());
    m_windowManager.start(QStringLiteral("openbox"), {QStringLiteral("--sm-disable")});
    // It takes the keyboard, which was with the whole screen (1), when it is ready for windows.
    m_isThere = await([this] { return x(QStringLiteral("getwindowfocus -f")).toLongLong() > 1; });
}

Desktop::~Desktop()
{
    for (QProcess *process : {&m_windowManager, &m_server}) {
        process->terminate();
        if (!process->waitForFinished(patience))
            process->kill();
    }
}

QString Desktop::x(const QStringList &commands) const
{
    QProcess process;
    process.setProcessEnvironment(environmentOf(m_display));
    process.start(QStringLiteral("xdotool"), commands);
    if (!process.waitForFinished(patience))
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

bool Desktop::setLayout(const QString &name) const
{
    QProcess process;
    process.setProcessEnvironment(environmentOf(m_display));
    process.start(QStringLiteral("setxkbmap"), {name});
    return process.waitForFinished(patience) && process.exitCode() == 0;
}

Home::Home() : m_folder(memoryFolder())
{
    QSettings settings(m_folder.filePath(QStringLiteral("config/fourinarow/fourinarow.conf")),
                       QSettings::IniFormat);
    settings.setValue("animations", 0);
    settings.setValue("showPowerUpRules", false);
}

QString Home::lastGame() const
{
    const QString connection = QStringLiteral("last game");
    QString record;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(m_folder.filePath(QStringLiteral("data/fourinarow/games.sqlite")));
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (database.open()) {
            QSqlQuery query(database);
            if (query.exec(QStringLiteral("SELECT text FROM record ORDER BY game DESC LIMIT 1")) &&
                query.next())
                record = query.value(0).toString();
        }
    }
    QSqlDatabase::removeDatabase(connection);
    static const QRegularExpression actions(QStringLiteral("^actions:(.*)$"),
                                            QRegularExpression::MultilineOption);
    return actions.match(record).captured(1).trimmed();
}

Program::Program(const Desktop &desktop, const Home &home, const QStringList &arguments) : m_desktop(desktop)
{
    QProcessEnvironment environment = environmentOf(desktop.display());
    const QDir folder(home.path());
    folder.mkpath(QStringLiteral("run"));
    QFile::setPermissions(folder.filePath(QStringLiteral("run")),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.filePath(QStringLiteral("run")));
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedChannels);
    m_process.start(QStringLiteral(FOUR_PROGRAM),
                    QStringList{QStringLiteral("--language"), QStringLiteral("en")} + arguments);
}

Program::~Program()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(patience);
}

bool Program::awaitWindows(int count)
{
    return await([this, count] {
        const QStringList there = windows();
        return there.size() == count && there.contains(m_desktop.x(QStringLiteral("getwindowfocus -f")));
    });
}

QStringList Program::windows() const
{
    return m_desktop
        .x({QStringLiteral("search"), QStringLiteral("--onlyvisible"), QStringLiteral("--name"),
            QStringLiteral("^Four in a Row")})
        .split(u'\n', Qt::SkipEmptyParts);
}

QRect Program::geometry(const QString &window) const
{
    // By way of the pointer: the place that xdotool says is off by the frame.
    const QString said = m_desktop.x(
        QStringLiteral("getwindowgeometry --shell %1 mousemove --window %1 0 0 getmouselocation --shell")
            .arg(window));
    const auto last = [&said](const char *name) {
        const QRegularExpression line(QStringLiteral("^%1=(-?\\d+)$").arg(QLatin1String(name)),
                                      QRegularExpression::MultilineOption);
        int value = 0;
        for (auto found = line.globalMatch(said); found.hasNext();)
            value = found.next().captured(1).toInt();
        return value;
    };
    return {last("X"), last("Y"), last("WIDTH"), last("HEIGHT")};
}

bool Program::quit()
{
    m_desktop.x(QStringLiteral("key ctrl+q"));
    return awaitEnd();
}

bool Program::awaitEnd()
{
    return m_process.waitForFinished(patience) && m_process.exitStatus() == QProcess::NormalExit &&
           m_process.exitCode() == 0;
}

} // namespace four::x
