// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "ui/game/exercise.h"

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>

namespace four {

/// Leads through the steps of a lesson. Each step's position stands on the board in place of the game, and
/// what the person does first is the answer; after it, the game goes on against an opponent who plays his
/// best, so that the board itself shows what comes of it. GUI thread only.
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
    /// Where to go on in this lesson: its first step that is not done, or its first one.
    [[nodiscard]] std::size_t firstOpenStep(std::size_t lesson) const;
    /// The lesson to go on with: the first that is not done, or the first one.
    [[nodiscard]] std::size_t firstOpenLesson() const;

    /// @pre there is such a lesson, and such a step of it
    void startStep(std::size_t lesson, std::size_t step);
    /// The next step, of the next lesson after the last one of this; after the very last one, back to the
    /// game.
    void startNext();
    void startPrevious();
    /// The same step once more.
    void tryAgain();
    /// Does what is right, in the person's place.
    void showAnswer();

    /// What the step asks for, in the interface's language.
    [[nodiscard]] QString question() const;
    /// What is to be said to what was done; empty before anything was.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool isSecret() const override { return stage() == Stage::Asked; }

Q_SIGNALS:
    /// A step was found that was not done before. @param id of the step
    void stepDone(const QString &id);

protected:
    void followAction(const Outcome &outcome) override;

private:
    [[nodiscard]] const coach::LessonStep &current() const;
    void layStep();
    void judge(const Outcome &outcome);

    std::size_t m_lesson = 0;
    std::size_t m_step = 0;
    QSet<QString> m_done;
    bool m_isShowing = false; ///< the next action is showAnswer()'s
    Player m_person = Player::One;
    std::optional<Action> m_tried;
    bool m_goesOn = false; ///< after it, the game is not over
};

} // namespace four
