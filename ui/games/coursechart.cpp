// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/coursechart.h"

#include <QLocale>

namespace four {

namespace {
constexpr std::size_t together = 10; ///< games
} // namespace

CourseChart::CourseChart(QWidget *parent) : LineChart(parent)
{
    setObjectName("courseChart");
    setScale({0, 0.5, 1}, [](double share) { return QLocale().toString(int(100 * share)) + u'%'; });
}

void CourseChart::setCourse(const std::vector<DecisionTally::Part> &course)
{
    std::vector<Point> points;
    DecisionTally::Part last;
    for (std::size_t i = 0; i < course.size(); ++i) {
        last.all += course[i].all;
        last.kept += course[i].kept;
        if (i >= together) {
            last.all -= course[i - together].all;
            last.kept -= course[i - together].kept;
        }
        points.push_back({.line = last.share(), .dot = course[i].share()});
    }
    setPoints(std::move(points));
}

std::vector<double> CourseChart::line() const
{
    std::vector<double> shares;
    for (const Point &point : points())
        shares.push_back(point.line);
    return shares;
}

} // namespace four
