// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/preferences.h"

#include "ui/settings/settingsfile.h"

#include <array>

namespace four {

namespace {
constexpr auto languageKey = "language";
constexpr auto animationsKey = "animations";
constexpr auto endTurnKey = "endTurnSeconds";
constexpr auto powerUpRulesKey = "showPowerUpRules";
constexpr auto pauseKey = "pauseBeforeComputer";
constexpr auto soundKey = "sound";
constexpr auto valuesKey = "showValues";
constexpr auto threatsKey = "showThreats";
constexpr auto themeKey = "theme";
constexpr auto facesKey = "discFaces";
constexpr auto followMotionKey = "followMotion";
constexpr auto celebrateKey = "celebrate";

constexpr int longestWait = 60; ///< seconds

constexpr std::array animationIds{settings::Id{AnimationSpeed::Off, "off", 0},
                                  settings::Id{AnimationSpeed::Short, "short", 1},
                                  settings::Id{AnimationSpeed::Full, "full", 2}};
constexpr std::array facesIds{settings::Id{Theme::Faces::Letters, "letters", 0},
                              settings::Id{Theme::Faces::Shapes, "shapes", 1},
                              settings::Id{Theme::Faces::Plain, "plain", 2}};

PreferenceValues stored()
{
    PreferenceValues values;
    values.language = settings::text(languageKey);
    values.animations = settings::valueOf(animationIds, settings::text(animationsKey), values.animations);
    values.endTurnSeconds = settings::number(endTurnKey, 0, longestWait, values.endTurnSeconds);
    values.showPowerUpRules = settings::isOn(powerUpRulesKey, values.showPowerUpRules);
    values.pauseBeforeComputer = settings::isOn(pauseKey, values.pauseBeforeComputer);
    values.sound = settings::isOn(soundKey, values.sound);
    values.showValues = settings::isOn(valuesKey, values.showValues);
    values.showThreats = settings::isOn(threatsKey, values.showThreats);
    values.theme = settings::text(themeKey);
    values.faces = settings::valueOf(facesIds, settings::text(facesKey), values.faces);
    values.followMotion = settings::isOn(followMotionKey, values.followMotion);
    values.celebrate = settings::isOn(celebrateKey, values.celebrate);
    return values;
}

settings::Entries entriesOf(const PreferenceValues &values)
{
    return {{languageKey, values.language},
            {animationsKey, settings::idOf(animationIds, values.animations)},
            {endTurnKey, values.endTurnSeconds},
            {powerUpRulesKey, values.showPowerUpRules},
            {pauseKey, values.pauseBeforeComputer},
            {soundKey, values.sound},
            {valuesKey, values.showValues},
            {threatsKey, values.showThreats},
            {themeKey, values.theme},
            {facesKey, settings::idOf(facesIds, values.faces)},
            {followMotionKey, values.followMotion},
            {celebrateKey, values.celebrate}};
}
} // namespace

Preferences::Preferences(QObject *parent) : QObject(parent), m_values(stored()) {}

void Preferences::set(const PreferenceValues &values)
{
    if (values == m_values)
        return;
    settings::Entries changes = entriesOf(values);
    for (const auto &[key, value] : entriesOf(m_values)) {
        if (changes.at(key) == value)
            changes.erase(key);
    }
    m_values = values;
    settings::write(changes);
    Q_EMIT changed();
}

} // namespace four
