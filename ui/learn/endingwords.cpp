// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/endingwords.h"

#include "ui/text/words.h"

namespace four {

namespace {
QString colourOf(Player player)
{
    return Words::colour(firstColour(player));
}

QString rowNumber(int row)
{
    return number(row + 1);
}
} // namespace

QString EndingWords::title()
{
    //: an exercise: late positions, whose result follows from counting safe cells
    return tr("Who must play here?");
}

QString EndingWords::difficulty(const coach::Puzzle &puzzle)
{
    //: %n is how many columns have room, %1 a rating
    return tr("%Ln open column(s) · %1", nullptr, puzzle.number).arg(number(puzzle.rating));
}

QString EndingWords::result(std::optional<Player> winner)
{
    if (!winner)
        //: an answer: neither player wins
        return tr("Draw");
    //: an answer; %1 is a colour
    return Words::capitalised(tr("%1 wins").arg(colourOf(*winner)));
}

QString EndingWords::question(Player mover)
{
    //: %1 is a colour
    return Words::capitalised(tr("%1 to move. With best play, who wins?").arg(colourOf(mover)));
}

QString EndingWords::prompt(Player mover)
{
    //: %1 is a colour
    return tr("Ending: %1 to move.").arg(colourOf(mover));
}

QString EndingWords::clue(const coach::CountedEnding &ending)
{
    if (ending.end)
        //: %1 is a column's number, %2 a row's
        return tr("Nobody wants to drop into column %1, row %2. Count the safe cells: below it, and in the "
                  "other open columns.")
            .arg(columnNumber(ending.end->column), rowNumber(ending.end->row));
    return tr("Put all empty cells in pairs: which player gets each winning cell?");
}

QString EndingWords::pairsOf(int cells)
{
    const QString half = cells % 2 != 0 ? QStringLiteral("½") : QString();
    return cells == 1 ? half : number(cells / 2) + half;
}

std::vector<EndingStep> EndingWords::steps(const coach::CountedEnding &ending, Player mover)
{
    using Kind = CoachMark::Kind;
    const Player other = opponent(ending.answering);
    const int pairs = int(ending.pairs.size());
    CoachMarks capsules;
    for (int i = 0; i < pairs; ++i) {
        const auto &[one, second] = ending.pairs[std::size_t(i)];
        const bool isUpright = one.column == second.column;
        capsules.push_back({.kind = Kind::Pair, .cell = one, .number = i + 1, .height = isUpright ? 2 : 1});
        if (!isUpright)
            capsules.push_back({.kind = Kind::Pair, .cell = second, .number = i + 1});
    }
    std::vector<EndingStep> steps;
    const auto add = [&steps](const QString &text, const CoachMarks &marks = {}) {
        steps.push_back({.text = Words::capitalised(text), .marks = marks});
    };
    if (ending.first) {
        CoachMarks withFirst = capsules;
        withFirst.push_back({.kind = Kind::Best, .cell = *ending.first, .player = mover});
        //: %1 is a colour, %n how many cells
        add(tr("%1 moves first. %Ln safe cell(s) are left: an odd number.", nullptr, ending.safeCells())
                .arg(colourOf(mover)));
        //: %1 is a colour, %2 a column's number, %n how many pairs of cells
        add(tr("%1 uses one up, in column %2. %Ln pair(s) are left.", nullptr, pairs)
                .arg(colourOf(mover), columnNumber(ending.first->column)),
            withFirst);
    } else {
        //: %1 is a colour, %2 how many cells, %n how many pairs of cells
        add(tr("%1 moves first. %2 safe cells are left: %Ln pair(s).", nullptr, pairs)
                .arg(colourOf(mover), number(ending.safeCells())),
            capsules);
    }
    //: %1 and %2 are colours
    add(tr("Into whichever cell of a pair %1 drops, %2 answers at once in its other cell.")
            .arg(colourOf(other), colourOf(ending.answering)));
    for (const auto &lost : ending.lost)
        //: %1 and %5 are colours, %2 is a column's number, %3 a row's, %4 a number
        add(tr("The winning cell of %1 in column %2, row %3 is in pair %4: %5 gets it.")
                .arg(colourOf(lost.owner), columnNumber(lost.cell.column), rowNumber(lost.cell.row),
                     number(lost.pair + 1), colourOf(opponent(lost.owner))),
            {{.kind = Kind::Threat, .cell = lost.cell, .player = lost.owner}});
    if (ending.win) {
        //: %1 is a colour, %2 a column's number, %3 a row's, %n how many pairs of cells
        add(tr("After %Ln pair(s) it is the turn of %1 again, who must drop into column %2, row %3.", nullptr,
               pairs)
                .arg(colourOf(other), columnNumber(ending.end->column), rowNumber(ending.end->row)),
            {{.kind = Kind::CountEnd, .cell = *ending.end, .player = other}});
        //: %1 is a colour, %2 a row's number, %3 a column's
        add(tr("%1 drops on top and wins in row %2, column %3.")
                .arg(colourOf(ending.answering), rowNumber(ending.win->row),
                     columnNumber(ending.win->column)),
            {{.kind = Kind::Threat, .cell = *ending.win, .player = *ending.winner}});
    } else {
        add(tr("The board fills up, and no line is there: a draw."));
    }
    return steps;
}

QString EndingWords::conclusion(const coach::CountedEnding &ending)
{
    if (!ending.end)
        return tr("All cells are in pairs: a draw.");
    //: %1 is a colour, %2 a column's number, %n how many pairs of cells
    return tr("After %Ln pair(s), %1 must drop into column %2.", nullptr, int(ending.pairs.size()))
        .arg(colourOf(opponent(ending.answering)), columnNumber(ending.end->column));
}

} // namespace four
