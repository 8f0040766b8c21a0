// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/columnmark.h"
#include "ui/settings/theme.h"

#include <QGraphicsItem>

namespace four {

/// A column's mark, drawn around its position: a triangle that points up for a win, a square for a draw, a
/// triangle that points down for a loss, with the number of drops, over a bar that is the longer the nearer
/// the end is; a ring around the best. Colours only repeat what the shapes say.
class ColumnMarkItem : public QGraphicsItem
{
public:
    /// Of the room that a mark takes, in scene units.
    static constexpr double height = 66;

    ColumnMarkItem(const ColumnMark &mark, const Theme &theme);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintOutlook(QPainter *painter) const;
    /// What is not proven has a hollow sign, and its depth beside it.
    void paintEstimate(QPainter *painter) const;
    void paintRing(QPainter *painter, double width) const;
    void paintQuietly(QPainter *painter) const;
    void paintNearness(QPainter *painter, const QColor &colour) const;

    ColumnMark m_mark;
    Theme::Values m_colours;
};

} // namespace four
