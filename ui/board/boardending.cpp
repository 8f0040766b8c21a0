// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardending.h"

#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QPropertyAnimation>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

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

namespace {
constexpr int pieces = 40;

/// An even spread between 0 and 1 that looks like chance, and is the same each time.
double spread(int index, double step)
{
    const double product = (index + 1) * step;
    return product - std::floor(product);
}
} // namespace

Celebration::Celebration(const QRectF &area, const QRectF &source, const Theme::Disc &winner)
    : m_area(area), m_source(source), m_colours(winner)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void Celebration::setMoment(double moment)
{
    m_moment = moment;
    update();
}

void Celebration::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    for (int i = 0; i < pieces; ++i) {
        // Steps of irrational numbers: the golden section and its like never fall into a pattern.
        const double along = spread(i, 0.618034);
        const double across = spread(i, 0.754878);
        const double size = spread(i, 0.569840);
        const double delay = 0.25 * spread(i, 0.324718);
        const double time = (m_moment - delay) / (1 - delay);
        if (time <= 0 || time >= 1)
            continue;
        const QPointF start(m_source.left() + along * m_source.width(),
                            m_source.top() + across * m_source.height());
        // Up, slower and slower, and down again.
        const double sideways = (across - 0.5) * 4.6 * drawing::cell * time;
        const double height = (2.2 + 2.6 * size) * drawing::cell * (2.4 * time - 2.9 * time * time);
        const double radius = 6 + 6 * size;
        painter->setOpacity(std::clamp(2.5 * (1 - time), 0.0, 1.0));
        painter->setPen(QPen(i % 3 == 0 ? m_colours.letter : m_colours.rim, 2));
        painter->setBrush(m_colours.face);
        painter->drawEllipse(start + QPointF(sideways, -height), radius, radius);
    }
}

void BoardEnding::place(bool isFalling)
{
    const Game &game = m_stage->model->shown();
    const std::optional<Ending> &ending = game.ending();
    std::vector<QLineF> wanted;
    if (ending) {
        for (const auto &[first, last] : linesIn(ending->cells, game.rules().connect))
            wanted.emplace_back(m_stage->centreOf(first), m_stage->centreOf(last));
    }
    if (std::ranges::equal(wanted, m_lines, {}, {}, &WinLine::line))
        return;
    for (WinLine *line : std::exchange(m_lines, {}))
        delete line;
    for (const QLineF &each : wanted) {
        auto *line = new WinLine(each, m_stage->theme->marks);
        // The disc that ends the game has to arrive first.
        line->setDrawn(isFalling ? 0 : 1);
        m_stage->add(line, BoardStage::Layer::Line, {});
        m_lines.push_back(line);
    }
}

void BoardEnding::draw()
{
    for (WinLine *line : m_lines) {
        if (line->drawn() > 0)
            continue;
        if (m_stage->timings.line() == 0) {
            line->setDrawn(1);
            continue;
        }
        auto *draw = new QPropertyAnimation(line, "drawn", line);
        draw->setStartValue(0.0);
        draw->setEndValue(1.0);
        draw->setDuration(m_stage->timings.line());
        draw->setEasingCurve(QEasingCurve::InOutCubic);
        draw->start(QAbstractAnimation::DeleteWhenStopped);
    }
}

void BoardEnding::celebrate(const Outcome &outcome)
{
    if (!m_celebrates || m_isSubdued || m_stage->timings.celebration() == 0 || !outcome.ending ||
        !outcome.ending->winner)
        return;
    const Player winner = *outcome.ending->winner;
    if (m_lines.empty() || m_stage->model->game().setup().seats[winner].level)
        return;
    QRectF source;
    for (const WinLine *line : m_lines)
        source |= line->boundingRect();
    stopCelebrating();
    m_celebration = new Celebration(m_stage->scene->sceneRect(), source, m_stage->theme->disc(winner));
    m_stage->add(m_celebration, BoardStage::Layer::Sign, {});
    auto *course = new QPropertyAnimation(m_celebration, "moment", m_celebration);
    course->setStartValue(0.0);
    course->setEndValue(1.0);
    course->setDuration(m_stage->timings.celebration());
    QObject::connect(course, &QAbstractAnimation::finished, m_celebration, &QObject::deleteLater);
    course->start();
}

void BoardEnding::stopCelebrating()
{
    delete m_celebration;
}

bool BoardEnding::isCelebrating() const
{
    return m_celebration;
}

void BoardEnding::clear()
{
    for (WinLine *line : std::exchange(m_lines, {}))
        delete line;
    stopCelebrating();
}

} // namespace four

#include "moc_boardending.cpp"
