// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

/// The desktop's style for the whole program, with a focus ring also on default buttons and scroll areas.
/// @param largeButtons whether all controls are at least largeButton high
void useClearStyle(bool largeButtons);

/// In device independent pixels: what guidelines for touch ask for.
constexpr int largeButton = 44;

/// The least side of what is clicked in the program's style: that of a large button, or none.
[[nodiscard]] int leastButton();

} // namespace four
