// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/endingplay.h"
#include "ui/learn/lessonplay.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/rushvoice.h"
#include "ui/learn/sandbox.h"
#include "ui/learn/trainer.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace four {

class Analyst;
class BoardView;
class Coach;
class EndingView;
class Games;
class GameModel;
class Interlude;
class LearnHome;
class LearnPage;
class LessonsPage;
class PuzzleView;
class Shell;

/// Puzzles, lessons, the sandbox and progress, with their commands and pages. GUI thread only.
class Learn : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Learn(Interlude *interlude, Analyst *analyst, Games *games, Coach *coach, Shell *shell, BoardView *board);

    [[nodiscard]] Coach *coach() const { return m_coach; }
    [[nodiscard]] Trainer *trainer() { return &m_trainer; }
    /// nullptr before the first use of its page.
    [[nodiscard]] Sandbox *sandbox() { return m_sandbox ? &*m_sandbox : nullptr; }
    [[nodiscard]] PuzzleSolving *puzzle() { return &m_solving; }
    [[nodiscard]] EndingPlay *ending() { return &m_ending; }
    void retranslate() { m_solving.retranslate(); }

private:
    void addCommands();
    void addCommandsOfPuzzle();
    void addPages();
    [[nodiscard]] QWidget *makeLearnPage(QWidget *parent);
    [[nodiscard]] QWidget *makeLessonsPage(QWidget *parent);
    void openPage();
    void showView();
    void startPuzzle(const std::function<void()> &start);
    void startNextPuzzle();
    void startEnding();
    void setUpEndings();
    void chooseTask();
    void showProgress();
    void showLessons();
    void showSandbox();
    void readSteps();

    GameModel *m_model;
    Interlude *m_interlude;
    Analyst *m_analyst;
    Games *m_games;
    Coach *m_coach;
    Shell *m_shell;
    BoardView *m_board;
    PuzzleSolving m_solving;
    Trainer m_trainer;
    RushVoice m_rushVoice;
    EndingPlay m_ending;
    LessonPlay m_lessons;
    std::optional<Sandbox> m_sandbox; ///< from the first use of its page on
    QPointer<LearnPage> m_page;       ///< once it was opened
    QPointer<LearnHome> m_home;
    QPointer<PuzzleView> m_view;
    QPointer<EndingView> m_endingView;
    QPointer<LessonsPage> m_lessonsPage; ///< once it was opened
    bool m_isHomeWanted = false;         ///< although there is a puzzle on the board
};

} // namespace four
