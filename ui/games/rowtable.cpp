// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/rowtable.h"

#include "ui/widgets/sortmenu.h"
#include "ui/widgets/speech/spokenrow.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace four {

void dressAsRows(QTableView *table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->horizontalHeader()->setHighlightSections(false);
    speakCurrentRow(table);
}

void dressAsSortedRows(QTableView *table, QSortFilterProxyModel *model, int sortRole, int column)
{
    model->setSortRole(sortRole);
    model->setSortLocaleAware(true);
    table->setModel(model);
    new SortMenu(table);
    dressAsRows(table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setSortingEnabled(true);
    table->sortByColumn(column, Qt::DescendingOrder);
}

} // namespace four
