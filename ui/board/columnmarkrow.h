// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/columnmark.h"

#include <vector>

namespace four {

class ColumnMarkItem;
struct BoardStage;

/// What stands above the columns, in a row of its own above the disc in hand: what a drop there is worth.
class ColumnMarkRow
{
public:
    /// @param stage must live as long as the row
    explicit ColumnMarkRow(const BoardStage &stage) : m_stage(&stage) {}

    struct Change
    {
        bool ofHeight; ///< the row is there now, or is there no more
        bool ofWords;  ///< something else is said of the columns
    };
    Change set(ColumnMarks marks);
    [[nodiscard]] const ColumnMarks &marks() const { return m_marks; }
    /// Empty, for a board of so many columns, of which nothing has been said yet.
    void clear(int columns);
    /// The pictures anew, in the stage's theme.
    void place();

    /// Of all that is above the board, from the middle of the disc in hand upwards: with this row, if it is
    /// there, without it else.
    [[nodiscard]] double reach() const;

private:
    const BoardStage *m_stage;
    ColumnMarks m_marks;
    std::vector<ColumnMarkItem *> m_items;
};

} // namespace four
