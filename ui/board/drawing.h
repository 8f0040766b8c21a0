// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QColor>
#include <QPalette>
#include <QPixmap>
#include <QPointF>
#include <QStringList>

#include <optional>

class QPainter;

/// How discs and board look, for the scene, the player cards and the pictures in the rules alike.
namespace four::drawing {

/// The side of a cell in scene units; everything on the board is measured against it.
inline constexpr double cell = 100;
inline constexpr double discRadius = 43;

struct DiscColours
{
    QColor face;
    QColor rim;
    QColor letter;
};
[[nodiscard]] DiscColours discColours(Player player);

struct BoardColours
{
    QColor front;
    QColor edge;
    QColor hole; ///< what is seen through an empty cell
};
[[nodiscard]] BoardColours boardColours(const QPalette &palette);
[[nodiscard]] bool isDark(const QPalette &palette);

/// A disc of discRadius around the centre.
void paintDisc(QPainter &painter, QPointF centre, Player owner, std::optional<Letter> letter);

/// A disc alone, `side` logical pixels wide, for this device pixel ratio.
[[nodiscard]] QPixmap discPixmap(Player owner, std::optional<Letter> letter, int side, double ratio);

/// A small board for the rules. One string a row from the top, one character a cell: y a yellow disc (X), r a
/// red one (O), a capital for a disc in a line, `-` a gap between two boards, anything else an empty cell.
[[nodiscard]] QPixmap boardPicture(const QStringList &rows, const QPalette &palette, double ratio);

} // namespace four::drawing
