// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/rules/game.h"
#include "ui/game/coachmark.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace four {

/// A hint in sentences of plain text, addressed to the player to drop, in the interface's present language.
class HintWords
{
    Q_DECLARE_TR_FUNCTIONS(four::HintWords)

public:
    /// Whether to take the first disc over is better than any column.
    [[nodiscard]] static bool isToSwap(const coach::Hint &hint, const Game &game);
    /// The column, or the swap, and what it comes to.
    [[nodiscard]] static QString title(const coach::Hint &hint, const Game &game);
    /// Why it is the best one. @param game the position that the hint is for
    [[nodiscard]] static QString reason(const coach::Hint &hint, const Game &game);
    /// What goes wrong with the most tempting other column; empty if nothing is told.
    [[nodiscard]] static QString whyNot(const coach::Hint &hint, const Game &game);

    /// "row 3, column 2"
    [[nodiscard]] static QString cell(Cell cell);
    /// "row 3, column 2 and row 4, column 5"
    [[nodiscard]] static QString cells(const std::vector<Cell> &cells);
    /// "column 2", or "columns 2, 3 and 5". @param columns counted from 0
    [[nodiscard]] static QString columns(const std::vector<int> &columns);
};

/// The cell of the hint's disc, those of its reason, and those of what goes wrong with another column; the
/// whole line where every reply is forced. Each cell once. @param game the position that the hint is for
[[nodiscard]] CoachMarks hintMarks(const coach::Hint &hint, const Game &game);

/// The same on a board with a disc more: without the marks below it.
[[nodiscard]] CoachMarks hintMarksAfter(const coach::Hint &hint, const Game &game, const Board &after);

} // namespace four
