// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"
#include "ui/widgets/linechart.h"

#include <vector>

namespace four {

/// How the share of right decisions went over somebody's games: a point a game, and a line through what the
/// last few of them come to together, as one game alone says little.
class CourseChart : public LineChart
{
    Q_OBJECT

public:
    explicit CourseChart(QWidget *parent = nullptr);

    void setCourse(const std::vector<DecisionTally::Part> &course);
    /// The share up to each game, 0 to 1, of it and the nine before it.
    [[nodiscard]] std::vector<double> line() const;
};

} // namespace four
