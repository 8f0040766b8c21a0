// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace four {

/// Bars of games won, drawn and lost, one below the other, each as long as the others. The parts differ by
/// their fill and by their numbers, not by colour alone.
class TallyChart : public QWidget
{
    Q_OBJECT

public:
    struct Bar
    {
        QString name;
        Tally tally;
    };
    /// What the three parts mean, from the left.
    struct Legend
    {
        QString won;
        QString drawn;
        QString lost;
    };

    explicit TallyChart(QWidget *parent = nullptr);

    /// Shows as many of the bars as there is room for.
    void setBars(std::vector<Bar> bars, const Legend &legend);
    [[nodiscard]] const std::vector<Bar> &bars() const { return m_bars; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int lineHeight() const;
    void paintBar(QPainter &painter, const QRect &line, const Bar &bar) const;
    void paintLegend(QPainter &painter, const QRect &line) const;
    void paintPart(QPainter &painter, const QRectF &part, int outcome) const;

    std::vector<Bar> m_bars;
    Legend m_legend;
};

} // namespace four
