// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/flowlayout.h"

#include "ui/settings/tokens.h"

#include <QStyle>

#include <algorithm>
#include <array>

namespace four {

ItemLayout::~ItemLayout()
{
    // One by one: a layout among them takes itself out when it goes.
    while (QLayoutItem *item = ItemLayout::takeAt(0))
        delete item;
}

QLayoutItem *ItemLayout::takeAt(int index)
{
    QLayoutItem *item = ItemLayout::itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

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
        addTo(rows, item, wishOf(item, width), width);
    }
    return rows;
}

void FlowLayout::addTo(std::vector<Row> &rows, QLayoutItem *item, QSize wish, int width) const
{
    if (rows.empty() || rows.back().width + spacing() + wish.width() > width)
        rows.push_back({});
    Row &row = rows.back();
    row.width += (row.items.empty() ? 0 : spacing()) + wish.width();
    row.height = std::max(row.height, wish.height());
    row.items.push_back(item);
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
    const int inside = width - margins.left() - margins.right();
    int height = heightOf(rows(inside));
    for (const QWidgetList &set : m_reserved) {
        std::vector<Row> rows;
        for (const QWidget *widget : set)
            addTo(rows, nullptr, widget->sizeHint().boundedTo({inside, QWIDGETSIZE_MAX}), inside);
        height = std::max(height, heightOf(rows));
    }
    return height + margins.top() + margins.bottom();
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
        const int items = static_cast<int>(row.items.size());
        const int growth = std::clamp((inside.width() - row.width) / items, 0, m_growth);
        const int spare = inside.width() - row.width - items * growth;
        int x = inside.left() + (alignment() & Qt::AlignLeading ? 0 : spare / 2);
        for (QLayoutItem *item : row.items) {
            const QSize wish = wishOf(item, inside.width()) + QSize(growth, 0);
            const QRect place(QPoint(x, y + (row.height - wish.height()) / 2), wish);
            item->setGeometry(fromTheRight ? QStyle::visualRect(Qt::RightToLeft, inside, place) : place);
            x += place.width() + spacing();
        }
        y += row.height + spacing();
    }
}

PairLayout::PairLayout(QWidget *parent) : ItemLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(tokens::space::close);
}

QSize PairLayout::placeItems(const QRect &rect, Place place) const
{
    std::vector<QLayoutItem *> shown;
    // As high as a primary button, whichever of them is one at the moment.
    int row = tokens::button::leastPrimary;
    if (parentWidget())
        row = std::max(row, int(tokens::button::primary * tokens::type::lettersOf(parentWidget()->font())));
    for (QLayoutItem *item : items()) {
        if (item->isEmpty())
            continue;
        row = std::max(row, item->sizeHint().height());
        shown.push_back(item);
    }
    const std::size_t pairs = shown.size() / 2 * 2;
    std::array wishes{0, 0};
    for (std::size_t i = 0; i < pairs; ++i)
        wishes.at(i % 2) = std::max(wishes.at(i % 2), shown[i]->sizeHint().width());
    const int both = wishes[0] + spacing() + wishes[1];
    const int width = rect.width() > 0 ? rect.width() : both;
    const bool isPaired = both <= width;
    // Of the same width, unless the words of one need more.
    const int half = (width - spacing()) / 2;
    const int first = std::clamp(half, wishes[0], std::max(wishes[0], width - spacing() - wishes[1]));
    int y = rect.top();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool isAlone = !isPaired || i >= pairs;
        const bool isSecond = !isAlone && i % 2 == 1;
        const QRect where(rect.left() + (isSecond ? first + spacing() : 0), y,
                          isAlone    ? width
                          : isSecond ? width - spacing() - first
                                     : first,
                          row);
        const Qt::LayoutDirection direction =
            parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
        if (place)
            place(shown[i], QStyle::visualRect(direction, rect, where));
        if (isAlone || isSecond)
            y += row + spacing();
    }
    return {width, std::max(0, y - rect.top() - spacing())};
}

int PairLayout::heightForWidth(int width) const
{
    return placeItems({0, 0, width, 0}, nullptr).height();
}

QSize PairLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : items()) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void PairLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    placeItems(rect, [](QLayoutItem *item, const QRect &where) {
        if (QWidget *widget = item->widget())
            widget->setGeometry(where); // the item would leave it lower than the others
        else
            item->setGeometry(where);
    });
}

namespace {
int heightOf(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}
} // namespace

BesideLayout::BesideLayout(QWidget *text, QWidget *companion)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
    addWidget(text);
    addWidget(companion);
}

bool BesideLayout::isBeside(int width) const
{
    const QLayoutItem &text = *items()[0];
    const int room = besideIt(width);
    if (room < text.minimumSize().width())
        return false;
    const int companion = items()[1]->sizeHint().height();
    return std::max(heightOf(text, room), companion) <= heightOf(text, width) + spacing() + companion;
}

int BesideLayout::heightForWidth(int width) const
{
    if (count() < 2 || items()[1]->isEmpty())
        return count() > 0 && !items()[0]->isEmpty() ? heightOf(*items()[0], width) : 0;
    const int companion = items()[1]->sizeHint().height();
    return isBeside(width) ? std::max(heightOf(*items()[0], besideIt(width)), companion)
                           : heightOf(*items()[0], width) + spacing() + companion;
}

QSize BesideLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : items()) {
        if (!item->isEmpty())
            size = {size.width() + (size.width() > 0 ? spacing() : 0) + item->sizeHint().width(),
                    std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

QSize BesideLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto &item : items()) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void BesideLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    if (count() < 2 || items()[1]->isEmpty()) {
        if (count() > 0)
            items()[0]->setGeometry(rect);
        return;
    }
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    const QSize wish = items()[1]->sizeHint().boundedTo({rect.width(), QWIDGETSIZE_MAX});
    if (isBeside(rect.width())) {
        const QRect text(rect.topLeft(), QSize(besideIt(rect.width()), rect.height()));
        const QRect companion(rect.right() + 1 - wish.width(),
                              rect.top() + (rect.height() - wish.height()) / 2, wish.width(), wish.height());
        items()[0]->setGeometry(QStyle::visualRect(direction, rect, text));
        items()[1]->setGeometry(QStyle::visualRect(direction, rect, companion));
        return;
    }
    const int high = std::max(0, rect.height() - spacing() - wish.height());
    items()[0]->setGeometry({rect.left(), rect.top(), rect.width(), high});
    items()[1]->setGeometry({rect.left() + (rect.width() - wish.width()) / 2, rect.top() + high + spacing(),
                             wish.width(), wish.height()});
}

} // namespace four

#include "moc_flowlayout.cpp"
