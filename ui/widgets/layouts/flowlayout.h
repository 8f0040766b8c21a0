// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/layouts/itemlayout.h"

#include <vector>

namespace four {

/// Widgets in a row, centred unless setAlignment() says Qt::AlignLeading, and in as many rows as the width
/// asks for: a button that does not fit beside the others stands below them instead of being cut off. What is
/// hidden takes no room.
class FlowLayout : public ItemLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);

    /// Things that stay together: side by side, or what the layout makes of a row that has less room.
    void addLayout(QLayout *layout);

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the widest of them, and one row high: how many rows it takes depends on the width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Row
    {
        std::vector<QLayoutItem *> items;
        int width = 0;
        int height = 0;
    };
    [[nodiscard]] std::vector<Row> rows(int width) const;
    /// How large it is where there is room for so much in a row.
    [[nodiscard]] static QSize wishOf(const QLayoutItem *item, int most);
    /// Without the margins.
    [[nodiscard]] int heightOf(const std::vector<Row> &rows) const;
};

} // namespace four
