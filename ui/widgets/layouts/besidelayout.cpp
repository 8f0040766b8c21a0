// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/besidelayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace four {

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

int BesideLayout::besideIt(int width) const
{
    return width - spacing() - items()[1]->sizeHint().width();
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

#include "moc_besidelayout.cpp"
