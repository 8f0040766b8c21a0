// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace four {

/// Has screen readers read the table's current row: for when it gets the keyboard, of which Qt tells them
/// only that the table as a whole has it.
void speakCurrentRow(QTableView *table);

} // namespace four
