// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/coursechart.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr std::size_t together = 10; ///< games
constexpr double margin = 6;
constexpr double dot = 2.5;
} // namespace

CourseChart::CourseChart(QWidget *parent) : QWidget(parent)
{
    setObjectName("courseChart");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void CourseChart::setCourse(std::vector<DecisionTally::Part> course)
{
    m_course = std::move(course);
    update();
}

std::vector<double> CourseChart::line() const
{
    std::vector<double> shares;
    DecisionTally::Part last;
    for (std::size_t i = 0; i < m_course.size(); ++i) {
        last.all += m_course[i].all;
        last.kept += m_course[i].kept;
        if (i >= together) {
            last.all -= m_course[i - together].all;
            last.kept -= m_course[i - together].kept;
        }
        shares.push_back(last.share());
    }
    return shares;
}

QSize CourseChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 6};
}

QSize CourseChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 3};
}

void CourseChart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const auto percent = [](int value) { return QLocale().toString(value) + u'%'; };
    const int labels = fontMetrics().horizontalAdvance(percent(100)) + 6;
    const QRectF plot = QRectF(rect()).adjusted(labels, margin, -margin, -margin);
    const auto yOf = [&](double share) { return plot.bottom() - share * plot.height(); };
    for (const int value : {0, 50, 100}) {
        const double y = yOf(value / 100.0);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        const QRectF place(
            0, std::clamp(y - fontMetrics().height() / 2.0, 0.0, double(height() - fontMetrics().height())),
            labels - 3, fontMetrics().height());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, percent(value));
    }
    const std::vector<double> shares = line();
    const double step = shares.size() > 1 ? plot.width() / static_cast<double>(shares.size() - 1) : 0;
    QPolygonF course;
    painter.setBrush(palette().color(QPalette::Base));
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double x = plot.left() + step * static_cast<double>(i);
        painter.drawEllipse(QPointF(x, yOf(m_course[i].share())), dot, dot);
        course << QPointF(x, yOf(shares[i]));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPolyline(course);
}

} // namespace four
