// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/commandtable.h"
#include "ui/session/session.h"

#include <QMainWindow>

#include <map>
#include <memory>

class QMenu;
class QStackedWidget;

namespace four {

class Analyst;
class BoardView;
class Coach;
class DesktopWishes;
class GameFiles;
class GameKeeper;
class GameModel;
class Games;
class Interlude;
class Learn;
class Openings;
class ByHeart;
class Practice;
class PracticePanel;
class PreferenceFlow;
class Preferences;
class PuzzleSolving;
class Replay;
class ReplayBar;
class ReplayPanel;
class ResultPanel;
class Shell;
class SoundPlayer;
class StartPanel;
class Status;
class ThemeMenu;
class Tournaments;
class Trainer;
class TurnBar;
class TurnTimer;

/// The program's window: one session, its board, and the features around it, which register their commands,
/// pages and notices with the Shell. Here stands where things are, and what goes beyond one feature.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both must live as long as the window.
    MainWindow(Preferences *preferences, DesktopWishes *wishes, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session *session() { return &m_session; }
    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] BoardView *board() const { return m_board; }
    [[nodiscard]] Learn *learn() const { return m_learn.get(); }
    [[nodiscard]] GameKeeper *keeper() const;
    [[nodiscard]] Trainer *trainer() const;
    [[nodiscard]] ByHeart *byHeart() const { return m_byHeart.get(); }
    [[nodiscard]] Practice *practice() const;
    [[nodiscard]] PuzzleSolving *puzzle() const;
    [[nodiscard]] GameFiles *files() const;
    /// Opens the game that was played last, if there is one and no other window has it.
    void resumeLastGame();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addCommands();
    void makePanels();
    void layOut();
    void fillFoot();
    void showFoot();
    void makeMenus();
    /// @param actions with nullptr for separators
    void fillMenu(CommandRow::Menu menu, const QList<QAction *> &actions);
    void addMoveList();
    void connectParts();
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
    std::unique_ptr<Analyst> m_analyst;
    std::unique_ptr<DistantGame> m_distant;
    Session m_session;
    Shell *m_shell;
    GameModel *m_model;
    Replay *m_replay;
    std::unique_ptr<Interlude> m_interlude;
    TurnTimer *m_turnTimer;
    BoardView *m_board;
    SoundPlayer *m_sound;
    std::unique_ptr<Games> m_games;
    std::unique_ptr<Coach> m_coach;
    std::unique_ptr<Learn> m_learn;
    std::unique_ptr<Openings> m_openings;
    std::unique_ptr<ByHeart> m_byHeart;
    std::unique_ptr<QObject> m_twoComputers;
    std::unique_ptr<Tournaments> m_tournaments;
    std::unique_ptr<Status> m_status;
    std::unique_ptr<PreferenceFlow> m_preferenceFlow;
    QStackedWidget *m_bottom;
    StartPanel *m_start;
    TurnBar *m_turnBar;
    PracticePanel *m_practicePanel;
    ResultPanel *m_result;
    ReplayPanel *m_replayPanel;
    ReplayBar *m_replayBar;
    bool m_isGreeting = true; ///< the window is entered from elsewhere the next time
    std::map<CommandRow::Menu, QMenu *> m_menus;
    ThemeMenu *m_themes = nullptr;
};

} // namespace four
