// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"

#include <QPixmap>
#include <QPointF>

class QColor;
class QPalette;
class QPainter;

/// The shape of a judgement, the same everywhere, so that the colour is not needed: a cross for a win that
/// became a loss, a diamond for a win that became a draw, a triangle on its tip for a draw that became a
/// loss; a star for the only good drop, a disc for a best one, a ring for one that only took longer or lost
/// sooner, a dash for a forced one. An estimate is hollow, or a wavy dash where nothing seems better.
namespace four::judgementsign {

/// @param side of the square that it fills, around the centre
void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QColor &colour);

/// The colour on a window or list with this palette.
[[nodiscard]] QColor colourOf(coach::Judgement::Kind kind, const QPalette &palette);

/// Alone, `side` logical pixels wide, for this device pixel ratio.
[[nodiscard]] QPixmap pixmap(const coach::Judgement &judgement, int side, const QColor &colour, double ratio);

} // namespace four::judgementsign
