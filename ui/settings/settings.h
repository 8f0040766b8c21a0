// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"
#include "ui/settings/timings.h"

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
    bool pauseBeforeComputer = true; ///< so that people can follow the computer's moves

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// What outlives the program, in the user's settings file. Values that make no sense there are read as the
/// defaults, and a file that cannot be written is no reason to stop playing.
namespace settings {
[[nodiscard]] Preferences preferences();
void store(const Preferences &preferences);

[[nodiscard]] Match lastMatch();
void store(const Match &match);

/// The move list beside the board, or below it in a narrow window.
struct MoveListLayout
{
    bool shown = false;
    int width = 250; ///< in logical pixels
    int height = 90;
    friend bool operator==(const MoveListLayout &, const MoveListLayout &) = default;
};
[[nodiscard]] MoveListLayout moveListLayout();
void store(const MoveListLayout &layout);

[[nodiscard]] QByteArray geometry();
void storeGeometry(const QByteArray &geometry);

/// Whether the game may be heard.
[[nodiscard]] bool sound();
void storeSound(bool on);

/// Where a game was opened or saved last; empty at first.
[[nodiscard]] QString gameFolder();
void storeGameFolder(const QString &folder);

/// How the list of all games was left.
struct HistoryLayout
{
    QByteArray geometry; ///< of its window
    QByteArray columns;  ///< their widths, and what they are sorted by
};
[[nodiscard]] HistoryLayout historyLayout();
void store(const HistoryLayout &layout);
} // namespace settings

} // namespace four
