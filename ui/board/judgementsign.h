// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"

#include <QPixmap>
#include <QPointF>

class QColor;
class QPalette;
class QPainter;

/// The shape that stands for a judgement, the same wherever it is drawn, so that nobody needs its colour: a
/// cross for a win that became a loss, a diamond for one that became a draw, a triangle on its tip for a draw
/// that became a loss; a star for the only good drop, a disc for a best one, a ring for one that only took
/// longer or lost sooner, a dash for one that was forced. What is an estimate is hollow, and a wavy dash
/// where nothing seems better.
namespace four::judgementsign {

/// @param side of the square that it fills, around the centre
void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QColor &colour);

/// In which colour it is drawn on a window, or a list, of this palette.
[[nodiscard]] QColor colourOf(coach::Judgement::Kind kind, const QPalette &palette);

/// Alone, `side` logical pixels wide, for this device pixel ratio.
[[nodiscard]] QPixmap pixmap(const coach::Judgement &judgement, int side, const QColor &colour, double ratio);

} // namespace four::judgementsign
