// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace four {

/// Has screen readers read the current row when the table or list gets the focus. Qt reports only the view.
void speakCurrentRow(QAbstractItemView *view);

} // namespace four
