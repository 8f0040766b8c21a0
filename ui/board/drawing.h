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
inline constexpr double discRadius = 42;
inline constexpr double holeRadius = discRadius;

// The fields of a cell. Nothing of one enters another, so that marks can be read together and no line crosses
// a letter.
inline constexpr double outerRing = 44.5; ///< the whole disc or cell: last move, best column, removable
inline constexpr double faceRing = 34.5;  ///< the disc or the cell that is spoken of
inline constexpr double letterField = 26; ///< letters, shapes and numbers lie inside of it

/// A disc of discRadius around the centre, with what the theme has on the faces.
/// @param letter seen only where the faces have letters
void paintDisc(QPainter &painter, QPointF centre, const Theme::Disc &colours, std::optional<Letter> letter);

/// What is on the disc's face, alone, in this colour. @param size 1: as on a disc
void paintSign(QPainter &painter, QPointF centre, const Theme::Disc &disc, std::optional<Letter> letter,
               const QColor &colour, double size);

/// A ring of the outline's colour, and a narrower one on top of it: it stands out from whatever is below.
void paintCasedRing(QPainter &painter, QPointF centre, double radius, const QColor &colour, double width,
                    const QColor &outline, double outlineWidth);

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
