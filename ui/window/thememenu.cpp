// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/thememenu.h"

#include "ui/dialogs/preferencesdialog.h"
#include "ui/settings/preferences.h"
#include "ui/text/words.h"

namespace four {

ThemeMenu::ThemeMenu(Preferences *preferences, QWidget *parent)
    : QMenu(parent), m_preferences(preferences), m_themes(this), m_faces(this)
{
    setObjectName("themeMenu");
    menuAction()->setObjectName("themeMenuTitle");
    connect(this, &QMenu::aboutToShow, this, &ThemeMenu::fill);
    retranslate();
}

void ThemeMenu::retranslate()
{
    setTitle(tr("Th&eme"));
}

void ThemeMenu::fill()
{
    clear();
    const auto add = [this](QActionGroup *group, const QString &name, const QString &text, bool isChosen,
                            auto choose) {
        QAction *action = addAction(text);
        action->setActionGroup(group);
        action->setObjectName(name);
        action->setCheckable(true);
        action->setChecked(isChosen);
        connect(action, &QAction::triggered, this, [this, choose] {
            PreferenceValues values = m_preferences->values();
            choose(values);
            m_preferences->set(values);
        });
    };
    const Theme &now = Theme::of(Theme::Surroundings::Light);
    const bool isBySystem = m_preferences->values().theme.isEmpty();
    add(&m_themes, QStringLiteral("theme-system"), PreferencesDialog::systemTheme(), isBySystem,
        [](PreferenceValues &values) { values.theme.clear(); });
    for (const Theme *theme : Theme::all()) {
        const QString id = QLatin1String(theme->id);
        add(&m_themes, QStringLiteral("theme-") + id, Words::theme(*theme),
            !isBySystem && id == QLatin1String(now.id),
            [id](PreferenceValues &values) { values.theme = id; });
    }
    addSeparator();
    for (const Theme::Faces faces : Theme::allFaces) {
        add(&m_faces, QStringLiteral("faces-%1").arg(int(faces)), Words::faces(faces),
            faces == now.discOne.faces, [faces](PreferenceValues &values) { values.faces = faces; });
    }
}

} // namespace four

#include "moc_thememenu.cpp"
