// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

class HistoryTable;

/// Makes each column of the list of games as wide as what may stand in it in the interface's language, and
/// the results, which vary most, as wide as there is room.
/// @return how wide they are together, in logical pixels
int fitColumns(HistoryTable *table);

} // namespace four
