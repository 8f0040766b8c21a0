// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace four {

/// Has screen readers say what is chosen in the lists within the parent, which Qt's lists do not tell them
/// (Qt 6.4): as the list's description, when one gets the keyboard, and as an announcement when a key changes
/// it. To be called when all of them are there.
void speakChoices(QWidget *parent);

} // namespace four
