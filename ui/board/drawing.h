// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "ui/settings/theme.h"

#include <QPixmap>
#include <QPointF>
#include <QStringList>

#include <optional>

class QPainter;

/// Painting of discs and boards for the scene, the player cards and the pictures in the rules.
namespace four::drawing {

/// The side of a cell in scene units; everything on the board is measured against it.
inline constexpr double cell = 100;
inline constexpr double discRadius = 43;

/// A disc of discRadius around the centre, with what the theme has on the faces.
/// @param letter seen only where the faces have letters
void paintDisc(QPainter &painter, QPointF centre, const Theme::Disc &colours, std::optional<Letter> letter);

/// The shadow of a disc around the centre, to be painted before the disc.
void paintShadow(QPainter &painter, QPointF centre, const QColor &colour);
inline constexpr double shadowReach = 5; ///< beyond the disc
inline constexpr double shadowDrop = 5;  ///< below it

/// A disc alone, `side` logical pixels wide, for this device pixel ratio.
[[nodiscard]] QPixmap discPixmap(const Theme::Disc &colours, std::optional<Letter> letter, int side,
                                 double ratio);

/// A small board for the rules. One string a row from the top, one character a cell: y a disc of player one
/// (X), r one of player two (O), a capital for a disc in a line, `-` a gap between two boards, anything else
/// an empty cell.
[[nodiscard]] QPixmap boardPicture(const QStringList &rows, const Theme &theme, double ratio);

} // namespace four::drawing
