// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/timings.h"
#include "ui/model/match.h"

#include <QByteArray>
#include <QString>

namespace four {

/// What a person chose once and for all.
struct Preferences
{
    QString language; ///< "vi", "en"; empty: as the system
    AnimationSpeed animations = AnimationSpeed::Full;
    int endTurnSeconds = 0; ///< after which a turn in its confirm step ends by itself; 0: never
    bool showPowerUpRules = true;

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// What outlives the program, in the user's settings file. Values that make no sense there are read as the
/// defaults, and a file that cannot be written is no reason to stop playing.
namespace settings {
[[nodiscard]] Preferences preferences();
void store(const Preferences &preferences);

[[nodiscard]] Match lastMatch();
void store(const Match &match);

[[nodiscard]] QByteArray geometry();
void storeGeometry(const QByteArray &geometry);

/// Whether the game may be heard.
[[nodiscard]] bool sound();
void storeSound(bool on);

/// Where a game was opened or saved last; empty at first.
[[nodiscard]] QString gameFolder();
void storeGameFolder(const QString &folder);
} // namespace settings

} // namespace four
