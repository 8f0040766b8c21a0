// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace four {

/// A table of any number of rows, all as high as each other, so that it never has to look at more of them
/// than it shows.
class HistoryTable : public QTableView
{
    Q_OBJECT

public:
    explicit HistoryTable(QWidget *parent = nullptr);

    /// What is typed is for the search: a view would look through every row itself.
    void keyboardSearch(const QString &typed) override { Q_EMIT searched(typed); }

Q_SIGNALS:
    void searched(const QString &typed);
    void selected(); ///< the selection has changed

protected:
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
};

} // namespace four
