// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace four {

class BoardView;
class DialogHost;
class GameFiles;
class GameKeeper;
class GameLibrary;
class GameModel;
class GameStore;
class Notice;
class Preferences;
class Replay;
class Session;
class StoreCare;
class TrainingStore;

/// What leads from one game to the next: new matches, rematches, stored games, with the questions that have
/// to be asked in between, in their order. No rules, no widgets of its own.
class GameFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        Session *session;
        GameModel *model;
        Replay *replay;
        BoardView *board;
        GameStore *store;
        TrainingStore *training;
        GameKeeper *keeper;
        GameLibrary *library;
        GameFiles *files;
        Preferences *preferences;
        DialogHost *dialogs;
        Notice *notice;
    };
    explicit GameFlow(const Parts &parts, QObject *parent = nullptr);

    /// Opens the game that was played last, if there is one and no other window has it.
    void resumeLast();

    void newMatch();
    /// Begins the game that waits, after its rules were shown where its preset wants that.
    void begin();
    void rematch();
    /// Asks the starter for X or O, if that is what the game waits for.
    void askForLetter();
    void resign();
    /// A new game that goes on from the point that is shown.
    void playOn();
    void showHistory();
    /// After a rescue: the games that only the daily copies have.
    void takeFromCopies();

Q_SIGNALS:
    /// The game that has just been opened is to be reviewed.
    void reviewWanted();

private:
    void play();
    bool openStored(qint64 game);
    void rematchOf(qint64 game);

    Parts m_parts;
    StoreCare *m_care;
};

} // namespace four
