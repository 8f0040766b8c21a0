// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "ui/board/accessibleplace.h"

namespace four {

/// One cell of AccessibleBoard. Pressed, it drops into its column, or is removed while a disc to remove is
/// being chosen.
class AccessibleCell : public AccessiblePlace
{
public:
    AccessibleCell(BoardView *view, Cell cell) : AccessiblePlace(view), m_cell(cell) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override;

protected:
    [[nodiscard]] bool isThere() const override;
    [[nodiscard]] QRectF sceneRect() const override;
    void press() override;

private:
    Cell m_cell;
};

} // namespace four
