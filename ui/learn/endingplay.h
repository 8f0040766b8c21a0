// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/exercise.h"
#include "ui/learn/endingwords.h"

#include <optional>
#include <set>
#include <vector>

namespace four {

/// One ending: the person names the winner before a disc falls, sees why, and may play it out. GUI thread
/// only.
class EndingPlay : public Exercise
{
    Q_OBJECT

public:
    using Exercise::Exercise;

    /// The winner, or nothing: a draw.
    using Answer = std::optional<Player>;

    /// @pre the puzzle is an ending, and proven
    void pose(const coach::Puzzle &puzzle);
    /// @pre isRunning()
    [[nodiscard]] const coach::Puzzle &puzzle() const { return *m_puzzle; }
    [[nodiscard]] const coach::CountedEnding &ending() const { return *m_ending; }
    [[nodiscard]] Player mover() const { return m_puzzle->mover(); }

    /// Whether an answer is awaited, the first one or another.
    [[nodiscard]] bool isOpen() const { return stage() == Stage::Asked || stage() == Stage::Wrong; }
    /// Whether the reasons are shown, which they are until it is played out.
    [[nodiscard]] bool isExplained() const { return stage() == Stage::Solved || stage() == Stage::Shown; }
    /// Does nothing unless one is awaited.
    void answer(Answer winner);
    /// Whether this wrong answer was given.
    [[nodiscard]] bool wasGiven(Answer winner) const { return m_given.contains(winner); }
    /// How many were.
    [[nodiscard]] std::size_t givenAnswers() const { return m_given.size(); }
    void tryAgain();
    /// Also once it is played out.
    void showAnswer();

    [[nodiscard]] std::vector<EndingStep> steps() const { return EndingWords::steps(*m_ending, mover()); }
    /// How many steps are marked on the board: all, until goThroughSteps().
    [[nodiscard]] int shownSteps() const { return m_shownSteps; }
    /// Marks the first step alone, then one more each time, and after the last one the first again.
    void goThroughSteps();
    /// Has the position played against the strongest computer; the person has the side of personOf().
    void playOut();

    /// Empty before a hint was asked for.
    [[nodiscard]] QString clue() const { return m_hasClue ? EndingWords::clue(*m_ending) : QString(); }
    [[nodiscard]] QString task() const override;
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString atEnd() const override;
    [[nodiscard]] Named named() const override;
    bool takeHint() override;
    [[nodiscard]] bool offers(Offer offer) const override
    {
        return (offer == Offer::OwnHint && isOpen()) || (offer == Offer::Foot && isExplained());
    }
    [[nodiscard]] bool isSecret() const override { return isOpen(); }

Q_SIGNALS:
    /// The first answer, or help before it; later ones do not count.
    void tried(bool isRight, bool isHelped);
    void hintTaken();

protected:
    void endExercise() override;

private:
    void layQuestion(Stage stage);
    void noteTry(bool isRight);
    void explain(Stage stage);

    std::optional<coach::Puzzle> m_puzzle;
    std::optional<coach::CountedEnding> m_ending;
    std::set<Answer> m_given;
    bool m_hasClue = false;
    bool m_isHelped = false;
    bool m_hasTried = false;
    int m_shownSteps = 0;
};

} // namespace four
