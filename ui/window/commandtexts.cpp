// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commandtexts.h"

#include "ui/window/availability.h"

#include <QLocale>

namespace four {

CommandTexts commandTexts(Command command, const Availability &now)
{
    const auto counted = [&](const QString &some, const QString &none) {
        return now.costsAViolation(command) ? none : some.arg(QLocale().toString(now.left(command)));
    };
    switch (command) {
    case Command::Play:
        return {Commands::tr("&Play")};
    case Command::NewMatch:
        return {Commands::tr("&New match…")};
    case Command::Rematch:
        return {Commands::tr("Re&match")};
    case Command::Resign:
        return {Commands::tr("Re&sign…")};
    case Command::History:
        return {Commands::tr("&History…")};
    case Command::Open:
        return {Commands::tr("&Open…")};
    case Command::Save:
        return {Commands::tr("Save &as…")};
    case Command::Print:
        return {Commands::tr("Pr&int the score sheet…")};
    case Command::SavePdf:
        return {Commands::tr("Save the score sheet as P&DF…")};
    case Command::Preferences:
        return {Commands::tr("&Preferences…")};
    case Command::Quit:
        return {Commands::tr("&Quit")};
    case Command::Copy:
        return {Commands::tr("&Copy the moves")};
    case Command::CopyPicture:
        return {Commands::tr("Copy the board as a p&icture")};
    case Command::Paste:
        return {Commands::tr("&Paste a game")};
    case Command::Undo:
        //: on a button; %1 is how many are left
        return {Commands::tr("&Undo"),
                counted(Commands::tr("Undo (%1)"), Commands::tr("Undo (0 left – a violation)"))};
    case Command::Block:
        return {Commands::tr("&Block the opponent"),
                //: on a button; %1 is how many are left
                counted(Commands::tr("Block (%1)"), Commands::tr("Block (0 left – a violation)"))};
    case Command::Remove:
        if (now.isRemoving())
            return {Commands::tr("&Remove a disc"), Commands::tr("Cancel")};
        return {Commands::tr("&Remove a disc"),
                //: on a button; %1 is how many are left
                counted(Commands::tr("Remove (%1)"), Commands::tr("Remove (0 left – a violation)"))};
    case Command::EndTurn:
        return {Commands::tr("&End the turn"), Commands::tr("End turn")};
    case Command::Hold:
        return now.isHeld() ? CommandTexts{Commands::tr("&Let the computers go on"), Commands::tr("Go on")}
                            : CommandTexts{Commands::tr("&Pause the computers"), Commands::tr("Pause")};
    case Command::Step:
        return {Commands::tr("&One turn of the computer"), Commands::tr("One turn")};
    case Command::ReplayFirst:
        return {Commands::tr("To the &beginning")};
    case Command::ReplayBack:
        return {Commands::tr("One move b&ack")};
    case Command::ReplayPlay:
        return now.isReplaying()
                   ? CommandTexts{Commands::tr("&Pause the replay"), Commands::tr("Pause")}
                   : CommandTexts{Commands::tr("&Replay automatically"), Commands::tr("Auto-play")};
    case Command::ReplayForward:
        return {Commands::tr("One move &forward")};
    case Command::ReplayLast:
        return {Commands::tr("To the &end")};
    case Command::PlayOn:
        return {Commands::tr("Play &on from here")};
    case Command::Review:
        //: has every move of the game judged
        return {Commands::tr("Re&view the game"), Commands::tr("Review")};
    case Command::FindBetter:
        return {Commands::tr("Find be&tter moves")};
    case Command::MoveList:
        return {Commands::tr("&Move list")};
    case Command::Values:
        //: what each column is worth, shown above the board
        return {Commands::tr("&Values")};
    case Command::Status:
        //: whose turn it is, the last move, what each player has left
        return {Commands::tr("How &things stand")};
    case Command::ReadBoard:
        return {Commands::tr("The &board in words")};
    case Command::Hint:
        return {Commands::tr("&Hint")};
    case Command::LineBack:
        //: of the line of best play, shown on the board as pale discs
        return {Commands::tr("One disc of the line &back"), Commands::tr("Back")};
    case Command::LineForward:
        //: of the line of best play, shown on the board as pale discs
        return {Commands::tr("One disc of the line &on"), Commands::tr("Next")};
    case Command::Threats:
        return {Commands::tr("&Threats")};
    case Command::NextPuzzle:
        return {Commands::tr("&Next puzzle")};
    case Command::DailyPuzzle:
        return {Commands::tr("Puzzle of the &day")};
    case Command::TaskPuzzles:
        return {Commands::tr("Puzzles by &task")};
    case Command::OwnMistakes:
        //: puzzles of the person's own games
        return {Commands::tr("My &mistakes")};
    case Command::Rush:
        //: as many puzzles as possible in three minutes
        return {Commands::tr("&Rush: three minutes"), Commands::tr("Rush")};
    case Command::Progress:
        //: how somebody comes along with puzzles and lessons
        return {Commands::tr("&Progress…")};
    case Command::Lessons:
        return {Commands::tr("&Lessons"), Commands::tr("Learn")};
    case Command::Sandbox:
        //: where people set up a position of their own
        return {Commands::tr("&Sandbox")};
    case Command::PointOut:
        //: of the puzzle in which a mistake is to be found: the move that is shown was it
        return {Commands::tr("Th&is move was the mistake"), Commands::tr("That was it")};
    case Command::Leave:
        //: from a puzzle
        return {Commands::tr("&Back to the game")};
    case Command::TakeBack:
        //: the move that the coach has just said something of; no undo of the rules
        return {Commands::tr("Take the move bac&k"), Commands::tr("Take back")};
    case Command::LetStand:
        //: after the coach has said something of the last move: it stays as it is
        return {Commands::tr("Play on &regardless"), Commands::tr("Play on")};
    case Command::ShowWhy:
        //: why the last move gave something away
        return {Commands::tr("Show &why")};
    case Command::FullScreen:
        return {Commands::tr("&Full screen")};
    case Command::Sound:
        return {Commands::tr("&Sound")};
    case Command::Rules:
        return {Commands::tr("&Rules of this game")};
    case Command::Keys:
        return {Commands::tr("&Keys")};
    case Command::About:
        return {Commands::tr("&About Four in a Row")};
    }
    return {};
}

} // namespace four
