// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/boardwords.h"

#include "ui/text/words.h"

#include <QLocale>
#include <QStringList>

namespace four {

QString BoardWords::column(const Game &game, int column)
{
    const QString number = QLocale().toString(column + 1);
    const std::optional<Cell> landing = game.board().landing(column);
    if (!landing)
        return tr("Column %1, full").arg(number);
    if (landing->row == 0)
        return tr("Column %1, empty").arg(number);
    const Player top = *game.board().at({column, landing->row - 1});
    //: %1 is the column's number, %n how many discs are in it, %2 the colour of the topmost
    return tr("Column %1, %n disc(s), top %2", nullptr, landing->row).arg(number, Words::colour(top));
}

QString BoardWords::rows(const Game &game)
{
    if (game.board().isEmpty())
        return tr("The board is empty.");
    QStringList sentences;
    for (int row = 0; row < game.rules().rows; ++row) {
        QStringList discs;
        for (int column = 0; column < game.rules().columns; ++column) {
            if (const std::optional<Player> owner = game.board().at({column, row}))
                //: a disc in a row: %1 is its column, %2 its colour
                discs << tr("%1 %2").arg(QLocale().toString(column + 1), Words::colour(*owner));
        }
        // Discs lie on discs: above an empty row there is nothing.
        if (discs.isEmpty())
            break;
        //: %1 is the number of a row, %2 a list of its discs
        sentences << tr("Row %1: %2.").arg(QLocale().toString(row + 1), discs.join(QStringLiteral(", ")));
    }
    if (sentences.size() < game.rules().rows)
        sentences << tr("Nothing above.");
    return sentences.join(u' ');
}

} // namespace four
