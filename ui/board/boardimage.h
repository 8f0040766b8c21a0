// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/theme.h"

#include <QImage>

namespace four {

class Game;

/// The board alone, without a cursor and a disc in hand.
/// @param cellSide pixels per cell  @param surroundings those of a light desktop also do on paper
/// @pre a QGuiApplication
[[nodiscard]] QImage boardImage(const Game &game, int cellSide,
                                Theme::Surroundings surroundings = Theme::Surroundings::Light);

} // namespace four
