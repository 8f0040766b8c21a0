// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/commands.h"

#include <QString>

namespace four {

class Availability;

/// What a command is called in its menu, with its mnemonic, and, where that is too long for it, on its
/// button.
struct CommandTexts
{
    QString menu;
    QString button = {}; ///< empty: as in the menu
};

/// In the interface's language of the moment. @param now how many are left of what the game counts
[[nodiscard]] CommandTexts commandTexts(Command command, const Availability &now);

} // namespace four
