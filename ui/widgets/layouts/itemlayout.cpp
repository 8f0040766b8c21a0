// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/itemlayout.h"

namespace four {

ItemLayout::~ItemLayout()
{
    // One by one: a layout among them takes itself out when it goes.
    while (QLayoutItem *item = ItemLayout::takeAt(0))
        delete item;
}

void ItemLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *ItemLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *ItemLayout::takeAt(int index)
{
    QLayoutItem *item = ItemLayout::itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

} // namespace four

#include "moc_itemlayout.cpp"
