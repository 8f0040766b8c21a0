// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// The board for who hears it: short first, numbers as people count them, rows from the bottom.
class BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(four::BoardWords)

public:
    /// "Column 4, 3 discs, top red". @param column counted from 0
    [[nodiscard]] static QString column(const Game &game, int column);
    /// "Row 1: 3 yellow, 4 red. Nothing above."
    [[nodiscard]] static QString rows(const Game &game);
};

} // namespace four
