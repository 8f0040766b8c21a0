// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/coachmark.h"

#include <vector>

namespace four {

class CoachMarkItem;
struct BoardStage;

/// What the coach shows on the cells, above everything else there. A mark of the best drop that was not there
/// before pulses once.
class CoachMarkLayer
{
public:
    /// @param stage must live as long as the layer
    explicit CoachMarkLayer(const BoardStage &stage) : m_stage(&stage) {}

    void set(const CoachMarks &marks);
    [[nodiscard]] const CoachMarks &marks() const { return m_marks; }
    /// The pictures anew, in the stage's theme.
    void place();

private:
    void pulse(CoachMarkItem *item);

    const BoardStage *m_stage;
    CoachMarks m_marks;
    std::vector<CoachMarkItem *> m_items;
};

} // namespace four
