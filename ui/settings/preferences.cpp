// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/preferences.h"

#include "ui/settings/settingsfile.h"

#include <QStringList>

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
constexpr auto bounceKey = "ignoreRepeatedPresses"; // milliseconds
constexpr auto downKey = "downDrops";
constexpr auto letterKeysKey = "letterKeys";
constexpr auto largeButtonsKey = "largeButtons";
constexpr auto keysKey = "keys";

constexpr int longestWait = 60;     ///< seconds
constexpr int longestBounce = 2000; ///< milliseconds

constexpr std::array animationIds{settings::Id{AnimationSpeed::Off, "off", 0},
                                  settings::Id{AnimationSpeed::Short, "short", 1},
                                  settings::Id{AnimationSpeed::Full, "full", 2}};
constexpr std::array facesIds{settings::Id{Theme::Faces::Letters, "letters", 0},
                              settings::Id{Theme::Faces::Shapes, "shapes", 1},
                              settings::Id{Theme::Faces::Plain, "plain", 2}};

/// A line each, "undoAction=Ctrl+U": a list of texts would come back as one text if it has but one.
QString textOf(const QMap<QString, QString> &keys)
{
    QStringList lines;
    for (auto key = keys.cbegin(); key != keys.cend(); ++key)
        lines << key.key() + u'=' + key.value();
    return lines.join(u'\n');
}

QMap<QString, QString> keysOf(const QString &text)
{
    QMap<QString, QString> keys;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        // The first one: the key itself may be "=".
        if (const qsizetype equals = line.indexOf(u'='); equals > 0)
            keys.insert(line.left(equals), line.mid(equals + 1));
    }
    return keys;
}

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
    values.bounce = settings::number(bounceKey, 0, longestBounce, values.bounce);
    values.downDrops = settings::isOn(downKey, values.downDrops);
    values.letterKeys = settings::isOn(letterKeysKey, values.letterKeys);
    values.largeButtons = settings::isOn(largeButtonsKey, values.largeButtons);
    values.keys = keysOf(settings::text(keysKey));
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
            {celebrateKey, values.celebrate},
            {bounceKey, values.bounce},
            {downKey, values.downDrops},
            {letterKeysKey, values.letterKeys},
            {largeButtonsKey, values.largeButtons},
            {keysKey, textOf(values.keys)}};
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
