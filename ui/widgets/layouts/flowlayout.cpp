// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace four {

FlowLayout::FlowLayout(QWidget *parent) : ItemLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

void FlowLayout::addLayout(QLayout *layout)
{
    addChildLayout(layout);
    addItem(layout);
}

QSize FlowLayout::wishOf(const QLayoutItem *item, int most)
{
    const QSize wish = item->sizeHint();
    if (wish.width() <= most)
        return wish;
    return {most, item->hasHeightForWidth() ? item->heightForWidth(most) : wish.height()};
}

std::vector<FlowLayout::Row> FlowLayout::rows(int width) const
{
    std::vector<Row> rows;
    for (QLayoutItem *item : items()) {
        if (item->isEmpty())
            continue;
        const QSize wish = wishOf(item, width);
        if (rows.empty() || rows.back().width + spacing() + wish.width() > width)
            rows.push_back({});
        Row &row = rows.back();
        row.width += (row.items.empty() ? 0 : spacing()) + wish.width();
        row.height = std::max(row.height, wish.height());
        row.items.push_back(item);
    }
    return rows;
}

int FlowLayout::heightOf(const std::vector<Row> &rows) const
{
    int height = rows.empty() ? 0 : int(rows.size() - 1) * spacing();
    for (const Row &row : rows)
        height += row.height;
    return height;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return heightOf(rows(width - margins.left() - margins.right())) + margins.top() + margins.bottom();
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Row> all = rows(QWIDGETSIZE_MAX);
    const QSize size = all.empty() ? QSize(0, 0) : QSize(all.front().width, all.front().height);
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : items()) {
        if (!item->isEmpty())
            size = size.expandedTo({item->minimumSize().width(), item->sizeHint().height()});
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const QRect inside = rect.marginsRemoved(contentsMargins());
    const bool fromTheRight = parentWidget() && parentWidget()->isRightToLeft();
    int y = inside.top();
    for (const Row &row : rows(inside.width())) {
        int x = inside.left() + (alignment() & Qt::AlignLeading ? 0 : (inside.width() - row.width) / 2);
        for (QLayoutItem *item : row.items) {
            const QSize wish = wishOf(item, inside.width());
            const QRect place(QPoint(x, y + (row.height - wish.height()) / 2), wish);
            item->setGeometry(fromTheRight ? QStyle::visualRect(Qt::RightToLeft, inside, place) : place);
            x += place.width() + spacing();
        }
        y += row.height + spacing();
    }
}

} // namespace four

#include "moc_flowlayout.cpp"
