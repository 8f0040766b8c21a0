// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/coach/hinter.h"
#include "ui/game/exercise.h"

#include <QString>

#include <optional>
#include <vector>

namespace four {

class Reviewer;

/// Poses the position before each fault of the reviewed game, without the fine points: a better column is
/// asked for, and the game goes on against a perfect opponent. GUI thread only.
class BetterMove : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    BetterMove(const Reviewer *reviewer, Analyst *analyst, GameModel *model, Interlude *interlude,
               QObject *parent = nullptr);

    /// Whether there is a review with a drop to be done better.
    [[nodiscard]] bool canStart() const { return !isRunning() && !puzzles().empty(); }
    [[nodiscard]] bool hasReview() const;
    [[nodiscard]] int number() const { return static_cast<int>(m_current) + 1; } ///< of this puzzle, from 1
    [[nodiscard]] int count() const { return static_cast<int>(m_puzzles.size()); }
    [[nodiscard]] bool hasNext() const { return m_current + 1 < m_puzzles.size(); }

    void start();
    /// The next puzzle; after the last one back to the game.
    void startNext();
    void tryAgain();
    void giveClue();
    void showSolution();

    /// What is asked. @pre isRunning()
    [[nodiscard]] QString question() const;
    /// Task, verdict and help so far, in the interface's language.
    [[nodiscard]] QString text() const { return sentences(true).join(u' '); }
    /// The same for a screen reader, a sentence each, without the opponent's answer, which the board tells.
    [[nodiscard]] QStringList spoken() const { return sentences(false); }
    [[nodiscard]] QString task() const override { return text(); }
    [[nodiscard]] bool isSecret() const override { return m_isSecret; }

protected:
    void followAction(const Outcome &outcome) override;
    void endExercise() override;

private:
    /// The drops of the review to be done better: those of people, or, where there are none, all.
    [[nodiscard]] std::vector<std::size_t> puzzles() const;
    void layPuzzle();
    [[nodiscard]] QStringList sentences(bool withAnswer) const;

    const Reviewer *m_reviewer;
    Explainer m_why; ///< of the solution
    std::vector<std::size_t> m_puzzles;
    std::size_t m_current = 0; ///< of m_puzzles
    bool m_clueGiven = false;
    bool m_solutionShown = false;
    bool m_isSecret = false;     ///< until the first drop, or the solution
    bool m_hasRemoved = false;   ///< the asked player has removed a disc, instead of dropping one
    std::optional<int> m_tried;  ///< the column that was dropped into
    std::optional<int> m_answer; ///< the opponent's, after it
};

} // namespace four
