// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardmarks.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardstage.h"
#include "ui/game/gamemodel.h"

#include <algorithm>
#include <utility>

namespace four {

void BoardMarks::showPlain()
{
    for (MarkItem *mark : std::exchange(m_marks, {}))
        delete mark;
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
