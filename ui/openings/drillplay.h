// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/values.h"
#include "ui/analysis/analyst.h"
#include "ui/analysis/question.h"
#include "ui/game/exercise.h"
#include "ui/session/participant.h"

#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

namespace four {

/// A position that is to be known by heart.
struct DrillQuestion
{
    std::vector<int> drops{};    ///< columns from 0, from the empty board on
    std::optional<int> column{}; ///< to drop into; nothing: any that keeps the result
    bool isWon = false;          ///< all positions of the repertoire are
    bool isLast = false;         ///< of its line: afterwards it may be played out
};

/// One position that is to be known by heart, on the board: the person drops, and any column that keeps the
/// result is right. GUI thread only.
class DrillPlay : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    DrillPlay(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    void pose(const DrillQuestion &question);
    void tryAgain();
    void showAnswer();

    /// @pre isRunning()
    [[nodiscard]] const DrillQuestion &question() const { return *m_question; }
    [[nodiscard]] Player person() const
    {
        return m_question->drops.size() % 2 == 0 ? Player::One : Player::Two;
    }
    /// The column that the person has dropped into.
    [[nodiscard]] std::optional<int> dropped() const { return m_dropped; }
    /// Whether the answer is right, but another column than the one to be known.
    [[nodiscard]] bool isOther() const { return stage() == Stage::Solved && m_isOther; }
    /// The column, once it is shown.
    [[nodiscard]] std::optional<int> answer() const { return m_answer; }
    [[nodiscard]] bool isHintGiven() const { return m_isHintGiven; }

    // In the interface's language.
    [[nodiscard]] QString asks() const;
    /// "Right: column 2"; empty before the answer.
    [[nodiscard]] QString verdict() const;
    /// What comes of a wrong column, or how a right one compares; else empty.
    [[nodiscard]] QString consequence() const;
    [[nodiscard]] QString hintText() const;
    /// The columns so far: "4, 4, 5".
    [[nodiscard]] QString soFar() const;
    [[nodiscard]] QString task() const override;
    void retranslate() { Q_EMIT changed(); }
    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString atEnd() const override;

    bool takeHint() override;
    bool goOn() override;
    bool poseNext() override;
    [[nodiscard]] bool offers(Offer offer) const override { return offer == Offer::OwnHint; }
    [[nodiscard]] bool isSecret() const override
    {
        return stage() == Stage::Asked || stage() == Stage::Wrong;
    }

Q_SIGNALS:
    /// The first answer; later ones do not count.
    /// @param isHelped a hint or the answer was asked for, and it is not right
    void answered(bool isRight, bool isHelped);
    void nextWanted();

protected:
    void followAction(const Outcome &outcome) override;
    void endExercise() override;

private:
    class Opponent;

    void layQuestion(Stage stage);
    /// @param column nothing: the best one is looked for
    void askValues(std::optional<int> column);
    void receiveValues();
    void settle(bool isRight);
    void noteAnswer(bool isRight);
    void moveSeat(Participant *seat);
    void playOn();

    Analyst *m_analyst;
    std::optional<DrillQuestion> m_question;
    std::optional<int> m_dropped;
    std::optional<int> m_refutation; ///< the opponent's answer to a wrong column
    std::optional<int> m_answer;
    std::optional<coach::Values> m_values; ///< of the position, once another column was dropped into
    bool m_isOther = false;
    bool m_isHintGiven = false;
    bool m_isNoted = false;
    QPointer<Participant> m_waiting; ///< the seat on turn, before its decision
    Question<PuzzleStanding> m_standing;
    Question<Action> m_freePlay;
};

} // namespace four
