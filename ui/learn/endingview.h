// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/exercise.h"
#include "ui/learn/trainer.h"
#include "ui/panels/footpage.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QStandardItemModel;
class QTableView;
class QToolButton;

namespace four {

class AnswerBanner;
class Commands;
class Fold;
class EndingPlay;
class LiveLabel;
class TurnButton;

/// The ending beside the board: the question with its three answers, and then why, in numbered steps.
class EndingView : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as the view.
    EndingView(EndingPlay *play, const Commands *commands, QWidget *parent = nullptr);

    /// What the last first answer changed.
    void setRatingChange(const std::optional<Trainer::Change> &change);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    class StepRow;
    class MarkSign;

    [[nodiscard]] TurnButton *makeButton(const char *name, QWidget *on, void (EndingPlay::*work)());
    void retranslate();
    void refresh();
    void refreshAnswers();
    void refreshSteps();
    void refreshTable();
    void speak();

    EndingPlay *m_play;
    QLabel *m_title;
    QLabel *m_difficulty;
    QLabel *m_task;
    AnswerBanner *m_banner;
    std::array<TurnButton *, 3> m_answers{}; ///< player one, draw, player two
    TurnButton *m_solution;
    TurnButton *m_again;
    TurnButton *m_next;
    LiveLabel *m_clue;
    QWidget *m_stepList;
    std::vector<StepRow *> m_steps;
    Fold *m_countFold;
    QTableView *m_table;
    QStandardItemModel *m_cells;
    Fold *m_legend;
    std::vector<QLabel *> m_meanings;
    std::optional<Trainer::Change> m_change;
    /// What was spoken of last; a hidden view speaks once it is shown.
    struct Said
    {
        std::vector<int> drops{};
        Exercise::Stage stage = Exercise::Stage::Off;
        std::size_t given = 0;
        int steps = 0;
        friend bool operator==(const Said &, const Said &) = default;
    };
    Said m_said;
};

/// Below the board while an ending is explained: which player must drop where, and what can be done with it.
class EndingFoot : public FootPage
{
    Q_OBJECT

public:
    /// @param play must live as long as the foot
    explicit EndingFoot(EndingPlay *play, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    EndingPlay *m_play;
    QLabel *m_prompt;
    TurnButton *m_step;
    TurnButton *m_out;
};

} // namespace four
