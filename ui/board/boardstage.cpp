// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardstage.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardfront.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QGraphicsScene>
#include <QPropertyAnimation>

#include <cmath>

namespace four {

QPointF BoardStage::centreOf(Cell cell) const
{
    return {(cell.column + 0.5) * drawing::cell, (model->rowCount() - cell.row + 0.5) * drawing::cell};
}

QPointF BoardStage::handOver(int column) const
{
    return {(column + 0.5) * drawing::cell, drawing::cell - BoardFront::margin - handRow + handReach};
}

std::optional<int> BoardStage::columnAt(QPointF point) const
{
    const double right = model->columnCount() * drawing::cell;
    if (!scene->sceneRect().contains(point) || point.x() < 0 || point.x() >= right)
        return {};
    return static_cast<int>(point.x() / drawing::cell);
}

std::optional<Cell> BoardStage::cellAt(QPointF point) const
{
    const std::optional<int> column = columnAt(point);
    const int row = model->rowCount() - static_cast<int>(std::floor(point.y() / drawing::cell));
    if (!column || row < 0 || row >= model->rowCount())
        return {};
    return Cell{*column, row};
}

void BoardStage::add(QGraphicsItem *item, Layer layer, QPointF position) const
{
    item->setPos(position);
    item->setZValue(static_cast<double>(layer));
    scene->addItem(item);
}

QPropertyAnimation *BoardStage::reveal(QGraphicsObject *item) const
{
    if (timings.reveal() == 0)
        return nullptr;
    auto *fade = new QPropertyAnimation(item, "opacity", item);
    fade->setStartValue(0.0);
    fade->setEndValue(1.0);
    fade->setDuration(timings.reveal());
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->start(QAbstractAnimation::DeleteWhenStopped);
    return fade;
}

DiscItem *BoardStage::addDisc(Player owner, Layer layer, QPointF position) const
{
    const Game &game = model->shown();
    auto *disc = new DiscItem(game.colour(owner), game.letter(owner), *theme);
    add(disc, layer, position);
    return disc;
}

} // namespace four
