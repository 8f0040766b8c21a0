// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardmarks.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace four {

MarkItem::MarkItem(Kind kind, const Theme &theme, Player player)
    : m_kind(kind), m_theme(&theme), m_player(player)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF MarkItem::boundingRect() const
{
    constexpr double reach = drawing::cell / 2;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void MarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    constexpr double radius = drawing::discRadius - 3;
    const Theme::Marks &marks = m_theme->marks;
    painter->setBrush(Qt::NoBrush);
    const auto ring = [&](const QColor &colour, double width, double at, Qt::PenStyle style = Qt::SolidLine) {
        painter->setPen(QPen(colour, width, style));
        painter->drawEllipse(QPointF(0, 0), at, at);
    };
    switch (m_kind) {
    case Kind::Landing:
        ring(m_theme->landing(m_player), 6, radius - 9, Qt::DashLine);
        break;
    case Kind::LastMove:
        ring(marks.lastMove, 5, radius - 3.5);
        ring(marks.dark, 9, radius);
        ring(marks.light, 5, radius);
        break;
    case Kind::Winning:
        ring(marks.dark, 13, radius + 2);
        ring(marks.light, 7, radius + 2);
        break;
    case Kind::Removable:
        ring(marks.dark, 10, radius + 1);
        ring(marks.light, 6, radius + 1, Qt::DotLine);
        break;
    case Kind::Aim:
        ring(marks.dark, 12, radius + 3);
        ring(marks.aim, 7, radius + 3);
        break;
    case Kind::NoEntry: {
        const Theme::Disc &disc = m_theme->disc(m_player);
        painter->setBrush(disc.face);
        ring(disc.letter, 5, radius);
        painter->setPen(Qt::NoPen);
        painter->setBrush(disc.letter);
        painter->drawRoundedRect(QRectF(-24, -8, 48, 16), 4, 4);
        break;
    }
    }
}

void BoardMarks::hide()
{
    for (MarkItem *mark : std::exchange(m_marks, {}))
        delete mark;
}

void BoardMarks::reveal()
{
    for (MarkItem *mark : m_marks)
        m_stage->reveal(mark);
}

void BoardMarks::showPlain()
{
    hide();
    if (m_stage->isFalling)
        return;
    for (const Cell cell : m_discs->cells()) {
        if (has(cell, GameModel::WinningRole))
            mark(MarkItem::Kind::Winning, cell);
    }
    for (const Cell cell : m_discs->cells()) {
        if (has(cell, GameModel::LastMoveRole))
            mark(MarkItem::Kind::LastMove, cell);
    }
}

void BoardMarks::showRemovable(Cell cursor)
{
    showPlain();
    for (const Cell cell : m_discs->cells()) {
        if (!m_stage->model->shown().refusal(action::Remove{cell}))
            mark(MarkItem::Kind::Removable, cell);
    }
    mark(MarkItem::Kind::Aim, cursor);
}

void BoardMarks::showLanding(int column)
{
    showPlain();
    for (int row = 0; row < m_stage->model->rowCount(); ++row) {
        if (has({column, row}, GameModel::LandingRole))
            mark(MarkItem::Kind::Landing, {column, row});
    }
}

std::vector<Cell> BoardMarks::of(MarkItem::Kind kind) const
{
    std::vector<Cell> cells;
    for (const MarkItem *mark : m_marks) {
        if (mark->kind() == kind)
            cells.push_back(m_stage->cellAt(mark->pos()).value());
    }
    std::ranges::sort(cells);
    return cells;
}

void BoardMarks::mark(MarkItem::Kind kind, Cell cell)
{
    auto *mark = new MarkItem(kind, *m_stage->theme, m_stage->model->shown().turn());
    const bool isBehindDiscs = kind == MarkItem::Kind::Landing;
    m_stage->add(mark, isBehindDiscs ? BoardStage::Layer::Landing : BoardStage::Layer::Mark,
                 m_stage->centreOf(cell));
    m_marks.push_back(mark);
}

bool BoardMarks::has(Cell cell, int role) const
{
    return m_stage->model->data(m_stage->model->indexOf(cell), role).toBool();
}

} // namespace four

#include "moc_boardmarks.cpp"
