// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopmotion.h"

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <optional>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the first picture comes first

/// Of a file of groups and keys. Not by QSettings, which reads and keeps the whole file.
std::optional<QByteArray> valueIn(const QString &path, const QByteArray &group, const QByteArray &key)
{
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

QString config(const QString &name)
{
    return QStandardPaths::locate(QStandardPaths::GenericConfigLocation, name);
}

bool isKde()
{
    return qgetenv("XDG_CURRENT_DESKTOP").split(':').contains("KDE");
}

bool isReducedInFiles()
{
    if (isKde()) {
        const std::optional<QByteArray> factor =
            valueIn(config(QStringLiteral("kdeglobals")), "KDE", "AnimationDurationFactor");
        bool isNumber = false;
        return factor && factor->toDouble(&isNumber) <= 0 && isNumber;
    }
    if (qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP"))
        return false;
    for (const QString &folder : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        const std::optional<QByteArray> on =
            valueIn(config(folder + QStringLiteral("/settings.ini")), "Settings", "gtk-enable-animations");
        if (on)
            return *on == "0" || on->toLower() == "false";
    }
    return false;
}
} // namespace

DesktopMotion::DesktopMotion(QObject *parent) : QObject(parent), m_inFiles(isReducedInFiles())
{
    QTimer::singleShot(afterTheStart, this, &DesktopMotion::ask);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            look();
    });
}

DesktopMotion::~DesktopMotion()
{
    if (m_question) {
        m_question->disconnect(this);
        m_question->kill();
        m_question->waitForFinished(100);
    }
}

void DesktopMotion::look()
{
    set(isReducedInFiles(), m_inGnome);
    ask();
}

void DesktopMotion::ask()
{
    if (m_question || isKde() || qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP"))
        return;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    if (program.isEmpty())
        return;
    m_question = new QProcess(this);
    connect(m_question, &QProcess::finished, this, [this](int code) {
        const QByteArray answer = m_question->readAllStandardOutput().trimmed();
        m_question->deleteLater();
        m_question = nullptr;
        if (code == 0)
            set(m_inFiles, answer == "false");
    });
    connect(m_question, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return; // finished() comes
        m_question->deleteLater();
        m_question = nullptr;
    });
    m_question->start(program, {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                                QStringLiteral("enable-animations")});
}

void DesktopMotion::set(bool inFiles, bool inGnome)
{
    const bool before = isReduced();
    m_inFiles = inFiles;
    m_inGnome = inGnome;
    if (isReduced() != before)
        Q_EMIT changed();
}

} // namespace four
