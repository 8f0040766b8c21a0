// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linechart.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace four {

namespace {
constexpr double margin = 6;
constexpr double dotRadius = 2.5;
constexpr int gap = 3; ///< between a mark's label and the plot
} // namespace

LineChart::LineChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void LineChart::setScale(std::vector<double> marks, std::function<QString(double)> label)
{
    m_marks = std::move(marks);
    m_label = std::move(label);
    update();
}

void LineChart::setPoints(std::vector<Point> points)
{
    m_points = std::move(points);
    update();
}

void LineChart::setEnds(const QString &first, const QString &last)
{
    m_first = first;
    m_last = last;
    updateGeometry();
    update();
}

std::vector<double> LineChart::roundMarks(const std::vector<double> &values)
{
    constexpr std::array steps{50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0, 1e4, 1e5, 1e6};
    constexpr double mostSteps = 4;
    const auto [least, most] = std::ranges::minmax(values);
    std::vector<double> marks;
    for (const double step : steps) {
        double low = std::floor(least / step) * step;
        double high = std::ceil(most / step) * step;
        // A line that is level stands in the middle.
        if (high - low < step) {
            low -= step;
            high += step;
        }
        marks.clear();
        for (double mark = low; mark < high + step / 2; mark += step)
            marks.push_back(mark);
        if (high - low <= mostSteps * step)
            break;
    }
    return marks;
}

int LineChart::labelWidth() const
{
    int width = 0;
    for (const double mark : m_marks)
        width = std::max(width, m_label ? fontMetrics().horizontalAdvance(m_label(mark)) : 0);
    return width + 2 * gap;
}

QRectF LineChart::plot() const
{
    const double below = m_first.isEmpty() && m_last.isEmpty() ? 0 : fontMetrics().height();
    return QRectF(rect()).adjusted(labelWidth(), margin, -margin, -margin - below);
}

double LineChart::yOf(const QRectF &area, double value) const
{
    const double share = (value - m_marks.front()) / (m_marks.back() - m_marks.front());
    return area.bottom() - std::clamp(share, 0.0, 1.0) * area.height();
}

void LineChart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintMarks(painter);
    paintEnds(painter);
    paintLine(painter);
}

void LineChart::paintMarks(QPainter &painter) const
{
    const QRectF area = plot();
    const int line = fontMetrics().height();
    for (const double mark : m_marks) {
        const double y = yOf(area, mark);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        const QRectF place(0, std::clamp(y - line / 2.0, 0.0, double(height() - line)), labelWidth() - gap,
                           line);
        painter.setPen(palette().color(QPalette::Text));
        if (m_label)
            painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_label(mark));
    }
}

void LineChart::paintEnds(QPainter &painter) const
{
    const QRectF area = plot();
    const QRectF place(area.left(), area.bottom() + margin / 2, area.width(), fontMetrics().height());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_first);
    // Where there is no room for both the last one is worth more than the first.
    const bool isRoom = fontMetrics().horizontalAdvance(m_first + m_last) + 2 * margin < area.width();
    if (isRoom && m_last != m_first)
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_last);
}

void LineChart::paintLine(QPainter &painter) const
{
    const QRectF area = plot();
    const double step = m_points.size() > 1 ? area.width() / static_cast<double>(m_points.size() - 1) : 0;
    QPolygonF course;
    QPolygonF above;
    QPolygonF below;
    bool hasSpread = false;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const double x = area.left() + step * static_cast<double>(i);
        const Point &point = m_points[i];
        course << QPointF(x, yOf(area, point.line));
        above << QPointF(x, yOf(area, point.line + point.spread));
        below << QPointF(x, yOf(area, point.line - point.spread));
        hasSpread = hasSpread || point.spread > 0;
    }
    const QColor colour = palette().color(QPalette::Highlight);
    if (hasSpread) {
        std::ranges::reverse(below);
        QColor faint = colour;
        faint.setAlphaF(0.2F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faint);
        painter.drawPolygon(above + below);
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.setBrush(palette().color(QPalette::Base));
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (m_points[i].dot)
            painter.drawEllipse(
                QPointF(area.left() + step * static_cast<double>(i), yOf(area, *m_points[i].dot)), dotRadius,
                dotRadius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawPolyline(course);
}

} // namespace four

#include "moc_linechart.cpp"
