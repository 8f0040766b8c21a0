// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopcontrast.h"

#include "ui/settings/desktopfiles.h"
#include "ui/settings/systemcontrast.h"

#include <QGuiApplication>
#include <QTimer>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the first picture comes first
constexpr DesktopQuestion::Key inPortal{"org.freedesktop.appearance", "contrast"};
constexpr DesktopQuestion::Key inGnome{"org.gnome.desktop.a11y.interface", "high-contrast"};
} // namespace

DesktopContrast::DesktopContrast(QObject *parent)
    : QObject(parent), m_inFiles(isContrastHighBySystem()),
      m_question(inPortal, inGnome, [this](const QVariant &value) {
          // The portal says 1, or 0 for no preference, and GNOME's program true or false.
          if (value.isValid())
              set(m_inFiles, value.toBool());
      })
{
    QTimer::singleShot(afterTheStart, this, &DesktopContrast::ask);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            look();
    });
}

std::shared_ptr<DesktopContrast> DesktopContrast::shared()
{
    static std::weak_ptr<DesktopContrast> present;
    std::shared_ptr<DesktopContrast> contrast = present.lock();
    if (!contrast)
        present = contrast = std::make_shared<DesktopContrast>();
    return contrast;
}

void DesktopContrast::look()
{
    set(isContrastHighBySystem(), m_isAnswered);
    ask();
}

void DesktopContrast::ask()
{
    if (!desktop::isNone())
        m_question.ask();
}

void DesktopContrast::set(bool inFiles, bool isAnswered)
{
    const bool before = isHigh();
    m_inFiles = inFiles;
    m_isAnswered = isAnswered;
    if (isHigh() != before)
        Q_EMIT changed();
}

} // namespace four
