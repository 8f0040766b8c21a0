// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include <QPointF>

#include <map>
#include <vector>

namespace four {

class DiscItem;
class Theme;
struct BoardStage;

/// The discs of the cells. A disc belongs to the cell that the game has it on, even while it is still on its
/// way there.
class BoardDiscs
{
public:
    /// @param stage must live as long as the discs
    explicit BoardDiscs(const BoardStage &stage) : m_stage(&stage) {}

    /// All of them anew, as the model has them, and at rest.
    void place();
    void setTheme(const Theme &theme);

    [[nodiscard]] DiscItem *at(Cell cell) const; ///< nullptr: the cell is empty
    /// Those with a disc, by columns and from below.
    [[nodiscard]] std::vector<Cell> cells() const;

    /// Adds the disc of an empty cell. @param position where it comes from
    DiscItem *add(const Disc &disc, QPointF position);
    /// Gives up the cell's disc: who takes it deletes it. @pre at(cell)
    [[nodiscard]] DiscItem *take(Cell cell);
    /// Gives the discs to other cells, all at once. Their pictures stay where they are.
    void reassign(const std::vector<Shift> &shifts);

private:
    const BoardStage *m_stage;
    std::map<Cell, DiscItem *> m_discs;
};

} // namespace four
