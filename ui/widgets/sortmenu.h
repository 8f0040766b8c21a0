// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTableView;

namespace four {

/// A table's context menu (menu key, Shift+F10, right click or long press) with its columns and both
/// directions of sorting, for people who cannot point at the headings.
class SortMenu : public QObject
{
    Q_OBJECT

public:
    /// @param table sorted by its headings (setSortingEnabled); it owns this
    explicit SortMenu(QTableView *table);

private:
    void open(QPoint place);
    void openAtRow();

    QTableView *m_table;
};

} // namespace four
