// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSortFilterProxyModel;
class QTableView;

namespace four {

/// How every list of the history looks and is gone through: whole rows, no grid, one line of text a row,
/// names cut in their middle (the end of a Vietnamese name is what people are called by), Tab leads out of
/// it.
void dressAsRows(QTableView *table);

/// The same for one that is sorted by its headings, also by the keyboard, one row at a time chosen.
/// @param model what it shows  @param sortRole of the model  @param column by which it is sorted at first,
/// most at the top
void dressAsSortedRows(QTableView *table, QSortFilterProxyModel *model, int sortRole, int column);

} // namespace four
