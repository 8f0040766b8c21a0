// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardimage.h"

#include "core/rules/game.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardending.h"
#include "ui/board/boardfront.h"
#include "ui/board/boardmarks.h"
#include "ui/board/drawing.h"

#include <QGraphicsScene>
#include <QPainter>

namespace four {

QImage boardImage(const Game &game, int cellSide, Theme::Surroundings surroundings)
{
    const Board &board = game.board();
    const Theme &theme = Theme::of(surroundings);
    QGraphicsScene scene;
    const auto add = [&scene](QGraphicsItem *item, QPointF position) {
        // Painted once, and at the size of the picture.
        item->setCacheMode(QGraphicsItem::NoCache);
        item->setPos(position);
        scene.addItem(item);
    };
    const auto centre = [&board](Cell cell) {
        return QPointF(cell.column + 0.5, board.rows() - cell.row - 0.5) * drawing::cell;
    };
    scene.addRect(0, 0, board.columns() * drawing::cell, board.rows() * drawing::cell, Qt::NoPen,
                  theme.board.hole);
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.rows(); ++row) {
            if (const std::optional<Player> owner = board.at({column, row}))
                add(new DiscItem(game.colour(*owner), game.letter(*owner), theme), centre({column, row}));
        }
    }
    auto *front = new BoardFront(board.columns(), board.rows(), theme.board);
    add(front, {0, 0});
    if (game.ending() && !game.ending()->cells.empty())
        add(new WinLight(
                WinLight::placeOf(*game.ending(), board, game.rules().connect, game.lastDrop(), *front),
                theme),
            {0, 0});
    if (const std::optional<Cell> last = game.lastDrop())
        add(new MarkItem(MarkItem::Kind::LastMove, theme), centre(*last));

    const QRectF area = front->sceneBoundingRect();
    QImage image((area.size() * cellSide / drawing::cell).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, image.rect(), area, Qt::IgnoreAspectRatio);
    return image;
}

} // namespace four
