// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/ending.h"
#include "ui/game/coachmark.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace four {

/// One step of why an ending ends as it does, and the marks that come with it.
struct EndingStep
{
    QString text;
    CoachMarks marks;
};

/// Endings in the words of the interface's present language, as plain text.
class EndingWords
{
    Q_DECLARE_TR_FUNCTIONS(four::EndingWords)

public:
    /// The kind of exercise, as a heading.
    [[nodiscard]] static QString title();
    /// "3 open columns · 1,120"
    [[nodiscard]] static QString difficulty(const coach::Puzzle &puzzle);
    /// "Red wins", "Draw". @param winner nothing: a draw
    [[nodiscard]] static QString result(std::optional<Player> winner);
    [[nodiscard]] static QString question(Player mover);
    /// In one line, below the board. @param mover of the question
    [[nodiscard]] static QString prompt(Player mover);
    /// Where to look, without the answer.
    [[nodiscard]] static QString clue(const coach::CountedEnding &ending);
    [[nodiscard]] static std::vector<EndingStep> steps(const coach::CountedEnding &ending, Player mover);
    /// Who must play where, in one line.
    [[nodiscard]] static QString conclusion(const coach::CountedEnding &ending);
    /// Pairs of so many cells: "1½".
    [[nodiscard]] static QString pairsOf(int cells);
};

} // namespace four
