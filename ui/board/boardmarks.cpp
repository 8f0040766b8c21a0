// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardmarks.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QPainter>
#include <QPainterPath>
#include <QPropertyAnimation>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace four {

MarkItem::MarkItem(Kind kind, const Theme &theme, Colour colour)
    : m_kind(kind), m_theme(&theme), m_colour(colour)
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
    const Theme::Marks &marks = m_theme->marks;
    painter->setBrush(Qt::NoBrush);
    switch (m_kind) {
    case Kind::Landing: {
        QPen dashes(m_theme->landing(m_colour), 5, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({14.0 / 5, 10.35 / 5});
        painter->setPen(dashes);
        painter->drawEllipse(QPointF(0, 0), 31, 31);
        break;
    }
    case Kind::LastMove:
        drawing::paintCasedRing(*painter, {0, 0}, drawing::outerRing, marks.light, 5, marks.dark, 7.8);
        break;
    case Kind::Veil: {
        QColor veil = m_theme->board.hole;
        veil.setAlphaF(0.28F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(veil);
        painter->drawEllipse(QPointF(0, 0), drawing::discRadius, drawing::discRadius);
        break;
    }
    case Kind::Removable:
        for (const auto &[colour, width] : {std::pair(marks.dark, 7.0), std::pair(marks.light, 4.2)}) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colour);
            constexpr int dots = 20;
            for (int dot = 0; dot < dots; ++dot) {
                const double angle = dot * 2 * std::numbers::pi / dots;
                painter->drawEllipse(QPointF(std::cos(angle), std::sin(angle)) * drawing::outerRing,
                                     width / 2, width / 2);
            }
        }
        break;
    case Kind::Aim: {
        constexpr double corner = 46;
        constexpr double leg = 15;
        QPainterPath path;
        for (const double x : {-1.0, 1.0}) {
            for (const double y : {-1.0, 1.0}) {
                path.moveTo(x * corner, y * (corner - leg));
                path.lineTo(x * corner, y * corner);
                path.lineTo(x * (corner - leg), y * corner);
            }
        }
        for (const auto &[colour, width] : {std::pair(marks.dark, 7.5), std::pair(marks.aim, 4.2)})
            painter->strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        break;
    }
    case Kind::NoEntry: {
        const Theme::Disc &disc = m_theme->disc(m_colour);
        painter->setPen(QPen(disc.letter, 5));
        painter->setBrush(disc.face);
        painter->drawEllipse(QPointF(0, 0), 40, 40);
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
    for (MarkItem *mark : m_marks) {
        QPropertyAnimation *fade = m_stage->reveal(mark);
        if (fade && mark->kind() == MarkItem::Kind::Veil) {
            fade->setDuration(m_stage->timings.veil());
            fade->setEasingCurve(QEasingCurve::OutQuad);
        }
    }
}

void BoardMarks::showPlain()
{
    hide();
    if (m_stage->isFalling)
        return;
    const std::optional<Ending> &ending = m_stage->model->shown().ending();
    const bool isVeiled = ending && !ending->cells.empty() && !m_stage->theme->isFlat();
    for (const Cell cell : m_discs->cells()) {
        if (isVeiled && !has(cell, GameModel::WinningRole))
            mark(MarkItem::Kind::Veil, cell);
    }
    for (const Cell cell : m_discs->cells()) {
        if (has(cell, GameModel::LastMoveRole))
            mark(MarkItem::Kind::LastMove, cell);
    }
}

void BoardMarks::showRemovable(Cell cursor, BoardChoice choice)
{
    showPlain();
    for (const Cell cell : m_discs->cells()) {
        const bool isLowest = cell.row == 0;
        const Action action =
            choice == BoardChoice::Pop ? Action(action::Pop{cell.column}) : action::Remove{cell};
        if ((choice == BoardChoice::Remove || isLowest) && !m_stage->model->shown().refusal(action))
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
    const Game &game = m_stage->model->shown();
    auto *mark = new MarkItem(kind, *m_stage->theme, game.colour(game.turn()));
    const BoardStage::Layer layer = kind == MarkItem::Kind::Landing ? BoardStage::Layer::Landing
                                    : kind == MarkItem::Kind::Veil  ? BoardStage::Layer::Veil
                                                                    : BoardStage::Layer::Mark;
    m_stage->add(mark, layer, m_stage->centreOf(cell));
    m_marks.push_back(mark);
}

bool BoardMarks::has(Cell cell, int role) const
{
    return m_stage->model->data(m_stage->model->indexOf(cell), role).toBool();
}

} // namespace four

#include "moc_boardmarks.cpp"
