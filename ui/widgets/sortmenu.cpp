// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sortmenu.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QTableView>

namespace four {

SortMenu::SortMenu(QTableView *table) : QObject(table), m_table(table)
{
    QHeaderView *header = table->horizontalHeader();
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table, &QWidget::customContextMenuRequested, this, [this](QPoint point) {
        // The menu key gives the middle of the table.
        open(m_table->viewport()->mapToGlobal(point));
    });
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](QPoint point) { open(header->viewport()->mapToGlobal(point)); });
    // Qt does not treat Shift+F10 as the menu key on every system.
    auto *key = new QShortcut(Qt::SHIFT | Qt::Key_F10, table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, [this] {
        const QRect row = m_table->visualRect(m_table->currentIndex());
        open(m_table->viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint()));
    });
}

void SortMenu::open(QPoint place)
{
    auto *menu = new QMenu(m_table);
    menu->setObjectName("sortMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QHeaderView *header = m_table->horizontalHeader();
    const int sorted = header->sortIndicatorSection();
    const Qt::SortOrder order = header->sortIndicatorOrder();
    const auto add = [&](QActionGroup *group, const QString &text, bool isSo, int column, Qt::SortOrder way) {
        QAction *action = group->addAction(text);
        action->setCheckable(true);
        action->setChecked(isSo);
        connect(action, &QAction::triggered, this,
                [this, column, way] { m_table->sortByColumn(column, way); });
        menu->addAction(action);
    };
    auto *columns = new QActionGroup(menu);
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (header->isSectionHidden(column))
            continue;
        const QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
        const QString meaning =
            m_table->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        //: %1 is the heading of a column
        const QString text = tr("Sort by %1").arg(title);
        // Without a mouse the heading has no tool tip, so that the menu shows its meaning.
        add(columns,
            meaning.isEmpty() || meaning == title
                ? text
                //: %1 is "Sort by" and the heading of a column, %2 what it means
                : tr("%1 – %2").arg(text, meaning),
            column == sorted, column, order);
    }
    menu->addSeparator();
    auto *orders = new QActionGroup(menu);
    add(orders, tr("&Ascending"), order == Qt::AscendingOrder, sorted, Qt::AscendingOrder);
    add(orders, tr("&Descending"), order == Qt::DescendingOrder, sorted, Qt::DescendingOrder);
    menu->popup(place);
}

} // namespace four

#include "moc_sortmenu.cpp"
