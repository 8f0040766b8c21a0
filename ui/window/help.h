// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace four {

class BoardView;
class Shell;

/// The commands of the Help menu: the rules of the game, all keys, and what the program is.
class Help
{
    Q_DECLARE_TR_FUNCTIONS(four::Help)

public:
    /// Registers them. Both must live as long as the commands.
    static void addCommands(Shell *shell, BoardView *board);

private:
    static void showRules(Shell *shell, const BoardView *board);
    static void showKeys(Shell *shell, const BoardView *board);
    static void showAbout(Shell *shell);
};

} // namespace four
