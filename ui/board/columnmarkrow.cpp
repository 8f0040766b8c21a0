// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/columnmarkrow.h"

#include "ui/board/boardstage.h"
#include "ui/board/columnmarkitem.h"
#include "ui/board/drawing.h"

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// Of the disc in hand, upwards.
constexpr double handReach = drawing::discRadius + 1;
/// ... with the shadow, which does not fall on what stands above it.
constexpr double shadedReach = drawing::discRadius + drawing::shadowReach;
} // namespace

ColumnMarkRow::Change ColumnMarkRow::set(ColumnMarks marks)
{
    const auto isSaidAlike = [](const ColumnMark &one, const ColumnMark &other) {
        return one.words == other.words;
    };
    const bool isOther = m_marks.has_value() != marks.has_value();
    const Change change{.ofHeight = isOther,
                        .ofWords = isOther || (marks && !std::ranges::equal(*marks, *m_marks, isSaidAlike))};
    m_marks = std::move(marks);
    place();
    return change;
}

void ColumnMarkRow::clear(int columns)
{
    if (m_marks)
        m_marks->assign(static_cast<std::size_t>(columns), {});
    place();
}

void ColumnMarkRow::place()
{
    for (ColumnMarkItem *item : std::exchange(m_items, {}))
        delete item;
    if (!m_marks)
        return;
    const double y = m_stage->handOver(0).y() - shadedReach - ColumnMarkItem::height / 2;
    for (std::size_t column = 0; column < m_marks->size(); ++column) {
        const ColumnMark &mark = (*m_marks)[column];
        if (mark.state == ColumnMark::State::None)
            continue;
        auto *item = new ColumnMarkItem(mark, *m_stage->theme);
        m_stage->add(item, BoardStage::Layer::Mark, {m_stage->handOver(static_cast<int>(column)).x(), y});
        m_items.push_back(item);
    }
}

double ColumnMarkRow::reach() const
{
    return m_marks ? shadedReach + ColumnMarkItem::height : handReach;
}

} // namespace four
