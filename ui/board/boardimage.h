// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace four {

class Game;

/// The board alone, without a cursor and a disc in hand, in colours that also do on paper.
/// @param cellSide pixels per cell  @pre a QGuiApplication
[[nodiscard]] QImage boardImage(const Game &game, int cellSide);

} // namespace four
