// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/winline.h"

#include "ui/board/drawing.h"

#include <QPainter>

#include <algorithm>

namespace four {

namespace {
constexpr double casing = 15; ///< dark, around the light stroke
constexpr double stroke = 8;
} // namespace

std::vector<std::pair<Cell, Cell>> linesIn(const std::vector<Cell> &cells, int connect)
{
    const auto has = [&cells](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); };
    std::vector<std::pair<Cell, Cell>> lines;
    for (const Cell step : {Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, -1}}) {
        for (const Cell first : cells) {
            if (has({first.column - step.column, first.row - step.row}))
                continue;
            Cell last = first;
            int length = 1;
            for (Cell next = first; has(next = {last.column + step.column, last.row + step.row}); last = next)
                ++length;
            if (length >= connect)
                lines.emplace_back(first, last);
        }
    }
    return lines;
}

WinLine::WinLine(const QLineF &line, const Theme::Marks &colours) : m_line(line), m_colours(colours)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void WinLine::setDrawn(double share)
{
    m_drawn = share;
    update();
}

QRectF WinLine::boundingRect() const
{
    constexpr double reach = drawing::discRadius;
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
}

void WinLine::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_drawn <= 0)
        return;
    // A little beyond the middles of the discs at its ends.
    QLineF whole = m_line;
    whole.setLength(m_line.length() + 22);
    whole = QLineF(whole.p2(), m_line.p1());
    whole.setLength(whole.length() + 22);
    const QLineF part(whole.p2(), whole.pointAt(1 - m_drawn));
    painter->setPen(QPen(m_colours.dark, casing, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(part);
    painter->setPen(QPen(m_colours.light, stroke, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(part);
}

} // namespace four

#include "moc_winline.cpp"
