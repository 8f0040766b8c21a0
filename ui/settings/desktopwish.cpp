// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwish.h"

#include <QGuiApplication>
#include <QTimer>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the first picture comes first
} // namespace

DesktopWish::DesktopWish(const Sources &sources, QObject *parent)
    : QObject(parent), m_sources(sources), m_inFiles(sources.inFiles()),
      m_question(sources.portal, sources.gnome, [this](const QVariant &answer) {
          if (answer.isValid())
              set(m_inFiles, m_sources.isWish(answer));
      })
{
    QTimer::singleShot(afterTheStart, this, &DesktopWish::ask);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            look();
    });
}

void DesktopWish::look()
{
    set(m_sources.inFiles(), m_isAnswered);
    ask();
}

void DesktopWish::ask()
{
    if (m_sources.isAsked())
        m_question.ask();
}

void DesktopWish::set(bool inFiles, bool isAnswered)
{
    const bool before = isWished();
    m_inFiles = inFiles;
    m_isAnswered = isAnswered;
    if (isWished() != before)
        Q_EMIT changed();
}

} // namespace four
