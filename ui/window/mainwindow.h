// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analyst.h"
#include "ui/coach/coach.h"
#include "ui/game/interlude.h"
#include "ui/games/games.h"
#include "ui/learn/learn.h"
#include "ui/session/session.h"
#include "ui/shell/shell.h"
#include "ui/window/preferenceflow.h"
#include "ui/window/status.h"

#include <QMainWindow>

#include <map>

class QMenu;
class QStackedWidget;

namespace four {

class BoardView;
class GameModel;
class Language;
class PracticePanel;
class Preferences;
class Replay;
class ReviewPanel;
class SoundPlayer;
class StartPanel;
class ThemeMenu;
class TurnBar;
class TurnTimer;

/// The program's window: one session, its board, and the features around it, which register their commands,
/// pages and notices with the Shell. Here stands where things are, and what goes beyond one feature.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both must live as long as the window.
    MainWindow(Preferences *preferences, Language *language, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session *session() { return &m_session; }
    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] BoardView *board() const { return m_board; }
    [[nodiscard]] Learn *learn() { return &m_learn; }
    [[nodiscard]] GameKeeper *keeper() { return m_games.keeper(); }
    [[nodiscard]] Trainer *trainer() { return m_learn.trainer(); }
    [[nodiscard]] Practice *practice() { return m_coach.practice(); }
    [[nodiscard]] PuzzleSolving *puzzle() { return m_learn.puzzle(); }
    [[nodiscard]] GameFiles *files() { return m_games.files(); }
    /// Opens the game that was played last, if there is one and no other window has it.
    void resumeLastGame() { m_games.resumeLast(); }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addCommands();
    void makePanels();
    void layOut();
    void makeMenus();
    void addMoveList();
    void connectParts();
    /// Whether the command may work now; what is about the session's game ends an exercise first.
    bool prepareCommand(Command command);
    /// Says of what is shown or not, heard or not, which of the two it is now.
    void tellState(Command command);
    void retranslate();
    void refresh();
    /// Says how things stand when the window is entered.
    void greet();
    void focusBoard();
    /// Takes the keyboard off a button that is about to disappear.
    void releaseFocus();
    void toggleFullScreen();

    Preferences *m_preferences;
    // Each goes before those that it needs: the games store once more when they go.
    Analyst m_analyst;
    Session m_session;
    Shell *m_shell;
    GameModel *m_model;
    Replay *m_replay;
    Interlude m_interlude;
    TurnTimer *m_turnTimer;
    BoardView *m_board;
    SoundPlayer *m_sound;
    Games m_games;
    Coach m_coach;
    Learn m_learn;
    Status m_status;
    PreferenceFlow m_preferenceFlow;
    QStackedWidget *m_bottom;
    StartPanel *m_start;
    TurnBar *m_turnBar;
    PracticePanel *m_practicePanel;
    ReviewPanel *m_review;
    bool m_isGreeting = true; ///< the window is entered from elsewhere the next time
    std::map<Commands::Menu, QMenu *> m_menus;
    ThemeMenu *m_themes = nullptr;
};

} // namespace four
