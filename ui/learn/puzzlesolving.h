// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "ui/analysis/analyst.h"
#include "ui/analysis/question.h"
#include "ui/coach/hinter.h"
#include "ui/game/exercise.h"
#include "ui/session/participant.h"

#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

namespace four {

/// One puzzle on the board, by the rules of core/coach/puzzleplay.h. GUI thread only.
class PuzzleSolving : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    PuzzleSolving(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    /// Whether something is still to be found.
    [[nodiscard]] bool isOpen() const { return stage() == Stage::Pointing || stage() == Stage::Asked; }
    /// @pre isRunning()
    [[nodiscard]] const coach::Puzzle &puzzle() const { return *m_puzzle; }
    /// Whether the last drop that was pointed at is not the mistake.
    [[nodiscard]] bool isMispointed() const { return m_pointed.has_value(); }

    enum class Tries : std::uint8_t { Any, One };
    /// Lays it on the board. @param tries One: another puzzle comes after the first, and reasons would take
    /// time
    /// @pre the puzzle is proven
    void pose(const coach::Puzzle &puzzle, Tries tries = Tries::Any);
    /// Before the last drop if that was wrong, else from the beginning.
    void tryAgain();
    /// Answers that the last drop of the shown position is the mistake. Does nothing in another stage.
    void pointOutMistake();
    void showSolution();

    /// What is asked, as long as the puzzle stands there. @pre isRunning()
    [[nodiscard]] QString question() const;
    /// Question, verdict and solution so far, in the interface's language.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString task() const override;
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString atEnd() const override;
    /// While pointing a clue, else the coach's hint, after a wrong drop for the position before.
    bool takeHint() override;
    [[nodiscard]] bool offers(Offer offer) const override;
    [[nodiscard]] bool isSecret() const override { return isOpen() || stage() == Stage::Wrong; }
    void retranslate() { Q_EMIT changed(); }
    /// The number of right drops of the person that were answered.
    [[nodiscard]] int dropsRight() const { return static_cast<int>(m_drops.size()) / 2; }
    /// How many drops of one's own the puzzle asks for.
    [[nodiscard]] int moves() const
    {
        return m_puzzle->task == coach::Puzzle::Task::Win ? m_puzzle->number : m_puzzle->number + 1;
    }

Q_SIGNALS:
    /// A hint was asked for; the puzzle's page shows it.
    void hintTaken();
    /// The first try at a puzzle is over, or was helped; later ones do not count.
    /// @param isRight without a wrong drop or help  @param isHelped by a hint or the solution
    void tried(bool isRight, bool isHelped);
    /// All drops were found, at the first try or later.
    void solved();

protected:
    void followAction(const Outcome &outcome) override;
    void endExercise() override;

private:
    class AskedSeat;

    [[nodiscard]] Player person() const { return m_puzzle->mover(); }
    /// Without a name: the words of the puzzle say "you".
    [[nodiscard]] PerPlayer<Seat> seats() const { return seatsFor(person()); }
    /// @param stage Asked, or Showing the solution
    void layDrops(std::span<const int> drops, Stage stage);
    void layGameWithMistake();
    /// Ends the first try.
    void noteHelp();
    void askStep();
    void receiveStep();
    void moveSeat(Participant *seat, const Game &game);
    void noteTry(bool isRight);
    void stopSearches();

    Analyst *m_analyst;
    Explainer m_why; ///< of the solution
    std::optional<coach::Puzzle> m_puzzle;
    Tries m_tries = Tries::Any;
    std::vector<int> m_drops;                  ///< from the puzzle's start on
    std::optional<coach::Values> m_chosenFrom; ///< by the drop that was wrong
    std::optional<int> m_wrong;                ///< its column
    std::optional<int> m_refutation;           ///< the opponent's answer to it, once it was dropped
    std::optional<std::size_t> m_pointed;      ///< drop that is not the mistake
    bool m_clueGiven = false;
    bool m_isHelped = false;
    bool m_hasTried = false;
    QPointer<Participant> m_waiting; ///< the seat on turn, before its decision
    Question<PuzzleStanding> m_step; ///< where the play stands after m_drops
    Question<Action> m_freePlay;     ///< the opponent's moves after a wrong answer
};

} // namespace four
