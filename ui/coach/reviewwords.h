// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/setup.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace four {

/// A review in sentences of plain text, in the interface's present language.
class ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(four::ReviewWords)

public:
    /// The oversight, or else the kind. Says so where it is an estimate.
    /// @param isDouble see coach::allowsTwoThreats()
    [[nodiscard]] static QString judgement(const coach::Judgement &judgement, bool isDouble = false);
    /// ... of a drop. @param index of the review's drops  @pre it has a judgement
    [[nodiscard]] static QString judgement(const coach::Review &review, std::size_t index,
                                           const GameSetup &setup);
    /// What went wrong in two or three words; empty: nothing. @param index of the review's drops
    [[nodiscard]] static QString brief(const coach::Review &review, std::size_t index,
                                       const GameSetup &setup);
    /// Which drops should have been made instead of this one. @pre it has an oversight, or changed the result
    [[nodiscard]] static QString better(const coach::ReviewedDrop &drop);
    /// How the game stands after the drop, if both play their best, or seems to. @pre it has a judgement
    [[nodiscard]] static QString standing(const coach::ReviewedDrop &drop, const GameSetup &setup);
    /// A drop, its judgement, and what should have been played. @param index of the review's drops
    [[nodiscard]] static QString drop(const coach::Review &review, std::size_t index, const GameSetup &setup);
    /// The same without the number and player; empty without a judgement.
    [[nodiscard]] static QString worth(const coach::Review &review, std::size_t index,
                                       const GameSetup &setup);
    /// What the swap, or the drop in its place, was worth; empty where a drop was right.
    [[nodiscard]] static QString swap(const coach::ReviewedSwap &swap);
    /// The head of what turning() says.
    [[nodiscard]] static QString turningHead(const coach::Review &review);
    /// What the game turned on, and what would have been better, in a few words, and of the swap.
    [[nodiscard]] static QString turning(const coach::Review &review, const GameSetup &setup);
    /// How many decisions of a player were right, in a few words.
    [[nodiscard]] static QString kept(const coach::Review &review, Player player, const GameSetup &setup);
    /// ... and in sentences, with the faults. @param withFinePoints whether they are counted, too
    [[nodiscard]] static QString ofPlayer(const coach::Review &review, Player player, const GameSetup &setup,
                                          bool withFinePoints);
    /// The rest in sentences: runs of right decisions, and what is an estimate.
    [[nodiscard]] static QStringList remarks(const coach::Review &review, const GameSetup &setup);
    /// The whole game in sentences: what turned it, how each player decided, and what is an estimate.
    [[nodiscard]] static QStringList summary(const coach::Review &review, const GameSetup &setup,
                                             bool withFinePoints = false);
    /// Asks for a better drop. @param index of a fault in the review's drops
    [[nodiscard]] static QString question(const coach::Review &review, std::size_t index,
                                          const GameSetup &setup);
    /// What is to be found, but not where. @pre the drop is a fault
    [[nodiscard]] static QString clue(const coach::ReviewedDrop &drop);
    /// Whether another column would have been right in the drop's place.
    [[nodiscard]] static QString verdict(const coach::ReviewedDrop &drop, int column);
    /// The opponent's answer to a wrong drop.
    [[nodiscard]] static QString answer(int column, const GameSetup &setup, Player player);
    /// The drops with an oversight or a changed result, for a screen reader, in place of the chart.
    [[nodiscard]] static QString chart(const coach::Review &review, const GameSetup &setup);

private:
    [[nodiscard]] static QString estimatedStanding(const coach::ReviewedDrop &drop, const GameSetup &setup);
    /// @param isWhole whether they are those of the whole game, not just of its end
    [[nodiscard]] static QString decisions(const coach::Decisions &decisions, const QString &name,
                                           bool isWhole);
    [[nodiscard]] static QString estimatedDecisions(const coach::Decisions &decisions, const QString &name);
    /// Of the kind alone.
    [[nodiscard]] static QString change(const coach::Judgement &judgement);
    [[nodiscard]] static QString oversight(const coach::Judgement &judgement, bool isDouble);
    [[nodiscard]] static QString faults(const coach::Faults &faults, bool withFinePoints);
    [[nodiscard]] static QString turningPoint(const coach::Review &review, const GameSetup &setup);
};

} // namespace four
