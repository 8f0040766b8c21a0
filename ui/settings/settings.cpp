// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "core/rules/gamerecord.h"

#include <QSettings>

#include <variant>

namespace four::settings {

namespace {
constexpr auto languageKey = "language";
constexpr auto animationsKey = "animations";
constexpr auto endTurnKey = "endTurnSeconds";
constexpr auto powerUpRulesKey = "showPowerUpRules";
constexpr auto pauseKey = "pauseBeforeComputer";
constexpr auto geometryKey = "window/geometry";
constexpr auto gameFolderKey = "files/folder";
constexpr auto soundKey = "sound";
constexpr auto historyGeometryKey = "history/geometry";
constexpr auto historyColumnsKey = "history/columns";
constexpr auto moveListKey = "moveList/shown";
constexpr auto moveListWidthKey = "moveList/width";
constexpr auto moveListHeightKey = "moveList/height";
constexpr auto presetKey = "match/preset";
constexpr auto setupKey = "match/setup";
constexpr auto rematchStarterKey = "match/rematchStarter";

constexpr Range endTurnSeconds{0, 60};
constexpr Range moveListSize{20, 4000};

/// The number stored under the key, if it is one and within the range.
int number(const QSettings &file, const char *key, Range range, int fallback)
{
    bool isNumber = false;
    // By way of the text: a QVariant would cut a number that is too long for an int, and call it one.
    const int read = file.value(key).toString().toInt(&isNumber);
    return isNumber && range.contains(read) ? read : fallback;
}

bool isOn(const QSettings &file, const char *key)
{
    return file.value(key).toString() != QStringLiteral("false");
}

/// The enum value stored under the key, if it is one of the enum's `count` values.
template <typename Enum>
Enum value(const QSettings &file, const char *key, Enum fallback, int count)
{
    return static_cast<Enum>(number(file, key, {0, count - 1}, static_cast<int>(fallback)));
}
} // namespace

Preferences preferences()
{
    const QSettings file;
    Preferences preferences;
    preferences.language = file.value(languageKey).toString();
    preferences.animations = value(file, animationsKey, preferences.animations, 3);
    preferences.endTurnSeconds = number(file, endTurnKey, endTurnSeconds, preferences.endTurnSeconds);
    preferences.showPowerUpRules = isOn(file, powerUpRulesKey);
    preferences.pauseBeforeComputer = isOn(file, pauseKey);
    return preferences;
}

void store(const Preferences &preferences)
{
    QSettings file;
    file.setValue(languageKey, preferences.language);
    file.setValue(animationsKey, static_cast<int>(preferences.animations));
    file.setValue(endTurnKey, preferences.endTurnSeconds);
    file.setValue(powerUpRulesKey, preferences.showPowerUpRules);
    file.setValue(pauseKey, preferences.pauseBeforeComputer);
}

Match lastMatch()
{
    const QSettings file;
    Match match = matchOf(value(file, presetKey, Preset::Classic, int(allPresets.size())));
    match.rematchStarter = value(file, rematchStarterKey, RematchStarter::ByRules, 3);
    // The set-up is kept as the record of a game without actions: one format, one strict reader.
    const auto game = readRecord(file.value(setupKey).toString().toStdString());
    if (const auto *read = std::get_if<Game>(&game)) {
        match.rules = read->rules();
        match.seats = read->setup().seats;
    }
    return match;
}

void store(const Match &match)
{
    QSettings file;
    file.setValue(presetKey, static_cast<int>(match.preset));
    file.setValue(rematchStarterKey, static_cast<int>(match.rematchStarter));
    const GameSetup setup{.rules = match.rules, .seed = 0, .seats = match.seats, .starter = {}};
    file.setValue(setupKey, QString::fromStdString(toText({.setup = setup, .actions = {}, .times = {}})));
}

MoveListLayout moveListLayout()
{
    const QSettings file;
    MoveListLayout layout;
    layout.shown = file.value(moveListKey).toString() == QStringLiteral("true");
    layout.width = number(file, moveListWidthKey, moveListSize, layout.width);
    layout.height = number(file, moveListHeightKey, moveListSize, layout.height);
    return layout;
}

void store(const MoveListLayout &layout)
{
    QSettings file;
    file.setValue(moveListKey, layout.shown);
    file.setValue(moveListWidthKey, layout.width);
    file.setValue(moveListHeightKey, layout.height);
}

QByteArray geometry()
{
    return QSettings().value(geometryKey).toByteArray();
}

void storeGeometry(const QByteArray &geometry)
{
    QSettings().setValue(geometryKey, geometry);
}

bool sound()
{
    return QSettings().value(soundKey).toString() != QStringLiteral("false");
}

void storeSound(bool on)
{
    QSettings().setValue(soundKey, on);
}

QString gameFolder()
{
    return QSettings().value(gameFolderKey).toString();
}

void storeGameFolder(const QString &folder)
{
    QSettings().setValue(gameFolderKey, folder);
}

HistoryLayout historyLayout()
{
    const QSettings file;
    return {.geometry = file.value(historyGeometryKey).toByteArray(),
            .columns = file.value(historyColumnsKey).toByteArray()};
}

void store(const HistoryLayout &layout)
{
    QSettings file;
    file.setValue(historyGeometryKey, layout.geometry);
    file.setValue(historyColumnsKey, layout.columns);
}

} // namespace four::settings
