// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopmotion.h"

#include "ui/settings/systemmotion.h"

#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the first picture comes first

bool isKde()
{
    return qgetenv("XDG_CURRENT_DESKTOP").split(':').contains("KDE");
}
} // namespace

DesktopMotion::DesktopMotion(QObject *parent) : QObject(parent), m_inFiles(isMotionReducedBySystem())
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
    set(isMotionReducedBySystem(), m_inGnome);
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
