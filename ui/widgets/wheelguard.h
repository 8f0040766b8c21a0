// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace four {

/// Keeps the wheel from changing lists and numbers that it only passes on its way: those within the parent
/// heed it only while they have the keyboard, which a click or Tab gives them and the wheel does not. Else it
/// goes on to what lies around them, such as an area that it scrolls. To be called when all of them are
/// there.
void guardFromWheel(QWidget *parent);

} // namespace four
