// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>

#include <optional>

class QKeyEvent;

namespace four::physicalkey {

/// What the key writes in the US layout without Shift, whatever the present layout is: u'1' for the first key
/// of the number row, u'q' below it. Nothing for other keys, the keypad, and on macOS, which does not report
/// the key.
[[nodiscard]] std::optional<char16_t> latin(const QKeyEvent &event);

} // namespace four::physicalkey

namespace four {

/// The button's mnemonic as text: "Alt+N". Empty if it has none.
[[nodiscard]] inline QString mnemonicKey(const QAbstractButton *button)
{
    return QKeySequence::mnemonic(button->text()).toString(QKeySequence::NativeText);
}

} // namespace four

namespace four::columnkeys {

/// The column of a number key, counted from 0; key 0 is the tenth. Layouts whose number row writes letters or
/// signs (Vietnamese, French, Czech) have the digits with Shift or AltGr; without these the key's place
/// counts.
[[nodiscard]] std::optional<int> column(const QKeyEvent &event);

} // namespace four::columnkeys
