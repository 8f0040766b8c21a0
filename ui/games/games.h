// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/gameclipboard.h"
#include "ui/games/gamefiles.h"
#include "ui/games/gameimport.h"
#include "ui/games/gameprinter.h"
#include "ui/games/messagegames.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"

#include <QObject>

#include <functional>

namespace four {

class GameModel;
class Preferences;
class Replay;
class Session;
class Shell;
class StoreCare;

/// The feature of games as a whole: how they begin and end, where they are kept, how they come from files and
/// the clipboard, and go there and to the printer, and the history. It registers the commands of these. What
/// one window stores stands here; the database itself is shared with the other windows. GUI thread only.
class Games : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this, which has to go after the other features: it stores once more then.
    Games(GameModel *model, Replay *replay, Preferences *preferences, Shell *shell);
    ~Games() override;

    [[nodiscard]] GameStore *store() { return &m_store; }
    [[nodiscard]] TrainingStore *training() { return &m_training; }
    [[nodiscard]] GameKeeper *keeper() { return &m_keeper; }
    [[nodiscard]] GameLibrary *library() { return &m_library; }
    [[nodiscard]] GameFiles *files() { return &m_files; }
    [[nodiscard]] GamePrinter *printer() { return &m_printer; }

    /// @param ask asks the other computer for a rematch; false: none is connected, so it begins at once
    void setRematchAsker(const std::function<bool()> &ask) { m_askForRematch = ask; }
    /// Begins a new game of the match.
    void start(const Match &match);
    /// Begins this game of the match.
    void start(const Match &match, const GameSetup &setup);

    /// Opens the game that was played last, if there is one and no other window has it.
    void resumeLast();
    /// Whether it is another than the present one, and unfinished.
    [[nodiscard]] bool canResumeLast() const { return m_library.canResumeLatest(); }
    /// Opens a game of the store. @return false: it could not be opened, and a notice has said why
    bool openStored(qint64 game);
    /// Begins the game that waits, after its rules were shown where its preset wants that.
    void begin();
    /// Asks the starter for X or O, if that is what the game waits for.
    void askForLetter();
    /// What has been read of an import so far is stored: the window closes.
    void keepImported() { m_import.keepNow(); }
    /// Whether the window can close without a loss. Else tries once more to store, then asks; leaving()
    /// follows if the games are saved as a file or given up.
    [[nodiscard]] bool canLeave();

Q_SIGNALS:
    /// The game that has just been opened is to be reviewed.
    void reviewWanted();
    /// The same, to be continued with the person at the other computer.
    void otherComputerWanted();
    /// The window can close now.
    void leaving();

private:
    void addCommands();
    void addFileCommands();
    /// The game on the clipboard: a message, columns or records.
    void paste();
    void tellOfStores();
    /// What is known of a person decides how Level::Adaptive plays, and each game against it is noted.
    void adaptToPeople();
    void noteAdaptiveGame();
    void newMatch();
    void play();
    void rematch();
    void resign();
    /// A new game that goes on from the point that is shown.
    void playOn();
    void showHistory();
    void tellIfAltered();
    void rematchOf(qint64 game);
    /// A game of the same players, who keep their names.
    void rematchOf(const Match &match, const Game &last);
    /// Offers the games that only the daily copies have, at each start until they are taken.
    void offerLost(int games);
    void takeFromCopies();

    Session *m_session;
    GameModel *m_model;
    Replay *m_replay;
    Preferences *m_preferences;
    Shell *m_shell;
    GameStore m_store;
    TrainingStore m_training;
    GameKeeper m_keeper;
    GameLibrary m_library;
    GameImport m_import;
    GameFiles m_files;
    GamePrinter m_printer;
    GameClipboard m_clipboard;
    MessageGames m_messages;
    std::function<bool()> m_askForRematch;
    StoreCare *m_care;
    bool m_isOffered = false; ///< with what a rescue said
    bool m_isLeaving = false;
    bool m_isFromStart = false; ///< the game was not begun from a point of another
};

} // namespace four
