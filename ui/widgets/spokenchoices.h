// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace four {

/// Has screen readers say what is chosen in the lists within the parent: when one gets the keyboard, and when
/// an arrow changes it. Of Qt's lists they learn neither (Qt 6.4), but they read descriptions, and new ones
/// too: so what is chosen is the list's description. To be called when all of them are there.
void speakChoices(QWidget *parent);

} // namespace four
