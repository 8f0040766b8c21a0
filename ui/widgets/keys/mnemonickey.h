// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>

namespace four {

/// The key that presses the button from anywhere in its window, as people read it: "Alt+N". Empty if it has
/// none.
[[nodiscard]] inline QString mnemonicKey(const QAbstractButton *button)
{
    return QKeySequence::mnemonic(button->text()).toString(QKeySequence::NativeText);
}

} // namespace four
