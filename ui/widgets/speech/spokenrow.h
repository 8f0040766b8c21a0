// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace four {

/// Has screen readers read the current row of the table or list whenever it gets the keyboard, of which Qt
/// tells them only that the view as a whole has it.
void speakCurrentRow(QAbstractItemView *view);

} // namespace four
