// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "ui/board/markitem.h"

#include <vector>

namespace four {

class BoardDiscs;
struct BoardStage;

/// The signs on the cells that tell of the game itself: the winner's line, the last move, where a disc would
/// land, and which may be removed. They are what the model's roles say; none of them moves.
class BoardMarks
{
public:
    /// @param stage, discs must live as long as the marks
    BoardMarks(const BoardStage &stage, const BoardDiscs &discs) : m_stage(&stage), m_discs(&discs) {}

    /// While a disc to remove is being chosen: which may be taken, and where the cursor is.
    void showRemovable(Cell cursor);
    /// While one is to be dropped: where it would land in this column.
    void showLanding(int column);
    /// Else.
    void showPlain();

    [[nodiscard]] std::vector<Cell> of(MarkItem::Kind kind) const; ///< sorted

private:
    void mark(MarkItem::Kind kind, Cell cell);
    [[nodiscard]] bool has(Cell cell, int role) const;

    const BoardStage *m_stage;
    const BoardDiscs *m_discs;
    std::vector<MarkItem *> m_marks;
};

} // namespace four
