// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardending.h"

#include "ui/board/boardstage.h"
#include "ui/board/celebration.h"
#include "ui/board/winline.h"
#include "ui/game/gamemodel.h"

#include <QGraphicsScene>
#include <QPropertyAnimation>

#include <algorithm>
#include <optional>
#include <utility>

namespace four {

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
    if (!m_celebrates || m_stage->timings.celebration() == 0 || !outcome.ending || !outcome.ending->winner)
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
