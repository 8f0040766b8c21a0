// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sandboxwords.h"

#include "ui/learn/sandbox.h"
#include "ui/text/words.h"

#include <QStringList>

namespace four {

QString SandboxWords::impossible(const coach::Impossible &impossible, const coach::Sketch &sketch)
{
    const QString one = Words::capitalised(Words::colour(Player::One));
    switch (impossible.kind) {
    case coach::Impossible::Kind::Floating:
        return tr("This cannot come about: the disc in column %1, row %2 has nothing below it.")
            .arg(number(impossible.cell.column + 1), number(impossible.cell.row + 1));
    case coach::Impossible::Kind::Counts:
        //: %1 and %2 are colours, the first with a capital letter
        return tr("This cannot come about: %1 begins, and so has as many discs as %2, or one more. Here it "
                  "is "
                  "%3 to %4.")
            .arg(one, Words::colour(Player::Two), number(sketch.count(Player::One)),
                 number(sketch.count(Player::Two)));
    case coach::Impossible::Kind::TwoWinners:
        return tr("This cannot come about: both have a line, and the first one would have ended the game.");
    case coach::Impossible::Kind::PlayedOn:
        return tr("This cannot come about: there was a line before the last disc, and the game was over.");
    case coach::Impossible::Kind::NoOrder:
        return tr("This cannot come about: in whatever order the discs are dropped, the players cannot have "
                  "taken turns.");
    }
    return {};
}

QString SandboxWords::verdict(const Sandbox &sandbox)
{
    if (sandbox.impossible())
        return impossible(*sandbox.impossible(), sandbox.sketch());
    const Game &game = sandbox.position();
    if (!game.isOver()) {
        //: %1 is a colour
        return tr("This position can come about. Next to drop: %1.").arg(Words::colour(game.turn()));
    }
    if (const std::optional<Player> winner = game.ending()->winner) {
        //: %1 is a colour, with a capital letter
        return tr("This position can come about, and the game is over: %1 has a line.")
            .arg(Words::capitalised(Words::colour(*winner)));
    }
    return tr("This position can come about, and the game is over: the board is full.");
}

QString SandboxWords::values(const ColumnMarks &marks)
{
    if (!marks)
        return {};
    QStringList columns;
    for (std::size_t i = 0; i < marks->size(); ++i) {
        const ColumnMark &mark = (*marks)[i];
        if (mark.state == ColumnMark::State::Awaited)
            return {};
        if (!mark.words.isEmpty()) {
            //: %1 is a column's number, %2 what it is worth
            columns << tr("Column %1 %2.").arg(number(static_cast<int>(i) + 1), mark.words);
        }
    }
    return columns.join(u' ');
}

} // namespace four
