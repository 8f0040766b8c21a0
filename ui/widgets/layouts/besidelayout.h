// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/layouts/itemlayout.h"

namespace four {

/// A text that wraps, and what belongs to it at its end: beside it where that takes no more height than below
/// it, as large letters in a narrow window do. What is hidden takes no room.
class BesideLayout : public ItemLayout
{
    Q_OBJECT

public:
    /// Both become children of the widget that has the layout.
    BesideLayout(QWidget *text, QWidget *companion);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Side by side, as is the rule.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the wider of them: how high it is then depends on the width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] bool isBeside(int width) const;
    /// Of the text beside its companion.
    [[nodiscard]] int besideIt(int width) const;
};

} // namespace four
