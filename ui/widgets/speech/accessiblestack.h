// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

/// Has a QStackedWidget be a plain group for screen readers: Qt calls it a "layered pane", and two in one
/// another, as the window has them, are said before whatever stands in them.
void describeStacksAsGroups();

} // namespace four
