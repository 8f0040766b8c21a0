// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace four {

class AnswerBanner;
class Commands;
class GameModel;
class Hinter;
class LiveLabel;
class PuzzleSolving;
class StepCircles;
class Trainer;
class TurnButton;

/// The puzzle beside the board: its task, difficulty and verdict, and the buttons for help and the next one.
class PuzzleView : public QWidget
{
    Q_OBJECT

public:
    /// All must live as long as the view.
    PuzzleView(PuzzleSolving *solving, const Trainer *trainer, const Hinter *hinter, const GameModel *model,
               const Commands *commands, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

private:
    [[nodiscard]] TurnButton *makeButton(const char *name, void (PuzzleSolving::*work)());
    void retranslate();
    void refresh();
    void refreshHint();
    void refreshProgress();
    void refreshSteps();

    PuzzleSolving *m_solving;
    const Trainer *m_trainer;
    const Hinter *m_hinter;
    const GameModel *m_model;
    QLabel *m_title;
    QLabel *m_difficulty;
    QLabel *m_task;
    StepCircles *m_steps; ///< of a puzzle of several moves
    QLabel *m_stepText;
    QLabel *m_progress; ///< of the puzzle's mode
    AnswerBanner *m_banner;
    LiveLabel *m_text;
    std::vector<int> m_told; ///< the columns of the puzzle that was told
    QString m_toldRating;    ///< the last change of the rating
    LiveLabel *m_hintText;
    QWidget *m_buttons;
    TurnButton *m_solution;
    TurnButton *m_again;
    TurnButton *m_next;
    QWidget *m_pointing; ///< at the mistake of a game
};

} // namespace four
