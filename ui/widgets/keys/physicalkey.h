// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QKeyEvent;

namespace four::physicalkey {

/// What the key at this place of a PC keyboard writes in the US layout without Shift, be the layout as it
/// may: u'1' for the first key of the number row, u'q' for the one below it. Nothing for keys that write
/// nothing there, for the keypad, and where the system does not say which key it was (macOS).
[[nodiscard]] std::optional<char16_t> latin(const QKeyEvent &event);

} // namespace four::physicalkey
