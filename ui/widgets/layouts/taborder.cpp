// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/taborder.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace four {

namespace {
void collect(QWidget *widget, QWidgetList &order);

/// The items in reading order; a grid has them in the order in which they were put there.
std::vector<QLayoutItem *> itemsOf(const QLayout *layout)
{
    std::vector<std::tuple<int, int, QLayoutItem *>> placed;
    const auto *grid = qobject_cast<const QGridLayout *>(layout);
    for (int i = 0; i < layout->count(); ++i) {
        int row = 0;
        int column = i;
        int rows = 0;
        int columns = 0;
        if (grid)
            grid->getItemPosition(i, &row, &column, &rows, &columns);
        placed.emplace_back(row, column, layout->itemAt(i));
    }
    std::ranges::stable_sort(
        placed, {}, [](const auto &item) { return std::pair(std::get<0>(item), std::get<1>(item)); });
    std::vector<QLayoutItem *> items;
    for (const auto &[row, column, item] : placed)
        items.push_back(item);
    return items;
}

void collect(const QLayout *layout, QWidgetList &order)
{
    for (QLayoutItem *item : itemsOf(layout)) {
        if (item->widget())
            collect(item->widget(), order);
        else if (item->layout())
            collect(item->layout(), order);
    }
}

void collect(QWidget *widget, QWidgetList &order)
{
    if (const auto *tabs = qobject_cast<QTabWidget *>(widget)) {
        order << tabs->tabBar();
        for (int i = 0; i < tabs->count(); ++i)
            collect(tabs->widget(i), order);
        return;
    }
    // A box that hands the keyboard on to one of its own buttons, as QDialogButtonBox does, may stand between
    // two of them in Qt's order: Tab would then lead back to that button, and never past the box.
    if (widget->focusProxy() && widget->isAncestorOf(widget->focusProxy()))
        widget->setFocusProxy(nullptr);
    if (widget->focusPolicy() != Qt::NoFocus)
        order << widget;
    const auto *area = qobject_cast<QScrollArea *>(widget);
    if (area && area->widget())
        collect(area->widget(), order);
    else if (widget->layout())
        collect(widget->layout(), order);
    else if (widget->focusPolicy() == Qt::NoFocus) {
        // It places its parts itself.
        for (QWidget *part : widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            collect(part, order);
    }
}
} // namespace

void orderTabsAsRead(QWidget *window)
{
    QWidgetList order;
    collect(window, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

namespace {
void turn(QTabBar *tabs, int step)
{
    const int count = tabs->count();
    for (int i = 1; i < count; ++i) {
        const int next = (tabs->currentIndex() + i * (count + step)) % count;
        if (tabs->isTabVisible(next) && tabs->isTabEnabled(next))
            return tabs->setCurrentIndex(next);
    }
}
} // namespace

void addTabKeys(QTabBar *tabs, QWidget *around)
{
    // The arrows that scroll the tabs are for the pointer.
    for (QAbstractButton *arrow : tabs->findChildren<QAbstractButton *>())
        arrow->setFocusPolicy(Qt::NoFocus);
    for (const auto &[key, step] :
         {std::pair(Qt::CTRL | Qt::Key_Tab, 1), std::pair(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, -1)}) {
        auto *shortcut = new QShortcut(key, around);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(shortcut, &QShortcut::activated, tabs, [tabs, step = step] { turn(tabs, step); });
    }
}

} // namespace four
