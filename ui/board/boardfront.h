// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/theme.h"

#include <QGraphicsItem>

namespace four {

/// The board's front with its holes, and the numbers of the columns below them. Its position is the top left
/// corner of the cells. Discs lie behind it. Light comes from above.
class BoardFront : public QGraphicsItem
{
public:
    static constexpr double margin = 15; ///< around the cells
    static constexpr double foot = 55;   ///< below them, for the numbers

    BoardFront(int columns, int rows, const Theme::Board &colours);
    void setColours(const Theme::Board &colours);
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

    // The layers, from back to front, the face after the first.
    void paintShade(QPainter *painter, QPointF middle) const;
    void paintEdges(QPainter *painter, QPointF middle) const;
    void paintOutline(QPainter *painter) const;
    void paintNumbers(QPainter *painter) const;
    /// The brush of the face, with its light.
    [[nodiscard]] QBrush lit() const;

private:
    [[nodiscard]] QRectF outline() const;
    [[nodiscard]] QImage cellPicture(int column, int row, QSize size, const QTransform &transform) const;

    int m_columns;
    int m_rows;
    Theme::Board m_colours;
};

/// The numbers of the rows, left of the holes, at the same position as BoardFront. BoardScene shows them
/// while something speaks of rows.
class RowNumbers : public QGraphicsItem
{
public:
    RowNumbers(int rows, const Theme::Board &colours);
    void setColours(const Theme::Board &colours);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// The middle of a row's number. @param row from below, 0 first
    [[nodiscard]] QPointF middleOf(int row) const;

private:
    int m_rows;
    Theme::Board m_colours;
};

} // namespace four
