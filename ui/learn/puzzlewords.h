// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/values.h"
#include "ui/learn/puzzlechoice.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace four {

class Trainer;

/// Puzzles in the words of the interface's present language, as plain text.
class PuzzleWords
{
    Q_DECLARE_TR_FUNCTIONS(four::PuzzleWords)

public:
    /// For a list of kinds: "Win".
    [[nodiscard]] static QString task(coach::Puzzle::Task task);
    /// The same: "Following up".
    [[nodiscard]] static QString theme(coach::Puzzle::Theme theme);
    [[nodiscard]] static QString kind(const PuzzleKind &kind);
    /// The task as a heading: "Win in 4".
    [[nodiscard]] static QString title(const coach::Puzzle &puzzle);
    /// How hard it is, as "★★★☆☆ 1,520"; empty without a rating.
    [[nodiscard]] static QString difficulty(const coach::Puzzle &puzzle);
    /// The same for a screen reader: "3 of 5 stars, rating 1,520".
    [[nodiscard]] static QString spokenDifficulty(const coach::Puzzle &puzzle);
    /// Asks for the first drop, or for the mistake; says whether the game is won or drawn with it.
    [[nodiscard]] static QString question(const coach::Puzzle &puzzle);
    /// Asks for a better drop, after the mistake was found.
    [[nodiscard]] static QString better(const coach::Puzzle &puzzle);
    /// The task of the moment in one line. @param dropsRight of the person so far
    [[nodiscard]] static QString prompt(const coach::Puzzle &puzzle, int dropsRight, bool isPointing);
    /// After a right drop that is not the last one.
    [[nodiscard]] static QString goOn(const coach::Puzzle &puzzle, int dropsRight);
    /// Why a drop does not do the task. @param before the values that it was chosen from
    [[nodiscard]] static QString wrong(const coach::Values &before, int column);
    /// The drop did not change the result. @param drop counted from 0
    [[nodiscard]] static QString noMistake(std::size_t drop);
    /// The player who made the mistake.
    [[nodiscard]] static QString clue(const coach::Puzzle &puzzle);
    /// How the present run of Rush stands.
    [[nodiscard]] static QString rush(const Trainer &trainer);
    /// @param drops columns from 0, the person's first
    [[nodiscard]] static QString solution(const coach::Puzzle &puzzle, std::span<const int> drops);
};

} // namespace four
