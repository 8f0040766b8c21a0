// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/columnmark.h"
#include "ui/settings/theme.h"

#include <QGraphicsItem>

#include <vector>

namespace four {

struct BoardStage;

/// A column's mark, drawn around its position: a triangle up for a win, a square for a draw, a triangle down
/// for a loss, with the number of drops or an equals sign, a bar that grows as the end comes nearer, and a
/// ring around the best. Colours only repeat the shapes.
class ColumnMarkItem : public QGraphicsItem
{
public:
    /// In scene units.
    static constexpr double height = 55;

    ColumnMarkItem(const ColumnMark &mark, const Theme &theme);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintOutlook(QPainter *painter) const;
    /// A hollow sign with the depth beside it.
    void paintEstimate(QPainter *painter) const;
    /// The text, and the ring around the best column's. @return the middle of the sign beside it
    QPointF paintBeside(QPainter *painter, const QString &text) const;
    void paintQuietly(QPainter *painter) const;
    void paintNearness(QPainter *painter, const QColor &colour) const;

    ColumnMark m_mark;
    Theme::Values m_colours;
};

/// The columns' values in a row above the disc in hand.
class ColumnMarkRow
{
public:
    /// @param stage must live as long as the row
    explicit ColumnMarkRow(const BoardStage &stage) : m_stage(&stage) {}

    struct Change
    {
        bool ofWords; ///< for a screen reader
    };
    Change set(ColumnMarks marks);
    [[nodiscard]] const ColumnMarks &marks() const { return m_marks; }
    /// Empties the row for a board with so many columns.
    void clear(int columns);
    /// Makes the items anew, in the stage's theme.
    void place();

    /// Scene units from the middle of the disc in hand to the top of the row, whether there is one or not.
    [[nodiscard]] static double reach();

private:
    const BoardStage *m_stage;
    ColumnMarks m_marks;
    std::vector<ColumnMarkItem *> m_items;
};

} // namespace four
