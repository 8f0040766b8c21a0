// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace four {

class Commands;

/// Which key does what: those of the board, and those of the commands, as these have them.
class KeyList
{
    Q_DECLARE_TR_FUNCTIONS(four::KeyList)

public:
    /// As rich text, a row each. @param onlyPlaying without the keys that nobody needs to play
    [[nodiscard]] static QString html(const Commands &commands, bool onlyPlaying = false);
};

} // namespace four
