// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/accessibleplace.h"

namespace four {

/// One column of AccessibleBoard: how full it is, and what it is worth, if that is shown. Pressed, it takes a
/// disc.
class AccessibleColumn : public AccessiblePlace
{
public:
    AccessibleColumn(BoardView *view, int column) : AccessiblePlace(view), m_column(column) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override;

protected:
    [[nodiscard]] bool isThere() const override;
    [[nodiscard]] QRectF sceneRect() const override;
    void press() override;

private:
    int m_column;
};

} // namespace four
