// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/driver.h"

namespace four::gui {

/// Whether everything on the screen says what the game says. Brings what still moves to its end.
[[nodiscard]] Problem inconsistency(const Driver &driver);

/// The same without the board's pictures, which may still be moving.
[[nodiscard]] Problem inconsistencyBesideBoard(const Driver &driver);

} // namespace four::gui
