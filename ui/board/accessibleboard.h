// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QSize>

namespace four {

class BoardView;

/// The board for screen readers; QGraphicsView reports no items.
///
/// Its children are the columns from the left, one of which has the focus while a column is being chosen,
/// then the cells, row by row from the bottom, for exploring the board and choosing a disc to remove.
class AccessibleBoard : public QAccessibleWidget
{
public:
    explicit AccessibleBoard(BoardView *view);
    ~AccessibleBoard() override;

    /// Has Qt describe boards by this class. A second call does nothing.
    static void install();

    [[nodiscard]] QAccessibleInterface *columnAt(int column) const { return child(column); }
    [[nodiscard]] QAccessibleInterface *cellAt(Cell cell) const;
    /// Reports changed names and descriptions of columns and cells to screen readers, which cache them.
    /// @param reading the place of the reader, which is left out: the reader would read it out and interrupt
    /// the announcement of the event
    void tellChanges(QAccessible::Id reading) const;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;

private:
    struct Told
    {
        QString name;
        QString words;
    };
    [[nodiscard]] BoardView *view() const;
    void forgetPlaces() const;

    mutable QHash<int, QAccessible::Id> m_places; ///< made on demand, for m_size
    mutable QHash<int, Told> m_told;
    mutable QSize m_size;
};

} // namespace four
