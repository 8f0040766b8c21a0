// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace four {

/// A hint in sentences, in the interface's present language, said to whoever is to drop. Of plain text.
class HintWords
{
    Q_DECLARE_TR_FUNCTIONS(four::HintWords)

public:
    /// The column, and what it comes to.
    [[nodiscard]] static QString title(const coach::Hint &hint);
    /// Why it is the best one. @param game the position that the hint is for
    [[nodiscard]] static QString reason(const coach::Hint &hint, const Game &game);
    /// What goes wrong with the column that a person would rather have played; empty if nothing is told.
    [[nodiscard]] static QString whyNot(const coach::Hint &hint);

    /// "row 3 of column 2"
    [[nodiscard]] static QString cell(Cell cell);
    /// "row 3 of column 2 and row 4 of column 5"
    [[nodiscard]] static QString cells(const std::vector<Cell> &cells);
    /// "column 2", or "columns 2, 3 and 5". @param columns counted from 0
    [[nodiscard]] static QString columns(const std::vector<int> &columns);
};

} // namespace four
