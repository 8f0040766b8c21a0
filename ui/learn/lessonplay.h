// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "ui/game/exercise.h"

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>

namespace four {

/// Leads through the steps of a lesson. The position of a step stands on the board in place of the game; the
/// first action is the answer, and the game goes on against a perfect opponent. GUI thread only.
class LessonPlay : public Exercise
{
    Q_OBJECT

public:
    /// Both must live as long as this.
    LessonPlay(GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    /// The present lesson, and its step; the last ones when none is running. Counted from 0.
    [[nodiscard]] std::size_t lesson() const { return m_lesson; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] bool hasNext() const;
    [[nodiscard]] bool hasPrevious() const { return m_lesson > 0 || m_step > 0; }
    [[nodiscard]] bool isLastOfLesson() const;

    /// The ids of the steps that were ever found without being shown.
    [[nodiscard]] const QSet<QString> &done() const { return m_done; }
    void setDone(const QSet<QString> &ids);
    /// How many steps of the lesson are done.
    [[nodiscard]] int doneOf(std::size_t lesson) const;
    /// The first step of the lesson that is not done, or its first one.
    [[nodiscard]] std::size_t firstOpenStep(std::size_t lesson) const;
    /// The first lesson that is not done, or the first one.
    [[nodiscard]] std::size_t firstOpenLesson() const;

    /// @pre there is such a lesson, and such a step of it
    void startStep(std::size_t lesson, std::size_t step);
    /// The next step or lesson; after the last one back to the game.
    void startNext();
    void startPrevious();
    void tryAgain();
    /// Plays the right action, in the person's place.
    void showAnswer();

    [[nodiscard]] QString question() const;
    /// The comment on the answer; empty before it.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] Named named() const override;
    /// After the answer, Enter presses the step's main button.
    bool goOn() override;
    [[nodiscard]] bool isSecret() const override { return stage() == Stage::Asked; }

Q_SIGNALS:
    /// A step was done for the first time. @param id of the step
    void stepDone(const QString &id);

protected:
    void followAction(const Outcome &outcome) override;

private:
    [[nodiscard]] const coach::LessonStep &current() const;
    /// The text of the step that stands there now, or the last one; nullptr: none of them.
    [[nodiscard]] const coach::LessonText *toldText() const;
    void layStep();
    void judgeAnswer(const Outcome &outcome);

    std::size_t m_lesson = 0;
    std::size_t m_step = 0;
    QSet<QString> m_done;
    bool m_isShowing = false; ///< the next action is showAnswer()'s
    Player m_person = Player::One;
    std::optional<Action> m_tried;
    bool m_goesOn = false; ///< after it, the game is not over
};

} // namespace four
