// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analyst.h"
#include "ui/coach/bettermove.h"
#include "ui/coach/columnvalues.h"
#include "ui/coach/hinter.h"
#include "ui/coach/practice.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/threatview.h"
#include "ui/game/interlude.h"
#include "ui/games/gameclipboard.h"
#include "ui/games/gamefiles.h"
#include "ui/games/gameimport.h"
#include "ui/games/gameprinter.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/trainer.h"
#include "ui/session/session.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/window/availability.h"

#include <QMainWindow>

#include <map>

class QMenu;
class QStackedWidget;

namespace four {

class BoardView;
class CoachFlow;
class DesktopWishes;
class DialogHost;
class GameFlow;
class GameModel;
class HelpFlow;
class LearnFlow;
class LessonsFlow;
class Notice;
class NoticeFlow;
class PracticePanel;
class PreferenceFlow;
class Preferences;
class Replay;
class ReviewPanel;
class SidePages;
class SidePanel;
class SoundPlayer;
class StartPanel;
class ThemeMenu;
class TurnBar;
class TurnTimer;

/// The program's window: one session, its views and where they stand, and which command goes to whom. What
/// the commands are is in Commands, what they lead to in the flows beside this.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both must live as long as the window.
    MainWindow(Preferences *preferences, DesktopWishes *wishes, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session *session() { return &m_session; }
    [[nodiscard]] GameKeeper *keeper() { return &m_keeper; }
    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] BoardView *board() const { return m_board; }
    /// Which puzzles come, and what is kept of them.
    [[nodiscard]] Trainer *trainer() { return &m_trainer; }
    /// The coach who speaks up when a drop gives something away.
    [[nodiscard]] Practice *practice() { return &m_practice; }
    [[nodiscard]] PuzzleSolving *puzzle() { return &m_solving; }
    /// Through which games come from outside.
    [[nodiscard]] GameFiles *files() { return &m_files; }
    /// Opens the game that was played last, if there is one and no other window has it.
    void resumeLastGame();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void makeMenus();
    void connectCommands();
    void connectParts();
    /// What the command does, unless a dialog is open.
    void on(Command command, const std::function<void()> &work);
    /// Says of what is shown or not, heard or not, which of the two it is now.
    void tellState(Command command);
    void retranslate();
    void refresh();
    /// Says where somebody is who comes to the window.
    void greet();
    void focusBoard();
    void keepFocusOffWhatGoes();
    void findBetter();

    Preferences *m_preferences;
    // In this order, so that each goes before those that it needs: the keeper stores once more when it goes.
    DialogHost *m_dialogs;
    Notice *m_notice;
    GameStore m_store;
    TrainingStore m_training;
    Analyst m_analyst;
    Session m_session;
    GameKeeper m_keeper;
    GameLibrary m_library;
    GameImport m_import;
    GameFiles m_files;
    GamePrinter m_printer;

    GameModel *m_model;
    ColumnValues m_values;
    Hinter m_hinter;
    ThreatView m_threats;
    Practice m_practice;
    GameClipboard m_clipboard;
    Replay *m_replay;
    Interlude m_interlude;
    Reviewer m_reviewer;
    BetterMove m_betterMove;
    PuzzleSolving m_solving;
    Trainer m_trainer;
    TurnTimer *m_turnTimer;
    BoardView *m_board;
    Availability m_availability;
    Commands *m_commands;
    GameFlow *m_flow;
    CoachFlow *m_coach;
    LearnFlow *m_learn;
    LessonsFlow *m_lessons;
    NoticeFlow *m_notices;
    SoundPlayer *m_sound;
    PreferenceFlow *m_preferenceFlow;
    HelpFlow *m_help;
    SidePages *m_pages = nullptr;
    QStackedWidget *m_bottom;
    StartPanel *m_start;
    TurnBar *m_turnBar;
    PracticePanel *m_practicePanel;
    ReviewPanel *m_review;
    SidePanel *m_side;
    bool m_isGreeting = true; ///< whoever comes to the window the next time was somewhere else
    std::map<Commands::Menu, QMenu *> m_menus;
    ThemeMenu *m_themes = nullptr;
};

} // namespace four
