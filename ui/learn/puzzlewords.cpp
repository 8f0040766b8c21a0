// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzlewords.h"

#include "core/coach/puzzlerating.h"
#include "ui/learn/trainer.h"
#include "ui/text/words.h"

#include <QStringList>

namespace four {

namespace {
using Task = coach::Puzzle::Task;

QString discOf(const coach::Puzzle &puzzle)
{
    return Words::colour(firstColour(puzzle.mover()));
}
} // namespace

QString PuzzleWords::task(Task task)
{
    switch (task) {
    case Task::Win:
        //: a kind of puzzle
        return tr("Win");
    case Task::Only:
        //: a kind of puzzle: one move alone keeps the result
        return tr("The only move");
    case Task::Hold:
        //: a kind of puzzle: hold the draw
        return tr("Hold");
    case Task::Mistake:
        //: a kind of puzzle
        return tr("Find the mistake");
    case Task::Ending:
        break;
    }
    //: a kind of puzzle: late positions, whose result follows from counting safe cells
    return tr("Endings: counting");
}

QString PuzzleWords::theme(coach::Puzzle::Theme theme)
{
    using Of = coach::Puzzle::Theme;
    switch (theme) {
    case Of::DoubleThreat:
        //: the theme of a puzzle
        return tr("Two threats at once");
    case Of::Stack:
        //: the theme of a puzzle
        return tr("A threat above a threat");
    case Of::NotUnder:
        //: the theme of a puzzle
        return tr("Not under a threat");
    case Of::ForcedChain:
        //: the theme of a puzzle: a win in which every reply is forced
        return tr("Forced win");
    case Of::OddThreat:
        //: the theme of a puzzle: a threat on a row with an odd number
        return tr("Odd threat");
    case Of::EvenThreat:
        //: the theme of a puzzle: a threat on a row with an even number
        return tr("Even threat");
    case Of::FollowUp:
        //: the theme of a puzzle
        return tr("Following up");
    case Of::BlockWithThreat:
        //: the theme of a puzzle: a disc that is in the opponent's way and makes a threat of its own
        return tr("Block with a threat");
    case Of::Defence:
        break;
    }
    //: the theme of a puzzle
    return tr("Stopping a forced win");
}

QString PuzzleWords::kind(const PuzzleKind &kind)
{
    const auto *ofTask = std::get_if<Task>(&kind);
    return ofTask ? task(*ofTask) : theme(std::get<coach::Puzzle::Theme>(kind));
}

QString PuzzleWords::title(const coach::Puzzle &puzzle)
{
    switch (puzzle.task) {
    case Task::Win:
        //: %1 is how many discs of one's own that takes
        return tr("Win in %1").arg(number(puzzle.number));
    case Task::Only:
        return tr("Find the only move");
    case Task::Hold:
        return tr("Hold the draw");
    case Task::Mistake:
    case Task::Ending: // EndingWords
        break;
    }
    return puzzle.number > 1 ? tr("Find the mistake") : tr("Find the better move");
}

QString PuzzleWords::difficulty(const coach::Puzzle &puzzle)
{
    if (puzzle.rating == 0)
        return {};
    const int stars = coach::starsOf(puzzle.rating);
    return QString(stars, u'★') + QString(coach::mostStars - stars, u'☆') + u' ' + number(puzzle.rating);
}

QString PuzzleWords::spokenDifficulty(const coach::Puzzle &puzzle)
{
    if (puzzle.rating == 0)
        return {};
    const int stars = coach::starsOf(puzzle.rating);
    //: how hard a puzzle is; %n is how many stars it has, %1 how many there can be, %2 a number
    return tr("%Ln of %1 star(s), rating %2", nullptr, stars)
        .arg(number(coach::mostStars), number(puzzle.rating));
}

QString PuzzleWords::question(const coach::Puzzle &puzzle)
{
    const QString disc = discOf(puzzle);
    const bool isWon = puzzle.result == coach::Result::Win;
    switch (puzzle.task) {
    case Task::Win:
        //: %1 is a colour, %2 how many discs of one's own
        return tr("You play %1. Win in %2, whatever the opponent does.").arg(disc, number(puzzle.number));
    case Task::Only:
        if (!isWon)
            //: %1 is a colour
            return tr("You play %1 and can hold a draw: only one column does.").arg(disc);
        if (puzzle.number == 0)
            //: %1 is a colour
            return tr("You play %1 and are winning: only one column keeps the win.").arg(disc);
        //: %1 is a colour, %n how many moves
        return tr("You play %1 and are winning, but only one column keeps the win each time: find %Ln such "
                  "move(s) in a row.",
                  nullptr, puzzle.number + 1)
            .arg(disc);
    case Task::Hold:
        //: %1 is a colour, %n how many moves
        return tr("You play %1 and are in danger: hold the draw by %Ln only move(s) in a row.", nullptr,
                  puzzle.number + 1)
            .arg(disc);
    case Task::Mistake:
    case Task::Ending: // EndingWords
        break;
    }
    if (puzzle.number <= 1)
        return better(puzzle);
    //: %n is of how many moves
    return isWon ? tr("One of the last %Ln move(s) gave a win away: go back to it and say so, then play the "
                      "better one.",
                      nullptr, puzzle.number)
                 //: %n is of how many moves
                 : tr("One of the last %Ln move(s) gave a draw away: go back to it and say so, then play the "
                      "better one.",
                      nullptr, puzzle.number);
}

QString PuzzleWords::better(const coach::Puzzle &puzzle)
{
    const int column = puzzle.drops[puzzle.mistake];
    const QString text =
        puzzle.result == coach::Result::Win
            //: %1 is the number of the disc in the game, %2 a colour, %3 a column's number
            ? tr("Disc %1 (%2) went to column %3 and gave a win away: find a better column.")
            //: %1 is the number of the disc in the game, %2 a colour, %3 a column's number
            : tr("Disc %1 (%2) went to column %3 and gave a draw away: find a better column.");
    return text.arg(number(static_cast<qsizetype>(puzzle.mistake) + 1), discOf(puzzle), columnNumber(column));
}

QString PuzzleWords::prompt(const coach::Puzzle &puzzle, int dropsRight, bool isPointing)
{
    switch (puzzle.task) {
    case Task::Win:
        //: %1 is how many discs of one's own are left for it
        return tr("Puzzle: win in %1.").arg(number(puzzle.number - dropsRight));
    case Task::Only:
        return tr("Puzzle: find the only move.");
    case Task::Hold:
        return tr("Puzzle: hold the draw.");
    case Task::Mistake:
    case Task::Ending: // EndingWords
        break;
    }
    return isPointing ? tr("Puzzle: go back to the mistake.") : tr("Puzzle: find the better move.");
}

QString PuzzleWords::goOn(const coach::Puzzle &puzzle, int dropsRight)
{
    if (puzzle.task == Task::Win)
        //: %1 is how many discs of one's own are left for it
        return tr("Right. Go on: win in %1.").arg(number(puzzle.number - dropsRight));
    //: %1 of %2 moves have been found
    return tr("Right. Go on: %1 of %2 found.").arg(number(dropsRight), number(puzzle.number + 1));
}

QString PuzzleWords::wrong(const coach::Values &before, int column)
{
    const coach::Outlook outlook = before.at(column).value();
    const QString place = columnNumber(column);
    switch (outlook.result) {
    case coach::Result::Win:
        //: %1 is a column's number, %2 how many discs
        return tr("Not yet: column %1 wins only in %2.").arg(place, number(outlook.drops));
    case coach::Result::Draw:
        return tr("Not yet: column %1 only draws.").arg(place);
    case coach::Result::Loss:
        break;
    }
    //: %1 is a column's number, %2 how many discs the opponent needs
    return tr("Not yet: column %1 loses in %2.").arg(place, number(outlook.drops));
}

QString PuzzleWords::noMistake(std::size_t drop)
{
    //: %1 is the number of the disc in the game
    return tr("Not yet: disc %1 did not change the result.").arg(number(static_cast<qsizetype>(drop) + 1));
}

QString PuzzleWords::clue(const coach::Puzzle &puzzle)
{
    //: %1 is a colour
    return tr("It was a move by %1.").arg(discOf(puzzle));
}

QString PuzzleWords::rush(const Trainer &trainer)
{
    const int left = trainer.rushSecondsLeft();
    //: of a run against the clock: %1 is minutes and seconds, %2 and %3 how many puzzles
    return tr("Rush: %1 left, %2 solved, %3 missed.")
        .arg(QStringLiteral("%1:%2").arg(left / 60).arg(left % 60, 2, 10, QLatin1Char('0')),
             number(trainer.rushSolved()), number(trainer.rushMissed()));
}

QString PuzzleWords::solution(const coach::Puzzle &puzzle, std::span<const int> drops)
{
    QStringList columns;
    for (const int column : drops)
        columns << columnNumber(column);
    QStringList sentences;
    if (puzzle.task == Task::Mistake && puzzle.number > 1) {
        //: %1 is the number of the disc in the game, %2 a column's number
        sentences << tr("The mistake was disc %1, in column %2.")
                         .arg(number(static_cast<qsizetype>(puzzle.mistake) + 1),
                              columnNumber(puzzle.drops[puzzle.mistake]));
    }
    if (columns.size() == 1)
        sentences << tr("The solution: column %1.").arg(columns.constFirst());
    else if (!columns.isEmpty())
        //: %1 is a list of columns, of both players in turns
        sentences
            << tr("The solution, both players in turn: columns %1.").arg(columns.join(QStringLiteral(" – ")));
    return sentences.join(u' ');
}

} // namespace four
