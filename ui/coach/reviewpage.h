// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/coach/hinter.h"

#include <QScrollArea>

class QCheckBox;
class QLabel;
class QProgressBar;
class QStackedWidget;

namespace four {

class AnswerBanner;
class BetterMove;
class Commands;
class GameModel;
class Interlude;
class JudgementCounts;
class LiveLabel;
class Preferences;
class Replay;
class ReviewChart;
class Reviewer;
class TurnButton;

/// The review beside the board: its progress, then chart, shown point and summary; and the better moves.
class ReviewPage : public QScrollArea
{
    Q_OBJECT

public:
    /// All must live as long as the page.
    ReviewPage(Interlude *interlude, Analyst *analyst, Reviewer *reviewer, BetterMove *betterMove,
               Preferences *preferences, const Commands *commands, QWidget *parent = nullptr);

    /// Says the summary of the reviewed game, if there is one.
    void tellSummary();

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeAsking();
    [[nodiscard]] QWidget *makeRunning();
    [[nodiscard]] QWidget *makeReview();
    [[nodiscard]] QWidget *makePuzzle();
    [[nodiscard]] TurnButton *makeButton(const char *name, void (BetterMove::*work)(), bool isForBoard);
    void retranslate();
    void refresh();
    void refreshSummary();
    void refreshPoint();
    void refreshPuzzle();
    /// Says what is new in the search for a better move.
    void tellPuzzle();
    /// The keys that lead on when the game of a better move is over.
    [[nodiscard]] QString atEnd() const;
    void showProgress();

    GameModel *m_model;
    Replay *m_replay;
    Reviewer *m_reviewer;
    BetterMove *m_betterMove;
    Preferences *m_preferences;
    const Commands *m_commands;
    Explainer m_why; ///< of the best drop at the turning point
    QStackedWidget *m_stack;
    QWidget *m_asking = nullptr;
    QWidget *m_running = nullptr;
    QWidget *m_review = nullptr;
    QWidget *m_puzzle = nullptr;
    QLabel *m_prospect = nullptr; ///< what a review is, or why it failed
    QLabel *m_runningText = nullptr;
    QProgressBar *m_progress = nullptr;
    TurnButton *m_cancel = nullptr;
    ReviewChart *m_chart = nullptr;
    LiveLabel *m_point = nullptr;
    QLabel *m_head = nullptr; ///< at which disc the game turned
    QLabel *m_turn = nullptr; ///< ... and why
    PerPlayer<JudgementCounts *> m_counts;
    QLabel *m_summary = nullptr;       ///< the rest
    QCheckBox *m_finePoints = nullptr; ///< whether they are counted
    QLabel *m_puzzleNumber = nullptr;
    QLabel *m_task = nullptr; ///< the question of a better move
    AnswerBanner *m_banner = nullptr;
    LiveLabel *m_question = nullptr;
    QStringList m_toldPuzzle;   ///< a sentence each
    int m_toldNumber = 0;       ///< of the puzzle that was told last; 0: none
    bool m_isReviewing = false; ///< as it was shown last
    TurnButton *m_clue = nullptr;
    TurnButton *m_solution = nullptr;
    TurnButton *m_again = nullptr;
    TurnButton *m_next = nullptr;
    TurnButton *m_stop = nullptr;
};

} // namespace four
