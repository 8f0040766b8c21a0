// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopmotion.h"

#include "ui/settings/desktopfiles.h"
#include "ui/settings/systemmotion.h"

#include <QGuiApplication>
#include <QTimer>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the first picture comes first
constexpr DesktopQuestion::Key animations{"org.gnome.desktop.interface", "enable-animations"};
} // namespace

DesktopMotion::DesktopMotion(QObject *parent)
    : QObject(parent), m_inFiles(isMotionReducedBySystem()),
      m_question(animations, animations, [this](const QVariant &value) {
          if (value.isValid())
              set(m_inFiles, !value.toBool());
      })
{
    QTimer::singleShot(afterTheStart, this, &DesktopMotion::ask);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            look();
    });
}

void DesktopMotion::look()
{
    set(isMotionReducedBySystem(), m_inGnome);
    ask();
}

void DesktopMotion::ask()
{
    if (!desktop::isKde() && !desktop::isNone())
        m_question.ask();
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
