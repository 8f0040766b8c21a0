// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spokenrow.h"

#include <QAccessible>
#include <QTableView>
#include <QTimer>

namespace four {

void speakCurrentRow(QTableView *table)
{
    // After Qt has told of the table.
    QTimer::singleShot(0, table, [table] {
        const QModelIndex current = table->currentIndex();
        if (!QAccessible::isActive() || !table->hasFocus() || !current.isValid())
            return;
        QAccessibleTableInterface *cells = QAccessible::queryAccessibleInterface(table)->tableInterface();
        QAccessibleInterface *cell = cells ? cells->cellAt(current.row(), current.column()) : nullptr;
        if (!cell)
            return;
        QAccessibleEvent event(cell, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    });
}

} // namespace four
