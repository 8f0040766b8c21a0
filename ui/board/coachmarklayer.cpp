// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/coachmarklayer.h"

#include "ui/board/boardstage.h"
#include "ui/board/coachmarkitem.h"
#include "ui/game/gamemodel.h"

#include <QPropertyAnimation>

#include <algorithm>
#include <optional>
#include <utility>

namespace four {

void CoachMarkLayer::set(const CoachMarks &marks)
{
    if (marks == m_marks)
        return;
    const auto best = [](const CoachMarks &all) {
        const auto found = std::ranges::find(all, CoachMark::Kind::Best, &CoachMark::kind);
        return found == all.end() ? std::nullopt : std::optional(found->cell);
    };
    const bool isNew = best(marks) && best(marks) != best(m_marks);
    m_marks = marks;
    place();
    if (!isNew || m_stage->timings.pulse() == 0)
        return;
    for (CoachMarkItem *item : m_items) {
        if (item->mark().kind == CoachMark::Kind::Best)
            pulse(item);
    }
}

void CoachMarkLayer::place()
{
    for (CoachMarkItem *item : std::exchange(m_items, {}))
        delete item;
    for (const CoachMark &mark : m_marks) {
        auto *item = new CoachMarkItem(mark, m_stage->model->shown().letter(mark.player), *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Coach, m_stage->centreOf(mark.cell));
        m_items.push_back(item);
    }
}

void CoachMarkLayer::pulse(CoachMarkItem *item)
{
    // It belongs to its mark and goes with it; nothing waits for it.
    auto *animation = new QPropertyAnimation(item, "scale", item);
    animation->setStartValue(1.0);
    animation->setKeyValueAt(0.4, 1.25);
    animation->setEndValue(1.0);
    animation->setDuration(m_stage->timings.pulse());
    animation->setEasingCurve(QEasingCurve::InOutQuad);
    animation->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace four
