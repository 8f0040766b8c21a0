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

QString missingOf(std::initializer_list<const char *> names)
{
    QStringList missing;
    for (const char *name : names) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(name)).isEmpty())
            missing << QString::fromLatin1(name);
    }
    return missing.join(QStringLiteral(", "));
}
} // namespace

QString Desktop::missing()
{
    return missingOf({"Xvfb", "openbox", "xdotool", "setxkbmap"});
}

Desktop::Desktop(QSize size)
{
    // The server chooses a free display number and prints it. It must not reset when its last client goes:
    // the window manager, that connects meanwhile, would be refused. A held key repeats soon, to keep the
    // tests short.
    m_server.setStandardErrorFile(QProcess::nullDevice());
    m_server.start(QStringLiteral("Xvfb"),
                   {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                    QStringLiteral("0"), QStringLiteral("%1x%2x24").arg(size.width()).arg(size.height()),
                    QStringLiteral("-nolisten"), QStringLiteral("tcp"), QStringLiteral("-noreset"),
                    QStringLiteral("-ardelay"), QStringLiteral("250"), QStringLiteral("-arinterval"),
                    QStringLiteral("30")});
    while (!m_server.canReadLine()) {
        if (!m_server.waitForReadyRead(patience))
            return;
    }
    m_display = u':' + QString::fromLatin1(m_server.readLine()).trimmed();
    m_windowManager.setProcessEnvironment(environmentOf(m_display));
    m_windowManager.setStandardErrorFile(QProcess::nullDevice());
    m_windowManager.start(QStringLiteral("openbox"), {QStringLiteral("--sm-disable")});
    // The window manager is ready when it has the keyboard, which the root window (1) had before.
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
    prefer(QStringLiteral("animations"), 0);
    prefer(QStringLiteral("showPowerUpRules"), false);
}

void Home::prefer(const QString &key, const QVariant &value)
{
    QSettings settings(m_folder.filePath(QStringLiteral("config/fourinarow/fourinarow.conf")),
                       QSettings::IniFormat);
    settings.setValue(key, value);
}

QString Home::lastGame() const
{
    return lastGame(QStringLiteral("actions"));
}

QString Home::lastGame(const QString &word) const
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
    const QRegularExpression line(u'^' + word + QStringLiteral(":(.*)$"),
                                  QRegularExpression::MultilineOption);
    return line.match(record).captured(1).trimmed();
}

QProcessEnvironment Home::environment(const Desktop &desktop) const
{
    QProcessEnvironment environment = environmentOf(desktop.display());
    const QDir folder(m_folder.path());
    folder.mkpath(QStringLiteral("run"));
    QFile::setPermissions(folder.filePath(QStringLiteral("run")),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    environment.insert(QStringLiteral("HOME"), folder.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), folder.filePath(QStringLiteral("cache")));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.filePath(QStringLiteral("run")));
    return environment;
}

QString Unikey::missing()
{
    const bool engine = QFile::exists(QStringLiteral("/usr/share/ibus/component/unikey.xml"));
    return missingOf({"dbus-daemon", "ibus-daemon", "ibus"}) +
           (engine ? QString() : QStringLiteral(" Unikey"));
}

Unikey::Unikey(const Desktop &desktop, const Home &home) : m_environment(home.environment(desktop))
{
    m_environment.insert(QStringLiteral("GSETTINGS_BACKEND"), QStringLiteral("memory"));
    m_environment.insert(QStringLiteral("QT_IM_MODULE"), QStringLiteral("ibus"));
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    while (!m_bus.canReadLine()) {
        if (!m_bus.waitForReadyRead(patience))
            return;
    }
    m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"),
                         QString::fromLatin1(m_bus.readLine()).trimmed());
    m_daemon.setProcessEnvironment(m_environment);
    m_daemon.setStandardOutputFile(QProcess::nullDevice());
    m_daemon.setStandardErrorFile(QProcess::nullDevice());
    m_daemon.start(QStringLiteral("ibus-daemon"), {QStringLiteral("--panel"), QStringLiteral("disable")});
    const auto ibus = [this](const QStringList &arguments) {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral("ibus"), arguments);
        return process.waitForFinished(patience) ? process.readAllStandardOutput().trimmed() : QByteArray();
    };
    m_isThere = await([&ibus] {
        ibus({QStringLiteral("engine"), QStringLiteral("Unikey")});
        return ibus({QStringLiteral("engine")}) == "Unikey";
    });
}

Unikey::~Unikey()
{
    for (QProcess *process : {&m_daemon, &m_bus}) {
        process->terminate();
        if (!process->waitForFinished(patience))
            process->kill();
    }
}

Program::Program(const Desktop &desktop, const Home &home, const QStringList &arguments)
    : Program(desktop, home.environment(desktop), arguments)
{
}

Program::Program(const Desktop &desktop, const QProcessEnvironment &environment, const QStringList &arguments)
    : m_desktop(desktop)
{
    QProcessEnvironment onX = environment;
    onX.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    m_process.setProcessEnvironment(onX);
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
    // From the pointer: the position that xdotool reports is off by the frame.
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
