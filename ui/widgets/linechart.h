// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace four {

/// The course of a number as a line, with a scale at its side. Its owner gives the same in words and as the
/// accessible description, since a screen reader cannot read a picture.
class LineChart : public QWidget
{
    Q_OBJECT

public:
    struct Point
    {
        double line = 0;
        std::optional<double> dot = {}; ///< a single value
        double spread = 0;              ///< uncertainty above and below the line

        friend bool operator==(const Point &, const Point &) = default;
    };

    explicit LineChart(QWidget *parent = nullptr);

    /// @param marks the numbers at its side, from the lowest to the highest, between which the line runs
    /// @param label how they read @pre at least two marks
    void setScale(std::vector<double> marks, std::function<QString(double)> label);
    void setPoints(std::vector<Point> points);
    /// What stands under both ends; nothing by default.
    void setEnds(const QString &first, const QString &last);

    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }
    [[nodiscard]] const std::vector<double> &marks() const { return m_marks; }

    /// Round numbers for setScale() between which all of these lie. @pre values is not empty
    [[nodiscard]] static std::vector<double> roundMarks(const std::vector<double> &values);

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * (m_first.isEmpty() ? 6 : 8)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * (m_first.isEmpty() ? 3 : 5)};
    }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] int labelWidth() const;
    [[nodiscard]] double yOf(const QRectF &area, double value) const;
    void paintMarks(QPainter &painter) const;
    void paintEnds(QPainter &painter) const;
    void paintLine(QPainter &painter) const;

    std::vector<double> m_marks{0, 1};
    std::function<QString(double)> m_label;
    std::vector<Point> m_points;
    QString m_first;
    QString m_last;
};

} // namespace four
