// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"

#include <QPixmap>
#include <QPointF>

class QColor;
class QPalette;
class QPainter;

/// The shape of a judgement, the same everywhere, so that the colour is not needed: a cross in a
/// disc for a blunder, a diamond with an exclamation mark for another oversight, a cross for a mistake, a
/// small ring for a fine point, a star for the only good drop; nothing for all others. An estimate is hollow.
namespace four::judgementsign {

/// Whether the judgement has a shape.
[[nodiscard]] bool hasSign(const coach::Judgement &judgement);

/// @param side of the square that it fills, around the centre
void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QPalette &palette);
/// In one colour, with the other one for what is inside of a filled shape.
void paint(QPainter &painter, QPointF centre, double side, const coach::Judgement &judgement,
           const QColor &colour, const QColor &inside);

/// Alone, `side` logical pixels wide, for this device pixel ratio.
[[nodiscard]] QPixmap pixmap(const coach::Judgement &judgement, int side, const QColor &colour,
                             const QColor &inside, double ratio);

/// The colour on a window or list with this palette.
[[nodiscard]] QColor colourOf(const coach::Judgement &judgement, const QPalette &palette);

} // namespace four::judgementsign
