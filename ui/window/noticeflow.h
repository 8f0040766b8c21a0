// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/commands.h"

#include <QObject>
#include <QString>

namespace four {

class Availability;
class BoardView;
class GameFlow;
class GameKeeper;
class GameModel;
class Interlude;
class Notice;
class Practice;
class TrainingStore;

/// What the notice says of the game, of refusals and of the store, and when it goes. What came of files and
/// of matches is said by who deals with them.
class NoticeFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        GameModel *model;
        BoardView *board;
        GameKeeper *keeper;
        TrainingStore *training;
        Practice *practice;
        const Interlude *interlude;
        GameFlow *flow;
        const Availability *availability;
        Commands *commands;
        Notice *notice;
    };
    explicit NoticeFlow(const Parts &parts, QObject *parent = nullptr);

    /// Why the command cannot be used now.
    void explain(Command command);
    /// What is to be found on the board, in an exercise; empty where it is a game's.
    [[nodiscard]] QString task() const;
    /// How things stand.
    void tellStatus();
    /// What stands in each row of the board.
    void readBoard();

private:
    void tellOfStores();
    void tellOfBoard();
    void takeAwayWhatIsPast();

    Parts m_parts;
};

} // namespace four
