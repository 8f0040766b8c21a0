// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QString>

/// The match that was played last, in the user's settings file.
namespace four::settings {

/// The id of the preset wherever it is stored, in every language: "three-strikes".
[[nodiscard]] QString presetId(Preset preset);

/// At first against the computer, at its first level. Values that make no sense in the file are read as those
/// of the preset.
[[nodiscard]] Match lastMatch();
/// @return whether it is in the file now
bool store(const Match &match);

} // namespace four::settings
