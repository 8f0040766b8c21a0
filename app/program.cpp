// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "ui/settings/theme.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/keys/heldtips.h"
#include "ui/widgets/speech/accessiblechanges.h"

#include <QCoreApplication>

namespace four {

Program::Program(const QString &language)
{
    m_language.setOverride(language);
    connect(&m_preferences, &Preferences::changed, this, &Program::apply);
    connect(&m_wishes, &DesktopWishes::contrastChanged, this, &Program::apply);
    apply();
    AccessibleChanges::install();
    describeGroups();
    HeldTips::install();
}

void Program::watchKeys()
{
    m_keyboard.emplace(QCoreApplication::instance());
    m_keyboard->setBounce(m_preferences.values().bounce);
}

void Program::apply()
{
    const PreferenceValues &values = m_preferences.values();
    m_language.use(values.language);
    const bool isContrastWished = values.theme.isEmpty() && m_wishes.isContrastHigh();
    Theme::use(isContrastWished ? QString::fromLatin1(Theme::highContrastId) : values.theme, values.faces);
    useClearStyle(values.largeButtons);
    if (m_keyboard)
        m_keyboard->setBounce(values.bounce);
}

} // namespace four

#include "moc_program.cpp"
