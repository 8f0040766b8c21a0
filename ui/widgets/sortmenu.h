// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTableView;

namespace four {

/// Lets a table be sorted without pointing at its headings: a context menu (the menu key, Shift+F10, a right
/// click or a long press, on the rows or the headings) has the columns and both directions.
class SortMenu : public QObject
{
    Q_OBJECT

public:
    /// @param table whose headings sort it (setSortingEnabled); it owns this
    explicit SortMenu(QTableView *table);

private:
    void open(QPoint place);
    void openAtRow();

    QTableView *m_table;
};

} // namespace four
