// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace four {

/// An icon of triangles and bars, as on the buttons of players of music: drawn at any size and resolution, in
/// the colour of the desktop's buttons at the moment it is drawn.
/// @param parts from left to right: < > triangles, | a bar; or one letter for a picture: b a bulb, l a list,
/// c a chart, h a hat, p a cup, v what opens, m more. The text must live as long as the program.
[[nodiscard]] QIcon symbolIcon(const char *parts);

} // namespace four
