// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"

#include <QByteArray>
#include <QByteArrayList>

/// A board drawn in a test: rows from the top, X player one, O player two, and `.` an empty cell.
[[nodiscard]] inline four::Board boardOf(const QByteArray &drawing)
{
    const QByteArrayList rows = drawing.simplified().split(' ');
    four::Board board(int(rows.first().size()), int(rows.size()));
    for (auto row = rows.crbegin(); row != rows.crend(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            if (row->at(column) != '.')
                board.drop(column, row->at(column) == 'X' ? four::Player::One : four::Player::Two);
        }
    }
    return board;
}

[[nodiscard]] inline QByteArray mirroredDrawing(const QByteArray &drawing)
{
    QByteArrayList rows = drawing.simplified().split(' ');
    for (QByteArray &row : rows)
        std::reverse(row.begin(), row.end());
    return rows.join(' ');
}
