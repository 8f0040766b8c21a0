// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QSize>

namespace four {

class BoardView;

/// The board for screen readers. A plain QGraphicsView shows nothing of its items.
///
/// Its children are the columns from the left, one of which has the focus while a column is being chosen,
/// and after them the cells, row by row from the bottom: for looking around, and for the choice of a disc to
/// remove.
class AccessibleBoard : public QAccessibleWidget
{
public:
    explicit AccessibleBoard(BoardView *view);
    ~AccessibleBoard() override;

    /// Makes Qt describe boards by this class; a second time does nothing.
    static void install();

    [[nodiscard]] QAccessibleInterface *columnAt(int column) const { return child(column); }
    [[nodiscard]] QAccessibleInterface *cellAt(Cell cell) const;
    /// Tells who remembers what columns and cells say that it has changed.
    /// @param reading where the reader is: of that it would read out what has changed, into the announcement
    /// of what has happened
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

    mutable QHash<int, QAccessible::Id> m_places; ///< made when first asked for, all of one board size
    mutable QHash<int, Told> m_told;
    mutable QSize m_size;
};

} // namespace four
