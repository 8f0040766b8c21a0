// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QKeyEvent;

namespace four::columnkeys {

/// The column that a number key stands for, counted from 0; 0 is the tenth. A layout in which the number row
/// writes letters or signs (Vietnamese, French, Czech) may have the digits with Shift or AltGr, and without
/// either its keys are digits all the same, by their place.
[[nodiscard]] std::optional<int> column(const QKeyEvent &event);

} // namespace four::columnkeys
