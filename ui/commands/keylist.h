// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace four {

class Commands;

/// Which key does what: those of the board, those of the commands, as these have them, and those that are the
/// same in all windows.
class KeyList
{
    Q_DECLARE_TR_FUNCTIONS(four::KeyList)

public:
    /// As rich text, a row each. @param downDrops see BoardView
    [[nodiscard]] static QString html(const Commands &commands, bool downDrops);

private:
    [[nodiscard]] static QString ofBoard(bool downDrops);
    [[nodiscard]] static QString ofHistory();
    [[nodiscard]] static QString ofSandbox();
    [[nodiscard]] static QString ofWindows();
};

} // namespace four
