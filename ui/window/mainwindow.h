// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QDialog;
class QMenu;
class QStackedWidget;

namespace four {

class BoardView;
class ComputerRunner;
class GameFiles;
class GameModel;
class GameKeeper;
class GameStore;
class Language;
class ListSplitter;
class MoveList;
class Notice;
class PlayerCard;
class Preferences;
class Replay;
class ReplayBar;
class ResultPanel;
class ReviewPanel;
class SoundPlayer;
class StartPanel;
class TurnBar;

/// The program's window: actions, menus, and who hears what from whom. No rules.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// @param preferences, language one a program; they must live as long as the window
    MainWindow(Preferences *preferences, Language *language, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] BoardView *board() const { return m_board; }
    /// Puts the game on the table that was played last, if there is one and no other window has it.
    void resumeLastGame();
    /// Through which games come from outside.
    [[nodiscard]] GameFiles *files() const { return m_files; }
    /// Fixes the seed of the next match that begins, for tests and for repeating a game.
    void setNextSeed(quint64 seed) { m_nextSeed = seed; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QAction *addGameAction(QMenu *menu, const char *name, const QKeySequence &shortcut,
                           void (MainWindow::*slot)());
    void createActions();
    void retranslate();
    void refresh();
    void focusBoard();

    void newMatch();
    void begin();
    void play();
    void rematch();
    void askForLetter();
    void undo();
    void block();
    void endTurn();
    void remove();
    void hold();
    void step();
    void resign();
    void lookAround();
    void playOnFromHere();
    void toggleMoveList();
    void toggleFullScreen();
    void toggleSound();
    void showRules();
    void showHistory();
    bool putOnTable(qint64 game);
    void rematchOf(qint64 game);
    void showPreferences();
    void showAbout();
    void applyPreferences();

    [[nodiscard]] quint64 takeSeed();
    /// Shows a dialog that blocks this window but not the program, and puts the focus back on the board after
    /// it.
    /// @param finished is called with the dialog's result, as long as the dialog still lives
    void open(QDialog *dialog, const std::function<void(int)> &finished = {});

    Preferences *m_preferences;
    Language *m_language;
    std::optional<quint64> m_nextSeed;
    GameModel *m_model;
    std::unique_ptr<GameStore> m_store;
    GameKeeper *m_keeper;
    ComputerRunner *m_computer;
    BoardView *m_board;
    PlayerCard *m_cardOne;
    PlayerCard *m_cardTwo;
    Notice *m_notice;
    QStackedWidget *m_bottom;
    StartPanel *m_start;
    TurnBar *m_turnBar;
    ResultPanel *m_result;
    Replay *m_replay;
    ReplayBar *m_replayBar;
    ReviewPanel *m_review;
    MoveList *m_moveList;
    ListSplitter *m_splitter = nullptr;
    QPointer<QDialog> m_dialog;
    QTimer m_endTurnTimer;
    GameFiles *m_files;
    SoundPlayer *m_sound;

    QMenu *m_gameMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_moveMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QAction *m_newMatchAction = nullptr;
    QAction *m_rematchAction = nullptr;
    QAction *m_resignAction = nullptr;
    QAction *m_historyAction = nullptr;
    QAction *m_preferencesAction = nullptr;
    QAction *m_quitAction = nullptr;
    QAction *m_undoAction = nullptr;
    QAction *m_blockAction = nullptr;
    QAction *m_removeAction = nullptr;
    QAction *m_endTurnAction = nullptr;
    QAction *m_holdAction = nullptr;
    QAction *m_stepAction = nullptr;
    QAction *m_moveListAction = nullptr;
    QAction *m_fullScreenAction = nullptr;
    QAction *m_soundAction = nullptr;
    QAction *m_rulesAction = nullptr;
    QAction *m_aboutAction = nullptr;
};

} // namespace four
